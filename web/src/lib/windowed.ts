/** Which part of a long wall of equal cells is in sight, so that only that is drawn. */
export interface Wall {
  columns: number;
  cell: number;
  rows: number;
  /** The first row to draw, and the one after the last. */
  first: number;
  last: number;
}

export interface WallRoom {
  count: number;
  width: number;
  /** The least width of a cell, and what lies between two. */
  least: number;
  gap: number;
  /** How high a row is, gap included, for a cell of that width. */
  rowOf: (cell: number) => number;
  /** How much of the wall lies above what is seen, and how much is seen. */
  above: number;
  seen: number;
  /** Rows drawn beyond either edge, so that scrolling finds them there. */
  spare: number;
}

export function wallOf({ count, width, least, gap, rowOf, above, seen, spare }: WallRoom): Wall {
  const columns = Math.max(2, Math.floor((width + gap) / (least + gap)));
  const cell = Math.max(0, (width - gap * (columns - 1)) / columns);
  const row = rowOf(cell);
  const rows = Math.ceil(count / columns);
  const first = Math.min(rows, Math.max(0, Math.floor(above / row) - spare));
  const last = Math.max(first, Math.min(rows, Math.ceil((above + seen) / row) + spare));
  return { columns, cell, rows, first, last };
}
