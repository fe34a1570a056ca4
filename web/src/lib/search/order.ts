import { destinyOf } from '../decks/charts';
import { byKindThenName, FILTERS } from '../decks/groups';
import type { CardFace } from '../protocol';

/** The orders in which cards can be listed. */
export const ORDERS = ['kind', 'name', 'set', 'destiny', 'deploy', 'power', 'ability', 'forfeit'] as const;
export type Order = (typeof ORDERS)[number];

export function isOrder(word: string): word is Order {
  return (ORDERS as readonly string[]).includes(word);
}

type Compare = (a: CardFace, b: CardFace) => number;

/** The number of a card within its set: `1_19` is the nineteenth of set 1. */
function numbers(card: CardFace): [set: number, number: number] {
  const [set = '', number = ''] = card.id.split('_');
  return [parseInt(set, 10), parseInt(number, 10)];
}

const bySet: Compare = (a, b) => {
  const [[setA, numberA], [setB, numberB]] = [numbers(a), numbers(b)];
  return setA - setB || numberA - numberB;
};

/** High figures first, low costs first; a card without the figure comes last. */
function figure(card: CardFace, order: Order): number {
  switch (order) {
    case 'destiny':
      return card.destiny.length === 0 ? -1 : destinyOf(card);
    case 'deploy':
      return card.figures.deploy === undefined ? -Infinity : -card.figures.deploy;
    case 'power':
    case 'ability':
    case 'forfeit':
      return card.figures[order] ?? -1;
    default:
      return 0;
  }
}

/** By the order chosen; where that says nothing, by kind and name. */
export function ordered(cards: readonly CardFace[], order: Order, locale: string): CardFace[] {
  const usual = byKindThenName(locale, FILTERS);
  const first = order === 'name' ? byKindThenName(locale, []) : order === 'set' ? bySet : usual;
  const weighed = cards.map((card): [number, CardFace] => [figure(card, order), card]);
  // Two cards without the figure are alike: minus infinity twice has no difference.
  return weighed.sort(([x, a], [y, b]) => (x === y ? 0 : y - x) || first(a, b)).map(([, card]) => card);
}
