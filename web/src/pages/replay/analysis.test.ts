import { describe, expect, it } from 'vitest';
import { Refusal } from '../../lib/api/call';
import type { JudgedDecision } from '../../lib/protocol';
import { GameAnalysisRun, type Source } from './analysis.svelte';

const decision = (step: number, games = 40): JudgedDecision => ({ step, by: 'dark', games, choices: [] });

/** A server that judges a decision in every ten steps, and refuses as told before. */
function source(refusals: number[] = [], asked: number[] = []): Source {
  return {
    some: (step) => {
      asked.push(step);
      const status = refusals.shift();
      return status === undefined
        ? Promise.resolve({ decisions: [decision(step + 5)], next: step + 10 })
        : Promise.reject(new Refusal(status, { error: 'busy', message: 'no' }));
    },
    one: (step) => Promise.resolve(decision(step, 150)),
  };
}

describe('the analysis of a game', () => {
  it('goes through it to the end, a few decisions at a time', async () => {
    const asked: number[] = [];
    const run = new GameAnalysisRun(source([], asked), 31);
    expect(run.share).toBe(0);
    await run.run();
    expect(asked).toEqual([0, 10, 20]);
    expect(run.decisions.map(({ step }) => step)).toEqual([5, 15, 25]);
    expect(run.share).toBe(1);
    expect(run.running).toBe(false);
  });

  it('asks a busy server again, and tells what else it refuses', async () => {
    const asked: number[] = [];
    await new GameAnalysisRun(source([429, 503], asked), 11, 1).run();
    expect(asked).toEqual([0, 0, 0]);
    await expect(new GameAnalysisRun(source([409]), 11, 1).run()).rejects.toThrow(Refusal);
  });

  it('stops when it is told to, and goes on from there', async () => {
    const asked: number[] = [];
    const from = source([], asked);
    const run: GameAnalysisRun = new GameAnalysisRun({ ...from, some: (step, signal) => (asked.length === 0 ? run.stop() : undefined, from.some(step, signal)) }, 21);
    await run.run();
    expect(run.decisions).toHaveLength(1);
    await run.run();
    expect(run.decisions).toHaveLength(2);
  });

  it('a close look counts more than a glance', async () => {
    const run = new GameAnalysisRun(source(), 11);
    await run.run();
    expect(run.at(5)?.games).toBe(40);
    expect(run.wasLookedAt(5)).toBe(false);
    await run.look(5);
    expect(run.at(5)?.games).toBe(150);
    expect(run.wasLookedAt(5)).toBe(true);
    expect(run.at(6)).toBeNull();
  });
});
