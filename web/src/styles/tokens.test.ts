import { expect, it } from 'vitest';

const SOURCES = import.meta.glob<string>('../**/*.{svelte,css}', { query: '?raw', import: 'default', eager: true });
const STYLED = Object.keys(SOURCES).filter((file) => !/^\.\.\/showcase|(tokens|themes)\.css$/.test(file));

function styleOf(file: string): string {
  const source = SOURCES[file] ?? '';
  return file.endsWith('.css') ? source : source.slice(Math.max(0, source.indexOf('<style')));
}

function found(pattern: RegExp, files = STYLED): string[] {
  return files.flatMap((file) => [...styleOf(file).matchAll(pattern)].map(([what]) => `${file}: ${what}`));
}

it('all styles are looked at', () => {
  expect(STYLED.length).toBeGreaterThan(100);
  expect(STYLED.every((file) => styleOf(file) !== '')).toBe(true);
});

it('every colour is a token, so that a theme can change it', () => {
  expect(found(/(?<![\w&-])#[0-9a-f]{3,8}\b(?![\w-])|\brgba?\(/gi)).toEqual([]);
});

it('every size of text follows the user, but on cards, which have a scale of their own', () => {
  const text = STYLED.filter((file) => !/lib\/cards\/|(card|chip)[\w-]*\.css$/.test(file));
  expect(found(/\bfont(-size)?:\s*(\d+\s+)?[\d.]+px/g, text)).toEqual([]);
});

it('the themes name no token that does not exist', () => {
  const names = (file: string) => [...(SOURCES[`./${file}`] ?? '').matchAll(/(--[\w-]+):/g)].map(([, name]) => name);
  const known = new Set(names('tokens.css'));
  expect(known.size).toBeGreaterThan(30);
  expect(names('themes.css').filter((name) => !known.has(name))).toEqual([]);
});
