import type { CardFace } from '../protocol';

const LONG = 20;
const VERY_LONG = 25;

/** How far the name of a large card steps down so that it stays on one line beside the destiny. */
export function largeNameStep(title: string, unique: number): 0 | 1 | 2 | 3 {
  const letters = title.length + unique;
  return letters > VERY_LONG + 4 ? 3 : letters > VERY_LONG ? 2 : letters > LONG ? 1 : 0;
}

/**
 * How far the name of a small card steps down. It has two lines, of which the upper is narrowed by the
 * destiny; its longest word decides.
 */
export function smallNameStep(name: string, unique: number): 0 | 1 | 2 | 3 | 4 {
  const words = name.split(' ');
  const longest = Math.max(...words.map((word, i) => word.length + (i === 0 ? unique : 0)));
  if (longest > 13 || name.length > 30) {
    return 4;
  }
  if (longest > 10 || name.length > 24) {
    return 3;
  }
  if (longest > 8 || name.length > 20) {
    return 2;
  }
  return name.length > 15 ? 1 : 0;
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
 * a player leaves out himself.
 */
export function chipName(face: CardFace): string {
  const name = shortName(face);
  return name.length <= 16 ? name : name.replace(/^(Grand Moff|Admiral|General|Captain|Commander|Lieutenant|Colonel|Imperial) /, '');
}

/** The type line: "Character · Rebel". The side stands elsewhere on the card. */
export function typeLine(face: CardFace): string {
  return face.kind.replace(/, (Dark Side|Light Side|côté obscur|côté lumineux)$/i, '').replace(/ [–—-] /g, ' · ');
}
