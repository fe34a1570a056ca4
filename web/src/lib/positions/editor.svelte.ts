import type { CardFace, PositionDraft, PositionSlots, PositionVerdict, Side } from '../protocol';
import { recall, remember } from '../stored';
import { isNamed, type Named } from './link';
import { empty, find, fromDraft, laid, pieces, put, remove, toDraft, type Laid, type Position, type Slot } from './position';

/** A card in hand, so to speak: new from the search, or taken from where it lay. */
export interface Picked {
  face: CardFace;
  /** The card on the table that is being moved. */
  from?: Laid;
}

/** What the editor asks the server. */
export interface Asks {
  check: (draft: PositionDraft, signal: AbortSignal) => Promise<PositionVerdict>;
  slots: (draft: PositionDraft, card: string) => Promise<PositionSlots>;
}

const KEPT = 'editor.position';
const MOST_STEPS = 200;

/** A position being laid out: its steps, what is picked up, and what the rules say of it. */
export class PositionEditor {
  name = $state('');
  verdict = $state.raw<PositionVerdict | null>(null);
  picked = $state.raw<Picked | null>(null);
  /** Why what is pointed at cannot hold the picked card. */
  reason = $state('');
  #position = $state.raw<Position>(empty());
  #past = $state.raw<readonly Position[]>([]);
  #future = $state.raw<readonly Position[]>([]);
  /** Why the picked card cannot go to a card, by its key; what can hold it is missing. */
  #slots = $state.raw<{ table: string; pieces: ReadonlyMap<number, string>; beside: readonly string[] } | null>(null);
  #keys: readonly number[] = [];

  constructor(private readonly ask: Asks) {}

  get position(): Position {
    return this.#position;
  }

  get draft(): PositionDraft {
    return toDraft(this.#position);
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  // ---- steps

  /** Another position; the one before can be taken up again. */
  do(next: Position): void {
    this.#past = [...this.#past, this.#position].slice(-MOST_STEPS);
    this.#future = [];
    this.#show(next);
  }

  undo(): void {
    const before = this.#past.at(-1);
    if (before) {
      this.#future = [this.#position, ...this.#future];
      this.#past = this.#past.slice(0, -1);
      this.#show(before);
    }
  }

  redo(): void {
    const [next, ...rest] = this.#future;
    if (next) {
      this.#past = [...this.#past, this.#position];
      this.#future = rest;
      this.#show(next);
    }
  }

  #show(next: Position): void {
    this.picked = null;
    this.#position = next;
    remember(KEPT, JSON.stringify({ name: this.name, draft: toDraft(next) }));
  }

  /** Begins with a position that came from elsewhere; what was there is one step back. */
  open(name: string, draft: PositionDraft): void {
    this.name = name;
    this.do(fromDraft(draft));
  }

  /** What was laid out here last. */
  static kept(): Named | null {
    try {
      const kept: unknown = JSON.parse(recall(KEPT) ?? 'null');
      return isNamed(kept) ? kept : null;
    } catch {
      return null;
    }
  }

  rename(name: string): void {
    this.name = name;
    remember(KEPT, JSON.stringify({ name, draft: this.draft }));
  }

  // ---- what the rules say

  async check(signal: AbortSignal): Promise<void> {
    const keys = pieces(this.#position).map(({ key }) => key);
    const verdict = await this.ask.check(this.draft, signal);
    if (!signal.aborted) {
      this.#keys = keys;
      this.verdict = verdict;
    }
  }

  /** The card on the table that a verdict means by its number. */
  pieceOf(number: number | undefined): Laid | undefined {
    const key = number === undefined ? undefined : this.#keys[number];
    return key === undefined ? undefined : find(this.#position, key);
  }

  /** The places in their true order, each with what the rules say of it; those they have not seen come last. */
  get places(): { card: Laid; state: PositionVerdict['places'][number] | undefined }[] {
    const states = (this.verdict?.places ?? []).flatMap((state) => {
      const card = this.pieceOf(state.piece);
      return card && this.#position.table.some(({ key }) => key === card.key) ? [{ card, state }] : [];
    });
    const seen = new Set(states.map(({ card }) => card.key));
    const rest = this.#position.table.filter(({ key }) => !seen.has(key)).map((card) => ({ card, state: undefined }));
    return [...states, ...rest];
  }

  // ---- picking up and putting down

  async pick(picked: Picked): Promise<void> {
    this.picked = picked;
    this.reason = '';
    this.#slots = null;
    const without = picked.from ? remove(this.#position, picked.from.key) : this.#position;
    const keys = pieces(without).map(({ key }) => key);
    const told = await this.ask.slots(toDraft(without), picked.face.id);
    if (this.picked === picked) {
      const reasons = keys.map((key, i) => [key, told.pieces[i] ?? ''] as const).filter(([, why]) => why !== '');
      this.#slots = { table: told.table, pieces: new Map(reasons), beside: told.beside };
    }
  }

  putBack(): void {
    this.picked = null;
  }

  /** Why the picked card cannot go there: '' where it can, null while nobody knows yet. */
  why(slot: Slot): string | null {
    const { picked } = this;
    if (!picked) {
      return null;
    }
    if ('pile' in slot) {
      return slot.side === picked.face.side ? '' : null;
    }
    if (!this.#slots) {
      return null;
    }
    if (this.#slots.table !== '' && !picked.from) {
      return this.#slots.table;
    }
    if ('beside' in slot) {
      return this.#slots.beside[slot.beside === 'dark' ? 0 : 1] ?? '';
    }
    return picked.from && inside(picked.from, slot.on) ? null : (this.#slots.pieces.get(slot.on) ?? '');
  }

  /** Whether the picked card can be put down there. */
  fits(slot: Slot): boolean {
    return this.why(slot) === '';
  }

  /** How many cards on the table can hold it. */
  get room(): number {
    const all = pieces(this.#position);
    return all.filter(({ key }) => this.fits({ on: key })).length + (['dark', 'light'] as const).filter((side) => this.fits({ beside: side })).length;
  }

  /** Puts the picked card down; whoever is put on an opposing character is its captive. */
  putDown(slot: Slot, faceOf: (id: string) => CardFace | undefined): boolean {
    const { picked } = this;
    if (!picked || !this.fits(slot)) {
      return false;
    }
    const { role: _, ...same } = picked.from ?? laid(picked.face.id);
    const host = 'on' in slot ? find(this.#position, slot.on) : undefined;
    const guard = host && faceOf(host.id);
    const captive = picked.face.type === 'character' && guard?.type === 'character' && guard.side !== picked.face.side;
    const card: Laid = captive ? { ...same, role: 'captive' } : same;
    const rest = picked.from ? remove(this.#position, picked.from.key) : this.#position;
    this.do(put(rest, card, slot));
    return true;
  }

  /** Takes the picked card off the table. */
  drop(): void {
    if (this.picked?.from) {
      this.do(remove(this.#position, this.picked.from.key));
    } else {
      this.putBack();
    }
  }
}

function inside(card: Laid, key: number): boolean {
  return card.key === key || card.on.some((one) => inside(one, key));
}

/** The side whose card it is, as far as the table shows it. */
export function ownerOf(card: Laid, face: CardFace | undefined): Side {
  const own = face?.side ?? 'dark';
  return card.marks.includes('stolen') || card.marks.includes('crossed over') ? (own === 'dark' ? 'light' : 'dark') : own;
}
