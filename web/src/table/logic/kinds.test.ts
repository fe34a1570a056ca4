import { expect, it } from 'vitest';

const RULES = import.meta.glob<string>('../../../../rules/src/main/java/holosite/rules/log/*.java', { query: '?raw', import: 'default', eager: true });
const TABLE = import.meta.glob<string>(['../**/*.{ts,svelte}', '!../**/*.test.ts'], { query: '?raw', import: 'default', eager: true });

/** Every word by which the rules name a kind of line in the log. */
const told = new Set(Object.values(RULES).flatMap((source) => words(source, /"([a-z]+(?:_[a-z]+)*)"/g)));

function words(source: string, pattern: RegExp): string[] {
  return [...source.matchAll(pattern)].flatMap(([, word]) => word ?? []);
}

/** What the client takes a line for: in its lists of kinds, and wherever it compares that of a line. */
function lookedFor(source: string): string[] {
  const sets = words(source, /\b(?:LEFT|LOST|BY_OPPONENT|OF_BOTH|HARM|COUNTED|PLAYED|DESTINIES|DUEL)\b[^=\n]*= new Set\(\[([^\]]*)\]/g);
  const maps = words(source, /\bSOUNDS\b[^=\n]*= \{([^}]*)\}/g);
  const compared = words(source, /\(\{ (?:number, )?kind(?:, \w+)* \}\) => [^\n]*?\bkind === '([a-z_]+)'/g);
  return [...sets.flatMap((set) => words(set, /'([a-z_]+)'/g)), ...maps.flatMap((map) => words(map, /([a-z_]+):/g)), ...compared];
}

it('every kind of line that the client looks for is one that the rules tell', () => {
  expect(told.size).toBeGreaterThan(80);
  const looked = Object.entries(TABLE).flatMap(([file, source]) => lookedFor(source).map((kind) => `${kind} in ${file}`));
  expect(looked.length).toBeGreaterThan(80);
  expect(looked.filter((one) => !told.has(one.split(' ')[0] ?? ''))).toEqual([]);
});
