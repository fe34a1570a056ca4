import type { Answer, Choice, QuestionInfo } from '../../lib/protocol';
import { modeOf } from './lit';

/** The answer that takes this one choice; null where more must be chosen or confirmed. */
export function answerOf(question: QuestionInfo, choice: Choice): Answer | null {
  switch (modeOf(question)) {
    case 'act':
    case 'option':
      return { choice: choice.index };
    case 'pick':
      return { cards: [choice.index] };
    default:
      return null;
  }
}

/** Chosen cards after one was taken up or put back; the oldest gives way where there are too many. */
export function toggled(chosen: readonly number[], index: number, most: number): number[] {
  if (chosen.includes(index)) {
    return chosen.filter((one) => one !== index);
  }
  const more = [...chosen, index];
  return more.length > most ? more.slice(more.length - most) : more;
}

export function mayConfirm(question: QuestionInfo, chosen: readonly number[]): boolean {
  return chosen.length >= question.least && chosen.length <= question.most;
}

const OPTIONAL = new Set(['phase_action', 'response', 'weapons_segment', 'attack_weapons']);

/** Whether the table may pass for a player here. */
export function isOptional(question: QuestionInfo): boolean {
  return question.mayPass && OPTIONAL.has(question.key);
}

/** A question as it was answered, as far as the way back is concerned. */
export interface Answered {
  number: number;
  kind: QuestionInfo['kind'];
  /** Whether it could itself be left by going back. */
  back: boolean;
}

/** What an answer leaves to go back from: one that passes begins nothing. */
export function begunBy(question: QuestionInfo, answer: Answer | null, back: boolean): Answered | null {
  return answer === null || 'pass' in answer ? null : { number: question.number, kind: question.kind, back };
}

/** What is asked next of what one has begun: where it goes, at what, how much. Nobody was asked in between. */
export function leadsBack(before: Answered | null, question: QuestionInfo): boolean {
  const begun = before !== null && question.number === before.number + 1 && (before.kind === 'act' || before.back);
  const hidden = question.choices.some(({ card }) => card !== null && HIDDEN.has(card.where));
  const belongs = question.kind === 'cards' || question.kind === 'number' || PLACING.has(question.key);
  return begun && !hidden && belongs && question.key !== 'lose_force_from';
}

/** Ways to lie or to go, among which one chooses in words. */
const PLACING: ReadonlySet<string> = new Set(['deploy_where', 'layout', 'heading']);
/** What has been looked at there cannot be forgotten. */
const HIDDEN: ReadonlySet<string> = new Set(['reserve_deck', 'force_pile', 'used_pile']);

/** Where the order of what is chosen counts. */
export function ordered(question: QuestionInfo): boolean {
  return /order/.test(question.key) && question.most > 1;
}

/** A place or card the player has already pointed at, for the question that is to come. */
export interface Aim {
  target: number;
}

/** What the aim answers to a question; null where it does not fit, and the aim is given up. */
export function aimed(aim: Aim, question: QuestionInfo): Answer | null {
  if (modeOf(question) !== 'pick') {
    return null;
  }
  const there = question.choices.filter((choice) => choice.card?.handle === aim.target);
  const only = there[0];
  return only && there.length === 1 ? { cards: [only.index] } : null;
}
