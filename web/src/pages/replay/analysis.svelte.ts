import { Refusal } from '../../lib/api';
import type { GameAnalysis, JudgedDecision } from '../../lib/protocol';

/** The server has too much to do, or was asked too often: it is asked again after this. */
const PAUSE = 3000;
const BUSY = [429, 503];

export interface Source {
  /** The next few decisions from a step on. */
  some: (step: number, signal: AbortSignal) => Promise<GameAnalysis>;
  /** One decision, closely. */
  one: (step: number, signal: AbortSignal) => Promise<JudgedDecision>;
}

/** A finished game of which a bot judges the decisions, a few at a time. */
export class GameAnalysisRun {
  #decisions = $state.raw<readonly JudgedDecision[]>([]);
  #closely = $state.raw<ReadonlyMap<number, JudgedDecision>>(new Map());
  /** Up to which step the game has been looked through. */
  #reached = $state(0);
  #running = $state(false);
  #off = new AbortController();

  constructor(
    private readonly source: Source,
    private readonly steps: number,
    private readonly pause: number = PAUSE,
  ) {}

  /** Those that left something to think about, in their order. */
  get decisions(): readonly JudgedDecision[] {
    return this.#decisions;
  }

  get running(): boolean {
    return this.#running;
  }

  /** How much of the game has been looked through, from 0 to 1. */
  get share(): number {
    return this.steps <= 1 ? 1 : Math.min(1, this.#reached / (this.steps - 1));
  }

  /** What is known of a decision; the closer look counts. */
  at(step: number): JudgedDecision | null {
    return this.#closely.get(step) ?? this.#decisions.find((one) => one.step === step) ?? null;
  }

  wasLookedAt(step: number): boolean {
    return this.#closely.has(step);
  }

  stop(): void {
    this.#off.abort();
  }

  /** Goes through the game until its end or until it is stopped. What the server refuses is thrown. */
  async run(): Promise<void> {
    if (this.#running) {
      return;
    }
    this.#off = new AbortController();
    const { signal } = this.#off;
    this.#running = true;
    try {
      while (this.#reached < this.steps - 1 && !signal.aborted) {
        const from = this.#reached;
        const { decisions, next } = await this.asked(() => this.source.some(from, signal), signal);
        this.#decisions = [...this.#decisions, ...decisions];
        this.#reached = Math.max(next, from + 1);
      }
    } catch (refused) {
      if (!signal.aborted) {
        throw refused;
      }
    } finally {
      this.#running = false;
    }
  }

  /** Looks at one decision closely. */
  async look(step: number): Promise<void> {
    const { signal } = this.#off.signal.aborted ? new AbortController() : this.#off;
    const found = await this.asked(() => this.source.one(step, signal), signal);
    this.#closely = new Map([...this.#closely, [step, found]]);
  }

  private async asked<T>(ask: () => Promise<T>, signal: AbortSignal): Promise<T> {
    for (;;) {
      try {
        return await ask();
      } catch (refused) {
        if (!(refused instanceof Refusal) || !BUSY.includes(refused.status)) {
          throw refused;
        }
        await new Promise((go) => setTimeout(go, this.pause));
        signal.throwIfAborted();
      }
    }
  }
}
