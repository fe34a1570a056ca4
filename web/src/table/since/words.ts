import { text, typeset } from '../../lib/text';
import { nearest, type Happened } from '../logic/since';
import type { TableStore } from '../table.svelte';

/** What happened, in a line. */
export function happenedWords(store: TableStore, { kind, times, text: told, side }: Happened): string {
  if (times > 1 && kind === 'loses') {
    return text('since.lost', { n: times });
  }
  if (times > 1 && kind === 'draws_card' && side) {
    return text('since.drew', { name: store.nameOf(side), n: times });
  }
  // Whose doing it is is seen by its side: the room is for what was done.
  const done = side === store.you ? told : told.replace(/^(Opponent|L['’]adversaire) (?=\p{Ll})/u, '');
  return typeset(done.charAt(0).toUpperCase() + done.slice(1));
}

/** The card on the table it is about, if it is still there: of several alike, the one that lies where it happened. */
export function handleOf(store: TableStore, { id, at, side }: Happened): number | null {
  const there = id === null ? [] : [...store.inSight.values()].filter((card) => card.id === id && !store.hand.includes(card));
  const gone = store.past.ghosts.find(({ card }) => card.id === id)?.card;
  return (nearest(there, at, side, store.places) ?? gone)?.handle ?? null;
}
