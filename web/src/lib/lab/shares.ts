import type { TrialCard, TrialResult } from '../protocol';

/** How many standard errors hold the truth 95 times of 100. */
const LIKELY = 1.96;

/** So many of so many, and between which shares the true one lies 95 times of 100. */
export interface Share {
  of: number;
  all: number;
  value: number;
  low: number;
  high: number;
}

/** Wilson's interval, which also holds for few games and for shares near 0 and 1. */
export function share(of: number, all: number): Share {
  const value = all === 0 ? 0 : of / all;
  const n = Math.max(1, all);
  const square = LIKELY * LIKELY;
  const middle = (value + square / (2 * n)) / (1 + square / n);
  const half = (LIKELY / (1 + square / n)) * Math.sqrt((value * (1 - value)) / n + square / (4 * n * n));
  return { of, all, value, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

export type Verdict = 'ahead' | 'behind' | 'open';

/** Whether it is settled who is ahead. */
export function verdict({ low, high }: Share): Verdict {
  return low > 0.5 ? 'ahead' : high < 0.5 ? 'behind' : 'open';
}

/** By how much more of the games with a card are won than of all. */
export interface CardEffect {
  id: string;
  /** Games with the card. */
  games: number;
  value: number;
  /** The true one lies so far from it at most, 95 times of 100. */
  margin: number;
  /** Whether chance alone would not explain it. */
  clear: boolean;
}

export function effect(card: TrialCard, whole: TrialResult): CardEffect {
  const games = card.early;
  const all = whole.games === 0 ? 0 : whole.won / whole.games;
  const value = games === 0 ? 0 : card.earlyWon / games - all;
  const parts = Math.max(0, 1 / Math.max(1, games) - 1 / Math.max(1, whole.games));
  const margin = LIKELY * Math.sqrt(all * (1 - all) * parts);
  return { id: card.id, games, value, margin, clear: Math.abs(value) > margin };
}

/** Those seen often enough to say something, the best first. */
export function effects(whole: TrialResult): CardEffect[] {
  const least = Math.max(10, whole.games / 20);
  return whole.cards
    .filter((card) => card.early >= least)
    .map((card) => effect(card, whole))
    .sort((a, b) => b.value - a.value || a.id.localeCompare(b.id));
}

export const NOTHING: TrialResult = { games: 0, won: 0, undecided: 0, turns: 0, lifeForce: 0, byDrains: 0, byBattle: 0, byOther: 0, cards: [] };

/** Both together. */
export function sum(one: TrialResult, other: TrialResult): TrialResult {
  const cards = new Map(one.cards.map((card) => [card.id, card]));
  for (const card of other.cards) {
    const known = cards.get(card.id);
    cards.set(
      card.id,
      known
        ? {
            id: card.id,
            early: known.early + card.early,
            earlyWon: known.earlyWon + card.earlyWon,
            played: known.played + card.played,
            playedWon: known.playedWon + card.playedWon,
          }
        : card,
    );
  }
  return {
    games: one.games + other.games,
    won: one.won + other.won,
    undecided: one.undecided + other.undecided,
    turns: one.turns + other.turns,
    lifeForce: one.lifeForce + other.lifeForce,
    byDrains: one.byDrains + other.byDrains,
    byBattle: one.byBattle + other.byBattle,
    byOther: one.byOther + other.byOther,
    cards: [...cards.values()],
  };
}
