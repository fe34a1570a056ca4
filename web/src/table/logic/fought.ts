import type { BattleInfo, CardInfo, LogLine, PlaceInfo, Side } from '../../lib/protocol';
import { counted, linesOf, SIDES, totalOf } from './battle';
import { cardsInSight, eachCard } from './lit';
import type { Model } from './model';
import { stacksOf, type Stack } from './stacks';

/** How a card left a battle: forfeited, lost some other way, or gone elsewhere alive. */
export type Parting = 'forfeited' | 'lost' | 'away';

/** A card that was in the battle, as it was last seen there. */
export interface Combatant {
  stack: Stack;
  /** null while it stays. */
  parting: Parting | null;
  hit: boolean;
  /** What its forfeit paid. */
  paid: Payment | null;
  /** Cards aboard it or carried by it that were lost. */
  fallen: ReadonlySet<number>;
}

/** A card forfeited, or some Force lost. */
export interface Payment {
  /** The card forfeited; null for Force. */
  card: CardInfo | null;
  /** How much Force, or the forfeit value of the card. */
  worth: number;
  damage: number;
  attrition: number;
}

/** A battle as far as it has come, with all that were in it. */
export interface Fought {
  /** Number of the line that began it. */
  begun: number;
  /** Number of the last line taken into account. */
  told: number;
  battle: BattleInfo;
  place: PlaceInfo;
  combatants: Record<Side, readonly Combatant[]>;
  payments: Record<Side, readonly Payment[]>;
  over: boolean;
}

const LOST: ReadonlySet<string> = new Set(['forfeits', 'card_lost', 'out_of_play', 'to_used_pile', 'to_hand']);

/** Of these cards, those that the stage of a battle has no place for: neither in hand nor in the battle. */
export function awayFrom({ combatants }: Fought, hand: readonly CardInfo[], handles: Iterable<number>): number[] {
  const there = new Set(hand.map(({ handle }) => handle));
  for (const { stack, parting } of SIDES.flatMap((side) => combatants[side])) {
    for (const card of parting ? [] : [stack.card, ...stack.rows.map((row) => row.card)]) {
      there.add(card.handle);
    }
  }
  return [...handles].filter((handle) => !there.has(handle));
}

/** What is known of the battle going on, or of the last one, after the server has told more. */
export function followed(before: Fought | null, model: Pick<Model, 'sections' | 'log'>): Fought | null {
  return followedFrom(before && began(before, model.log) ? before : null, model);
}

/** Whether all that is known of it still is a part of the game: nothing of it has been undone. */
function began({ begun, told }: Fought, log: readonly LogLine[]): boolean {
  return told <= last(log) && log.findLast(({ number }) => number <= begun)?.number === begun;
}

function followedFrom(before: Fought | null, { sections, log }: Pick<Model, 'sections' | 'log'>): Fought | null {
  const going = sections.battle ?? null;
  if (!going) {
    return before && !before.over ? ended(before, sections, log) : before;
  }
  const place = sections[`place:${going.location}`];
  const begun = linesOf(log)[0]?.number ?? 0;
  if (!place) {
    return before;
  }
  if (!before || before.over || before.begun !== begun) {
    const combatants = { dark: inBattle(place, 'dark'), light: inBattle(place, 'light') };
    return { begun, told: last(log), battle: going, place, combatants, payments: { dark: [], light: [] }, over: false };
  }
  return after(before, settled(before.battle, going), place, cardsInSight(sections), log, false);
}

/** The battle once it is over. */
export function afterwards(before: Fought, { sections, log }: Pick<Model, 'sections' | 'log'>): Fought {
  return ended(before, sections, log);
}

function ended(before: Fought, sections: Model['sections'], log: readonly LogLine[]): Fought {
  return after(before, before.battle, sections[`place:${before.battle.location}`] ?? before.place, cardsInSight(sections), log, true);
}

/** Totals that were counted stay made up of what they were counted from. */
function settled(before: BattleInfo, now: BattleInfo): BattleInfo {
  if (!counted(now)) {
    return now;
  }
  const fits = SIDES.every((side) => (before.sums[side].total ?? 0) + (now.destiny[side] ?? 0) === totalOf(now, side));
  return fits || counted(before) ? { ...now, sums: before.sums } : now;
}

function after(before: Fought, battle: BattleInfo, place: PlaceInfo, all: Iterable<CardInfo>, log: readonly LogLine[], over: boolean): Fought {
  const lines = log.filter(({ number }) => number > before.told);
  const partings = new Partings(lines);
  const here = new Set([...eachCard(place.cards)].map(({ handle }) => handle));
  const inSight = new Set([...all].map(({ handle }) => handle));
  const combatants = { dark: before.combatants.dark, light: before.combatants.light };
  const payments = { dark: before.payments.dark, light: before.payments.light };
  for (const side of SIDES) {
    const now = over ? stacksOf(place, side) : inBattle(place, side).map(({ stack }) => stack);
    const known = before.combatants[side].map((one) => gone(one, now, here, inSight, partings));
    const fresh = over ? [] : inBattle(place, side).filter(({ stack }) => !known.some((one) => one.stack.card.handle === stack.card.handle));
    const due = {
      damage: unaccounted('damage', battle.damage[side], before.payments[side], over),
      attrition: unaccounted('attrition', battle.attrition[side], before.payments[side], over),
    };
    const paid = paidBy(side, lines, fallen(before.combatants[side], known), due);
    combatants[side] = [...known, ...fresh].map((one) => ({ ...one, paid: one.paid ?? paid.find(({ card }) => card?.handle === one.stack.card.handle) ?? null }));
    payments[side] = joined(before.payments[side], paid);
  }
  const left = over ? paidOff(battle, payments) : battle;
  return { ...before, told: last(log), battle: left, place, combatants, payments, over };
}

/** A battle that is over: what had not been paid at the last look has been, as far as the log tells. */
function paidOff(battle: BattleInfo, payments: Fought['payments']): BattleInfo {
  const rest = (key: 'damage' | 'attrition', side: Side) => {
    const due = battle[key][side];
    return due && { ...due, left: Math.max(0, due.total - payments[side].reduce((sum, payment) => sum + payment[key], 0)) };
  };
  return {
    ...battle,
    damage: { dark: rest('damage', 'dark'), light: rest('damage', 'light') },
    attrition: { dark: rest('attrition', 'dark'), light: rest('attrition', 'light') },
  };
}

function last(log: readonly LogLine[]): number {
  return log.at(-1)?.number ?? 0;
}

export function isInBattle(card: CardInfo): boolean {
  return [...eachCard([card])].some(({ marks }) => marks.includes('in_battle'));
}

function inBattle(place: PlaceInfo, side: Side): Combatant[] {
  return stacksOf(place, side)
    .filter(({ card }) => isInBattle(card))
    .map((stack) => ({ stack, parting: null, hit: false, paid: null, fallen: new Set() }));
}

/** Which cards the new lines say have left the table; each line speaks of one card. */
class Partings {
  private readonly lines: LogLine[];

  constructor(lines: readonly LogLine[]) {
    this.lines = lines.filter(({ kind }) => LOST.has(kind));
  }

  of(card: CardInfo): Parting {
    const at = this.lines.findIndex(({ cards }) => cards[0]?.id === card.id);
    const [line] = at < 0 ? [] : this.lines.splice(at, 1);
    return line?.kind === 'forfeits' ? 'forfeited' : 'lost';
  }
}

function gone(one: Combatant, now: readonly Stack[], here: ReadonlySet<number>, inSight: ReadonlySet<number>, partings: Partings): Combatant {
  if (one.parting) {
    return one;
  }
  const { card } = one.stack;
  const stack = now.find((other) => other.card.handle === card.handle);
  if (stack) {
    const missing = one.stack.rows.filter((row) => !here.has(row.card.handle));
    const fallen = missing.filter((row) => one.fallen.has(row.card.handle) || (!inSight.has(row.card.handle) && partings.of(row.card)));
    return { ...one, stack: { ...stack, rows: [...stack.rows, ...fallen] }, fallen: new Set(fallen.map((row) => row.card.handle)) };
  }
  return { ...one, hit: card.marks.includes('hit'), parting: inSight.has(card.handle) ? 'away' : partings.of(card) };
}

/** The cards that were in the battle before and are no longer on the table. */
function fallen(before: readonly Combatant[], now: readonly Combatant[]): CardInfo[] {
  return before.flatMap((one, i) => {
    const then = now[i];
    if (!then || one.parting) {
      return [];
    }
    const rows = one.stack.rows.map((row) => row.card);
    return then.parting === null
      ? rows.filter(({ handle }) => then.fallen.has(handle) && !one.fallen.has(handle))
      : then.parting === 'away'
        ? []
        : [one.stack.card, ...rows];
  });
}

/** How many cards the battle cost a player: those that were in it, and each Force he lost to pay. */
export function cardsLost({ combatants, payments }: Fought, side: Side): number {
  const there = combatants[side].reduce((n, one) => n + (one.parting && one.parting !== 'away' ? 1 : 0) + one.fallen.size, 0);
  return payments[side].reduce((n, { card, worth }) => n + (card ? 0 : worth), there);
}

/** Whether nobody whom this player has left can be forfeited to attrition: all are immune to that much. */
export function allImmune({ battle, combatants }: Fought, side: Side): boolean {
  const due = battle.attrition[side];
  const left = combatants[side].filter(({ parting }) => parting === null);
  return (
    !!due && due.left > 0 && left.length > 0 &&
    left.every(({ stack, fallen }) => {
      const aboard = stack.rows.filter(({ card }) => card.figures.forfeit !== undefined && !fallen.has(card.handle));
      return [stack.card, ...aboard.map(({ card }) => card)].every((card) => (card.immunity ?? 0) > due.total);
    })
  );
}

type Due = BattleInfo['damage'][Side];

/** How much has been paid that no payment tells of yet; all may have been, once nobody tells what is left. */
function unaccounted(key: 'damage' | 'attrition', due: Due, payments: readonly Payment[], over: boolean): number {
  const told = payments.reduce((sum, payment) => sum + payment[key], 0);
  return due ? Math.max(0, due.total - (over ? 0 : due.left) - told) : 0;
}

/** What one player's forfeits and lost Force came to, in their order. */
function paidBy(side: Side, lines: readonly LogLine[], fallen: readonly CardInfo[], due: { damage: number; attrition: number }): Payment[] {
  const left = { ...due };
  const unpaid = [...fallen];
  const pay = (card: CardInfo | null, worth: number): Payment => {
    const damage = Math.min(worth, left.damage);
    const attrition = card ? Math.min(worth, left.attrition) : 0;
    left.damage -= damage;
    left.attrition -= attrition;
    return { card, worth, damage, attrition };
  };
  return lines
    .filter(({ kind, player }) => player === side && (kind === 'forfeits' || (kind === 'loses' && due.damage > 0)))
    .flatMap((line) => {
      if (line.kind === 'loses') {
        return left.damage > 0 ? [pay(null, 1)] : [];
      }
      const at = unpaid.findIndex(({ id }) => id === line.cards[0]?.id);
      const [card] = at < 0 ? [] : unpaid.splice(at, 1);
      return card ? [pay(card, card.figures.forfeit ?? 0)] : [];
    });
}

/** Force lost one by one is one payment. */
function joined(before: readonly Payment[], more: readonly Payment[]): readonly Payment[] {
  return more.reduce<Payment[]>(
    (all, payment) => {
      const previous = all.at(-1);
      if (payment.card || !previous || previous.card) {
        return [...all, payment];
      }
      return [...all.slice(0, -1), { card: null, worth: previous.worth + payment.worth, damage: previous.damage + payment.damage, attrition: 0 }];
    },
    [...before],
  );
}
