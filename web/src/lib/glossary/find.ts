import type { GlossaryTerm } from '../protocol';
import { fold } from '../search/fold';

/** Letters and digits with single blanks: `« À bord »` is `a bord`. */
function plain(text: string): string {
  return fold(text).replace(/[^a-z0-9]+/g, ' ').trim();
}

const NOWHERE = 5;

/**
 * The terms that have every word sought, in the term or in its lead, the nearest first: the term
 * itself, terms that begin so or are also called so, terms that hold all the words, then leads.
 */
export function findTerms(terms: readonly GlossaryTerm[], sought: string): readonly GlossaryTerm[] {
  const wanted = plain(sought);
  if (wanted === '') {
    return terms;
  }
  const words = wanted.split(' ');
  const far = (entry: GlossaryTerm) => {
    const term = plain(entry.term);
    const also = entry.also.map(plain);
    if (term === wanted) {
      return 0;
    }
    if (term.startsWith(wanted) || also.includes(wanted)) {
      return 1;
    }
    if (begins(term, words) || also.some((word) => begins(word, words))) {
      return 2;
    }
    if (words.every((word) => term.includes(word))) {
      return 3;
    }
    return begins(`${term} ${plain(entry.lead)}`, words) ? 4 : NOWHERE;
  };
  return terms
    .map((entry, place) => ({ entry, place, far: far(entry) }))
    .filter(({ far }) => far < NOWHERE)
    .sort((a, b) => a.far - b.far || a.place - b.place)
    .map(({ entry }) => entry);
}

/** Words match from their beginning: `row` does not find `grow`. */
function begins(text: string, words: readonly string[]): boolean {
  const padded = ` ${text}`;
  return words.every((word) => padded.includes(` ${word}`));
}

export interface Letter {
  letter: string;
  terms: GlossaryTerm[];
}

/** In the order of the alphabet, accents aside. */
export function sorted(terms: readonly GlossaryTerm[], locale: string): GlossaryTerm[] {
  const order = new Intl.Collator(locale, { ignorePunctuation: true, numeric: true });
  return [...terms].sort((a, b) => order.compare(a.term, b.term));
}

/** Terms under their first letters. */
export function byLetter(terms: readonly GlossaryTerm[]): Letter[] {
  const letters: Letter[] = [];
  for (const term of terms) {
    const first = plain(term.term).charAt(0).toUpperCase();
    const letter = /[A-Z]/.test(first) ? first : '#';
    const last = letters[letters.length - 1];
    if (last?.letter === letter) {
      last.terms.push(term);
    } else {
      letters.push({ letter, terms: [term] });
    }
  }
  return letters;
}
