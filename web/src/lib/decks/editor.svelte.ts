import type { CardFace, DeckDraft, DeckInfo, DeckRemedy, Side } from '../protocol';
import type { Counted } from './charts';

type Counts = Record<string, number>;

function counts(list: readonly { id: string; count: number }[]): Counts {
  return Object.fromEntries(list.map(({ id, count }) => [id, count]));
}

function listed(counts: Counts): { id: string; count: number }[] {
  return Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([id, count]) => ({ id, count }));
}

const MOST = 60;

/** A deck being put together. */
export class DeckEditor {
  /** '' until it is saved for the first time. */
  id = $state('');
  name = $state('');
  start = $state('');
  readonly side: Side;
  readonly style: string;
  #cards = $state<Counts>({});
  #under = $state<Counts>({});
  #saved = $state('');

  /** A deck that somebody only looks at is not worth keeping until he changes it. */
  constructor(deck: DeckDraft & { id?: string }, looked = false) {
    this.id = deck.id ?? '';
    this.name = deck.name;
    this.start = deck.start ?? '';
    this.side = deck.side;
    this.style = deck.style ?? '';
    this.#cards = counts(deck.list);
    this.#under = counts(deck.under ?? []);
    this.#saved = this.id === '' && !looked ? '' : this.#written;
  }

  /** The decks of the house are looked at, not changed. */
  get readOnly(): boolean {
    return this.id.startsWith('ready:');
  }

  get draft(): DeckDraft {
    return {
      name: this.name,
      side: this.side,
      start: this.start,
      style: this.style,
      list: listed(this.#cards),
      under: listed(this.#under),
    };
  }

  get #written(): string {
    return JSON.stringify(this.draft);
  }

  get changed(): boolean {
    return !this.readOnly && this.#written !== this.#saved;
  }

  /** Whether the server has it as it is now. */
  get kept(): boolean {
    return this.id !== '' && !this.changed;
  }

  get total(): number {
    return Object.values(this.#cards).reduce((sum, count) => sum + count, 0);
  }

  get totalUnder(): number {
    return Object.values(this.#under).reduce((sum, count) => sum + count, 0);
  }

  get isEmpty(): boolean {
    return this.total === 0;
  }

  count(id: string): number {
    return this.#cards[id] ?? 0;
  }

  under(id: string): number {
    return this.#under[id] ?? 0;
  }

  /** What belongs outside a deck by its type is put there. */
  copies(card: CardFace): number {
    return outside(card) ? this.under(card.id) : this.count(card.id);
  }

  change(card: CardFace, by: number): void {
    const where = outside(card) ? this.#under : this.#cards;
    where[card.id] = Math.max(0, Math.min(MOST, (where[card.id] ?? 0) + by));
    this.#mind(card);
  }

  changeUnder(card: CardFace, by: number): void {
    this.#under[card.id] = Math.max(0, Math.min(MOST, this.under(card.id) + by));
  }

  /** A copy leaves the sixty for the cards outside, or comes back. */
  moveOutside(card: CardFace): void {
    if (this.count(card.id) > 0) {
      this.#cards[card.id] = this.count(card.id) - 1;
      this.changeUnder(card, 1);
      this.#mind(card);
    }
  }

  /** What the server offers against a problem is done; what is returned takes it back. */
  mend({ list, under, start }: Pick<DeckRemedy, 'list' | 'under' | 'start'>): () => void {
    const before = { cards: { ...this.#cards }, under: { ...this.#under }, start: this.start };
    this.#cards = { ...this.#cards, ...counts(list) };
    this.#under = { ...this.#under, ...counts(under) };
    this.start = start;
    return () => {
      this.#cards = before.cards;
      this.#under = before.under;
      this.start = before.start;
    };
  }

  /** No game starts at a location that is not in the deck any more. */
  #mind(card: CardFace): void {
    if (this.start === card.title && this.count(card.id) === 0) {
      this.start = '';
    }
  }

  cards(face: (id: string) => CardFace | undefined): Counted[] {
    return known(listed(this.#cards), face);
  }

  cardsUnder(face: (id: string) => CardFace | undefined): Counted[] {
    return known(listed(this.#under), face);
  }

  /** The server has kept it as it was then. */
  keptAs(deck: DeckInfo, sent: DeckDraft): void {
    this.id = deck.id;
    this.#saved = JSON.stringify(sent);
  }
}

function known(
  list: readonly { id: string; count: number }[],
  face: (id: string) => CardFace | undefined,
): Counted[] {
  return list.flatMap(({ id, count }) => {
    const card = face(id);
    return card ? [{ card, count }] : [];
  });
}

/** Defensive Shields and game aids are never among the sixty. */
export function outside(card: CardFace): boolean {
  return card.type === 'defensive_shield' || card.type === 'game_aid';
}
