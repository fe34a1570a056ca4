import { kindIcon } from '../cards/kinds';
import type { IconName } from '../icons';
import type { CardFace, CardKind } from '../protocol';

/** The icon of a kind as a whole; locations by that of their commonest sort. */
export function kindIconOf(kind: CardKind): IconName {
  return kind === 'location' ? 'location' : kindIcon({ type: kind, subtypes: [] as string[] } as CardFace);
}
