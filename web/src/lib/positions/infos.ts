import { MARKS } from '../cards/marks';
import type { CardFace, CardInfo, Mark } from '../protocol';
import { ownerOf } from './editor.svelte';
import type { Laid } from './position';

const ROLES = {
  pilot: 'pilot',
  passenger: 'passenger',
  astromech: 'astromech',
  cargo: 'cargo',
  captive: 'escorted',
  prisoner: 'imprisoned',
  stacked: 'stacked',
  at: 'at',
} as const satisfies Record<NonNullable<Laid['role']>, CardInfo['role']>;

/** A mark of the notation as the table draws it; others are only listed. */
export function drawn(word: string): Mark | undefined {
  const mark = word === 'on a bombing run' ? 'bombing_run' : word.replaceAll(' ', '_');
  return mark in MARKS ? (mark as Mark) : undefined;
}

/** A card of a position as the chips and small cards of the table draw it. */
export function infoOf(card: Laid, faceOf: (id: string) => CardFace | undefined, aboard = false): CardInfo {
  const marks = card.marks.flatMap((word) => drawn(word) ?? []);
  const captive = card.role === 'captive' || card.role === 'prisoner';
  return {
    handle: card.key,
    id: card.id,
    owner: ownerOf(card, faceOf(card.id)),
    role: card.role ? ROLES[card.role] : aboard ? 'on' : 'at',
    marks: captive && !marks.includes('captive') ? [...marks, 'captive'] : marks,
    figures: {},
    on: card.on.map((one) => infoOf(one, faceOf, true)),
  };
}
