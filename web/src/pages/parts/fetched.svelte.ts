import { inWords, isAbsent } from '../../lib/api';

/** Something the server is asked for: not there yet, there, or refused with a sentence. */
export class Fetched<T> {
  #value = $state.raw<T | null>(null);
  #failure = $state<string | null>(null);
  #absent = $state(false);
  #busy = $state(false);
  #asked = 0;

  constructor(private readonly ask: (signal: AbortSignal) => Promise<T>) {}

  get value(): T | null {
    return this.#value;
  }

  /** Why there is nothing, or nothing new. */
  get failure(): string | null {
    return this.#failure;
  }

  /** Whether it was refused because there is no such thing. */
  get absent(): boolean {
    return this.#absent;
  }

  get busy(): boolean {
    return this.#busy;
  }

  /** Shown until the server says otherwise. */
  set(value: T): void {
    this.#value = value;
  }

  /** Asks anew; what was there stays until the answer comes. Gives back what calls the question off. */
  load(): () => void {
    const mine = ++this.#asked;
    const off = new AbortController();
    this.#busy = true;
    this.ask(off.signal).then(
      (value) => {
        if (mine === this.#asked) {
          this.#value = value;
          this.#failure = null;
          this.#absent = false;
          this.#busy = false;
        }
      },
      (failure: unknown) => {
        if (mine === this.#asked && !off.signal.aborted) {
          this.#busy = false;
          this.#failure = inWords(failure);
          this.#absent = isAbsent(failure);
        }
      },
    );
    return () => off.abort();
  }
}

/** Something the user does that may be refused. One at a time. */
export class Deed {
  #busy = $state(false);
  #failure = $state<string | null>(null);

  get busy(): boolean {
    return this.#busy;
  }

  get failure(): string | null {
    return this.#failure;
  }

  forget(): void {
    this.#failure = null;
  }

  /** Whether it was done. */
  async run(deed: () => Promise<void>): Promise<boolean> {
    if (this.#busy) {
      return false;
    }
    this.#busy = true;
    this.#failure = null;
    try {
      await deed();
      return true;
    } catch (failure) {
      this.#failure = inWords(failure);
      return false;
    } finally {
      this.#busy = false;
    }
  }
}
