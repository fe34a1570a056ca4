import type { Language } from '../protocol';

const NO_BREAK = '\u00a0';

/** French spaces its high punctuation and quotation marks with a space at which no line breaks. */
export function typesetFrench(plain: string): string {
  return apostrophes(plain)
    .replace(/[ \u202f]([:;!?»%])/g, `${NO_BREAK}$1`)
    .replace(/«[ \u202f]/g, `«${NO_BREAK}`)
    .replace(/(\d) (?=\d{3}\b)/g, `$1${NO_BREAK}`);
}

/** A straight apostrophe is a typewriter's. */
export function apostrophes(plain: string): string {
  return plain.replace(/'/g, '’');
}

/** Straight quotation marks open before a word and close after it; what is left is apostrophes. */
export function typesetEnglish(plain: string): string {
  return apostrophes(
    plain
      .replace(/(^|[\s([/–—])'(?=[^\s'][^']*')/g, '$1‘')
      .replace(/(^|[\s([/–—])"(?=\S)/g, '$1“')
      .replace(/"/g, '”'),
  );
}

export function typesetIn(plain: string, language: Language): string {
  return language === 'fr' ? typesetFrench(plain) : typesetEnglish(plain);
}
