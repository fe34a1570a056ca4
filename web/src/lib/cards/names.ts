import type { CardFace } from '../protocol';
import { formatNumber } from '../text';
import { condensedWidth, countLines } from './widths';

/** Letters are measured one by one; together they may take a little more. */
const SAFE = 1.03;
const UNIQUE_DOT = 0.46;
const UNIQUE_GAP = 0.26;

/** The dots before a name, in ems. */
function dots(unique: number): number {
  return unique > 0 ? unique * UNIQUE_DOT + UNIQUE_GAP : 0;
}

const LARGE_SIZES = [25, 23, 21, 19.5, 18, 16.5, 15] as const;

/** The size at which the name of a large card stays on one line beside the destiny. */
export function largeNameSize(title: string, unique: number, room = 226): number {
  const ems = (dots(unique) + condensedWidth(title)) * SAFE;
  return LARGE_SIZES.find((size) => ems * size <= room) ?? 15;
}

const SMALL_SIZES = [12, 11.4, 10.8, 10.2, 9.6, 9, 8.6, 8] as const;
/** Down to this size a name rather grows smaller than leave the line beside the destiny empty. */
const SMALL_WHOLE = 9;
const SMALL_HEIGHT = 27;
const SMALL_LINE = 1.04;
/** How much room the destiny leaves a line: it is widest at its middle, slopes back, and then is past (card-small.css). */
const SMALL_ROOM = { beside: 46, free: 65, middle: 7.5, past: 17.5 } as const;

function smallRoom(top: number): number {
  const { beside, free, middle, past } = SMALL_ROOM;
  return top >= past ? free : beside + Math.max(0, top - middle);
}

/** Where the name of a small card may break: between words, and after the hyphen of a long one. */
export function smallWords(name: string): string[] {
  return name.split(/ |(?<=\w{5,}-)(?=\w{4,})/);
}

/** The size at which the name of a small card keeps to its frame and out of the destiny. */
export function smallNameSize(name: string, unique: number): number {
  const words = smallWords(name);
  const first = words[0] ?? name;
  // The dots never part from the first word: they widen it.
  const width = (part: string) => SAFE * condensedWidth(part) + (part === first ? dots(unique) : 0);
  const room = (size: number) => (line: number) => smallRoom(line * size * SMALL_LINE) / size;
  const fits = SMALL_SIZES.filter(
    (size) => countLines(words.join(' '), width, room(size)) <= Math.floor(SMALL_HEIGHT / (size * SMALL_LINE)),
  );
  const whole = fits.find((size) => size >= SMALL_WHOLE && width(first) <= room(size)(0));
  return whole ?? fits[0] ?? 8;
}

/** The name of a small card: a second one in brackets only where both can be read. */
export function smallName(face: CardFace): string {
  return smallNameSize(face.title, face.unique) >= SMALL_BOTH ? face.title : shortName(face);
}

const SMALL_BOTH = 10.2;

const PLACE_SIZES = [13, 12, 11.2, 10.4, 9.6] as const;

/** The size of a location's name across its small face, which is wide for a site. */
export function placeNameSize(name: string, site: boolean): number {
  const room = site ? 92 : 62;
  return PLACE_SIZES.find((size) => countLines(name, condensedWidth, () => room / size) <= 2) ?? 9.6;
}

/** The planet or ship before the colon of a site's title, and the place itself. */
export function placeName(face: CardFace): { of: string; place: string } {
  const [of, place] = face.title.split(/: (.*)/s);
  return place === undefined ? { of: '', place: face.title } : { of: of ?? '', place };
}

/** The name where there is little room: the place without its planet; no second name in brackets. */
export function shortName(face: CardFace): string {
  const name = face.type === 'location' ? placeName(face).place : face.title;
  return name.replace(/ \(.*\)$/, '') || name;
}

/**
 * The name of one already on the table, where every letter counts: titles of rank and first names that
 * a player leaves out himself, and the weapon that its emblem holds.
 */
export function chipName(face: CardFace): string {
  const name = shortName(face);
  return name.length <= 16 ? name : name.replace(/ With .*$/, '').replace(/^(Grand Moff|Admiral|General|Captain|Commander|Lieutenant|Colonel|Imperial) /, '');
}

/**
 * A name in two parts, of which the first is cut where there is no room, down to a few letters: what cards of one kind are
 * told apart by often is their last word.
 */
export function inTwo(name: string): { head: string; tail: string } {
  const at = name.lastIndexOf(' ');
  return at > 0 ? { head: name.slice(0, at), tail: name.slice(at) } : { head: name, tail: '' };
}

const CHIP_SIZE = 13;
const CHIP_LONG = 12.2;
/** From here on the letters of a chip are a little smaller. */
export const LONG = 15;

/** Whether the name of a card on the table has no room on one line of so many pixels: then it takes two lines of smaller letters. */
export function needsTwoLines(name: string, unique: number, room: number): boolean {
  const size = name.length > LONG ? CHIP_LONG : CHIP_SIZE;
  return room > 0 && name.search(/[ -]/) > 0 && (dots(unique) + condensedWidth(name)) * SAFE * size > room;
}

/** The type line: "Character · Rebel", "Lost Interrupt". The side stands elsewhere on the card. */
export function typeLine(face: CardFace): string {
  const line = face.kind.replace(/, (Dark Side|Light Side|côté obscur|côté lumineux)$/i, '');
  const [type = line, ...finer] = line.split(/ [–—-] /);
  const kinds = finer.map(capital);
  // "Interrupt – Lost Interrupt" says the same twice.
  const twice = kinds.some((kind) => kind.toLowerCase().includes(type.toLowerCase()));
  return (twice ? kinds : [type, ...kinds]).join(' · ');
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A system's parsec; one that moves prints an X, and has a number once it lies somewhere. */
export function parsecOf(face: CardFace, now: number | undefined): string | undefined {
  const printed = face.figures.parsec;
  if (printed === undefined && now === undefined) {
    return undefined;
  }
  return now === undefined && face.icons.includes('mobile') ? 'X' : formatNumber(now ?? printed ?? 0);
}
