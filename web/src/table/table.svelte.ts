import type { Answer, CardInfo, Choice, Language, QuestionInfo, Side } from '../lib/protocol';
import { lookAgain } from '../lib/api';
import { catalogue } from '../lib/cards.svelte';
import { ALL, text, type TextKey } from '../lib/text';
import { versions } from '../lib/versions';
import { BattleStore } from './battle/battles.svelte';
import { other } from './logic/battle';
import { LessonStore } from './lesson/lesson.svelte';
import { TableLine } from './line.svelte';
import { OF_HIS_OWN, PastStore } from './past.svelte';
import { PuzzleStore } from './puzzle/puzzle.svelte';
import { TeachingStore } from './teaching/teaching.svelte';
import { aimed, answerOf, type Answered, begunBy, isOptional, leadsBack, mayConfirm, toggled, type Aim } from './logic/choosing';
import { browserWorld, type Wish } from './logic/connection';
import { grouped } from './logic/layout';
import { cardsInSight, eachCard, light, type Pile } from './logic/lit';
import { placesOf, type Model } from './logic/model';
import { cardOfLine, type NamedCard } from './logic/named';
import { seenNow } from './logic/pointed';

/** What the player points at: the large card shows it. */
export interface Pointed {
  id: string;
  info: CardInfo | null;
}

/** Several things to do with one card, offered beside it. */
export interface ChoiceMenu {
  choices: readonly Choice[];
  /** Ways to go on that concern no card, by their place. */
  options?: readonly string[];
  at: DOMRect | null;
}

/** About what is asked, about one card, or about where Force comes from. */
export type Asking = { what: 'question' } | { what: 'card'; card: CardInfo; target?: number } | { what: 'generation' };

/** What the card is shown of that somebody has just played or used. */
const PLAYED: ReadonlySet<string> = new Set(['plays', 'deploys', 'uses_text', 'hits', 'misses', 'falls_short', 'reacts', 'moves', 'drains']);
const SLOW = 500;

/** Whether something has been typed that would be lost. */
function isTyping(): boolean {
  return [...document.querySelectorAll<HTMLInputElement>('input.field, textarea')].some((field) => field.value !== '');
}

/** A bot goes by the name of its kind. */
function botName(kind: string): string {
  const known = `bot.${kind}`;
  return known in ALL ? text(known as TextKey) : kind.charAt(0).toUpperCase() + kind.slice(1);
}

/** One table in this browser: how it looks, and what the player is about to do. */
export class TableStore extends TableLine {
  chosen = $state.raw<readonly number[]>([]);
  menu = $state.raw<ChoiceMenu | null>(null);
  pointed = $state.raw<Pointed | null>(null);
  /** What is told now of the card pointed at, as long as it is in sight. */
  readonly pointedNow = $derived.by(() => this.seenNow(this.pointed));
  /** The card or place a dragged card is held over. */
  over = $state<number | null>(null);
  tab = $state<'log' | 'chat' | 'thoughts'>('log');
  /** How many lines of the chat have been seen. */
  read = $state(0);
  /** Where there is no room for the rail beside the table, it is a drawer. */
  railOpen = $state(false);
  drawer = $state(false);
  /** The card in large, over everything. */
  large = $state(false);
  /** What one tap would do is told before it is done. */
  careful = false;
  /** The table instead of the battle's own stage. */
  aside = $state(false);
  /** What the Why? panel tells about; null while it is closed. */
  asking = $state.raw<Asking | null>(null);
  /** The choice looked at, before it is taken: shows what it leads to. */
  tried = $state.raw<Choice | null>(null);
  private answered = $state<number | null>(null);
  /** The last question answered, as far as one may go back from what it led to. */
  private before = $state.raw<Answered | null>(null);
  /** The answer has been on its way for so long that the player should know. */
  private slow = $state(false);
  private slowly: ReturnType<typeof setTimeout> | undefined;
  private aim: Aim | null = null;

  static at(id: string, language: Language): TableStore {
    const path = `/api/tables/${encodeURIComponent(id)}/socket`;
    return new TableStore(browserWorld(path, versions.own, () => void lookAgain()), language);
  }

  // ---- what is known

  readonly sections = $derived(this.model.sections);
  readonly table = $derived(this.sections.table);
  readonly turn = $derived(this.sections.turn);
  /** Before the first turn: nobody's phase is on yet. */
  readonly setup = $derived(this.turn?.number === 0);
  readonly you = $derived<Side | null>(this.table?.you ?? null);
  readonly bottom = $derived<Side>(this.table?.bottom ?? 'light');
  readonly top = $derived(other(this.bottom));
  readonly battle = $derived(this.sections.battle ?? null);
  readonly attack = $derived(this.sections.attack ?? null);
  readonly places = $derived(placesOf(this.sections));
  readonly groups = $derived(grouped(this.places));
  readonly inSight = $derived(new Map([...cardsInSight(this.sections)].map((card) => [card.handle, card])));
  /** Cards that lie under another one are drawn nowhere: to choose one of them they are laid out. */
  private readonly visible = $derived(
    new Set([...this.inSight.values()].filter((card) => card.role !== 'stacked').map((card) => card.handle)),
  );

  /** The battle going on and those that are over. */
  readonly battles = new BattleStore(this);
  /** What happened since the player last did something. */
  readonly past = new PastStore(this);
  /** The lesson that is taught here, if one is. */
  readonly lesson: LessonStore = new LessonStore(this);
  /** The puzzle that is solved here, if one is. */
  readonly puzzle: PuzzleStore = new PuzzleStore(this);

  /** What the bot weighs, where it teaches. */
  readonly teaching: TeachingStore = new TeachingStore(this);

  /** What is asked and not yet answered. */
  readonly question = $derived<QuestionInfo | null>(this.open(this.sections.question ?? null));
  /** The question as it is shown: for a moment after the answer it stays, so that nothing flickers. */
  readonly shown = $derived<QuestionInfo | null>(this.question ?? (this.slow ? null : (this.sections.question ?? null)));
  readonly lit = $derived(light(this.question, this.visible, this.places));
  /** The card that is asked about, or was just played: nobody has to look for it. */
  readonly current = $derived.by<NamedCard | null>(() => {
    const about = this.question?.about;
    if (about && about.id !== '') {
      return { id: about.id, handle: about.handle };
    }
    if (this.question?.key === OF_HIS_OWN || this.table?.state !== 'playing') {
      return null;
    }
    const lines = this.model.log.slice(1 + this.model.log.findLastIndex(({ kind }) => kind === 'phase_begins'));
    const line = lines.findLast(({ kind }) => PLAYED.has(kind));
    const id = line?.cards[0]?.id;
    return line && id ? { id, handle: cardOfLine(line, id, this.places, this.inSight.values())?.handle ?? null } : null;
  });
  /** The locations where that happens, by their handles. */
  readonly concerned = $derived.by<ReadonlySet<number>>(() => {
    const handles = new Set([this.current?.handle, this.question?.other?.handle]);
    const there = this.places.filter(({ location, cards }) => [location, ...eachCard(cards)].some(({ handle }) => handles.has(handle)));
    return new Set(there.map(({ location }) => location.handle));
  });
  readonly hand = $derived(this.sections[this.bottom]?.cards ?? []);

  private open(question: QuestionInfo | null): QuestionInfo | null {
    return question && question.number !== this.answered ? this.lesson.narrow(question) : null;
  }

  nameOf(side: Side): string {
    const seat = this.table?.seats[side];
    return !seat?.bot || seat.bot !== seat.name ? (seat?.name ?? '') : botName(seat.bot);
  }

  /** Whether a bot plays for the one who looks, because he was absent. */
  readonly replaced = $derived(this.you !== null && (this.table?.seats[this.you]?.standIn ?? null) !== null);

  // ---- what comes in

  protected toldMore(old: Model): void {
    this.battles.follow(old);
    this.past.told(old);
    if (this.sections.question?.number !== old.sections.question?.number) {
      this.asked();
      void this.teaching.follow();
    }
  }

  protected busy(): boolean {
    return this.chosen.length > 0 || this.menu !== null || isTyping();
  }

  /** A moment of the game, told at once. */
  show(model: Model): void {
    this.model = model;
    this.battles.follow();
  }

  lookBack(begun: number): void {
    this.battles.lookBack(begun);
    this.railOpen = false;
  }

  /** A new question: forget what was chosen for the old one, and go on with what was begun. */
  private asked(): void {
    this.past.remind();
    this.chosen = [];
    this.menu = null;
    this.tried = null;
    this.asking = null;
    const question = this.question;
    if (!question) {
      return;
    }
    const aim = this.aim;
    this.aim = null;
    const next = aim && aimed(aim, question);
    if (next) {
      void this.answer(next);
    }
  }

  // ---- what the player does

  async answer(answer: Answer, times = 1): Promise<void> {
    const question = this.question;
    if (question) {
      const { number } = question;
      await this.send(question, times > 1 ? { type: 'answer', number, answer, times } : { type: 'answer', number, answer });
    }
  }

  private async send(question: QuestionInfo, wish: Wish): Promise<void> {
    this.answered = question.number;
    this.before = begunBy(question, wish.type === 'answer' ? wish.answer : null, this.mayGoBack);
    this.past.answered(question);
    clearTimeout(this.slowly);
    this.slow = false;
    this.slowly = setTimeout(() => (this.slow = true), SLOW);
    this.menu = null;
    this.tried = null;
    this.notice = '';
    if (!(await this.want(wish))) {
      this.answered = null;
      this.aim = null;
    }
  }

  /** Takes a choice: answers at once, or adds it to what is chosen. */
  take(choice: Choice): void {
    const question = this.question;
    if (!question) {
      return;
    }
    const answer = answerOf(question, choice);
    if (answer) {
      void this.answer(answer);
    } else {
      this.chosen = toggled(this.chosen, choice.index, question.most);
    }
  }

  /** Takes the only choice, or offers the several beside the thing they belong to. */
  takeOne(choices: readonly Choice[], at: Element | null): void {
    const only = choices[0];
    if (only && choices.length === 1 && !(this.careful && this.lit.mode === 'act')) {
      this.take(only);
    } else if (only) {
      this.menu = { choices, at: at?.getBoundingClientRect() ?? null };
    }
  }

  /** Everything that may be answered, as a list. */
  openList(at: Element | null): void {
    if (this.question) {
      const { choices, options } = this.question;
      this.menu = { choices, options, at: at?.getBoundingClientRect() ?? null };
    }
  }

  closeMenu(): void {
    this.menu = null;
    this.aim = null;
  }

  tap(handle: number, at: Element | null = null): boolean {
    const choices = this.lit.cards.get(handle);
    if (choices) {
      this.takeOne(choices, at);
    }
    return choices !== undefined;
  }

  /** Shows a card that words speak of; on a small screen, where there is no room beside the table, over it. */
  lookUp({ id, handle }: NamedCard, open = false): void {
    this.pointed = { id, info: handle === null ? null : (this.inSight.get(handle) ?? null) };
    if (open && this.careful) {
      this.large = true;
    } else if (open && this.drawer) {
      this.railOpen = true;
    }
  }

  look(card: CardInfo): void {
    this.pointed = { id: card.id, info: card };
    const choices = this.lit.cards.get(card.handle);
    this.tried = choices?.[0] ?? null;
  }

  /** What is told of that card now, as long as it is in sight. */
  seenNow(pointed: Pointed | null): CardInfo | undefined {
    return seenNow(pointed?.info ?? null, this.inSight, (one, other) => one === other || catalogue.face(one)?.id === catalogue.face(other)?.id);
  }

  /** A card was clicked: does what it offers; else tells why it offers nothing. */
  press(card: CardInfo, at: Element | null): void {
    this.look(card);
    if (this.tap(card.handle, at)) {
      return;
    }
    const subject = this.question?.kind === 'cards' ? this.inSight.get(this.question.about?.handle ?? -1) : undefined;
    if (subject && subject !== card) {
      this.asking = { what: 'card', card: subject, target: card.handle };
    } else if (this.drawer && !this.question?.reasons[card.handle]) {
      this.railOpen = true;
    } else {
      this.askCard(card);
    }
  }

  /** For fingers: what offers nothing is shown in large. */
  pressOrShow(card: CardInfo, at: Element | null): void {
    this.look(card);
    if (!this.tap(card.handle, at)) {
      this.large = true;
    }
  }

  showLarge(card: CardInfo): void {
    this.look(card);
    this.large = true;
  }

  askCard(card: CardInfo): void {
    this.look(card);
    this.asking = { what: 'card', card };
  }

  tapPile(pile: Pile, at: Element | null = null): void {
    this.takeOne(this.lit.piles.get(pile) ?? [], at);
  }

  /** Does this and then, where that is asked, to that. */
  drag(handle: number, target: number, at: Element | null): void {
    const card = this.inSight.get(handle);
    const choices = this.lit.cards.get(handle) ?? [];
    if (choices.length === 0) {
      // What cannot go there is told why not.
      this.asking = card ? { what: 'card', card, target } : null;
      return;
    }
    const direct = choices.filter((choice) => choice.other?.handle === target);
    if (direct.length > 0) {
      this.takeOne(direct, at);
    } else {
      this.aim = { target };
      this.takeOne(choices, at);
    }
  }

  /** Takes it so many times, as long as nothing else is asked. */
  repeat(choice: Choice, times: number): void {
    const answer = this.question && answerOf(this.question, choice);
    if (answer) {
      void this.answer(answer, times);
    }
  }

  confirm(): void {
    if (this.question && mayConfirm(this.question, this.chosen)) {
      void this.answer({ cards: [...this.chosen] });
    }
  }

  pass(): void {
    if (this.question?.mayPass) {
      void this.answer({ pass: true });
    }
  }

  /** Whether what is asked belongs to something the player has begun, and may still leave. */
  readonly mayGoBack = $derived.by(() => this.question !== null && this.lesson.at === null && leadsBack(this.before, this.question));

  /** Whether one may pass until something happens, or no longer. */
  readonly mayPassUntil = $derived(
    this.you !== null && !this.replaced && this.table?.state === 'playing' && !this.setup && this.lesson.at === null && this.puzzle.info === null && (!this.question || isOptional(this.question)),
  );

  /** Whether the table passes for the viewer now: something that happens has it ask him. */
  readonly passing = $derived(this.sections.until === true && !this.question);

  /** Passes until something happens, or asks again. */
  passUntil(): void {
    if (!this.mayPassUntil) {
      return;
    }
    const question = this.question;
    const on = !this.passing;
    if (question) {
      void this.send(question, { type: 'pass_until', number: question.number, on });
    } else {
      void this.want({ type: 'pass_until', number: 0, on });
    }
  }
}
