import { describe, expect, it } from 'vitest';
import type { GlossaryTerm } from '../protocol';
import { entriesFor } from './entries';
import { CATALOGUES, card } from './fixtures';

function term(id: string, en: string, fr: string, kind: GlossaryTerm['kind'] = 'term'): GlossaryTerm {
  return { id, term: en, other: fr, kind, lead: '' } as GlossaryTerm;
}

describe('the entries a card leads to', () => {
  it('are its own first, then those of what stands on it', () => {
    const terms = [
      term('power', 'Power', 'Puissance'),
      term('characters', 'Characters', 'Personnages'),
      term('luke', 'Luke Skywalker', 'Luke Skywalker', 'card'),
      term('rebel', 'Rebel', 'Rebelle'),
      term('drain', 'Force drain', 'Drainage de Force'),
    ];
    const words = { ...CATALOGUES.en.words, 'type.character': 'character' };
    expect(entriesFor(card('Luke Skywalker'), words, terms).map(({ id }) => id)).toEqual(['luke', 'characters', 'rebel', 'power']);
  });

  it('know a card whose entry names its side, in either language', () => {
    const french = [term('t', 'Tatooine (côté obscur)', 'Tatooine (Dark Side)', 'card')];
    expect(entriesFor(card('Tatooine'), {}, french)).toHaveLength(1);
    expect(entriesFor(card('Luke Skywalker'), {}, french)).toEqual([]);
  });
});
