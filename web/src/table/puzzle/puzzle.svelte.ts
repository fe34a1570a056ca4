import { puzzles } from '../../lib/api';
import type { CardInfo, PuzzleInfo, PuzzleMoment } from '../../lib/protocol';
import { pathTo } from '../../lib/routes';
import type { TableStore } from '../table.svelte';
import { nextOf } from './logic';

type Hint = PuzzleInfo['hints'][number];
/** Opens another page of the client. */
type Go = (path: string) => void;

/** The puzzle that is solved at a table, as its solver sees it. */
export class PuzzleStore {
  /** How many hints have been asked for. */
  private asked = $state(0);
  /** Whether the last of them is shown. */
  private hinted = $state(false);
  /** Whether the verdict has been put aside to look at the table. */
  private aside = $state(false);
  private noted = false;

  constructor(private readonly store: TableStore) {}

  readonly info = $derived.by<PuzzleInfo | null>(() => this.store.sections.puzzle ?? null);
  readonly at = $derived.by<PuzzleMoment | null>(() => this.store.sections.puzzleAt ?? null);
  readonly decided = $derived(this.at !== null && this.at.standing !== 'open');
  /** The verdict is told once the last battle has been looked at. */
  readonly verdict = $derived.by(() => this.decided && !this.aside && this.store.battles.result === null);
  readonly nth = $derived(this.asked);
  readonly hint = $derived<Hint | null>(this.hinted && !this.decided ? (this.info?.hints[this.asked - 1] ?? null) : null);
  readonly moreHints = $derived(this.asked < (this.info?.hints.length ?? 0));
  /** Whether the solution is being shown, and goes on. */
  readonly showing = $derived(this.at !== null && this.at.shown && this.at.onTheWay && !this.decided);

  /** The card that a hint points at, where it lies in sight. */
  readonly pointed = $derived.by<CardInfo | null>(() => {
    const target = this.hint?.lit;
    return target?.thing === 'card' ? ([...this.store.inSight.values()].find((card) => target.cards.includes(card.id)) ?? null) : null;
  });

  /** Shows the next hint; after the last, hides it or shows it again. */
  askHint(): void {
    if (this.moreHints) {
      this.asked++;
      this.hinted = true;
    } else {
      this.hinted = !this.hinted;
    }
  }

  hideHint(): void {
    this.hinted = false;
  }

  /** From the beginning: at this table, or at another if the game is over. */
  async again(go: Go): Promise<void> {
    if (await this.wake('again', go)) {
      this.aside = false;
    }
  }

  /** The next answer of the solution. */
  async show(go: Go): Promise<void> {
    this.hideHint();
    if (await this.wake('show', go)) {
      this.aside = false;
    }
  }

  lookAtTable(): void {
    this.aside = true;
  }

  private async wake(step: 'again' | 'show', go: Go): Promise<boolean> {
    const id = this.info?.id;
    this.store.closeMenu();
    this.store.battles.goOn();
    if (this.store.table?.state === 'playing') {
      return this.store.want({ type: 'puzzle', step });
    }
    if (id) {
      go(pathTo('table', (await puzzles.begin(id, true)).id));
    }
    return false;
  }

  async next(go: Go): Promise<void> {
    const found = nextOf(await puzzles.list(), this.info?.id ?? '');
    if (found) {
      go(pathTo('table', (await puzzles.begin(found.id, true)).id));
    }
  }

  /** Notes that it was solved, unless the solution was shown. */
  noteEnd(): void {
    if (this.at?.standing === 'solved' && !this.at.shown && this.info && !this.noted) {
      this.noted = true;
      puzzles.done(this.info.id).catch(() => {
        this.noted = false;
      });
    }
  }
}
