import type { CardInfo, LogLine, Sections } from '../../lib/protocol';
import { cardsInSight } from './lit';
import { placesOf } from './model';

/** A card that has left the table, and the location where it was. */
export interface Ghost {
  card: CardInfo;
  place: number;
}

const LEFT: ReadonlySet<string> = new Set(['card_lost', 'forfeits', 'out_of_play', 'eaten', 'to_used_pile', 'to_hand']);

/** The cards at locations that can no longer be seen anywhere, and that the new lines say are gone. */
export function goneBetween(before: Sections, now: Sections, lines: readonly LogLine[]): Ghost[] {
  const left = lines.filter(({ kind }) => LEFT.has(kind)).flatMap(({ cards }) => cards.slice(0, 1).map(({ id }) => id));
  if (left.length === 0) {
    return [];
  }
  const there = new Set([...cardsInSight(now)].map(({ handle }) => handle));
  const ghosts: Ghost[] = [];
  for (const place of placesOf(before)) {
    for (const card of place.cards) {
      const told = left.indexOf(card.id);
      if (told >= 0 && !there.has(card.handle)) {
        left.splice(told, 1);
        ghosts.push({ card, place: place.location.handle });
      }
    }
  }
  return ghosts;
}
