import { describe, expect, it } from 'vitest';
import type { TrialCard, TrialResult } from '../protocol';
import { effect, effects, NOTHING, share, sum, verdict } from './shares';

function card(id: string, early: number, earlyWon: number): TrialCard {
  return { id, early, earlyWon, played: early, playedWon: earlyWon };
}

function result(games: number, won: number, cards: TrialCard[] = []): TrialResult {
  return { ...NOTHING, games, won, turns: games * 10, lifeForce: won * 5, byDrains: won, cards };
}

describe('a share', () => {
  it('lies between two others, 95 times of 100', () => {
    const half = share(50, 100);
    expect(half.value).toBe(0.5);
    expect(half.low).toBeCloseTo(0.404, 3);
    expect(half.high).toBeCloseTo(0.596, 3);
  });

  it('of few games, or of all, is not certain', () => {
    expect(share(3, 3).low).toBeCloseTo(0.438, 2);
    expect(share(3, 3).high).toBe(1);
    expect(share(0, 0)).toMatchObject({ value: 0, low: 0 });
  });

  it('is ahead or behind only where even is outside', () => {
    expect(verdict(share(59, 100))).toBe('open');
    expect(verdict(share(60, 100))).toBe('ahead');
    expect(verdict(share(40, 100))).toBe('behind');
  });
});

describe('a card', () => {
  it('is held against the own rate of the deck', () => {
    const whole = result(400, 200);
    const good = effect(card('a', 100, 70), whole);
    expect(good.value).toBeCloseTo(0.2);
    expect(good.margin).toBeCloseTo(1.96 * Math.sqrt(0.25 * (1 / 100 - 1 / 400)));
    expect(good.clear).toBe(true);
    expect(effect(card('b', 100, 55), whole).clear).toBe(false);
  });

  it('in hand in every game says nothing', () => {
    expect(effect(card('a', 400, 200), result(400, 200))).toMatchObject({ value: 0, margin: 0, clear: false });
  });

  it('that was hardly seen is left out; the best comes first', () => {
    const whole = result(400, 200, [card('worse', 50, 20), card('rare', 9, 9), card('better', 50, 30)]);
    expect(effects(whole).map(({ id }) => id)).toEqual(['better', 'worse']);
  });
});

it('results of several requests are added up', () => {
  const both = sum(result(20, 12, [card('a', 5, 3)]), result(20, 8, [card('a', 4, 4), card('b', 1, 0)]));
  expect(both).toMatchObject({ games: 40, won: 20, turns: 400, lifeForce: 100, byDrains: 20 });
  expect(both.cards).toEqual([card('a', 9, 7), card('b', 1, 0)]);
  expect(sum(NOTHING, both)).toEqual(both);
});
