/**
 * How wide our two typefaces set a text, in ems, without a browser to ask: enough to choose a size by,
 * and the same in tests.
 */

type Table = ReadonlyMap<string, number>;

function table(groups: readonly (readonly [number, string])[]): Table {
  return new Map(groups.flatMap(([width, letters]) => [...letters].map((letter) => [letter, width / 100] as const)));
}

/** Source Sans 3, regular; a space with its word spacing. */
const READING = table([
  [25, "ijlIî.,;:'’"],
  [28, ' \u00a0'],
  [31, 'f!()-'],
  [35, 'rt/'],
  [42, 'sz?'],
  [46, 'cxvyç"«»'],
  [50, 'aegk0123456789éèàê+=<>'],
  [55, 'bdhnopquôù≤≥'],
  [66, 'DGHNOQU'],
  [75, 'wM'],
  [82, 'mWœ'],
]);

/** Asap Condensed, semibold. */
const CONDENSED = table([
  [16, " '’.,:;\u00a0"],
  [24, 'ijlI()-î'],
  [29, 'rft!'],
  [36, 'csz?Jç'],
  [41, 'vxyLFg'],
  [44, 'keCEPSTXYZ'],
  [48, 'abdhnopquéèàùôABKRV0123456789'],
  [58, 'DGHNOQU'],
  [62, 'w'],
  [70, 'mMWœ'],
]);

const READING_ELSE = 0.57;
const CONDENSED_ELSE = 0.48;

export function readingWidth(text: string): number {
  return sum(text, READING, READING_ELSE);
}

export function condensedWidth(text: string): number {
  return sum(text, CONDENSED, CONDENSED_ELSE);
}

function sum(text: string, widths: Table, otherwise: number): number {
  let width = 0;
  for (const letter of text) {
    width += widths.get(letter) ?? otherwise;
  }
  return width;
}

/**
 * How many lines a text takes, breaking between words. `room(line)` is the width of a line in ems; a
 * line too narrow for a word stays empty. Infinity where a word is too long for every line.
 */
export function countLines(text: string, widthOf: (text: string) => number, room: (line: number) => number): number {
  const space = widthOf(' ');
  let line = 0;
  let used = 0;
  for (const word of text.split(' ')) {
    const width = widthOf(word);
    if (used > 0 && used + space + width <= room(line)) {
      used += space + width;
      continue;
    }
    if (used > 0) {
      line++;
    }
    const first = line;
    while (width > room(line)) {
      line++;
      if (line > first + 3) {
        return Infinity;
      }
    }
    used = width;
  }
  return line + 1;
}
