import type { CardFace } from '../protocol';

export interface Counted {
  card: CardFace;
  count: number;
}

export interface Bar {
  /** `3`, or `6+` for the last, which holds all above. */
  label: string;
  count: number;
}

export interface Chart {
  bars: Bar[];
  /** Mean over the cards that have the figure; null where none has. */
  mean: number | null;
  /** How many cards have it. */
  cards: number;
}

/** How many cards have each value from 0 up; the last bar holds everything from `most` on. */
export function chart(deck: readonly Counted[], read: (card: CardFace) => number | undefined, most: number): Chart {
  const counts = new Array<number>(most + 1).fill(0);
  let sum = 0;
  let cards = 0;
  let above = false;
  for (const { card, count } of deck) {
    const value = read(card);
    if (value === undefined || count <= 0) {
      continue;
    }
    const bar = Math.max(0, Math.min(most, Math.floor(value)));
    counts[bar] = (counts[bar] ?? 0) + count;
    above ||= value > most;
    sum += value * count;
    cards += count;
  }
  return {
    bars: counts.map((count, value) => ({ label: value === most && above ? `${value}+` : `${value}`, count })),
    mean: cards === 0 ? null : sum / cards,
    cards,
  };
}

/** A card with two destinies counts by the lower; a location has 0 when it is drawn. */
export function destinyOf(card: CardFace): number {
  return card.destiny.length === 0 ? 0 : Math.min(...card.destiny);
}

export function destinyChart(deck: readonly Counted[]): Chart {
  const highest = deck.reduce((most, { card }) => Math.max(most, destinyOf(card)), 6);
  return chart(deck, destinyOf, Math.min(7, highest));
}

/** What it costs to deploy; cards that are not deployed for a cost are left out. */
export function deployChart(deck: readonly Counted[]): Chart {
  return chart(deck, (card) => (card.type === 'location' ? undefined : card.figures.deploy), 6);
}

/** Force icons on one's own side of one's locations. */
export function ownIcons(deck: readonly Counted[]): number {
  return deck.reduce((sum, { card, count }) => {
    const icons = card.side === 'dark' ? card.darkIcons : card.lightIcons;
    return sum + (icons ?? 0) * count;
  }, 0);
}
