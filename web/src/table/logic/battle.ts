import type { Addend, BattleInfo, Choice, DrawnCard, LogLine, Side } from '../../lib/protocol';

export const SIDES: readonly Side[] = ['dark', 'light'];

export function other(side: Side): Side {
  return side === 'dark' ? 'light' : 'dark';
}

/** One part of a total, as it is written. */
export interface Part {
  label: string;
  card?: string;
  op: string;
  amount: number;
  kind: 'card' | 'destiny' | 'rest';
}

/** Whether totals have been counted: they then no longer follow the cards. */
export function counted(battle: BattleInfo): boolean {
  return battle.damage.dark !== null || battle.damage.light !== null;
}

/** A player's total in a battle: the sum going on, or the one that was counted. */
export function totalOf(battle: BattleInfo, side: Side): number {
  if (counted(battle)) {
    return battle.power[side];
  }
  return battle.power[side] + (battle.destiny[side] ?? 0);
}

/** What makes the total up, so that anybody can add it up: cards, destiny, and what has gone since. */
export function partsOf(battle: BattleInfo, side: Side): Part[] {
  const parts: Part[] = battle.sums[side].items
    .filter((item) => item.amount !== 0 || item.op !== '+')
    .map(partOf);
  const destiny = battle.destiny[side];
  if (destiny !== null) {
    parts.push({ label: '', op: '+', amount: destiny, kind: 'destiny' });
  }
  const rest = totalOf(battle, side) - ((battle.sums[side].total ?? 0) + (destiny ?? 0));
  if (rest !== 0) {
    parts.push({ label: '', op: rest < 0 ? '−' : '+', amount: Math.abs(rest), kind: 'rest' });
  }
  return parts;
}

export function partOf({ label, card, op, amount }: Addend): Part {
  return { label, op, amount, kind: 'card', ...(card !== undefined && { card }) };
}

/** What cards drawn for destiny come to so far; null where none counts. */
export function drawnTotal(drawn: readonly DrawnCard[]): number | null {
  const counting = drawn.filter(({ canceled }) => !canceled);
  return counting.length === 0 ? null : counting.reduce((sum, { value }) => sum + value, 0);
}

export interface Lead {
  /** Who is ahead; null for a tie. */
  side: Side | null;
  by: number;
}

export function lead(battle: BattleInfo): Lead {
  const by = totalOf(battle, 'dark') - totalOf(battle, 'light');
  return { side: by > 0 ? 'dark' : by < 0 ? 'light' : null, by: Math.abs(by) };
}

export type Pip = 'paid' | 'now' | 'owed';

/** One pip for each point: paid, paid by the choice being looked at, still owed. */
export function pips(due: { left: number; total: number }, now: number): Pip[] {
  const left = Math.ceil(due.left);
  const total = Math.max(left, Math.ceil(due.total));
  const paid = total - left;
  return Array.from({ length: total }, (_, i) => (i < paid ? 'paid' : i < paid + Math.min(now, left) ? 'now' : 'owed'));
}

export interface Effect {
  damage: number;
  attrition: number;
  over: number;
}

/** What a forfeit of that value leaves to pay. */
export function after(battle: BattleInfo, side: Side, value: number): Effect {
  const damage = battle.damage[side]?.left ?? 0;
  const attrition = battle.attrition[side]?.left ?? 0;
  return {
    damage: Math.max(0, damage - value),
    attrition: Math.max(0, attrition - value),
    over: Math.max(0, value - Math.max(damage, attrition)),
  };
}

const BEGINS: ReadonlySet<string> = new Set(['battle_begins', 'creature_attacks', 'attacks']);

/** What has been told since the last battle or attack began. */
export function linesOf(log: readonly LogLine[]): readonly LogLine[] {
  const from = log.findLastIndex(({ kind }) => BEGINS.has(kind));
  return from < 0 ? [] : log.slice(from);
}

/** What has been told of the battle that began with that line, up to its last line. */
export function linesBetween(log: readonly LogLine[], begun: number, told: number): readonly LogLine[] {
  return log.filter(({ number }) => number >= begun && number <= told);
}

export interface Shot {
  number: number;
  player: Side | null;
  /** Title of the weapon, and of what it was fired at. */
  weapon: string;
  target: string;
  hit: boolean;
  total: number;
  /** What the log says: of a miss, also what it would have taken. */
  text: string;
}

/** The weapons fired in a battle, as its log tells. */
export function shots(lines: readonly LogLine[]): Shot[] {
  return lines
    .filter((line) => line.kind === 'hits' || line.kind === 'misses' || line.kind === 'falls_short')
    .map((line) => ({
      number: line.number,
      player: line.player,
      weapon: line.cards[0]?.title ?? '',
      target: line.cards[1]?.title ?? '',
      hit: line.kind === 'hits',
      total: line.amount,
      text: line.text,
    }));
}

export function isForfeit(choice: Choice): boolean {
  return choice.act === 'forfeit';
}

/** A segment in one word, as among the steps: "Weapons", "Armes". */
export function segmentWord(word: string): string {
  const plain = word.replace(/ segment$/, '').replace(/^segment (de |des |d'|d’)?/, '');
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}
