import { tables } from '../../lib/api';
import type { GameAnalysis, JudgedDecision } from '../../lib/protocol';

/** The table at which is taught, as far as it matters here. */
interface Taught {
  readonly table: { id: string; teaching: boolean } | null | undefined;
  readonly you: string | null;
  readonly question: { number: number } | null;
}

/** Where the thoughts come from. */
interface Source {
  thoughts: (id: string, step: number) => Promise<GameAnalysis>;
  advice: (id: string) => Promise<JudgedDecision>;
}

/** So many of the last decisions are kept. */
const KEPT = 12;

/** What the bot weighed, where it teaches, and its advice to the player. */
export class TeachingStore {
  #decisions = $state.raw<readonly JudgedDecision[]>([]);
  #advice = $state.raw<{ number: number; decision: JudgedDecision } | null>(null);
  #asking = $state(false);
  #failed = $state(false);
  #read = $state(0);
  #count = $state(0);
  #from = 0;
  #running = false;
  #again = false;

  constructor(
    private readonly store: Taught,
    private readonly source: Source = tables,
  ) {}

  readonly on = $derived.by(() => this.store.table?.teaching === true && this.store.you !== null);

  /** The last ones, the newest first. */
  get decisions(): readonly JudgedDecision[] {
    return this.#decisions;
  }

  /** How many have come that were not looked at. */
  readonly unread = $derived.by(() => this.#count - this.#read);

  get asking(): boolean {
    return this.#asking;
  }

  get failed(): boolean {
    return this.#failed;
  }

  /** What was advised about the question that is asked now. */
  readonly advice = $derived.by(() => (this.#advice && this.#advice.number === this.store.question?.number ? this.#advice.decision : null));

  looked(): void {
    this.#read = this.#count;
  }

  /** Something has happened: asks what the bot has weighed since. */
  async follow(): Promise<void> {
    if (!this.on) {
      return;
    }
    if (this.#running) {
      this.#again = true;
      return;
    }
    this.#running = true;
    try {
      do {
        this.#again = false;
        await this.catchUp();
      } while (this.#again);
      this.#failed = false;
    } catch {
      this.#failed = true;
    } finally {
      this.#running = false;
    }
  }

  private async catchUp(): Promise<void> {
    for (;;) {
      const from = this.#from;
      const { decisions, next } = await this.source.thoughts(this.store.table?.id ?? '', from);
      // What has been undone was never decided.
      const before = this.#decisions.filter(({ step }) => step < Math.min(from, next));
      this.#decisions = [...[...decisions].reverse(), ...before].slice(0, KEPT);
      this.#count += decisions.length;
      this.#from = next;
      if (next <= from) {
        return;
      }
    }
  }

  /** Asks what would be best now. */
  async ask(): Promise<void> {
    const number = this.store.question?.number;
    if (number === undefined || this.#asking) {
      return;
    }
    this.#asking = true;
    try {
      this.#advice = { number, decision: await this.source.advice(this.store.table?.id ?? '') };
      this.#failed = false;
    } catch {
      this.#failed = true;
    } finally {
      this.#asking = false;
    }
  }
}
