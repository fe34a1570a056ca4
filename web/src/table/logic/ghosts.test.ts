import { expect, it } from 'vitest';
import type { CardInfo, LogLine, Sections } from '../../lib/protocol';
import { goneBetween } from './ghosts';

const card = (handle: number, id: string): CardInfo => ({ handle, id, owner: 'light', role: 'at', marks: [], figures: {} });
const both = { dark: 0, light: 0 };
function table(...cards: CardInfo[]): Sections {
  return {
    row: [1],
    'place:1': { location: card(1, 'mos'), system: '', icons: both, power: both, ability: both, occupies: { dark: false, light: false }, drain: both, controls: null, cards },
  };
}
const line = (kind: string, id: string): LogLine => ({ number: 1, kind, player: 'light', text: '', cards: [{ id, title: id }], amount: 0 });

it('a card that was lost is remembered where it stood', () => {
  const ghosts = goneBetween(table(card(2, 'trooper'), card(3, 'luke')), table(card(3, 'luke')), [line('forfeits', 'trooper')]);
  expect(ghosts.map(({ card: { handle }, place }) => [handle, place])).toEqual([[2, 1]]);
});

it('one of two alike is one ghost, and what only moved is none', () => {
  const before = table(card(2, 'trooper'), card(4, 'trooper'));
  expect(goneBetween(before, table(), [line('card_lost', 'trooper')])).toHaveLength(1);
  expect(goneBetween(before, table(card(4, 'trooper')), [line('moves', 'trooper')])).toEqual([]);
});
