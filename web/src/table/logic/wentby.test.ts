import { describe, expect, it } from 'vitest';
import type { LogLine, Side } from '../../lib/protocol';
import { phaseLine, wentBy } from './wentby';

const phase = (number: number, player: Side, amount: number): LogLine => ({ number, kind: 'phase_begins', player, text: '', cards: [], amount });
const line = (number: number, kind: string, player: Side): LogLine => ({ number, kind, player, text: '', cards: [], amount: 0 });

describe('phases that went by', () => {
  const log = [phase(1, 'light', 3), line(2, 'deploys', 'light'), phase(3, 'light', 4), phase(4, 'light', 5), phase(5, 'light', 6)];

  it('are those that are over and asked nothing', () => {
    expect(wentBy(log, 1, 'light', new Set())).toEqual({ phases: ['battle', 'move'], turnOver: false });
    expect(wentBy(log, 1, 'light', new Set([4]))).toEqual({ phases: ['battle'], turnOver: false });
    expect(wentBy(log, 0, 'light', new Set([1]))).toEqual({ phases: ['battle', 'move'], turnOver: false });
    expect(wentBy(log, 5, 'light', new Set())).toEqual({ phases: [], turnOver: false });
  });

  it('end the turn where the last is among them', () => {
    const on = [...log, line(6, 'turn_begins', 'dark'), phase(7, 'dark', 1)];
    expect(wentBy(on, 2, 'light', new Set([3]))).toEqual({ phases: ['move', 'draw'], turnOver: true });
    // one's own pass ends a turn without a word
    expect(wentBy(on, 2, 'light', new Set([3, 4, 5]))).toEqual({ phases: [], turnOver: false });
    expect(wentBy(on, 2, 'dark', new Set())).toEqual({ phases: [], turnOver: false });
  });

  it('are counted from the line that began the phase', () => {
    expect(phaseLine(log)).toBe(5);
    expect(phaseLine([])).toBe(0);
  });
});
