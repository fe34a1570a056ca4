import { describe, expect, it } from 'vitest';
import type { DeckDraft } from '../protocol';
import { deckFromLink, deckToLink } from './link';

const DECK: DeckDraft = {
  name: 'Rebels; and # friends é',
  side: 'light',
  start: "Tatooine: Lars' Moisture Farm",
  style: '',
  list: [{ id: '1_19', count: 1 }, { id: '1_28', count: 12 }],
  under: [{ id: '200_48', count: 2 }],
};

describe('a deck in a link', () => {
  it('comes back as it was', () => {
    expect(deckFromLink(`#${deckToLink(DECK)}`)).toEqual(DECK);
    expect(deckFromLink(deckToLink({ ...DECK, under: [], start: '' }))).toEqual({ ...DECK, under: [], start: '' });
  });

  it('needs nothing an address cannot hold', () => {
    expect(deckToLink(DECK)).toMatch(/^[\w%.;*~!'()-]+$/);
  });

  it('is refused where it was cut short or is none', () => {
    const link = deckToLink(DECK);
    for (const broken of ['', '#', link.slice(0, 20), `${link};more`, link.replace('light', 'grey'), link.replace('1_28*12', '1_28*99'), '1;dark;%E0%A4%A;;1_1;', '1;dark;x;;;', `1;dark;x;;${'1_1.'.repeat(70)}1_1;`]) {
      expect(deckFromLink(broken), broken).toBeNull();
    }
  });
});
