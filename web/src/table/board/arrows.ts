/**
 * Arrow keys on the board: left and right lead from location to location, up and down through the
 * cards there. Says whether it moved.
 */
export function along(board: HTMLElement, event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.altKey || event.metaKey) {
    return false;
  }
  const at = document.activeElement;
  const column = at?.closest<HTMLElement>('[data-col]');
  if (!(at instanceof HTMLElement) || !column) {
    return false;
  }
  switch (event.key) {
    case 'ArrowLeft':
    case 'ArrowRight':
      return beside(board, column, at, event.key === 'ArrowRight' ? 1 : -1);
    case 'ArrowUp':
    case 'ArrowDown':
      return focus(stops(column)[stops(column).indexOf(at) + (event.key === 'ArrowDown' ? 1 : -1)]);
    case 'Home':
    case 'End': {
      const columns = columnsOf(board);
      return focus(placeIn(columns[event.key === 'Home' ? 0 : columns.length - 1]));
    }
    default:
      return false;
  }
}

function columnsOf(board: HTMLElement): HTMLElement[] {
  return [...board.querySelectorAll<HTMLElement>('[data-col]')];
}

function stops(column: HTMLElement): HTMLElement[] {
  return [...column.querySelectorAll<HTMLElement>('button[data-handle], button.main, button.open')];
}

function placeIn(column: HTMLElement | undefined): HTMLElement | undefined {
  return column?.querySelector<HTMLElement>('[data-place], button.open') ?? undefined;
}

/** To the next column: the place itself, or the card at the same distance from it. */
function beside(board: HTMLElement, column: HTMLElement, at: HTMLElement, by: number): boolean {
  const columns = columnsOf(board);
  const next = columns[columns.indexOf(column) + by];
  if (!next) {
    return false;
  }
  const distance = stops(column).indexOf(at) - stops(column).indexOf(placeIn(column) ?? at);
  const there = stops(next);
  const middle = there.indexOf(placeIn(next) ?? at);
  const reach = distance < 0 ? -middle : there.length - 1 - middle;
  const kept = Math.abs(distance) > Math.abs(reach) ? reach : distance;
  return focus(there[middle + kept]);
}

function focus(element: HTMLElement | undefined): boolean {
  element?.focus();
  element?.scrollIntoView({ inline: 'nearest', block: 'nearest' });
  return element !== undefined;
}
