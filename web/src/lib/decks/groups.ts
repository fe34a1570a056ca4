import type { CardFace, CardKind } from '../protocol';
import type { Counted } from './charts';

/** The order in which a deck is listed. */
export const KINDS: readonly CardKind[] = [
  'objective', 'character', 'creature', 'weapon', 'device', 'starship', 'vehicle', 'podracer', 'location',
  'interrupt', 'effect', 'epic_event', 'admirals_order', 'jedi_test', 'defensive_shield', 'game_aid',
];

/** The order of the filters: what most searches are for comes first. */
export const FILTERS: readonly CardKind[] = [
  'character', 'starship', 'vehicle', 'weapon', 'device', 'effect', 'interrupt', 'location', 'creature', 'objective',
  'epic_event', 'admirals_order', 'jedi_test', 'podracer', 'defensive_shield', 'game_aid',
];

export interface Group {
  kind: CardKind;
  count: number;
  cards: Counted[];
}

/** By kind in this order, by name within. */
export function byKindThenName(locale: string, kinds: readonly CardKind[]): (a: CardFace, b: CardFace) => number {
  const names = new Intl.Collator(locale, { numeric: true, ignorePunctuation: true });
  const order = new Map(kinds.map((kind, place) => [kind, place]));
  return (a, b) =>
    (order.get(a.type) ?? 0) - (order.get(b.type) ?? 0) ||
    names.compare(a.title, b.title) ||
    names.compare(a.id, b.id);
}

export function groups(deck: readonly Counted[], locale: string): Group[] {
  const order = byKindThenName(locale, KINDS);
  const found = new Map<CardKind, Counted[]>();
  for (const counted of deck) {
    found.set(counted.card.type, [...(found.get(counted.card.type) ?? []), counted]);
  }
  return KINDS.flatMap((kind) => {
    const cards = found.get(kind);
    return cards
      ? [
          {
            kind,
            count: cards.reduce((sum, { count }) => sum + count, 0),
            cards: cards.sort((a, b) => order(a.card, b.card)),
          },
        ]
      : [];
  });
}

/** Two columns of about the same height, each group whole. */
export function columns(all: readonly Group[]): [Group[], Group[]] {
  const height = (group: Group) => group.cards.length + 2;
  const whole = all.reduce((sum, group) => sum + height(group), 0);
  let left = 0;
  let cut = 0;
  while (cut < all.length) {
    const next = all[cut];
    if (!next || Math.abs(whole - 2 * (left + height(next))) > Math.abs(whole - 2 * left)) {
      break;
    }
    left += height(next);
    cut++;
  }
  return [all.slice(0, cut), all.slice(cut)];
}
