import { describe, expect, it } from 'vitest';
import type { GlossaryTerm } from '../protocol';
import { entriesFor } from './entries';
import { CATALOGUES, card } from './fixtures';

function entry(id: string, term: string, kind: GlossaryTerm['kind'] = 'term', cards: string[] = []): GlossaryTerm {
  return { id, term, also: [], kind, cards, lead: '', area: '' };
}

describe('the entries a card leads to', () => {
  const terms = [
    entry('power', 'Power'),
    entry('training', 'Training', 'rule', ['1_19']),
    entry('characters', 'Characters', 'rule'),
    entry('luke', 'Luke', 'card', ['1_19']),
    entry('rebel', 'Rebel'),
    entry('drain', 'Force drain'),
  ];
  const words = { ...CATALOGUES.en.words, 'type.character': 'character' };

  it('are its own, those that name it, then those of what stands on it', () => {
    const found = entriesFor(card('Luke Skywalker'), words, terms).map(({ id }) => id);
    expect(found).toEqual(['luke', 'training', 'characters', 'rebel', 'power']);
  });

  it('are none where nothing fits', () => {
    expect(entriesFor(card('Presence Of The Force'), {}, terms)).toEqual([]);
  });
});
