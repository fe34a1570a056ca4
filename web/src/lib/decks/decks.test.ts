import { describe, expect, it } from 'vitest';
import type { CardFace } from '../protocol';
import { face } from '../search/sample';
import { chart, deployChart, destinyChart, ownIcons, type Counted } from './charts';
import { columns, groups } from './groups';
import { shuffled } from './hands';

function some(count: number, given: Partial<CardFace> & Pick<CardFace, 'id'>): Counted {
  return { count, card: face({ title: given.id, ...given }) };
}

const trooper = some(8, { id: 'trooper', destiny: [1], figures: { deploy: 1 } });
const luke = some(1, { id: 'luke', destiny: [1], figures: { deploy: 3 } });
const droid = some(2, { id: 'droid', destiny: [1, 3], figures: { deploy: 2 } });
const sense = some(3, { id: 'sense', type: 'interrupt', destiny: [6] });
const farm = some(2, { id: 'farm', type: 'location', darkIcons: 1, lightIcons: 2 });
const deck = [trooper, luke, droid, sense, farm];

describe('charts', () => {
  it('count each card by its destiny, locations as 0', () => {
    const { bars, mean, cards } = destinyChart(deck);
    expect(bars.map(({ count }) => count)).toEqual([2, 11, 0, 0, 0, 0, 3]);
    expect(bars.map(({ label }) => label)).toEqual(['0', '1', '2', '3', '4', '5', '6']);
    expect(cards).toBe(16);
    expect(mean).toBeCloseTo((11 + 18) / 16);
  });

  it('show a destiny of 7 where there is one', () => {
    const { bars } = destinyChart([some(1, { id: 'x', destiny: [7] })]);
    expect(bars).toHaveLength(8);
    expect(bars[7]).toEqual({ label: '7', count: 1 });
  });

  it('leave out of the deploy costs what has none', () => {
    const { bars, mean, cards } = deployChart(deck);
    expect(bars.map(({ count }) => count)).toEqual([0, 8, 2, 1, 0, 0, 0]);
    expect(cards).toBe(11);
    expect(mean).toBeCloseTo(15 / 11);
  });

  it('gather the highest values in the last bar', () => {
    const { bars } = deployChart([some(1, { id: 'a', figures: { deploy: 6 } }), some(2, { id: 'b', figures: { deploy: 9 } })]);
    expect(bars[6]).toEqual({ label: '6+', count: 3 });
  });

  it('of nothing have no mean', () => {
    expect(chart([], () => 1, 3)).toEqual({
      bars: ['0', '1', '2', '3'].map((label) => ({ label, count: 0 })),
      mean: null,
      cards: 0,
    });
  });

  it('know the Force icons on the own side', () => {
    expect(ownIcons(deck)).toBe(4);
  });
});

describe('the list', () => {
  it('is by kind, then by name', () => {
    expect(groups(deck, 'en').map(({ kind, count }) => [kind, count])).toEqual([
      ['character', 11],
      ['location', 2],
      ['interrupt', 3],
    ]);
    expect(groups(deck, 'en')[0]?.cards.map(({ card }) => card.id)).toEqual(['droid', 'luke', 'trooper']);
  });

  it('stands in two columns of about the same height', () => {
    const [left, right] = columns(groups(deck, 'en'));
    expect(left.map(({ kind }) => kind)).toEqual(['character']);
    expect(right.map(({ kind }) => kind)).toEqual(['location', 'interrupt']);
    expect(columns([])).toEqual([[], []]);
  });
});

describe('a sample hand', () => {
  it('comes from the deck without the starting location', () => {
    const cards = shuffled(deck, 'farm', () => 0.5);
    expect(cards).toHaveLength(15);
    expect(cards.filter(({ id }) => id === 'farm')).toHaveLength(1);
    expect(cards.filter(({ id }) => id === 'trooper')).toHaveLength(8);
  });

  it('differs by chance alone', () => {
    let seed = 1;
    const random = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
    const first = shuffled(deck, '', random).map(({ id }) => id);
    const second = shuffled(deck, '', random).map(({ id }) => id);
    expect(first).not.toEqual(second);
    expect([...first].sort()).toEqual([...second].sort());
  });
});
