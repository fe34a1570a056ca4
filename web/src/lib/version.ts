/** What is remembered while this window is open. */
export interface Memory {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

const KEY = 'holosite.reloaded';

/** Which build of the client this is, and whether the server has another one by now. */
export class Versions {
  private newer = '';

  /** @param own empty where the server did not say, as in development: then nothing is ever reloaded */
  constructor(
    readonly own: string,
    private readonly memory: Memory,
    private readonly reload: () => void,
  ) {}

  /** The server has named the version that belongs to it. */
  heard(version: string | null): void {
    if (version !== null && version !== '') {
      this.newer = version === this.own ? '' : version;
    }
  }

  /** Whether loading the page again would help; that is tried once for each version. */
  get outdated(): boolean {
    return this.own !== '' && this.newer !== '' && !this.tried().includes(this.newer);
  }

  /** Loads the page again if that helps; says whether it does. */
  renew(): boolean {
    if (!this.outdated) {
      return false;
    }
    this.memory.setItem(KEY, [...this.tried(), this.newer].join(' '));
    this.reload();
    return true;
  }

  /** A part of the client could not be loaded: it is gone if the server has another version by now. */
  async missing(ask: () => Promise<Response>): Promise<boolean> {
    try {
      this.heard((await ask()).headers.get('X-Holosite-Version'));
    } catch {
      // The server cannot be reached: the page that is here is better than none.
      return false;
    }
    return this.renew();
  }

  private tried(): string[] {
    return (this.memory.getItem(KEY) ?? '').split(' ').filter((one) => one !== '');
  }
}
