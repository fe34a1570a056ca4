import { lessons } from '../../lib/api';
import type { LessonInfo, LessonMoment, LessonStep, QuestionInfo } from '../../lib/protocol';
import { text } from '../../lib/text';
import type { TableStore } from '../table.svelte';
import { isAwaited, narrowed, placeOf, stepTold, takesOption } from './logic';

/** The lesson that is taught at a table, as its learner sees it. */
export class LessonStore {
  /** How far the player has read. */
  private read = $state(0);
  /** Whether he has read to the end and plays on by himself. */
  private closed = $state(false);
  /** On a phone the card can be folded to its head. */
  folded = $state(false);
  private noted = false;

  constructor(private readonly store: TableStore) {}

  readonly info = $derived.by<LessonInfo | null>(() => this.store.sections.lesson ?? null);
  readonly at = $derived.by<LessonMoment | null>(() => this.store.sections.lessonAt ?? null);
  readonly told = $derived(this.at ? stepTold(this.read, this.at) : 0);
  /** Whether there is something to tell. */
  readonly open = $derived(this.info !== null && this.at !== null && !this.closed);
  readonly step = $derived<LessonStep | null>(this.open ? (this.info?.steps[this.told] ?? null) : null);
  readonly place = $derived(this.info ? placeOf(this.info, this.told) : { part: 0, nth: 1, of: 1 });
  /** The lesson waits for an answer to the step that is told. */
  readonly awaits = $derived(this.at !== null && isAwaited(this.told, this.at));
  /** The lesson plays: the opponent does something. */
  readonly playing = $derived(this.at?.state === 'goes_on');
  readonly atEnd = $derived(this.at?.state === 'ended' && this.info !== null && this.told === this.info.steps.length - 1);
  /** While something else is looked at, the lesson steps aside. */
  readonly aside = $derived.by(
    () => this.store.battles.result !== null || this.store.asking !== null || this.store.large || this.store.railOpen || this.playing,
  );

  /** A question as the lesson asks it. */
  narrow(question: QuestionInfo): QuestionInfo {
    if (!this.open || !this.at || this.at.state === 'ended') {
      return question;
    }
    const later = { tag: text('lesson.later'), text: text('lesson.laterText'), entry: null };
    return narrowed(question, this.awaits ? this.at.answers : [], later);
  }

  /** Whether an option of the question is not what the lesson waits for. */
  bars(option: number): boolean {
    return this.open && this.at !== null && this.at.state !== 'ended' && !(this.awaits && takesOption(this.at.answers, option));
  }

  next(): void {
    if (this.atEnd) {
      this.closed = true;
    } else if (this.awaits) {
      this.goTo(this.told + 1);
    } else {
      this.read = this.told + 1;
    }
  }

  /** To the beginning of this step if something was done in it, else to the one before. */
  back(): void {
    this.goTo(this.at?.begun && this.awaits ? this.told : Math.max(0, this.told - 1));
  }

  /** Tells this step; where answers lie between, they are taken back or given. */
  goTo(step: number): void {
    const at = this.at;
    this.closed = false;
    this.read = step;
    this.store.closeMenu();
    this.store.battles.goOn();
    if (at && (step < at.from || step > at.step || at.begun)) {
      void this.store.want({ type: 'step', step });
    }
  }

  /** Whether the end was reached, told once. */
  noteEnd(): void {
    if (this.at?.state === 'ended' && this.info && !this.noted) {
      this.noted = true;
      lessons.done(this.info.id).catch(() => {
        this.noted = false;
      });
    }
  }
}
