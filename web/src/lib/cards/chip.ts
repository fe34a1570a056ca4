import type { IconName } from '../icons';
import type { CardFace, CardInfo } from '../protocol';
import { kindIcon } from './kinds';
import { MARKS, tabMark, type Lit } from './marks';

/** What a card on the table offers now. */
export interface Offer {
  state?: Lit | undefined;
  tag?: string | undefined;
}

/** One that hangs below a chip: aboard, carried, held. */
export interface ChipRow {
  info: CardInfo;
  face: CardFace | undefined;
  icon: IconName;
  depth: number;
}

const ROLES: Record<string, IconName> = {
  pilot: 'pilot',
  driver: 'pilot',
  passenger: 'presence',
  astromech: 'nav',
  cargo: 'vehicle',
  escorted: 'captive',
  stacked: 'facedown',
};

/** All that is on a card, and on that in turn, in order. */
export function chipRows(info: CardInfo | undefined, faceOf: (id: string) => CardFace | undefined, depth = 0): ChipRow[] {
  return (info?.on ?? []).flatMap((one) => {
    const face = faceOf(one.id);
    return [{ info: one, face, icon: rowIcon(one, face), depth }, ...chipRows(one, faceOf, depth + 1)];
  });
}

function rowIcon(info: CardInfo, face: CardFace | undefined): IconName {
  const mark = tabMark(info);
  if (mark) {
    return MARKS[mark].icon;
  }
  return ROLES[info.role] ?? (face ? kindIcon(face) : 'facedown');
}
