/**
 * How texts of very different length fit the large card: first the emblem gives way, then the size
 * steps down; what is longer still scrolls in its frame.
 */
import { countLines, readingWidth } from './widths';

/** Between two paragraphs, in ems. */
const GAP = 0.35;

export interface Layout {
  /** Height of the emblem; 0 where it takes what is left. */
  art: number;
  /** Height left for the text. */
  room: number;
  size: number;
  line: number;
}

export interface Fit extends Layout {
  scrolls: boolean;
}

/** All in the card's own unit. The text's frame is as wide as the card without its margins. */
const WIDTH = 270;
const SITE_WIDTH = 392;

const FIGURED: readonly Layout[] = [
  { art: 170, room: 80, size: 14.5, line: 1.34 },
  { art: 150, room: 100, size: 14.5, line: 1.32 },
  { art: 132, room: 118, size: 14, line: 1.3 },
  { art: 132, room: 118, size: 13.25, line: 1.28 },
  { art: 100, room: 150, size: 13, line: 1.27 },
  { art: 100, room: 150, size: 12.25, line: 1.25 },
  { art: 84, room: 166, size: 11.75, line: 1.24 },
];
const PLAIN: readonly Layout[] = [
  { art: 196, room: 112, size: 14.5, line: 1.34 },
  { art: 170, room: 138, size: 14.5, line: 1.32 },
  { art: 132, room: 176, size: 14, line: 1.3 },
  { art: 132, room: 176, size: 13.25, line: 1.28 },
  { art: 100, room: 208, size: 12.75, line: 1.26 },
  { art: 84, room: 224, size: 12.25, line: 1.25 },
  { art: 84, room: 224, size: 11.75, line: 1.24 },
];
/** Both halves together; a heading, margins and the place's own band are taken off. */
const SYSTEM: readonly Layout[] = [
  { art: 0, room: 160, size: 14, line: 1.3 },
  { art: 0, room: 196, size: 13.25, line: 1.28 },
  { art: 0, room: 210, size: 12.5, line: 1.25 },
  { art: 0, room: 216, size: 11.75, line: 1.24 },
];
const SITE: readonly Layout[] = [
  { art: 0, room: 76, size: 14, line: 1.3 },
  { art: 0, room: 92, size: 13.25, line: 1.28 },
  { art: 0, room: 106, size: 12.5, line: 1.25 },
  { art: 0, room: 112, size: 11.75, line: 1.24 },
];
const FATE = 22;

/**
 * The layout of a card with or without figures; `lines` are those the text shares its frame
 * with, as the fate of an Interrupt.
 */
export function fitCard(paragraphs: readonly string[], figured: boolean, lines = 0): Fit {
  return fit(figured ? FIGURED : PLAIN, (layout) => textHeight(paragraphs, WIDTH, layout) + lines * FATE);
}

/** The layout of a location from the texts of its two ends. */
export function fitPlace(above: readonly string[], below: readonly string[], site: boolean): Fit {
  const width = site ? SITE_WIDTH : WIDTH;
  return fit(
    site ? SITE : SYSTEM,
    (layout) => textHeight(above, width, layout) + textHeight(below, width, layout),
  );
}

/** Height of these paragraphs; an empty text still takes the line that says so. */
export function textHeight(paragraphs: readonly string[], width: number, { size, line }: { size: number; line: number }): number {
  const ems = width / size;
  const lines = paragraphs.reduce((sum, text) => sum + countLines(text, readingWidth, () => ems), 0);
  return Math.max(1, lines) * size * line + Math.max(0, paragraphs.length - 1) * GAP * size;
}

function fit(layouts: readonly Layout[], height: (layout: Layout) => number): Fit {
  const first = layouts.find((layout) => height(layout) <= layout.room);
  const last = layouts[layouts.length - 1];
  if (first) {
    return { ...first, scrolls: false };
  }
  if (!last) {
    throw new Error('no layout to fit into');
  }
  return { ...last, scrolls: true };
}
