import type { PileItem, PlacedCard, PlayerDraft, PositionDraft, Side } from '../protocol';

/** A card on the table; its key stays the same however it is moved. */
export type Laid = Omit<PlacedCard, 'aim' | 'on' | 'marks'> & {
  key: number;
  marks: readonly string[];
  /** The key of the card it is aimed at. */
  aim?: number;
  on: readonly Laid[];
};

export const PILES = ['reserve', 'force', 'used', 'lost', 'outOfPlay', 'hand'] as const;
export type PileName = (typeof PILES)[number];
type Items = readonly PileItem[];

/** What one player has. */
export type Holding = Readonly<Record<PileName, Items>> & {
  readonly beside: readonly Laid[];
  /** Numbers, and `?` where chance decides. */
  readonly destinies: readonly string[];
  readonly deck: Items;
  readonly nothingElse: boolean;
};

/** A position as it is edited. It never changes: every step makes another. */
export type Position = Pick<PositionDraft, 'turn' | 'number' | 'phase' | 'seed'> & {
  readonly table: readonly Laid[];
  readonly dark: Holding;
  readonly light: Holding;
};

/** Where a card can be put. */
export type Slot = { on: number } | { beside: Side } | { pile: PileName; side: Side };

let keys = 0;

export function laid(id: string): Laid {
  return { key: ++keys, id, marks: [], covers: false, on: [] };
}

const NOTHING: Holding = {
  hand: [], reserve: [], force: [], used: [], lost: [], outOfPlay: [], beside: [], destinies: [], deck: [], nothingElse: false,
};

export function empty(): Position {
  return { turn: 'light', number: 4, phase: 'deploy', seed: 1, table: [], dark: NOTHING, light: NOTHING };
}

// ---- as the server has it

export function fromDraft(draft: PositionDraft): Position {
  const made: { card: Laid; aim: number | undefined }[] = [];
  const read = ({ aim, on, ...rest }: PlacedCard): Laid => {
    const card: Laid = { ...rest, key: ++keys, on: [] };
    made.push({ card, aim });
    card.on = on.map(read);
    return card;
  };
  const holding = ({ beside, ...rest }: PlayerDraft): Holding => ({ ...rest, beside: beside.map(read) });
  const position = { ...draft, table: draft.table.map(read), dark: holding(draft.dark), light: holding(draft.light) };
  for (const { card, aim } of made) {
    const target = aim === undefined ? undefined : made[aim]?.card;
    if (target) {
      card.aim = target.key;
    }
  }
  return position;
}

export function toDraft(position: Position): PositionDraft {
  const numbers = new Map(pieces(position).map((card, i) => [card.key, i]));
  const write = ({ key: _, aim, on, ...rest }: Laid): PlacedCard => {
    const number = aim === undefined ? undefined : numbers.get(aim);
    return { ...rest, marks: [...rest.marks], ...(number === undefined ? {} : { aim: number }), on: on.map(write) };
  };
  const player = (has: Holding): PlayerDraft => ({
    hand: [...has.hand],
    reserve: [...has.reserve],
    force: [...has.force],
    used: [...has.used],
    lost: [...has.lost],
    outOfPlay: [...has.outOfPlay],
    beside: has.beside.map(write),
    destinies: [...has.destinies],
    deck: [...has.deck],
    nothingElse: has.nothingElse,
  });
  return { ...position, table: position.table.map(write), dark: player(position.dark), light: player(position.light) };
}

/** All cards on the table as they are counted: each place with everything there, then what lies beside the table. */
export function pieces(position: Position): Laid[] {
  return [...position.table, ...position.dark.beside, ...position.light.beside].flatMap(withAll);
}

function withAll(card: Laid): Laid[] {
  return [card, ...card.on.flatMap(withAll)];
}

export function find(position: Position, key: number): Laid | undefined {
  return pieces(position).find((card) => card.key === key);
}

// ---- cards on the table

type Change = (card: Laid) => Laid | null;

/** The cards with one of them changed, or taken out where the change is null. */
function changed(cards: readonly Laid[], key: number, change: Change): readonly Laid[] {
  return cards.flatMap((card) => {
    if (card.key !== key) {
      const on = changed(card.on, key, change);
      return [on.length === card.on.length && on.every((one, i) => one === card.on[i]) ? card : { ...card, on }];
    }
    const now = change(card);
    return now ? [now] : [];
  });
}

export function change(position: Position, key: number, how: Change): Position {
  const holding = (has: Holding): Holding => ({ ...has, beside: changed(has.beside, key, how) });
  return { ...position, table: changed(position.table, key, how), dark: holding(position.dark), light: holding(position.light) };
}

/** Without a card and everything on it; nothing is aimed at them any more. */
export function remove(position: Position, key: number): Position {
  const after = change(position, key, () => null);
  const left = new Set(pieces(after).map((card) => card.key));
  const aimless = pieces(after).filter((card) => card.aim !== undefined && !left.has(card.aim));
  return aimless.reduce((now, { key: of }) => change(now, of, ({ aim: _, ...rest }) => rest), after);
}

export function put(position: Position, card: Laid, slot: Slot): Position {
  if ('on' in slot) {
    return change(position, slot.on, (host) => ({ ...host, on: [...host.on, card] }));
  }
  if ('beside' in slot) {
    return withHolding(position, slot.beside, (has) => ({ ...has, beside: [...has.beside, card] }));
  }
  return withPile(position, slot.side, slot.pile, (items) => added(items, card.id, slot.pile === 'hand'));
}

/** A new place; the rules say where in its row it lies. */
export function addPlace(position: Position, id: string, system?: string): Position {
  return { ...position, table: [...position.table, { ...laid(id), ...(system ? { system } : {}) }] };
}

// ---- hands and piles

export function withHolding(position: Position, side: Side, how: (has: Holding) => Holding): Position {
  return { ...position, [side]: how(position[side]) };
}

export function withPile(position: Position, side: Side, pile: PileName, how: (items: Items) => Items): Position {
  return withHolding(position, side, (has) => ({ ...has, [pile]: merged(how(has[pile])) }));
}

/** Neighbours that say the same are one; what counts nothing is none. */
function merged(items: Items): Items {
  const found: PileItem[] = [];
  for (const item of items) {
    const last = found.at(-1);
    if (item.count < 1) {
      continue;
    }
    if (last && last.id === item.id) {
      found[found.length - 1] = { ...last, count: last.count + item.count };
    } else {
      found.push(item);
    }
  }
  return found;
}

/** On top of a pile; in a hand behind the cards that are known. */
function added(items: Items, id: string, hand: boolean): Items {
  const at = hand ? items.findLastIndex((item) => item.id !== undefined) + 1 : 0;
  return items.toSpliced(at, 0, { id, count: 1 });
}

/** The ids of the cards of a pile that are known, one for each copy. */
export function known(items: Items): string[] {
  return items.flatMap(({ id, count }) => (id === undefined ? [] : Array<string>(count).fill(id)));
}

/** How many cards are left to chance. */
export function unnamed(items: Items): number {
  return items.reduce((sum, { id, count }) => sum + (id === undefined ? count : 0), 0);
}

/** Without the copy that stands at this place among the known ones. */
export function without(items: Items, place: number): Items {
  let seen = 0;
  return items.map((item) => {
    const first = seen;
    seen += item.id === undefined ? 0 : item.count;
    return item.id !== undefined && place >= first && place < seen ? { ...item, count: item.count - 1 } : item;
  });
}

/** More or fewer cards left to chance; where none is left, the last known one goes. */
export function stepped(items: Items, by: number): Items {
  const last = items.findLastIndex(({ id }) => id === undefined);
  const item = items[last];
  if (item) {
    return items.with(last, { ...item, count: item.count + by });
  }
  return by > 0 ? [...items, { count: by }] : items.length > 0 ? without(items, known(items).length - 1) : items;
}

/** The Reserve Deck has exactly so many cards from now on. */
export function reserveOf(position: Position, side: Side, count: number): Position {
  return withHolding(position, side, (has) => {
    const named = has.reserve.filter(({ id }) => id !== undefined);
    const rest = Math.max(0, count - known(named).length);
    return { ...has, nothingElse: true, reserve: merged([...named, { count: rest }]) };
  });
}

/** The cards that are not named come out of this deck, all that is left of it. */
export function withDeck(position: Position, side: Side, deck: Items): Position {
  return withHolding(position, side, (has) => ({
    ...has,
    deck,
    nothingElse: false,
    reserve: has.reserve.filter(({ id }) => id !== undefined),
  }));
}

/** The next destinies, without question marks at the end: those say nothing. */
export function withDestiny(position: Position, side: Side, place: number, word: string): Position {
  return withHolding(position, side, (has) => {
    const all = [...has.destinies];
    while (all.length <= place) {
      all.push('?');
    }
    all[place] = word;
    while (all.at(-1) === '?') {
      all.pop();
    }
    return { ...has, destinies: all };
  });
}
