import type { AttackInfo, CardInfo, LogLine, PlaceInfo } from '../../lib/protocol';
import { drawnTotal, partOf, type Part } from './battle';
import { stacksOf, type Stack } from './stacks';

/** One of the two parties of an attack. */
export type Party = 'creature' | 'against';

/** What makes up the creature's total: its ferocity, and its defense where it is attacked. */
export function creatureParts(attack: AttackInfo, words: { ferocity: string; defense: string }): Part[] {
  const parts: Part[] = [];
  if (attack.ferocity !== null) {
    parts.push({ label: words.ferocity, op: '+', amount: attack.ferocity, kind: 'card' });
  }
  if (attack.defense !== null) {
    parts.push({ label: words.defense, op: '+', amount: attack.defense, kind: 'card' });
  }
  return parts;
}

/** What makes up the total of those against it: power card by card, and destiny. */
export function againstParts(attack: AttackInfo): Part[] {
  const parts = attack.sum.items.map(partOf);
  if (attack.destiny !== null) {
    parts.push({ label: '', op: '+', amount: attack.destiny, kind: 'destiny' });
  }
  return parts;
}

/** Who is ahead and by how much; nothing while a total is not known, or for a tie. */
export function leading(attack: AttackInfo): { party: Party; by: number } | null {
  if (attack.creatureTotal === null || attack.creatureTotal === attack.total) {
    return null;
  }
  const by = attack.creatureTotal - attack.total;
  return { party: by > 0 ? 'creature' : 'against', by: Math.abs(by) };
}

/** The destiny a party has drawn so far; null for none. */
export function destinyOf(attack: AttackInfo, party: Party): number | null {
  return party === 'against' && attack.destiny !== null ? attack.destiny : drawnTotal(attack.drawn[party]);
}

/** The cards of a party with what they carry; somebody aboard or guarded is found with his host. */
export function partyOf(
  attack: AttackInfo, party: Party, place: PlaceInfo | null, inSight: ReadonlyMap<number, CardInfo>,
): Stack[] {
  const handles = party === 'creature' ? [attack.creature] : attack.cards;
  const stacks = place ? [...stacksOf(place, 'dark'), ...stacksOf(place, 'light')] : [];
  const there = stacks.filter(({ card, rows }) => [card, ...rows.map((row) => row.card)].some(({ handle }) => handles.includes(handle)));
  return there.length > 0 ? there : handles.flatMap((handle) => inSight.get(handle) ?? []).map((card) => ({ card, rows: [] }));
}

const SETTLES: ReadonlySet<string> = new Set(['defeated', 'attaches']);

/** What the log tells of the attack that ended with this line: who attacked, the totals, who was defeated. */
export function attackTold(log: readonly LogLine[], end: number): { lines: string[]; settled: boolean } {
  const until = log.filter((line) => line.number <= end);
  const begin = until.findLastIndex((line) => line.kind === 'creature_attacks' || line.kind === 'attacks');
  const told = begin < 0 ? [] : until.slice(begin);
  return {
    lines: told.filter((line, i) => i === 0 || line.kind === 'attack_total' || SETTLES.has(line.kind)).map((line) => line.text),
    settled: told.some((line) => SETTLES.has(line.kind)),
  };
}
