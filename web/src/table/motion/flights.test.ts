import { describe, expect, it } from 'vitest';
import type { LogLine } from '../../lib/protocol';
import { lossesIn, path } from './flights';

const rect = (left: number, top: number, width = 90, height = 40) =>
  ({ left, top, width, height, right: left + width, bottom: top + height, x: left, y: top, toJSON: () => '' }) satisfies DOMRect;

describe('cards that move', () => {
  it('set out from where they were and end where they are', () => {
    const steps = path(rect(10, 500), rect(210, 100));
    expect(steps[0]?.transform).toBe('translate(-200px, 400px)');
    expect(steps[1]?.transform).toBe('none');
  });

  it('start from the middle of a hand', () => {
    expect(path(rect(0, 800, 1000, 160), rect(455, 300))[0]?.transform).toBe('translate(0px, 560px)');
  });
});

describe('cards that are lost', () => {
  const line = (number: number, kind: string, amount = 0, id = '1_19'): LogLine => ({
    number, kind, player: 'dark', text: '', cards: id === '' ? [] : [{ id, title: '' }], amount,
  });

  it('leave the pile, the hand or the table for the Lost Pile', () => {
    const told = lossesIn([line(1, 'loses'), line(2, 'loses', 4), line(3, 'forfeits'), line(4, 'card_lost'), line(5, 'moves')]);
    expect(told.map(({ from }) => from)).toEqual(['reserve_deck', 'hand', 'table', 'table']);
    expect(new Set(told.map(({ to }) => to))).toEqual(new Set(['lost_pile']));
  });

  it('may go to the Used Pile instead', () => {
    expect(lossesIn([line(1, 'to_used_pile')])).toEqual([{ number: 1, id: '1_19', player: 'dark', from: 'table', to: 'used_pile' }]);
  });

  it('are shown only where they are known', () => {
    expect(lossesIn([line(1, 'loses', 0, '')])).toEqual([]);
  });
});
