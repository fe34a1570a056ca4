/** How often a card comes in a row. */
export interface Run {
  id: string;
  count: number;
}

/** The cards of a pile, top first, those alike in a row told together. */
export function runs(cards: readonly string[]): Run[] {
  const all: Run[] = [];
  for (const id of cards) {
    const last = all.at(-1);
    if (last?.id === id) {
      last.count++;
    } else {
      all.push({ id, count: 1 });
    }
  }
  return all;
}

/** The puzzle after this one that is not solved yet, else the next one at all; none after the only one. */
export function nextOf<P extends { id: string; done: boolean }>(list: readonly P[], id: string): P | null {
  const at = list.findIndex((one) => one.id === id);
  const after = [...list.slice(at + 1), ...list.slice(0, Math.max(0, at))];
  return after.find((one) => !one.done) ?? after[0] ?? null;
}
