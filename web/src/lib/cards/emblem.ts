/**
 * Emblems: line art in place of pictures, drawn from a card's id and figures. The same card always gets
 * the same drawing, on every machine.
 */
import type { CardFace } from '../protocol';
import { character } from './emblem/character';
import { creature } from './emblem/creature';
import {
  admiralsOrder, defensiveShield, effect, epicEvent, gameAid, interrupt, jediTest, objective,
} from './emblem/deeds';
import { device, weapon } from './emblem/gear';
import type { Held } from './emblem/likeness';
import type { Sheet } from './emblem/pen';
import { sector, site, system } from './emblem/place';
import { randomOf } from './emblem/seed';
import { starship } from './emblem/starship';
import { podracer, vehicle } from './emblem/vehicle';

/** Where an emblem is drawn: it is composed anew for each frame rather than cut. */
const FRAMES = {
  'large-196': [276, 196, 1],
  'large-170': [276, 170, 1],
  'large-150': [276, 150, 1],
  'large-132': [276, 132, 1],
  'large-100': [276, 100, 1],
  'large-84': [276, 84, 1],
  small: [100, 66, 0.5],
  chip: [44, 44, 0.3],
  'site-large': [396, 118, 1],
  'system-large': [276, 176, 1],
  'site-small': [120, 84, 0.5],
  'system-small': [90, 126, 0.5],
} as const satisfies Record<string, readonly [width: number, height: number, detail: number]>;

export type EmblemFrame = keyof typeof FRAMES;

type Motif = (sheet: Sheet) => string;

const MOTIFS: Record<CardFace['type'], Motif> = {
  character,
  creature,
  starship,
  vehicle,
  location: (sheet) =>
    (sheet.face.subtypes.includes('system') ? system : sheet.face.subtypes.includes('sector') ? sector : site)(sheet),
  weapon,
  device,
  effect,
  interrupt,
  objective,
  epic_event: epicEvent,
  admirals_order: admiralsOrder,
  defensive_shield: defensiveShield,
  jedi_test: jediTest,
  podracer,
  game_aid: gameAid,
};

const drawn = new Map<string, string>();

/** The emblem of a card as the text of an SVG element, kept once it is drawn; `held` is the weapon it carries now. */
export function emblem(face: CardFace, frame: EmblemFrame, held?: Held): string {
  const key = `${frame} ${face.id} ${held ?? ''}`;
  let svg = drawn.get(key);
  if (svg === undefined) {
    svg = drawEmblem(face, frame, held);
    drawn.set(key, svg);
  }
  return svg;
}

export function drawEmblem(face: CardFace, frame: EmblemFrame, held?: Held): string {
  const [width, height, detail] = FRAMES[frame];
  const inner = MOTIFS[face.type]({ face, random: randomOf(seedOf(face)), width, height, detail, fine: detail > 0.5, held });
  return `<svg class="emblem" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice" aria-hidden="true" fill="none" stroke="var(--e1)">${inner}</svg>`;
}

/** Both copies of a place are drawn alike; the card around them shows whose they are. */
function seedOf(face: CardFace): string {
  return face.type === 'location' ? face.title : face.id;
}
