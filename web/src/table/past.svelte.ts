import type { QuestionInfo } from '../lib/protocol';
import { goneBetween, type Ghost } from './logic/ghosts';
import type { Model } from './logic/model';
import { happenedSince, MOST, type Happened } from './logic/since';
import { NONE, phaseLine, wentBy, type WentBy } from './logic/wentby';
import type { TableStore } from './table.svelte';

/** The key of the question what a player does in a phase. */
export const OF_HIS_OWN = 'phase_action';

/** What happened since the player last did something: what the opponent did, what is gone, which phases went by. */
export class PastStore {
  /** What happened since this player's last move; none once he has chosen something. */
  since = $state.raw<readonly Happened[]>([]);
  /** How many of these are shown in the row, and numbered on the table. */
  room = $state(MOST);
  /** Cards that left the table since then. */
  private gone = $state.raw<readonly Ghost[]>([]);
  readonly ghosts = $derived(this.since.length > 0 ? this.gone : []);
  /** The one of these that is pointed at, by the number of its line. */
  recalled = $state<number | null>(null);
  /** The own phases that the table has passed since the player last did something. */
  wentBy = $state.raw<WentBy>(NONE);
  /** Number of the last line told when this player last did something of his own. */
  private moved: number | null = null;
  /** The lines that began the phases in which he was asked something. */
  private readonly askedIn = new Set<number>();

  constructor(private readonly store: TableStore) {}

  /** The server has told more. */
  told(old: Model): void {
    const last = old.log.at(-1)?.number ?? 0;
    const { sections, log } = this.store.model;
    this.gone = [...this.gone, ...goneBetween(old.sections, sections, log.filter(({ number }) => number > last))];
    this.noteWentBy(old);
    this.moved ??= this.lastLine();
  }

  /** Phases of his own that nobody asks a player about go by before his eyes. */
  private noteWentBy(old: Model): void {
    const { you, sections, model, lesson, puzzle, replaced } = this.store;
    if (sections.question) {
      this.askedIn.add(phaseLine(model.log));
    }
    const last = old.log.at(-1)?.number;
    if (!you || last === undefined || lesson.info || puzzle.info || sections.until || replaced) {
      return;
    }
    const { phases, turnOver } = wentBy(model.log, Math.min(last, phaseLine(old.log) - 1), you, this.askedIn);
    const skip = sections.stops?.skip ?? [];
    const fresh = phases.filter((phase) => !skip.includes(phase) && !this.wentBy.phases.includes(phase));
    if (fresh.length > 0 || turnOver) {
      this.wentBy = { phases: [...this.wentBy.phases, ...fresh], turnOver };
    }
  }

  private lastLine(): number {
    return this.store.model.log.at(-1)?.number ?? 0;
  }

  /** A player who is to do something of his own is told what happened since he last did. */
  remind(): void {
    this.since = [];
    this.recalled = null;
    const last = this.lastLine();
    this.moved = Math.min(this.moved ?? last, last);
    const { you, question, model } = this.store;
    if (you && question?.key === OF_HIS_OWN) {
      this.since = happenedSince(model.log, this.moved, you);
      this.moved = last;
    }
  }

  /** He has answered: what happened before is no news any more. */
  answered(question: QuestionInfo): void {
    this.since = [];
    this.wentBy = NONE;
    if (question.key === OF_HIS_OWN) {
      this.gone = [];
    }
  }
}
