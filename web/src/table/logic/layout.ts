import type { PlaceInfo, Side } from '../../lib/protocol';

/** Locations beside each other that belong to one system. */
export interface Group {
  /** Stays the same while the group does. */
  key: string;
  system: string;
  places: PlaceInfo[];
}

export const NARROWEST = 84;
export const WIDEST = 128;
/** From so many locations groups may fold. */
export const FOLD_FROM = 12;
/** Label of a group with its edge, and what lies between groups and between columns. */
export const LABEL = 20;
export const GROUP_GAP = 12;
export const COLUMN_GAP = 5;
export const FOLDED = 64;

export function grouped(places: readonly PlaceInfo[]): Group[] {
  const groups: Group[] = [];
  const seen = new Map<string, number>();
  for (const place of places) {
    const last = groups[groups.length - 1];
    if (last && place.system !== '' && last.system === place.system) {
      last.places.push(place);
    } else {
      const system = place.system;
      const again = seen.get(system) ?? 0;
      seen.set(system, again + 1);
      groups.push({ key: system === '' ? `at ${place.location.handle}` : `${system}#${again}`, system, places: [place] });
    }
  }
  return groups;
}

/** A system alone needs no label: its card says the name. */
export function labelled(group: Group): boolean {
  const only = group.places[0];
  return group.system !== '' && (group.places.length > 1 || only?.parsec === undefined);
}

/** How wide a column is when so many lie in so much room; `fits` says whether they need no scrolling. */
export function columnWidth(room: number, open: readonly Group[], folded: number): { width: number; fits: boolean } {
  const columns = open.reduce((sum, group) => sum + group.places.length, 0);
  const groups = open.length + folded;
  const gaps =
    open.reduce((sum, group) => sum + (labelled(group) ? LABEL : COLUMN_GAP) + (group.places.length - 1) * COLUMN_GAP, 0) +
    folded * FOLDED +
    Math.max(0, groups - 1) * GROUP_GAP;
  const free = columns === 0 ? WIDEST : Math.floor((room - gaps) / columns);
  return { width: Math.max(NARROWEST, Math.min(WIDEST, free)), fits: free >= NARROWEST };
}

/** How wide everything open is where each column is as wide as it may be. */
function widest(groups: readonly Group[]): number {
  return groups.reduce(
    (sum, group) => sum + (labelled(group) ? LABEL : COLUMN_GAP) + group.places.length * WIDEST + (group.places.length - 1) * COLUMN_GAP,
    Math.max(0, groups.length - 1) * GROUP_GAP,
  );
}

/**
 * How much larger few locations are drawn, so that the room of the board is used: as far as they and the tallest
 * column of cards have room; `fixed` is what the middle of a column takes, `size` the room there is.
 */
export function roomyZoom(size: { width: number; height: number }, groups: readonly Group[], tallest: number, fixed: number, zooms: readonly number[]): number {
  const fits = zooms.filter((zoom) => zoom >= 1 && widest(groups) <= size.width / zoom && fixed + 2 * tallest <= size.height / zoom);
  return Math.max(1, ...fits);
}

/**
 * How the room beside the row is shared by the cards above and below it: alike, unless those on one side need more and
 * those on the other can spare it. Above, so much more is kept free for what may lie over the edge of the board.
 */
export function halves(room: number, above: number, below: number, edge = 0): { above: number; below: number } {
  const half = room / 2;
  const up = Math.max(0, Math.min(above + edge - half, half - below));
  const down = Math.max(0, Math.min(below - half, half - above - edge));
  return { above: half + up - down, below: half - up + down };
}

/** What a player has said himself about a group: open or folded; else it is for us to say. */
export type Wishes = ReadonlyMap<string, 'open' | 'folded'>;

/**
 * Which groups fold: none below twelve locations; from there the least interesting first, until the
 * rest fits. What may be chosen now, or is in play, never folds by itself.
 */
export function folding(
  groups: readonly Group[],
  room: number,
  interest: (place: PlaceInfo) => number,
  wishes: Wishes,
): Set<string> {
  const folded = new Set(groups.filter((group) => wishes.get(group.key) === 'folded').map((group) => group.key));
  const count = groups.reduce((sum, group) => sum + group.places.length, 0);
  if (count < FOLD_FROM) {
    return folded;
  }
  const candidates = groups
    .filter((group) => !wishes.has(group.key) && group.places.length > 1)
    .map((group) => ({ group, worth: Math.max(...group.places.map(interest)) }))
    .filter(({ worth }) => worth < IN_PLAY)
    .sort((a, b) => a.worth - b.worth);
  for (const { group } of candidates) {
    const open = groups.filter((g) => !folded.has(g.key));
    if (columnWidth(room, open, folded.size).fits) {
      break;
    }
    folded.add(group.key);
  }
  return folded;
}

/** What must stay open. */
export const IN_PLAY = 100;

/** Totals of a folded group. */
export function totals(group: Group): Record<Side, { power: number; controls: number }> {
  const of = (side: Side) => ({
    power: group.places.reduce((sum, place) => sum + place.power[side], 0),
    controls: group.places.filter((place) => place.controls === side).length,
  });
  return { dark: of('dark'), light: of('light') };
}

export interface HandLayout {
  scale: number;
  /** How far from each card's left edge the next one begins; the last needs none. */
  steps: number[];
}

export const HAND_LARGEST = 1.2;

/**
 * How cards of a hand lie beside each other, given their widths at scale 1: as large as there is
 * room for; below scale 1 they overlap instead, and at least so much of each stays in sight.
 */
export function handLayout(widths: readonly number[], room: number, gap: number, least: number): HandLayout {
  const sum = widths.reduce((total, width) => total + width, 0);
  const gaps = gap * Math.max(0, widths.length - 1);
  const scale = sum === 0 ? HAND_LARGEST : Math.max(1, Math.min(HAND_LARGEST, (room - gaps) / sum));
  const over = sum * scale + gaps - room;
  const share = over > 0 && widths.length > 1 ? over / (widths.length - 1) : 0;
  const steps = widths.slice(0, -1).map((width) => Math.max(least, width * scale + gap - share));
  return { scale, steps };
}

/** The short name of a place: without its system where the group says it. */
export function placeName(title: string, system: string): string {
  return system !== '' && title.startsWith(`${system}: `) ? title.slice(system.length + 2) : title;
}
