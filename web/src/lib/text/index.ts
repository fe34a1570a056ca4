/**
 * The words a player reads. `text('shell.help')` says them in the language chosen; a component that
 * calls it is drawn again when the language changes. Each area has its file, English and French side
 * by side: a new one is added to `ALL`.
 */
import { account } from './account';
import { admin } from './admin';
import { cards } from './cards';
import { decks } from './decks';
import { editor } from './editor';
import type { Values } from './entry';
import { gallery } from './gallery';
import { glossary } from './glossary';
import { home } from './home';
import { lab } from './lab';
import { language } from './language.svelte';
import { learn } from './learn';
import { pages } from './pages';
import { puzzles } from './puzzles';
import { replay } from './replay';
import { dateTime, number, say } from './say';
import { search } from './search';
import { shell } from './shell';
import { table } from './table';
import { teaching } from './teaching';
import { typesetIn } from './typeset';

export { language, setLanguage, LANGUAGES } from './language.svelte';

export const ALL = {
  ...shell,
  ...cards,
  ...gallery,
  ...pages,
  ...home,
  ...learn,
  ...puzzles,
  ...account,
  ...admin,
  ...decks,
  ...editor,
  ...lab,
  ...search,
  ...glossary,
  ...replay,
  ...table,
  ...teaching,
};

export type TextKey = keyof typeof ALL;

export function text(key: TextKey, values?: Values): string {
  return say(ALL[key], language.current, values);
}

/** Words that come from the server, with the marks of the language chosen. */
export function typeset(plain: string): string {
  return typesetIn(plain, language.current);
}

export function formatNumber(value: number): string {
  return number(value, language.current);
}

/** Day and time, short: "15 Nov 2026, 09:12". */
export function formatDate(at: number): string {
  return dateTime(at, language.current, { dateStyle: 'medium', timeStyle: 'short' });
}

export function formatTime(at: number): string {
  return dateTime(at, language.current, { timeStyle: 'short' });
}
