import { describe, expect, test } from 'vitest';
import type { LogLine } from '../../lib/protocol';
import { resultSince } from './results';

function told(...kinds: string[]): LogLine[] {
  return kinds.map((kind, number) => ({ number, kind, player: 'dark', text: kind, cards: [], amount: 0 }));
}

describe('what has come of a contest', () => {
  test('a duel: who fought, both totals, who won, without the destinies between', () => {
    const log = told('plays', 'duel_begins', 'draws_destiny', 'draws_destiny', 'duel_total', 'duel_total', 'duel_won', 'loses');
    expect(resultSince(log, 0)).toEqual({ icon: 'battle', lines: ['duel_begins', 'duel_total', 'duel_total', 'duel_won'] });
  });

  test('an Epic Event: its total, and what is blown away by it', () => {
    expect(resultSince(told('draws_destiny', 'event_total', 'passes'), -1)?.lines).toEqual(['event_total']);
    expect(resultSince(told('event_total', 'blown_away', 'loses'), -1)).toEqual({ icon: 'epic', lines: ['event_total', 'blown_away'] });
  });

  test('only what was told since', () => {
    expect(resultSince(told('duel_begins', 'duel_won', 'loses'), 1)).toBeNull();
    expect(resultSince(told('duel_begins', 'duel_won', 'loses'), 0)).not.toBeNull();
  });
});
