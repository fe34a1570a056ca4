import { describe, expect, it } from 'vitest';
import type { Replay, ReplayStep } from '../../lib/protocol';
import { ReplayPlayer } from './player.svelte';

const seat = (name: string) => ({ name, bot: null, standIn: null, deck: 'Deck' });

function game(): Replay {
  return {
    table: {
      id: 'g1',
      state: 'over',
      seats: { dark: seat('Dark one'), light: seat('Light one') },
      private: false,
      turn: 3,
      watching: 0,
      outcome: { winner: 'light', reason: 'life_force', text: 'Light wins.' },
      started: 0,
      ended: 1,
      yours: 'light',
      clock: null,
      delay: 0,
      format: { key: 'open', name: 'Open' },
      laidOut: false,
    },
    steps: 31,
    gaps: [],
    turns: [
      { step: 4, number: 1, player: 'dark' },
      { step: 10, number: 2, player: 'light' },
      { step: 20, number: 3, player: 'dark' },
    ],
    log: [0, 5, 12].map((step, i) => ({ step, number: i, kind: 'loses', player: null, text: `${i}`, cards: [], amount: 0 })),
  };
}

function at(step: number): ReplayPlayer {
  const player = new ReplayPlayer('g1');
  player.replay = game();
  player.goTo(step);
  return player;
}

describe('a replay', () => {
  it('stays within its steps', () => {
    expect(at(99).step).toBe(30);
    expect(at(-4).step).toBe(0);
    const player = at(29);
    player.by(1);
    player.by(1);
    expect(player.step).toBe(30);
  });

  it('knows the turn it is in', () => {
    expect(at(3).turn).toBeNull();
    expect(at(4).turn?.number).toBe(1);
    expect(at(30).turn?.number).toBe(3);
  });

  it('goes by turns: to the beginning of this one, then of those before and after', () => {
    const player = at(12);
    player.byTurn(false);
    expect(player.step).toBe(10);
    player.byTurn(false);
    expect(player.step).toBe(4);
    player.byTurn(false);
    expect(player.step).toBe(0);
    player.byTurn(true);
    expect(player.step).toBe(4);
    player.goTo(25);
    player.byTurn(true);
    expect(player.step).toBe(30);
  });

  it('begins again when it is played from the end', () => {
    const player = at(30);
    player.toggle();
    expect([player.step, player.playing]).toEqual([0, true]);
    player.by(1);
    expect(player.playing).toBe(false);
  });

  it('draws a table at which nothing is asked, with the log up to there', () => {
    const player = at(5);
    player.draw({
      step: 5,
      sections: { turn: { number: 1, player: 'dark', phase: 'control', generation: 3 } },
      decision: { by: 'dark', prompt: 'What now?', answer: 'Pass' },
    } satisfies ReplayStep);
    const { store } = player;
    expect(store.question).toBeNull();
    expect(store.you).toBeNull();
    expect(store.table?.waiting).toBe('dark');
    expect(store.model.log.map(({ text }) => text)).toEqual(['0', '1']);
    expect(store.bottom).toBe('light');
    player.turnTable();
    expect(store.bottom).toBe('dark');
  });
});
