import type { CardFace } from '../protocol';
import { pieces } from './box';
import { fold } from './fold';
import { distance } from './near';

const MOST = 3;

/** The titles that the bare words of a query may have meant, the likeliest first; for a query that finds nothing. */
export function titlesMeant(source: string, cards: readonly CardFace[]): string[] {
  const words = pieces(source).filter(({ is, field, excludes }) => is === 'term' && field === '' && !excludes);
  const wanted = fold(words.map(({ value }) => value.replace(/[“”]/g, '')).join(' '));
  if (wanted.length < 3) {
    return [];
  }
  const least = Math.max(1, Math.floor(wanted.length / 3));
  return [...new Set(cards.map(({ title }) => title))]
    .map((title): [number, string] => [farFrom(wanted, fold(title)), title])
    .filter(([far]) => far <= least)
    .sort(([x, a], [y, b]) => x - y || a.localeCompare(b))
    .slice(0, MOST)
    .map(([, title]) => title);
}

/** From the whole title, or from as many of its words in a row as were written. */
function farFrom(wanted: string, title: string): number {
  const count = wanted.split(' ').length;
  const words = title.split(/[\s:()]+/);
  const parts = words.map((_, i) => words.slice(i, i + count).join(' '));
  return Math.min(...[title, ...parts].map((part) => (Math.abs(part.length - wanted.length) > wanted.length / 3 ? Infinity : distance(wanted, part))));
}
