import { decks, inWords } from '../../lib/api';
import type { DeckDraft } from '../../lib/protocol';
import { text } from '../../lib/text';
import { toast } from '../parts/toasts.svelte';

/** Deletes a deck, and offers for a while to bring it back. */
export async function removeWithUndo(id: string, draft: DeckDraft, back: (id: string) => void): Promise<void> {
  await decks.remove(id);
  const { name } = draft;
  toast(text('decks.deleted', { name }), {
    label: text('pages.undo'),
    run: () => {
      decks.create(draft).then(
        (kept) => {
          toast(text('decks.restored', { name }));
          back(kept.id);
        },
        (refused: unknown) => toast(inWords(refused)),
      );
    },
  });
}
