import { decks } from '../api';
import type { PositionDraft } from '../protocol';
import { empty, toDraft, withDeck } from './position';

/** An empty table at which each side has a ready deck. */
export async function withReadyDecks(): Promise<PositionDraft> {
  const ready = (await decks.list()).filter(({ id }) => id.startsWith('ready:'));
  let position = empty();
  for (const side of ['dark', 'light'] as const) {
    const first = ready.find((deck) => deck.side === side);
    if (first) {
      position = withDeck(position, side, (await decks.get(first.id)).list);
    }
  }
  return toDraft(position);
}
