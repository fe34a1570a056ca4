import { describe, expect, it } from 'vitest';
import type { GameAnalysis, JudgedDecision } from '../../lib/protocol';
import { TeachingStore } from './teaching.svelte';

const decision = (step: number): JudgedDecision => ({ step, by: 'dark', games: 80, choices: [] });
const taught = (question: number | null = 7, teaching = true) => ({
  table: { id: 't', teaching }, you: 'light', question: question === null ? null : { number: question },
});

/** A bot whose thoughts come in these portions. */
function thinking(...portions: GameAnalysis[]) {
  const asked: number[] = [];
  const source = {
    thoughts: (_: string, step: number) => {
      asked.push(step);
      return Promise.resolve(portions.shift() ?? { decisions: [], next: step });
    },
    advice: () => Promise.resolve(decision(9)),
  };
  return { asked, source };
}

describe('a bot that teaches', () => {
  it('is asked for what it weighed until there is nothing more, the newest first', async () => {
    const { asked, source } = thinking({ decisions: [decision(2), decision(4)], next: 5 }, { decisions: [decision(6)], next: 8 });
    const teaching = new TeachingStore(taught(), source);
    await teaching.follow();

    expect(asked).toEqual([0, 5, 8]);
    expect(teaching.decisions.map(({ step }) => step)).toEqual([6, 4, 2]);
    expect(teaching.unread).toBe(3);
    teaching.looked();
    expect(teaching.unread).toBe(0);
  });

  it('forgets what was undone', async () => {
    const { source } = thinking({ decisions: [decision(2), decision(6)], next: 8 }, { decisions: [], next: 8 }, { decisions: [], next: 4 });
    const teaching = new TeachingStore(taught(), source);
    await teaching.follow();
    await teaching.follow();

    expect(teaching.decisions.map(({ step }) => step)).toEqual([2]);
  });

  it('says nothing where nobody teaches', async () => {
    const { asked, source } = thinking({ decisions: [decision(2)], next: 5 });
    await new TeachingStore(taught(7, false), source).follow();

    expect(asked).toEqual([]);
  });

  it('advises about the question that is asked, and no other', async () => {
    const table = taught(7);
    const teaching = new TeachingStore(table, thinking().source);
    await teaching.ask();
    expect(teaching.advice?.step).toBe(9);

    const unasked = new TeachingStore(taught(null), thinking().source);
    await unasked.ask();
    expect(unasked.advice).toBeNull();
  });

  it('says when the thoughts do not come', async () => {
    const teaching = new TeachingStore(taught(), { thoughts: () => Promise.reject(new Error('off')), advice: () => Promise.reject(new Error('off')) });
    await teaching.follow();
    expect(teaching.failed).toBe(true);
  });
});
