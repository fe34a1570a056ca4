import type { IconName } from '../icons';
import type { Addend, CardFace, CardInfo, CardKind, FigureName, Sum } from '../protocol';

/** A figure as a card shows it. */
export interface ShownFigure {
  name: FigureName;
  icon: IconName;
  /** What it is now; the printed value where the card is not in play. */
  now: number;
  printed: number | undefined;
  /** Whether it differs from what is printed. */
  changed: boolean;
}

export const FIGURE_ICONS: Record<FigureName | 'immunity', IconName> = {
  power: 'power',
  ability: 'ability',
  politics: 'politics',
  maneuver: 'maneuver',
  armor: 'armor',
  hyperspeed: 'hyperspeed',
  landspeed: 'landspeed',
  ferocity: 'ferocity',
  deploy: 'deploy',
  forfeit: 'forfeit',
  defense: 'defense',
  parsec: 'parsec',
  immunity: 'immune',
};

const LARGE: readonly FigureName[] = [
  'power', 'ferocity', 'ability', 'politics', 'maneuver', 'armor', 'defense', 'hyperspeed', 'landspeed',
  'deploy', 'forfeit',
];
const SMALL: Partial<Record<CardKind, readonly FigureName[]>> = {
  character: ['power', 'ability', 'deploy', 'forfeit'],
  creature: ['ferocity', 'defense', 'deploy', 'forfeit'],
  starship: ['power', 'maneuver', 'armor', 'deploy', 'forfeit'],
  vehicle: ['power', 'maneuver', 'armor', 'deploy', 'forfeit'],
  podracer: ['power', 'maneuver', 'deploy', 'forfeit'],
  // At a holosite a Dejarik or hologram fights like a character; elsewhere it has none of these.
  effect: ['power', 'ability', 'forfeit'],
  interrupt: ['power', 'ability', 'forfeit'],
};
const CHIP: Partial<Record<CardKind, readonly FigureName[]>> = {
  character: ['power', 'ability', 'forfeit'],
  creature: ['ferocity', 'defense'],
  starship: ['power', 'forfeit'],
  vehicle: ['power', 'forfeit'],
  podracer: ['power', 'forfeit'],
  effect: ['power', 'ability', 'forfeit'],
  interrupt: ['power', 'ability', 'forfeit'],
};
const MOST_SMALL = 4;

/**
 * Every figure of a card, in the order of the large card. The parsec of a system stands apart. What a
 * card in sight does not tell of itself, the sums of its figures do.
 */
export function largeFigures(face: CardFace, info?: CardInfo, sums?: readonly Sum[]): ShownFigure[] {
  if (face.type === 'location') {
    return [];
  }
  return shown(LARGE, face, info && sums ? withSums(info, sums) : info).filter(
    // A character's landspeed, and a defense that only repeats ability or maneuver, go without saying.
    ({ name, printed, changed }) =>
      printed !== undefined || (changed && (name !== 'defense' || face.type === 'creature')),
  );
}

/** At most four: starships and vehicles drop their speed. */
export function smallFigures(face: CardFace, info?: CardInfo): ShownFigure[] {
  return shown(SMALL[face.type] ?? [], face, info).slice(0, MOST_SMALL);
}

/** Those that matter once a card is on the table. */
export function chipFigures(face: CardFace, info?: CardInfo): ShownFigure[] {
  return shown(CHIP[face.type] ?? [], face, info);
}

function withSums(info: CardInfo, sums: readonly Sum[]): CardInfo {
  const summed: Partial<Record<FigureName, number>> = {};
  for (const name of LARGE) {
    const total = sumOf(sums, name)?.total;
    if (total !== undefined && total !== null) {
      summed[name] = total;
    }
  }
  return { ...info, figures: { ...summed, ...info.figures } };
}

/** What makes a figure up, as `why` answers it. */
export function sumOf(sums: readonly Sum[] | undefined, name: FigureName): Sum | undefined {
  return sums?.find(({ key }) => key === name);
}

/** What is written before a part of a sum: the first is what it starts from. */
export function signOf(item: Addend, place: number): string {
  return item.op === '=' || (place === 0 && item.op === '+') ? '' : item.op;
}

function shown(names: readonly FigureName[], face: CardFace, info: CardInfo | undefined): ShownFigure[] {
  const figures: ShownFigure[] = [];
  for (const name of names) {
    const printed = face.figures[name];
    const now = info?.figures[name] ?? printed;
    if (now !== undefined) {
      figures.push({ name, icon: FIGURE_ICONS[name], now, printed, changed: isChanged(name, printed, now, info) });
    }
  }
  return figures;
}

function isChanged(name: FigureName, printed: number | undefined, now: number, info: CardInfo | undefined): boolean {
  if (info?.figures[name] === undefined) {
    return false;
  }
  // Everybody walks one site at a time: a landspeed of 1 that is not printed is no news.
  return printed === undefined ? now !== (name === 'landspeed' ? 1 : 0) : now !== printed;
}
