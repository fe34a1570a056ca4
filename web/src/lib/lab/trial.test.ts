import { describe, expect, it } from 'vitest';
import { Refusal } from '../api/call';
import type { DeckSummary, TrialGames } from '../protocol';
import { NOTHING } from './shares';
import { Trial } from './trial.svelte';

const decks = ['a', 'b'].map((id) => ({ id, name: id }) as DeckSummary);

function playing(refusals: number[] = []) {
  const asked: TrialGames[] = [];
  return {
    asked,
    play: (wanted: TrialGames) => {
      asked.push(wanted);
      const status = refusals.shift();
      return status === undefined
        ? Promise.resolve({ ...NOTHING, games: wanted.games, won: wanted.games })
        : Promise.reject(new Refusal(status, { error: 'busy', message: 'no' }));
    },
  };
}

describe('a trial', () => {
  it('plays all opponents in turn, no game twice', async () => {
    const { asked, play } = playing();
    const trial = new Trial('mine', decks, play);
    await trial.run(70);
    expect(asked.map(({ against, first, games }) => `${against} ${first} ${games}`)).toEqual(['a 0 20', 'b 0 20', 'a 20 20', 'b 20 10']);
    await trial.run(20);
    expect(asked[4]).toMatchObject({ against: 'b', first: 30, games: 20 });
    expect(trial.whole).toMatchObject({ games: 90, won: 90 });
    expect(trial.running).toBe(false);
  });

  it('asks a busy server again', async () => {
    const { asked, play } = playing([429, 503]);
    const trial = new Trial('mine', decks, play, 1);
    await trial.run(20);
    expect(asked.length).toBe(3);
    expect(trial.whole.games).toBe(20);
  });

  it('tells what else the server refuses', async () => {
    const { play } = playing([409]);
    const trial = new Trial('mine', decks, play);
    await expect(trial.run(20)).rejects.toThrow(Refusal);
    expect(trial.running).toBe(false);
  });

  it('stops when it is told to, and keeps what was played', async () => {
    const { asked, play } = playing();
    const trial = new Trial('mine', decks, (wanted) => {
      if (asked.length === 1) {
        trial.stop();
        return Promise.reject(new DOMException('', 'AbortError'));
      }
      return play(wanted);
    });
    await trial.run(400);
    expect(asked.length).toBe(1);
    expect(trial.whole.games).toBe(20);
    expect(trial.wanted).toBe(20);
  });
});
