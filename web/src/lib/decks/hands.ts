import type { CardFace } from '../protocol';
import type { Counted } from './charts';

/** How many cards a player draws before the first turn. */
export const HAND = 8;

/**
 * Cards drawn one after the other from a shuffled deck, without the card it starts with, which lies on
 * the table already.
 */
export function shuffled(deck: readonly Counted[], start: string, random: () => number): CardFace[] {
  const cards = deck.flatMap(({ card, count }) => {
    const left = card.id === start || card.type === 'objective' ? count - 1 : count;
    return new Array<CardFace>(Math.max(0, left)).fill(card);
  });
  for (let i = cards.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    const here = cards[i];
    const there = cards[j];
    if (here && there) {
      cards[i] = there;
      cards[j] = here;
    }
  }
  return cards;
}
