import { describe, expect, it } from 'vitest';
import type { AttackInfo, CardInfo, LogLine, PlaceInfo } from '../../lib/protocol';
import { againstParts, attackTold, creatureParts, destinyOf, leading, partyOf } from './attack';

const WORDS = { ferocity: 'ferocity', defense: 'defense' };
const ATTACK: AttackInfo = {
  location: 1, creature: 2, byCreature: false, against: 'light', cards: [3, 4], segment: 'power', segmentWord: '',
  segments: [], attaches: false, draws: 1, ferocity: 7, defense: 5, creatureTotal: 12,
  sum: { key: 'total_power', figure: 'Total power', entry: 'power', total: 4, items: [{ label: 'Luke', op: '+', amount: 3 }, { label: 'Trooper', op: '+', amount: 1 }] },
  destiny: 6, total: 10, drawn: { creature: [{ id: 'a', value: 4 }], against: [{ id: 'b', value: 6 }] }, defeated: null,
};

function card(handle: number, owner: 'dark' | 'light', on: CardInfo[] = []): CardInfo {
  return { handle, id: String(handle), owner, role: 'at', marks: [], figures: {}, on };
}

describe('an attack', () => {
  it('can be added up by anybody', () => {
    for (const [parts, total] of [[creatureParts(ATTACK, WORDS), ATTACK.creatureTotal], [againstParts(ATTACK), ATTACK.total]] as const) {
      expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
    }
  });

  it('counts no defense for a creature that attacks, and nothing that is not known', () => {
    expect(creatureParts({ ...ATTACK, defense: null }, WORDS).map(({ label }) => label)).toEqual(['ferocity']);
    expect(creatureParts({ ...ATTACK, defense: null, ferocity: null }, WORDS)).toEqual([]);
    expect(againstParts({ ...ATTACK, destiny: null })).toHaveLength(2);
  });

  it('says who is ahead once both totals are known', () => {
    expect(leading(ATTACK)).toEqual({ party: 'creature', by: 2 });
    expect(leading({ ...ATTACK, total: 15 })).toEqual({ party: 'against', by: 3 });
    expect(leading({ ...ATTACK, total: 12 })).toBeNull();
    expect(leading({ ...ATTACK, creatureTotal: null })).toBeNull();
  });

  it('shows the destinies on their sides', () => {
    expect(destinyOf(ATTACK, 'creature')).toBe(4);
    expect(destinyOf(ATTACK, 'against')).toBe(6);
    const canceled = { ...ATTACK, drawn: { creature: [{ id: 'a', value: 4, canceled: true as const }, { id: 'c', value: 2 }], against: [] } };
    expect(destinyOf(canceled, 'creature')).toBe(2);
    expect(destinyOf({ ...ATTACK, destiny: null, drawn: { creature: [], against: [] } }, 'against')).toBeNull();
  });

  it('is told in a few lines when it is over', () => {
    const line = (number: number, kind: string): LogLine => ({ number, kind, player: null, text: `${kind} ${number}`, cards: [], amount: 0 });
    const log = ['creature_attacks', 'attack_ends', 'creature_attacks', 'draws_destiny', 'attack_total', 'attack_total', 'defeated', 'loses', 'attack_ends', 'plays']
      .map((kind, number) => line(number, kind));
    expect(attackTold(log, 8)).toEqual({ lines: ['creature_attacks 2', 'attack_total 4', 'attack_total 5', 'defeated 6'], settled: true });
    expect(attackTold(log, 1)).toEqual({ lines: ['creature_attacks 0'], settled: false });
  });

  it('finds those aboard with what carries them', () => {
    const place = { cards: [card(2, 'dark'), card(9, 'light', [card(3, 'light')]), card(4, 'light'), card(7, 'light')] } as unknown as PlaceInfo;
    expect(partyOf(ATTACK, 'against', place, new Map()).map((stack) => stack.card.handle)).toEqual([9, 4]);
    expect(partyOf(ATTACK, 'creature', place, new Map()).map((stack) => stack.card.handle)).toEqual([2]);
    expect(partyOf(ATTACK, 'creature', null, new Map([[2, card(2, 'dark')]]))).toHaveLength(1);
  });
});
