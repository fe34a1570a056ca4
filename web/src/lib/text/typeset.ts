const NO_BREAK = '\u00a0';

/** French spaces its high punctuation and quotation marks with a space at which no line breaks. */
export function typesetFrench(plain: string): string {
  return plain
    .replace(/[ \u202f]([:;!?»%])/g, `${NO_BREAK}$1`)
    .replace(/«[ \u202f]/g, `«${NO_BREAK}`)
    .replace(/(\d) (?=\d{3}\b)/g, `$1${NO_BREAK}`)
    .replace(/'/g, '’');
}

/** In English too a straight apostrophe is a typewriter's. */
export function typesetEnglish(plain: string): string {
  return plain.replace(/'/g, '’');
}
