import { describe, expect, it } from 'vitest';
import type { BattleInfo, CardInfo, LogLine, Mark, PlaceInfo, Sections } from '../../lib/protocol';
import { allImmune, awayFrom, cardsLost, followed, type Fought } from './fought';

const VADER = card(1, 'vader', 'dark', 8);
const TROOPER = card(2, 'trooper', 'dark', 3);
const LUKE = card(3, 'luke', 'light', 7);
const LEIA = card(4, 'leia', 'light', 6);
const REBEL = card(5, 'rebel', 'light', 2);

function card(handle: number, id: string, owner: 'dark' | 'light', forfeit: number, marks: Mark[] = ['in_battle'], on: CardInfo[] = []): CardInfo {
  return { handle, id, owner, role: 'at', marks, figures: { forfeit }, on };
}

function marked(one: CardInfo, ...marks: Mark[]): CardInfo {
  return { ...one, marks };
}

function place(cards: CardInfo[]): PlaceInfo {
  const both = { dark: 0, light: 0 };
  return {
    location: { handle: 9, id: 'mos', owner: 'light', role: 'laid_out', marks: [], figures: {} }, system: 'Tatooine',
    icons: both, power: both, ability: both, occupies: { dark: true, light: true }, controls: null, drain: both, cards,
  };
}

type Due = [left: number, total: number] | null;

function battle(lightDamage: Due, lightAttrition: Due, darkAttrition: Due = null): BattleInfo {
  const due = (of: Due) => of && { left: of[0], total: of[1] };
  const sum = (total: number) => ({ key: 'total_power', entry: null, figure: 'Total power', total, items: [] });
  return {
    location: 9, initiator: 'light', segment: lightDamage ? 'damage' : 'weapons', segmentWord: '', segments: [],
    power: lightDamage ? { dark: 14, light: 10 } : { dark: 9, light: 7 }, sums: { dark: sum(9), light: sum(7) },
    destiny: lightDamage ? { dark: 5, light: 3 } : { dark: null, light: null }, drawn: { dark: [], light: [] },
    attrition: { dark: due(darkAttrition), light: due(lightAttrition) },
    damage: { dark: lightDamage && { left: 0, total: 0 }, light: due(lightDamage) },
  };
}

/** A table told of in steps, each with the lines it adds. */
class Told {
  fought: Fought | null = null;
  private log: LogLine[] = [];

  undo(lines: number): void {
    this.log = this.log.slice(0, -lines);
  }

  tell(info: BattleInfo | null, cards: CardInfo[], ...lines: [kind: string, player: 'dark' | 'light', id?: string][]): Fought {
    for (const [kind, player, id] of lines) {
      this.log = [...this.log, { number: this.log.length + 1, kind, player, text: kind, cards: id ? [{ id, title: id }] : [], amount: 0 }];
    }
    const sections: Sections = { row: [9], 'place:9': place(cards), battle: info };
    this.fought = followed(this.fought, { sections, log: this.log });
    if (!this.fought) {
      throw new Error('no battle was followed');
    }
    return this.fought;
  }
}

function begun(): Told {
  const told = new Told();
  told.tell(battle(null, null), [VADER, TROOPER, LUKE, LEIA, REBEL], ['battle_begins', 'light']);
  return told;
}

describe('a battle that is followed to its end', () => {
  it('knows when all who are left are immune to the attrition', () => {
    const immune = (...cards: CardInfo[]) => allImmune(new Told().tell(battle([0, 0], null, [2, 2]), cards, ['battle_begins', 'light']), 'dark');
    const vader = { ...VADER, immunity: 5 };
    expect(immune(vader, LUKE)).toBe(true);
    expect(immune({ ...VADER, immunity: 2 }, LUKE)).toBe(false);
    expect(immune(vader, TROOPER, LUKE)).toBe(false);
    expect(immune({ ...vader, on: [TROOPER] }, LUKE)).toBe(false);
    expect(immune(LUKE)).toBe(false);
    expect(allImmune(new Told().tell(battle([0, 0], null, [0, 2]), [vader], ['battle_begins', 'light']), 'dark')).toBe(false);
  });

  it('keeps who was forfeited, and what that paid', () => {
    const told = begun();
    const hit = marked(REBEL, 'in_battle', 'hit');
    told.tell(battle([4, 4], [5, 5], [3, 3]), [VADER, TROOPER, LUKE, LEIA, hit], ['wins_battle', 'dark']);
    told.tell(battle([2, 4], [3, 5], [3, 3]), [VADER, TROOPER, LUKE, LEIA], ['forfeits', 'light', 'rebel']);
    told.tell(battle([0, 4], [0, 5], [3, 3]), [VADER, TROOPER, LUKE], ['forfeits', 'light', 'leia']);
    const end = told.tell(null, [marked(VADER), marked(LUKE)], ['forfeits', 'dark', 'trooper']);

    expect(end.over).toBe(true);
    expect(end.combatants.light.map((one) => [one.stack.card.id, one.parting, one.hit])).toEqual([
      ['luke', null, false], ['leia', 'forfeited', false], ['rebel', 'forfeited', true],
    ]);
    expect(end.payments.light).toMatchObject([
      { card: { id: 'rebel' }, worth: 2, damage: 2, attrition: 2 },
      { card: { id: 'leia' }, worth: 6, damage: 2, attrition: 3 },
    ]);
    expect(end.payments.dark).toMatchObject([{ card: { id: 'trooper' }, worth: 3, damage: 0, attrition: 3 }]);
    expect(end.battle.attrition.dark).toEqual({ left: 0, total: 3 });
    expect([cardsLost(end, 'light'), cardsLost(end, 'dark')]).toEqual([2, 1]);
  });

  it('adds Force that is lost up to one payment, and counts none that was lost before', () => {
    const told = begun();
    told.tell(battle(null, null), [VADER, TROOPER, LUKE, LEIA, REBEL], ['loses', 'light', 'sense']);
    told.tell(battle([4, 4], [0, 0]), [VADER, TROOPER, LUKE, LEIA, REBEL], ['wins_battle', 'dark']);
    told.tell(battle([3, 4], [0, 0]), [VADER, TROOPER, LUKE, LEIA, REBEL], ['loses', 'light', 'a']);
    const end = told.tell(null, [VADER, TROOPER, LUKE, LEIA, REBEL].map((one) => marked(one)), ['loses', 'light', 'b'], ['loses', 'light', 'c']);

    expect(end.payments.light).toEqual([{ card: null, worth: 3, damage: 3, attrition: 0 }]);
    expect(cardsLost(end, 'light')).toBe(3);
    expect(end.battle.damage.light).toEqual({ left: 1, total: 4 });
  });

  it('finds the payment that is told after what is left', () => {
    const told = begun();
    const all = [VADER, TROOPER, LUKE, LEIA, REBEL];
    told.tell(battle([1, 1], [0, 0]), all, ['wins_battle', 'dark']);
    told.tell(battle([0, 1], [0, 0]), all);
    const end = told.tell(null, all.map((one) => marked(one)), ['loses', 'light', 'a']);

    expect(end.payments.light).toEqual([{ card: null, worth: 1, damage: 1, attrition: 0 }]);
    expect(end.battle.damage.light).toEqual({ left: 0, total: 1 });
  });

  it('tells who was lost from who went elsewhere', () => {
    const told = begun();
    const now = told.tell(battle(null, null), [VADER, LUKE, marked(LEIA)], ['card_lost', 'dark', 'trooper'], ['card_lost', 'light', 'rebel']);

    expect(now.combatants.dark.map((one) => one.parting)).toEqual([null, 'lost']);
    expect(now.combatants.light.map((one) => one.parting)).toEqual([null, 'away', 'lost']);
  });

  it('keeps who was lost from aboard', () => {
    const pilot: CardInfo = { ...card(7, 'pilot', 'light', 2), role: 'pilot' };
    const ship = (...aboard: CardInfo[]) => card(6, 'ship', 'light', 4, ['in_battle'], aboard);
    const told = new Told();
    told.tell(battle([2, 2], [0, 0]), [VADER, ship(pilot)], ['battle_begins', 'light'], ['wins_battle', 'dark']);
    const now = told.tell(battle([0, 2], [0, 0]), [VADER, ship()], ['forfeits', 'light', 'pilot']);

    expect(now.combatants.light.map((one) => [one.parting, one.stack.rows.map((row) => row.card.id), [...one.fallen]])).toEqual([[null, ['pilot'], [7]]]);
    expect(now.payments.light).toMatchObject([{ card: { id: 'pilot' }, damage: 2 }]);
  });

  it('keeps what the counted totals were made of', () => {
    const told = begun();
    const counted = told.tell({ ...battle([4, 4], [0, 0]), sums: { dark: battle(null, null).sums.dark, light: { ...battle(null, null).sums.light, total: 1 } } }, [VADER, TROOPER, LUKE]);

    expect(counted.battle.sums.light.total).toBe(7);
  });

  it('forgets what was undone', () => {
    const told = begun();
    told.tell(battle([4, 4], [0, 0]), [VADER, TROOPER, LUKE], ['forfeits', 'light', 'leia'], ['forfeits', 'light', 'rebel']);
    told.undo(2);
    const again = told.tell(battle([4, 4], [0, 0]), [VADER, TROOPER, LUKE, LEIA, REBEL]);

    expect(again.combatants.light.map((one) => one.parting)).toEqual([null, null, null]);
    expect(again.payments.light).toEqual([]);
  });

  it('begins anew with another battle', () => {
    const told = begun();
    const first = told.tell(null, [marked(VADER), marked(LUKE)]);
    const second = told.tell(battle(null, null), [VADER, LUKE], ['battle_begins', 'dark']);

    expect(second.begun).not.toBe(first.begun);
    expect(second.combatants.light.map((one) => one.stack.card.id)).toEqual(['luke']);
  });

  it('knows who of those that may be chosen is on no stage', () => {
    const rifle = card(6, 'rifle', 'light', 0, ['in_battle']);
    const there = new Told().tell(battle(null, null), [VADER, { ...LUKE, on: [rifle] }]);
    const hand = [card(7, 'barrier', 'light', 0, [])];

    expect(awayFrom(there, hand, [1, 3, 6, 7, 8])).toEqual([8]);
  });
});
