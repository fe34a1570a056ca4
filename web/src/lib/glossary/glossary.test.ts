import { describe, expect, it } from 'vitest';
import type { GlossaryTerm } from '../protocol';
import { shownBy } from './evidence';
import { byLetter, findTerms, sorted } from './find';

function term(term: string, lead = '', also: string[] = []): GlossaryTerm {
  return { id: term.toLowerCase(), term, also, lead, area: 'battle', kind: 'rule', cards: [] };
}

const terms = [
  term('Battle', 'Both sides fight at one location.'),
  term('Battle damage', 'What the loser of a battle pays.'),
  term('Embarking'),
  term('Évasion', 'Un captif s’échappe.'),
  term('À bord'),
  term('Attrition', 'What a battle costs.'),
];

function found(sought: string): string[] {
  return findTerms(terms, sought).map(({ term }) => term);
}

describe('terms are found', () => {
  it('all where nothing is sought', () => {
    expect(found('  ')).toHaveLength(terms.length);
  });

  it('the term itself first, then those that begin so, then those that speak of it', () => {
    expect(found('battle')).toEqual(['Battle', 'Battle damage', 'Attrition']);
  });

  it('whatever the accents and capitals', () => {
    expect(found('evasion')).toEqual(['Évasion']);
    expect(found('A BORD')).toEqual(['À bord']);
    expect(found('s’echappe')).toEqual(['Évasion']);
  });

  it('by other words for them, after the terms themselves', () => {
    expect(findTerms([term('Victory lap'), term('Winning', '', ['victory'])], 'victory').map(({ term }) => term)).toEqual([
      'Victory lap',
      'Winning',
    ]);
  });

  it('by the beginnings of words, in any order', () => {
    expect(found('dam bat')).toEqual(['Battle damage']);
    expect(found('bark')).toEqual(['Embarking']);
    expect(found('ight')).toEqual([]);
  });
});

it('stand under their letters in the order of the language', () => {
  const letters = byLetter(sorted([...terms, term('3,720 to 1')], 'fr-FR'));
  expect(letters.map(({ letter }) => letter)).toEqual(['#', 'A', 'B', 'E']);
  expect(letters[1]?.terms.map(({ term }) => term)).toEqual(['À bord', 'Attrition']);
});

describe('a test is told as a sentence', () => {
  it.each([
    ['holosite.rules.move.AsteroidTest#aShipReactsOnly', 'A ship reacts only', 'Asteroid'],
    ['holosite.rules.BattleTest#drawsOf2Or3(int)', 'Draws of 2 or 3', 'Battle'],
    ['holosite.rules.BattleTest#anX_wing[3]', 'An x wing', 'Battle'],
    ['holosite.rules.JediTestsTest', 'Jedi tests', 'Jedi tests'],
  ])('%s', (test, sentence, of) => {
    expect(shownBy(test)).toEqual({ sentence, of });
  });
});
