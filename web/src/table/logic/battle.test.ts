import { describe, expect, it } from 'vitest';
import type { BattleInfo } from '../../lib/protocol';
import { modelAt } from '../fixtures';
import { after, counted, lead, linesOf, partsOf, pips, shots, SIDES, totalOf } from './battle';

async function battleOf(name: 'damage' | 'weapons'): Promise<BattleInfo> {
  const { sections } = await modelAt(name);
  if (!sections.battle) {
    throw new Error('no battle');
  }
  return sections.battle;
}

describe('a battle', () => {
  it('adds up: the parts make the total', async () => {
    for (const name of ['damage', 'weapons'] as const) {
      const battle = await battleOf(name);
      for (const side of SIDES) {
        const sum = partsOf(battle, side)
          .filter((part) => part.op === '+' || part.op === '−')
          .reduce((total, part) => total + (part.op === '−' ? -part.amount : part.amount), 0);
        expect(sum, `${name} ${side}`).toBe(totalOf(battle, side));
      }
    }
  });

  it('counts destiny apart', async () => {
    const battle = await battleOf('damage');
    expect(counted(battle)).toBe(true);
    for (const side of SIDES) {
      const drawn = partsOf(battle, side).filter((part) => part.kind === 'destiny');
      expect(drawn.length).toBe(battle.destiny[side] === null ? 0 : 1);
    }
  });

  it('says who leads', async () => {
    const battle = await battleOf('weapons');
    const { side, by } = lead(battle);
    expect(side && totalOf(battle, side)).toBe(Math.max(totalOf(battle, 'dark'), totalOf(battle, 'light')));
    expect(by).toBeGreaterThan(0);
  });

  it('shows what is paid, paid now and owed as pips', () => {
    expect(pips({ left: 2, total: 4 }, 0)).toEqual(['paid', 'paid', 'owed', 'owed']);
    expect(pips({ left: 3, total: 5 }, 2)).toEqual(['paid', 'paid', 'now', 'now', 'owed']);
    expect(pips({ left: 1, total: 1 }, 6)).toEqual(['now']);
    expect(pips({ left: 0, total: 0 }, 6)).toEqual([]);
  });

  it('tells what a forfeit leaves', async () => {
    const battle = await battleOf('damage');
    const side = battle.damage.dark?.left ? 'dark' : 'light';
    expect(after(battle, side, 0)).toEqual({ damage: battle.damage[side]?.left, attrition: battle.attrition[side]?.left, over: 0 });
    expect(after(battle, side, 99)).toMatchObject({ damage: 0, attrition: 0 });
  });

  it('takes its log from where it began, and finds the shots in it', async () => {
    const { log } = await modelAt('weapons');
    const lines = linesOf(log);
    expect(lines[0]?.kind).toBe('battle_begins');
    expect(shots(lines).every((shot) => shot.weapon !== '')).toBe(true);
    expect(linesOf([])).toEqual([]);
    const missed = { number: 9, kind: 'falls_short', player: 'dark' as const, text: 'Blaster misses Luke (total 2, where it takes more than 4).', cards: [{ id: '1', title: 'Blaster' }, { id: '2', title: 'Luke' }], amount: 2 };
    expect(shots([missed])).toMatchObject([{ weapon: 'Blaster', target: 'Luke', hit: false, text: missed.text }]);
  });
});
