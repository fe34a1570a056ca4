import { untrack } from 'svelte';
import { withLasting } from '../../lib/cards/lasting';
import { games, inWords, isAbsent } from '../../lib/api';
import type { Replay, ReplayStep, Side, TableInfo } from '../../lib/protocol';
import { TableStore } from '../../table/table.svelte';
import { language } from '../../lib/text';
import { GameAnalysisRun } from './analysis.svelte';

/** Milliseconds a step is shown while the replay runs by itself. */
export const SPEEDS = [1600, 800, 400] as const;
const AHEAD = 3;

/** A finished game, at one of its steps. */
export class ReplayPlayer {
  /** What the board draws: a table at which nothing is asked. */
  readonly store: TableStore;
  /** The step wanted; the board follows as soon as it has come. */
  step = $state(0);
  shown = $state.raw<ReplayStep | null>(null);
  playing = $state(false);
  pace = $state<number>(SPEEDS[1]);
  failure = $state<string | null>(null);
  /** Whether there is no such game. */
  absent = $state(false);
  bottom = $state<Side>('light');
  replay = $state.raw<Replay | null>(null);
  /** What a bot thinks of the decisions, once it has been asked to. */
  analysis = $state.raw<GameAnalysisRun | null>(null);
  /** Whether it is wanted, even while the game is being loaded again. */
  #analysed = false;
  #steps = new Map<number, Promise<ReplayStep>>();

  constructor(private readonly id: string) {
    this.store = new TableStore(silent, language.current);
  }

  get last(): number {
    return Math.max(0, (this.replay?.steps ?? 1) - 1);
  }

  /** The turn in which the step wanted lies; null before the first. */
  get turn(): Replay['turns'][number] | null {
    return this.replay?.turns.findLast(({ step }) => step <= this.step) ?? null;
  }

  /** Loads the game in the language chosen now. */
  async open(): Promise<void> {
    this.failure = null;
    this.#steps = new Map();
    // In another language it is asked for again; the server has not forgotten what it thought.
    untrack(() => this.dropAnalysis());
    try {
      const replay = await games.get(this.id);
      this.bottom = this.replay ? this.bottom : (replay.table.yours ?? 'light');
      this.replay = replay;
      this.step = Math.min(this.step, this.last);
      if (this.#analysed) {
        this.analyse().catch((refused: unknown) => (this.failure = inWords(refused)));
      }
      await this.show(this.step);
    } catch (refused) {
      this.failure = inWords(refused);
      this.absent = isAbsent(refused);
    }
  }

  /** Draws a step, unless another has been wanted meanwhile. */
  async show(step: number): Promise<void> {
    if (!this.replay) {
      return;
    }
    try {
      const found = await this.fetch(step);
      if (this.step === step) {
        this.failure = null;
        this.draw(found);
      }
    } catch (refused) {
      this.#steps.delete(step);
      if (this.step === step) {
        this.playing = false;
        this.failure = inWords(refused);
      }
    }
    for (let next = step + 1; next <= Math.min(this.last, step + AHEAD); next++) {
      // One that does not come now is asked for again when it is wanted.
      this.fetch(next).catch(() => this.#steps.delete(next));
    }
  }

  /** Has the game judged, decision by decision. What the server refuses is thrown. */
  analyse(): Promise<void> {
    this.#analysed = true;
    this.analysis ??= new GameAnalysisRun(
      { some: (step, signal) => games.analysis(this.id, step, signal), one: (step, signal) => games.judged(this.id, step, signal) },
      this.replay?.steps ?? 0,
    );
    return this.analysis.run();
  }

  endAnalysis(): void {
    this.#analysed = false;
    this.dropAnalysis();
  }

  private dropAnalysis(): void {
    this.analysis?.stop();
    this.analysis = null;
  }

  private fetch(step: number): Promise<ReplayStep> {
    let found = this.#steps.get(step);
    if (!found) {
      found = games.step(this.id, step);
      this.#steps.set(step, found);
    }
    return found;
  }

  draw(found: ReplayStep): void {
    if (!this.replay) {
      return;
    }
    this.shown = found;
    this.store.show({
      event: found.step,
      sections: withLasting({ ...found.sections, table: this.table(this.replay, found), clocks: null, stops: null, question: null }),
      log: this.replay.log.filter(({ step }) => step <= found.step),
      chat: [],
    });
  }

  turnTable(): void {
    this.bottom = this.bottom === 'light' ? 'dark' : 'light';
    if (this.shown) {
      this.draw(this.shown);
    }
  }

  private table({ table }: Replay, { decision }: ReplayStep): TableInfo {
    const seat = (side: Side) => {
      const sits = table.seats[side];
      return sits ? { ...sits, here: true, wantsRematch: false } : null;
    };
    return {
      id: table.id,
      state: 'over',
      you: null,
      bottom: this.bottom,
      seats: { dark: seat('dark'), light: seat('light') },
      watching: 0,
      waiting: decision?.by ?? null,
      absent: null,
      requests: [],
      outcome: null,
      rematch: null,
      notice: null,
      delay: 0,
      private: true,
      teaching: false,
    };
  }

  // ---- moving about

  goTo(step: number): void {
    this.step = Math.max(0, Math.min(this.last, Math.round(step)));
  }

  by(steps: number): void {
    this.playing = false;
    this.goTo(this.step + steps);
  }

  /** To where a turn begins: that of the next, or of this one and then of the one before. */
  byTurn(on: boolean): void {
    this.playing = false;
    const turns = this.replay?.turns ?? [];
    const next = on ? turns.find(({ step }) => step > this.step) : turns.findLast(({ step }) => step < this.step);
    this.goTo(next?.step ?? (on ? this.last : 0));
  }

  toggle(): void {
    if (!this.playing && this.step === this.last) {
      this.step = 0;
    }
    this.playing = !this.playing;
  }
}

/** A replay speaks to no table. */
const silent = {
  open: (): never => {
    throw new Error('a replay is not connected');
  },
  later: () => () => undefined,
  now: () => Date.now(),
  chance: () => 0.5,
  turnedAway: () => undefined,
  version: '',
};
