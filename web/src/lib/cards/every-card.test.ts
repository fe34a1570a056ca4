import { describe, expect, it } from 'vitest';
import facts from '../../../../cards/src/main/resources/holosite/facts/cards.tsv?raw';
import type { CardFace, CardKind, FigureName } from '../protocol';
import { drawEmblem } from './emblem';
import { plainCard } from './fixtures';
import { chipName, needsTwoLines } from './names';
import { condensedWidth } from './widths';

const key = (words: string) => words.toLowerCase().replaceAll("'", '').replaceAll(/[^\p{L}\d]+/gu, '_');
const keys = (list: string | undefined) => (list ?? '').split(';').filter(Boolean).map(key);

/** Every card ever printed, written for Holosite already or not, as the table of facts has it. */
const CARDS: CardFace[] = facts.trim().split('\n').slice(1).map((line) => {
  const [id = '', side, marks = '', title = '', type = '', kind, figures = '', icons, traits] = line.split('\t');
  const numbers = figures.split(';').flatMap((figure): [FigureName, number][] => {
    const [, name, value] = /^(.*) (\S+)$/.exec(figure) ?? [];
    return name && Number.isFinite(Number(value)) ? [[key(name) as FigureName, Number(value)]] : [];
  });
  return plainCard(key(type) as CardKind, {
    id, title, side: side === 'Dark' ? 'dark' : 'light', unique: marks.length, subtypes: keys(kind), icons: keys(icons),
    traits: keys(traits), figures: Object.fromEntries(numbers),
  });
});

describe('every card ever printed', () => {
  it('is in the table of facts', () => {
    expect(CARDS.length).toBeGreaterThan(3600);
    expect(CARDS.filter(({ type }) => type === 'character').length).toBeGreaterThan(1000);
  });

  it('gets its emblem from its facts alone', () => {
    for (const face of CARDS) {
      const drawn = drawEmblem(face, 'chip');
      expect(drawn.match(/<(path|circle|ellipse)/g)?.length ?? 0, face.title).toBeGreaterThan(2);
      expect(drawn, face.title).not.toMatch(/NaN|undefined|Infinity|null/);
    }
  });

  // In the narrowest columns, which 16 locations have on a screen of 1024 pixels, a name has 5.4 ems.
  it.each([[8.2], [5.4]])('has a name of its own on a chip where names have %d ems', (room) => {
    const names = new Map<string, Set<string>>();
    for (const face of CARDS.filter(({ type }) => ['character', 'starship', 'vehicle', 'creature'].includes(type))) {
      const there = `${face.side} ${shown(chipName(face), room)}`;
      names.set(there, (names.get(there) ?? new Set()).add(chipName(face)));
    }
    const alike = [...names.values()].filter((those) => those.size > 1).map((those) => [...those].sort().join(' = '));
    expect(alike.filter((those) => !PERSONA.test(those))).toEqual([]);
  });
});

/** Of one persona there is never more than one on the table. */
const PERSONA = /^(Chewbacca|Princess|Zuckuss)\b.* = .*\b(Chewbacca|Princess|Zuckuss)/;

const CHIP = 13;
const TWO_LINES = 10.6;

/** What of a name is seen there: as the styles of a chip cut it. */
function shown(name: string, room: number): string {
  if (!needsTwoLines(name, 0, room * CHIP)) {
    return cut(name, room);
  }
  const line = (room * CHIP) / TWO_LINES;
  const words = name.split(/(?<=[ -])/);
  let first = '';
  while (words[0] !== undefined && condensedWidth((first + words[0]).trimEnd()) <= line) {
    first += words.shift();
  }
  return `${first}|${cut(words.join(''), first === '' ? 2 * line : line)}`;
}

function cut(words: string, room: number): string {
  let kept = words;
  while (kept !== '' && condensedWidth(kept === words ? words : `${kept}…`) > room) kept = kept.slice(0, -1);
  return kept === words ? words : `${kept}…`;
}
