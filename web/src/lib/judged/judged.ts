import type { JudgedChoice, JudgedDecision, Side } from '../protocol';

/** From so many points on, of a hundred, something lost by a choice is a slip, or a blunder. */
const SLIP = 4;
const BLUNDER = 10;
/** How many standard errors hold the truth 95 times of 100. */
export const LIKELY = 1.96;

export type Mistake = 'slip' | 'blunder';

export function best({ choices }: JudgedDecision): JudgedChoice | null {
  return choices[0] ?? null;
}

export function played({ choices }: JudgedDecision): JudgedChoice | null {
  return choices.find((choice) => choice.played) ?? null;
}

/** How many points of a hundred the choice played is worth less than the best. */
export function loss(decision: JudgedDecision): number {
  return 100 * ((best(decision)?.worth ?? 0) - (played(decision)?.worth ?? 0));
}

/** What is within the margin of chance is no mistake. */
export function mistake(decision: JudgedDecision): Mistake | null {
  const lost = loss(decision);
  const margin = 100 * LIKELY * (played(decision)?.error ?? 0);
  if (lost < SLIP || lost <= margin) {
    return null;
  }
  return lost < BLUNDER ? 'slip' : 'blunder';
}

/** How likely a side was to win after what was played. */
export function chance(decision: JudgedDecision, side: Side): number | null {
  const worth = played(decision)?.worth;
  if (worth === undefined) {
    return null;
  }
  return decision.by === side ? worth : 1 - worth;
}

export interface Mistakes {
  blunders: number;
  slips: number;
}

export function mistakes(decisions: readonly JudgedDecision[], side: Side): Mistakes {
  const own = decisions.filter(({ by }) => by === side).map(mistake);
  return { blunders: own.filter((one) => one === 'blunder').length, slips: own.filter((one) => one === 'slip').length };
}

/** The next mistake of either side after a step, or the one before it. */
export function nextMistake(decisions: readonly JudgedDecision[], step: number, on: boolean): number | null {
  const steps = decisions.filter((one) => mistake(one) !== null).map((one) => one.step);
  return (on ? steps.find((one) => one > step) : steps.findLast((one) => one < step)) ?? null;
}

/** All of six; of more, the best five and the one played. */
export function shownChoices({ choices }: JudgedDecision): JudgedChoice[] {
  if (choices.length <= 6) {
    return choices;
  }
  const first = choices.slice(0, 5);
  const chosen = choices.slice(5).find((choice) => choice.played);
  return chosen ? [...first, chosen] : choices.slice(0, 6);
}
