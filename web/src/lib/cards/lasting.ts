import type { CardInfo, PlaceInfo, Sections } from '../protocol';

/** Something that holds for a while. */
export type LastingEffect = NonNullable<Sections['lasting']>[number];

declare module '../protocol' {
  interface CardInfo {
    /** What holds for this card for a while; put here from the section `lasting`. */
    lasting?: readonly LastingEffect[];
  }
}

/** The sections with what holds for a while on the very cards and places it holds for. */
export function withLasting(sections: Sections): Sections {
  const by = new Map<number, LastingEffect[]>();
  for (const effect of sections.lasting ?? []) {
    for (const handle of effect.touches) {
      by.set(handle, [...(by.get(handle) ?? []), effect]);
    }
  }
  const now: Sections = { ...sections };
  for (const handle of sections.row ?? []) {
    const place = sections[`place:${handle}`];
    if (place) {
      now[`place:${handle}`] = marked(place, by);
    }
  }
  for (const side of ['dark', 'light'] as const) {
    const player = sections[side];
    if (player) {
      const cards = all(player.side, by);
      now[side] = cards === player.side ? player : { ...player, side: cards };
    }
  }
  return now;
}

function marked(place: PlaceInfo, by: ReadonlyMap<number, readonly LastingEffect[]>): PlaceInfo {
  const location = one(place.location, by);
  const cards = all(place.cards, by);
  return location === place.location && cards === place.cards ? place : { ...place, location, cards };
}

/** Where nothing changes, the same cards. */
function all(cards: CardInfo[], by: ReadonlyMap<number, readonly LastingEffect[]>): CardInfo[] {
  const now = cards.map((card) => one(card, by));
  return now.every((card, i) => card === cards[i]) ? cards : now;
}

function one(card: CardInfo, by: ReadonlyMap<number, readonly LastingEffect[]>): CardInfo {
  const on = card.on && all(card.on, by);
  const lasting = by.get(card.handle) ?? [];
  const before = card.lasting ?? [];
  if (on === card.on && lasting.length === before.length && lasting.every((effect, i) => effect === before[i])) {
    return card;
  }
  return { ...card, ...(on && { on }), lasting };
}

/** The words for the edge of a card, each once. */
export function lastingTags(info: CardInfo | undefined): string[] {
  return [...new Set((info?.lasting ?? []).map(({ tag }) => tag))];
}
