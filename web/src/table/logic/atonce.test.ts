import { describe, expect, it } from 'vitest';
import type { CardInfo, LogLine, Sections } from '../../lib/protocol';
import { foughtAtOnce } from './atonce';

const both = { dark: 0, light: 0 };
function card(handle: number, id: string, owner: 'dark' | 'light', power: number, forfeit: number): CardInfo {
  return { handle, id, owner, role: 'at', marks: [], figures: { power, forfeit } };
}
function table(...cards: CardInfo[]): Sections {
  return {
    row: [9],
    'place:9': {
      location: { handle: 9, id: 'mos', owner: 'light', role: 'laid_out', marks: [], figures: {} }, system: '', icons: both, power: { dark: 3, light: 1 }, ability: both,
      occupies: { dark: true, light: true }, drain: both, controls: null, cards,
    },
  };
}
const TROOPER = card(1, 'trooper', 'dark', 3, 2);
const REBEL = card(2, 'rebel', 'light', 1, 2);

function log(...lines: [kind: string, player: 'dark' | 'light' | null, id: string, amount?: number][]): LogLine[] {
  return lines.map(([kind, player, id, amount = 0], i) => ({ number: i + 1, kind, player, text: kind, cards: id ? [{ id, title: id }] : [], amount }));
}

const LINES = log(
  ['battle_begins', 'dark', 'mos'], ['power_totals', 'dark', 'mos', 3], ['power_totals', 'light', 'mos', 1], ['wins_battle', 'dark', 'mos', 2],
  ['forfeits', 'light', 'rebel'], ['battle_ends', 'dark', 'mos'],
);

describe('a battle that is fought out in one message', () => {
  const fought = foughtAtOnce({ sections: table(TROOPER, REBEL), log: [] }, { sections: table(TROOPER), log: LINES }, (id) => id);

  it('has its result: who was in it, who was lost, and what that paid', () => {
    expect(fought?.over).toBe(true);
    expect(fought?.battle.power).toEqual({ dark: 3, light: 1 });
    expect(fought?.combatants.dark.map(({ parting }) => parting)).toEqual([null]);
    expect(fought?.combatants.light.map(({ parting, paid }) => [parting, paid?.damage])).toEqual([['forfeited', 2]]);
    expect(fought?.battle.damage.light).toEqual({ left: 0, total: 2 });
  });

  it('counts the destinies that were drawn for it, and no others', () => {
    const drawn = log(
      ['battle_begins', 'dark', 'mos'], ['draws_destiny', 'dark', 'x', 6], ['draws_battle_destiny', 'dark', 'x', 4], ['draws_battle_destiny', 'light', 'y', 5],
      ['destiny_canceled', 'light', 'y'], ['draws_destiny_to_attrition', 'light', 'z', 2], ['power_totals', 'dark', 'mos', 7], ['power_totals', 'light', 'mos', 1],
      ['wins_battle', 'dark', 'mos', 6], ['forfeits', 'light', 'rebel'], ['battle_ends', 'dark', 'mos'],
    );
    const { battle } = foughtAtOnce({ sections: table(TROOPER, REBEL), log: [] }, { sections: table(TROOPER), log: drawn }, (id) => id) ?? {};
    expect(battle?.power).toEqual({ dark: 7, light: 1 });
    expect(battle?.destiny).toEqual({ dark: 4, light: null });
    expect(battle?.drawn.dark).toEqual([{ id: 'x', value: 4 }]);
    expect([battle?.attrition.light?.total, battle?.attrition.dark?.total]).toEqual([4, 2]);
  });

  it('is none where the battle was called off before its totals, or none was fought', () => {
    const before = { sections: table(TROOPER, REBEL), log: [] };
    const canceled = log(['battle_begins', 'dark', 'mos'], ['battle_ends', 'dark', 'mos']);
    expect(foughtAtOnce(before, { sections: table(TROOPER, REBEL), log: canceled }, (id) => id)).toBeNull();
    expect(foughtAtOnce({ ...before, log: LINES }, { sections: table(TROOPER), log: LINES }, (id) => id)).toBeNull();
  });
});
