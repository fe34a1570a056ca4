import { describe, expect, it } from 'vitest';
import type { Choice, PlaceInfo, QuestionInfo, SeenCard } from '../../lib/protocol';
import { modelAt, MOMENTS } from '../fixtures';
import { answerOf } from './choosing';
import { cardsInSight, costOf, leadingTo, light, modeOf } from './lit';

const QUESTION: QuestionInfo = {
  number: 1, key: 'phase_action', kind: 'act', prompt: '', help: '', entry: null, about: null, other: null, choices: [],
  options: [], least: 1, most: 1, mayPass: true, passLabel: 'Pass', reasons: {},
};

function ask(more: Partial<QuestionInfo>): QuestionInfo {
  return { ...QUESTION, ...more };
}
function choice(index: number, act: string, card: SeenCard | null, more: Partial<Choice> = {}): Choice {
  return { index, act, text: '', card, other: null, ...more };
}
const seen = (handle: number, where: SeenCard['where'], id = '1_1'): SeenCard => ({ handle, id, where });

describe('what lights up', () => {
  it('finds every choice of every fixture somewhere', async () => {
    for (const name of MOMENTS) {
      const { sections } = await modelAt(name);
      const question = sections.question ?? null;
      const visible = new Set([...cardsInSight(sections)].map((card) => card.handle));
      const lit = light(question, visible);
      const found = [...lit.cards.values(), ...lit.piles.values(), lit.tray, lit.loose].flat();
      expect(new Set(found.map((c) => c.index)).size, name).toBe(question?.choices.length);
    }
  });

  it('lights cards in hand when they may be deployed', async () => {
    const { sections } = await modelAt('deploy');
    const visible = new Set([...cardsInSight(sections)].map((card) => card.handle));
    const lit = light(sections.question ?? null, visible);
    expect(lit.mode).toBe('act');
    expect(lit.cards.size).toBeGreaterThan(2);
    expect(lit.loose).toEqual([]);
  });

  it('lays what a search finds out in the tray', async () => {
    const { sections } = await modelAt('search');
    const lit = light(sections.question ?? null, new Set());
    expect(lit.tray).toHaveLength(22);
    expect(lit.mode).toBe('pick');
  });

  it('lights the Reserve Deck to activate and the Force Pile to draw', () => {
    const lit = light(ask({ choices: [choice(0, 'activate', null), choice(1, 'draw', null)] }), new Set());
    expect(lit.piles.get('reserve_deck')?.map((c) => c.index)).toEqual([0]);
    expect(lit.piles.get('force_pile')?.map((c) => c.index)).toEqual([1]);
  });

  it('lights piles and hand to lose Force from', () => {
    const choices = [
      choice(0, '', seen(20003, 'reserve_deck', '')),
      choice(1, '', seen(20004, 'force_pile', '')),
      choice(2, '', seen(10000, 'hand')),
    ];
    const lit = light(ask({ kind: 'cards', key: 'lose_force_from', choices }), new Set([10000]));
    expect([...lit.piles.keys()]).toEqual(['reserve_deck', 'force_pile']);
    expect([...lit.cards.keys()]).toEqual([10000]);
  });

  it('offers two piles of one name in words', () => {
    const choices = [choice(0, '', seen(5, 'reserve_deck', '')), choice(1, '', seen(6, 'reserve_deck', ''))];
    const lit = light(ask({ kind: 'cards', choices }), new Set());
    expect(lit.piles.size).toBe(0);
    expect(lit.loose).toHaveLength(2);
  });

  it('keeps several things to do with one card together', () => {
    const choices = [choice(0, 'deploy', seen(10000, 'hand')), choice(1, 'deploy_together', seen(10000, 'hand'), { force: 3 })];
    const lit = light(ask({ choices }), new Set([10000]));
    expect(lit.cards.get(10000)).toHaveLength(2);
    expect(costOf(choices)).toEqual({ least: 3, most: 3 });
    expect(costOf(choices.slice(0, 1))).toBeNull();
  });

  it('offers in words what has no place', () => {
    const lit = light(ask({ choices: [choice(0, 'lose_force', null)] }), new Set());
    expect(lit.loose).toHaveLength(1);
  });

  it('knows how a question is answered', () => {
    expect(modeOf(null)).toBe('none');
    expect(modeOf(ask({ kind: 'cards' }))).toBe('pick');
    expect(modeOf(ask({ kind: 'cards', most: 3 }))).toBe('picks');
    expect(modeOf(ask({ kind: 'cards', least: 0 }))).toBe('picks');
    expect(modeOf(ask({ kind: 'number' }))).toBe('number');
  });

  it('tells which choices lead to a target', () => {
    const choices = [choice(0, 'embark', seen(3, 'table'), { other: seen(8, 'table') }), choice(1, 'embark', seen(3, 'table'))];
    expect(leadingTo(choices, 8).map((c) => c.index)).toEqual([0]);
  });

  it('lights the places of each system, where a system is asked for in words', () => {
    const at = (handle: number, system: string) => ({ location: { handle }, system, cards: [] }) as unknown as PlaceInfo;
    const places = [at(4, 'Hoth'), at(5, 'Anoat'), at(6, 'Anoat'), at(7, 'Yavin 4')];
    const which = ask({ key: 'deploy_where', kind: 'option', options: ['Anoat', 'Hoth'] });
    const lit = light(which, new Set([4, 5, 6, 7]), places);

    expect([...lit.cards].map(([handle, [first]]) => [handle, first && answerOf(which, first)])).toEqual([
      [4, { choice: 1 }], [5, { choice: 0 }], [6, { choice: 0 }],
    ]);
    expect(light(ask({ key: 'draw_battle_destiny', kind: 'option', options: ['Hoth'] }), new Set([4]), places).cards.size).toBe(0);
  });
});
