import type { Language } from '../protocol';
import type { Entry, Values } from './entry';
import { typesetIn } from './typeset';

const LOCALES: Record<Language, string> = { en: 'en-GB', fr: 'fr-FR' };
const plurals = { en: new Intl.PluralRules('en-GB'), fr: new Intl.PluralRules('fr-FR') };
const numbers = { en: new Intl.NumberFormat('en-GB'), fr: new Intl.NumberFormat('fr-FR') };

/** What an entry says in a language. `n` chooses between the plural forms. */
export function say(entry: Entry, language: Language, values: Values = {}): string {
  const saying = entry[language];
  const n = typeof values.n === 'number' ? values.n : 0;
  const form =
    typeof saying === 'string'
      ? saying
      : plurals[language].select(n) === 'one'
        ? saying.one
        : saying.other;
  return typesetIn(form, language).replace(/\{(\w+)\}/g, (hole, name: string) => {
    const value = values[name];
    return value === undefined ? hole : typeof value === 'number' ? number(value, language) : value;
  });
}

/** A number as a reader of this language writes it; a true minus sign. */
export function number(value: number, language: Language): string {
  return numbers[language].format(value).replace('-', '−');
}

export function dateTime(at: number, language: Language, style: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(LOCALES[language], style).format(at);
}
