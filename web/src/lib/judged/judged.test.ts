import { describe, expect, it } from 'vitest';
import type { JudgedDecision, Side } from '../protocol';
import { chance, loss, mistake, mistakes, nextMistake, shownChoices } from './judged';

/** A decision with choices of these worths, of which one was played. */
function judged(step: number, by: Side, worths: number[], played: number, error = 0.01): JudgedDecision {
  return {
    step,
    by,
    games: 40,
    choices: worths.map((worth, i) => ({ text: `choice ${i}`, worth, error: i === 0 ? 0 : error, played: i === played })),
  };
}

const good = judged(10, 'light', [0.6, 0.5], 0);
const slip = judged(20, 'light', [0.6, 0.55], 1);
const blunder = judged(30, 'dark', [0.6, 0.3], 1);

describe('a judged decision', () => {
  it('is a slip from four points on, a blunder from ten on', () => {
    expect(mistake(good)).toBeNull();
    expect(mistake(judged(1, 'dark', [0.6, 0.57], 1))).toBeNull();
    expect(mistake(slip)).toBe('slip');
    expect(mistake(blunder)).toBe('blunder');
    expect(loss(blunder)).toBeCloseTo(30);
  });

  it('is no mistake within the margin of chance', () => {
    expect(mistake(judged(1, 'dark', [0.6, 0.52], 1, 0.05))).toBeNull();
    expect(mistake(judged(1, 'dark', [0.6, 0.52], 1, 0.02))).toBe('slip');
  });

  it('tells either side its chance', () => {
    expect(chance(blunder, 'dark')).toBeCloseTo(0.3);
    expect(chance(blunder, 'light')).toBeCloseTo(0.7);
    expect(chance(judged(1, 'dark', [], 0), 'dark')).toBeNull();
  });

  it('shows the best five and the one played', () => {
    const many = judged(1, 'dark', [0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3], 6);
    expect(shownChoices(many).map(({ text }) => text.at(-1))).toEqual(['0', '1', '2', '3', '4', '6']);
    expect(shownChoices(judged(1, 'dark', [0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3], 1))).toHaveLength(6);
    expect(shownChoices(good)).toHaveLength(2);
  });
});

describe('a game', () => {
  const all = [good, slip, blunder];

  it('counts the mistakes of each side', () => {
    expect(mistakes(all, 'light')).toEqual({ blunders: 0, slips: 1 });
    expect(mistakes(all, 'dark')).toEqual({ blunders: 1, slips: 0 });
  });

  it('leads from mistake to mistake', () => {
    expect(nextMistake(all, 0, true)).toBe(20);
    expect(nextMistake(all, 20, true)).toBe(30);
    expect(nextMistake(all, 30, true)).toBeNull();
    expect(nextMistake(all, 30, false)).toBe(20);
  });
});
