import { describe, expect, it } from 'vitest';
import { ALL } from '.';
import type { Entry, Saying } from './entry';
import { number, say } from './say';
import { typesetEnglish, typesetFrench } from './typeset';

const entries = Object.entries(ALL as Record<string, Entry>);

function forms(saying: Saying): string[] {
  return typeof saying === 'string' ? [saying] : [saying.one, saying.other];
}

function holes(saying: Saying): string[] {
  return [...new Set(forms(saying).flatMap((form) => form.match(/\{\w+\}/g) ?? []))].sort();
}

describe('the words', () => {
  it('are told in both languages', () => {
    for (const [key, entry] of entries) {
      for (const form of [...forms(entry.en), ...forms(entry.fr)]) {
        expect(form, key).not.toBe('');
        expect(form, key).toBe(form.trim());
      }
    }
  });

  it('take the same values in both, and count in both or in none', () => {
    for (const [key, entry] of entries) {
      expect(holes(entry.fr), key).toEqual(holes(entry.en));
      expect(typeof entry.fr, key).toBe(typeof entry.en);
    }
  });

  it('no French high punctuation can begin a line', () => {
    for (const [key, entry] of entries) {
      for (const form of forms(entry.fr)) {
        expect(typesetFrench(form), key).not.toMatch(/ [:;!?»]/);
        expect(typesetFrench(form), key).not.toMatch(/[^\s\u00a0][!?;]/);
      }
    }
  });
});

describe('saying', () => {
  it('puts values in their places', () => {
    expect(say({ en: 'no page {path}', fr: 'aucune page {path}' }, 'fr', { path: '/x' })).toBe('aucune page /x');
  });

  it('chooses the plural as the language does', () => {
    const entry = { en: { one: '{n} card', other: '{n} cards' }, fr: { one: '{n} carte', other: '{n} cartes' } };
    expect(say(entry, 'en', { n: 0 })).toBe('0 cards');
    expect(say(entry, 'fr', { n: 0 })).toBe('0 carte');
    expect(say(entry, 'en', { n: 1 })).toBe('1 card');
    expect(say(entry, 'fr', { n: 2 })).toBe('2 cartes');
  });

  it('writes numbers as its readers do', () => {
    expect(number(1234.5, 'en')).toBe('1,234.5');
    expect(number(2.5, 'fr')).toBe('2,5');
    expect(number(-3, 'en')).toBe('−3');
  });

  it('opens and closes the quotation marks of a title', () => {
    expect(typesetEnglish("Derek 'Hobbie' Klivian")).toBe('Derek ‘Hobbie’ Klivian');
    expect(typesetEnglish("Obi-Wan's Lightsaber")).toBe('Obi-Wan’s Lightsaber');
  });

  it('sets French with spaces that do not break', () => {
    expect(typesetEnglish("Luke's 'react' ('binary') says \"no\"")).toBe('Luke’s ‘react’ (‘binary’) says “no”');
    expect(typesetFrench("Pourquoi ? « l'autre » : 12 000")).toBe('Pourquoi\u00a0? «\u00a0l’autre\u00a0»\u00a0: 12\u00a0000');
  });
});
