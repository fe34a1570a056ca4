import type { Choice, PlayerInfo, QuestionInfo } from '../../lib/protocol';

/** Choices that one takes many times over: activating, drawing, losing from a pile. */
export function repeats(question: QuestionInfo, choice: Choice): boolean {
  if (question.kind === 'act') {
    return (choice.act === 'activate' || choice.act === 'draw') && choice.card === null;
  }
  return question.key === 'lose_force_from' && choice.card !== null && choice.card.id === '';
}

/** How often such a choice can be taken at most. */
export function mostTimes(question: QuestionInfo, choice: Choice, own: PlayerInfo, generation: number): number {
  if (choice.act === 'activate') {
    return Math.min(generation, own.reserve);
  }
  if (choice.act === 'draw') {
    return own.force;
  }
  const piles: Partial<Record<string, number>> = { reserve_deck: own.reserve, force_pile: own.force, used_pile: own.used };
  return Math.min(question.left ?? 1, piles[choice.card?.where ?? ''] ?? 1);
}
