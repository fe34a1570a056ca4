import type { IconName } from '../icons';
import type { CardFace, CardKind } from '../protocol';
import type { TextKey } from '../text';

const KIND_ICONS: Record<CardKind, IconName> = {
  character: 'character',
  creature: 'creature',
  starship: 'starship',
  vehicle: 'vehicle',
  location: 'location',
  weapon: 'weapon',
  device: 'device',
  effect: 'effect',
  interrupt: 'interrupt',
  objective: 'objective',
  epic_event: 'epic',
  admirals_order: 'order',
  defensive_shield: 'shield',
  jedi_test: 'jeditest',
  podracer: 'podracer',
  game_aid: 'aid',
};

export type PlaceKind = 'system' | 'sector' | 'site';

export function placeKind(face: CardFace): PlaceKind {
  return face.subtypes.includes('system') ? 'system' : face.subtypes.includes('sector') ? 'sector' : 'site';
}

export function kindIcon(face: CardFace): IconName {
  return face.type === 'location' ? placeKind(face) : KIND_ICONS[face.type];
}

export function kindWord(type: CardKind): TextKey {
  return `kind.${type}`;
}

/** Where an Interrupt goes when it has been played. */
export interface Fate {
  icon: IconName;
  /** One word for the small face, a sentence for the large one. */
  word: TextKey;
  sentence: TextKey;
}

export function fateOf(face: CardFace): Fate | null {
  if (face.type !== 'interrupt') {
    return null;
  }
  const has = (kind: string) => face.subtypes.includes(`${kind}_interrupt`);
  if (has('used_or_lost')) {
    return { icon: 'used', word: 'fate.either', sentence: 'fate.eitherPile' };
  }
  if (has('lost') || has('lost_or_starting')) {
    return { icon: 'lost', word: 'fate.lost', sentence: has('lost') ? 'fate.lostPile' : 'fate.lostPileStarting' };
  }
  if (has('starting')) {
    return { icon: 'lost', word: 'fate.starting', sentence: 'fate.startingLine' };
  }
  return { icon: 'used', word: 'fate.used', sentence: has('used_or_starting') ? 'fate.usedPileStarting' : 'fate.usedPile' };
}
