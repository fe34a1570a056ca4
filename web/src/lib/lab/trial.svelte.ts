import { Refusal } from '../api';
import type { DeckSummary, TrialGames, TrialResult } from '../protocol';
import { NOTHING, sum } from './shares';

/** So many games are asked for at a time: each answer moves the figures on. */
const AT_A_TIME = 20;
/** The server has too much to do, or was asked too often: it is asked again after this. */
const PAUSE = 3000;
const BUSY = [429, 503];

export interface Against {
  deck: DeckSummary;
  result: TrialResult;
}

type Play = (wanted: TrialGames, signal: AbortSignal) => Promise<TrialResult>;

/** Games of a deck against others, played a few at a time until there are enough or it is stopped. */
export class Trial {
  #against = $state.raw<Against[]>([]);
  #wanted = $state(0);
  #running = $state(false);
  #waiting = $state(false);
  #off = new AbortController();

  constructor(
    readonly deck: string,
    opponents: readonly DeckSummary[],
    private readonly play: Play,
    private readonly pause: number = PAUSE,
  ) {
    this.#against = opponents.map((deck) => ({ deck, result: NOTHING }));
  }

  get against(): readonly Against[] {
    return this.#against;
  }

  get whole(): TrialResult {
    return this.#against.map(({ result }) => result).reduce(sum, NOTHING);
  }

  /** How many games there will be in all. */
  get wanted(): number {
    return this.#wanted;
  }

  get running(): boolean {
    return this.#running;
  }

  /** Whether the server is given time. */
  get waiting(): boolean {
    return this.#waiting;
  }

  stop(): void {
    this.#off.abort();
  }

  /** Plays so many games more, the opponents in turn. What the server refuses is thrown. */
  async run(games: number): Promise<void> {
    if (this.#running || this.#against.length === 0) {
      return;
    }
    this.#off = new AbortController();
    this.#running = true;
    let left = games;
    this.#wanted = this.whole.games + games;
    try {
      while (left > 0 && !this.#off.signal.aborted) {
        const next = this.#fewest();
        const now = Math.min(AT_A_TIME, left);
        const result = await this.#asked({ deck: this.deck, against: next.deck.id, first: next.result.games, games: now });
        left -= now;
        this.#against = this.#against.map((one) => (one.deck === next.deck ? { ...one, result: sum(one.result, result) } : one));
      }
    } catch (refused) {
      if (!this.#off.signal.aborted) {
        throw refused;
      }
    } finally {
      this.#running = false;
      this.#wanted = this.whole.games;
    }
  }

  #fewest(): Against {
    return this.#against.reduce((least, one) => (one.result.games < least.result.games ? one : least));
  }

  async #asked(wanted: TrialGames): Promise<TrialResult> {
    for (;;) {
      try {
        return await this.play(wanted, this.#off.signal);
      } catch (refused) {
        if (!(refused instanceof Refusal) || !BUSY.includes(refused.status)) {
          throw refused;
        }
        this.#waiting = true;
        await new Promise((go) => setTimeout(go, this.pause));
        this.#waiting = false;
        this.#off.signal.throwIfAborted();
      }
    }
  }
}
