import type { CardInfo, Choice, PlaceInfo, QuestionInfo, Sections, SeenCard } from '../../lib/protocol';
import { placesOf } from './model';

export type Pile = 'reserve_deck' | 'force_pile' | 'used_pile' | 'lost_pile';

export const PILES: readonly Pile[] = ['reserve_deck', 'force_pile', 'used_pile', 'lost_pile'];

/** Acts that name no card are done with a pile. */
const ACT_PILES: Record<string, Pile> = { activate: 'reserve_deck', draw: 'force_pile' };

/** `pick`: one card, at once; `picks`: several, then confirm. */
export type Mode = 'none' | 'act' | 'pick' | 'picks' | 'number' | 'option';

/** What lights up for a question, and where. */
export interface Lit {
  mode: Mode;
  /** By handle, for cards that can be seen on the table or in hand. */
  cards: ReadonlyMap<number, readonly Choice[]>;
  piles: ReadonlyMap<Pile, readonly Choice[]>;
  /** Cards that lie nowhere in sight: found in a pile, say. */
  tray: readonly Choice[];
  /** What can only be offered in words. */
  loose: readonly Choice[];
}

export const DARKNESS: Lit = { mode: 'none', cards: new Map(), piles: new Map(), tray: [], loose: [] };

export function modeOf(question: QuestionInfo | null): Mode {
  if (!question) {
    return 'none';
  }
  if (question.kind !== 'cards') {
    return question.kind;
  }
  return question.least === 1 && question.most === 1 ? 'pick' : 'picks';
}

/** Sorts the choices of a question by where they can be seen. */
export function light(question: QuestionInfo | null, visible: ReadonlySet<number>, places: readonly PlaceInfo[] = []): Lit {
  if (!question) {
    return DARKNESS;
  }
  if (question.kind === 'option') {
    return { ...DARKNESS, mode: 'option', cards: question.key === 'deploy_where' ? systems(question, places) : DARKNESS.cards };
  }
  const cards = new Map<number, Choice[]>();
  const piles = new Map<Pile, Choice[]>();
  const tray: Choice[] = [];
  const loose: Choice[] = [];
  for (const choice of question.choices) {
    const pile = pileOf(choice);
    if (choice.card && visible.has(choice.card.handle)) {
      add(cards, choice.card.handle, choice);
    } else if (pile) {
      add(piles, pile, choice);
    } else if (choice.card && choice.card.id !== '' && question.kind === 'cards') {
      tray.push(choice);
    } else {
      loose.push(choice);
    }
  }
  // Two different piles of one name (yours and the opponent's) can only be told apart in words.
  for (const [pile, choices] of piles) {
    if (new Set(choices.map((choice) => choice.card?.handle)).size > 1) {
      piles.delete(pile);
      loose.push(...choices);
    }
  }
  return { mode: modeOf(question), cards, piles, tray, loose };
}

/** Where a system is asked for, each location that lies there stands for it. */
function systems({ options }: QuestionInfo, places: readonly PlaceInfo[]): Lit['cards'] {
  const cards = new Map<number, Choice[]>();
  for (const { location, system } of places) {
    const index = options.indexOf(system ?? '');
    if (index >= 0) {
      add(cards, location.handle, { index, act: 'option', text: options[index] ?? '', card: null, other: null });
    }
  }
  return cards;
}

function add<K>(map: Map<K, Choice[]>, key: K, choice: Choice): void {
  const there = map.get(key);
  if (there) {
    there.push(choice);
  } else {
    map.set(key, [choice]);
  }
}

function pileOf(choice: Choice): Pile | null {
  if (!choice.card) {
    return ACT_PILES[choice.act] ?? null;
  }
  const where = choice.card.where;
  return choice.card.id === '' ? (PILES.find((pile) => pile === where) ?? null) : null;
}

/** Every card with those on it, and those on them. */
export function* eachCard(cards: readonly CardInfo[]): Generator<CardInfo> {
  for (const card of cards) {
    yield card;
    yield* eachCard(card.on ?? []);
  }
}

/** All cards in sight: on the table, beside it, in the viewer's hand. */
export function* cardsInSight(sections: Sections): Generator<CardInfo> {
  for (const place of placesOf(sections)) {
    yield* eachCard([place.location]);
    yield* eachCard(place.cards);
  }
  for (const player of [sections.dark, sections.light]) {
    yield* eachCard(player?.side ?? []);
    yield* eachCard(player?.cards ?? []);
    yield* eachCard(player?.sabaccCards ?? []);
  }
}

/** Those of the choices that lead to this target, as the thing acted on or as the other one. */
export function leadingTo(choices: readonly Choice[], target: number): Choice[] {
  return choices.filter((choice) => isCard(choice.other, target) || isCard(choice.card, target));
}

function isCard(card: SeenCard | null, handle: number): boolean {
  return card?.handle === handle;
}

/** What the lit thing costs, from least to most; null where nothing is said. */
export function costOf(choices: readonly Choice[]): { least: number; most: number } | null {
  const costs = choices.flatMap(({ force, prices }) => [...(force === undefined ? [] : [force]), ...(prices ?? []).map((price) => price.force)]);
  return costs.length === 0 ? null : { least: Math.min(...costs), most: Math.max(...costs) };
}
