import type { Answer, Choice, Phase, QuestionInfo } from '../../lib/protocol';

/**
 * Answers in a row that a player has asked for at once: activate all, lose all from one pile. Each
 * is an answer like any other; the run ends as soon as anything else is asked.
 */
export interface Run {
  key: string;
  phase: Phase;
  act: string;
  /** Where the card chosen lies, for runs over a pile. */
  where: string;
  /** The card it is asked about: another cause is another question. */
  about: number | null;
  /** How often it may still go on. */
  left: number;
}

export function runOf(question: QuestionInfo, choice: Choice, phase: Phase, times: number): Run {
  return { key: question.key, phase, act: choice.act, where: choice.card?.where ?? '', about: question.about?.handle ?? null, left: times };
}

/** The next answer of a run, or null where it ends. */
export function goOn(run: Run, question: QuestionInfo, phase: Phase): Answer | null {
  if (run.left <= 0 || question.key !== run.key || phase !== run.phase || (question.about?.handle ?? null) !== run.about) {
    return null;
  }
  const same = question.choices.filter(
    (choice) => choice.act === run.act && (choice.card?.where ?? '') === run.where,
  );
  const only = same[0];
  if (!only || same.length > 1) {
    return null;
  }
  return question.kind === 'cards' ? { cards: [only.index] } : { choice: only.index };
}

/** Choices that one does many times over: activating, drawing, losing from a pile. */
export function repeats(question: QuestionInfo, choice: Choice): boolean {
  if (question.kind === 'act') {
    return choice.act === 'activate' && choice.card === null;
  }
  return question.key === 'lose_force_from' && choice.card !== null && choice.card.id === '';
}
