import { expect, it } from 'vitest';
import type { CardFace } from '../protocol';
import { wallOf } from '../windowed';
import { indexOf } from './indexed';
import { titlesMeant } from './meant';
import { ordered, ORDERS } from './order';
import { search } from './run';
import { face } from './sample';

/** More than the game has. */
const MANY = 4000;
const TYPES = ['character', 'starship', 'location', 'interrupt', 'effect'] as const;
const MOST_MILLISECONDS = 400;

const cards: CardFace[] = Array.from({ length: MANY }, (_, i) =>
  face({
    id: `${1 + (i % 14)}_${i}`,
    title: `Made Up ${(i * 7919) % MANY} Of Many`,
    side: i % 2 === 0 ? 'dark' : 'light',
    type: TYPES[i % TYPES.length] ?? 'character',
    destiny: [i % 7],
    figures: { power: i % 9, deploy: i % 6, ability: i % 5, forfeit: i % 8 },
    text: ['Adds 2 to the power of anything he pilots. May cancel a Force drain where present.'],
  }),
);
const index = indexOf({ all: cards, words: {} });

/** The least of a few times: what else the machine does is no concern of this. */
function least(work: () => void): number {
  return Math.min(
    ...Array.from({ length: 4 }, () => {
      const begun = performance.now();
      work();
      return performance.now() - begun;
    }),
  );
}

it('finds among thousands of cards between two strokes of a key', () => {
  expect(search('side:dark power>=5 text:"force drain"', index).cards.length).toBeGreaterThan(500);
  expect(least(() => search('side:dark power>=5 text:"force drain"', index))).toBeLessThan(MOST_MILLISECONDS);
  expect(least(() => titlesMeant('maed up', cards))).toBeLessThan(MOST_MILLISECONDS);
});

it.each(ORDERS)('puts thousands of cards in order by %s', (order) => {
  expect(least(() => ordered(cards, order, 'en'))).toBeLessThan(MOST_MILLISECONDS);
});

it('draws no more of them than there is room for', () => {
  const wall = wallOf({ count: MANY, width: 1400, least: 104, gap: 14, rowOf: (cell) => cell * 1.4, above: 20_000, seen: 900, spare: 2 });
  expect((wall.last - wall.first) * wall.columns).toBeLessThan(150);
});
