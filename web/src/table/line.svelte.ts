import type { Language, RequestKind, ServerMessage, WhyAbout, WhyAnswer } from '../lib/protocol';
import type { ChosenStops } from '../lib/stops';
import { versions } from '../lib/versions';
import { Connection, Refused, type LinkState, type Wish, type World } from './logic/connection';
import { heard, NOTHING, type Model } from './logic/model';

const RENEW_EVERY = 2_000;
/** Refusals after which there is no use in knocking again. */
const SHUT = new Set(['no_table', 'full']);

/** The line between this browser and a table: what the server tells, and what is asked of it. */
export abstract class TableLine {
  model = $state.raw<Model>(NOTHING);
  link = $state<LinkState>('connecting');
  latency = $state<number | null>(null);
  /** How far the server's clock is ahead of ours. */
  ahead = $state(0);
  /** What went wrong last, for the player to read. */
  notice = $state('');
  /** Whether the server cannot store the game just now. */
  storing = $state(false);
  /** The table is gone, or not for us. */
  closed = $state('');
  private renewing: ReturnType<typeof setTimeout> | undefined;
  private readonly connection: Connection;

  constructor(world: World, language: Language) {
    this.connection = new Connection(
      world,
      {
        told: (message) => this.told(message),
        state: (state) => (this.link = state),
        latency: (milliseconds) => (this.latency = milliseconds),
        event: () => this.model.event,
      },
      language,
    );
  }

  start = (): (() => void) => {
    this.connection.start();
    const hurry = () => this.connection.hurry();
    window.addEventListener('online', hurry);
    return () => {
      window.removeEventListener('online', hurry);
      clearTimeout(this.renewing);
      this.connection.stop();
    };
  };

  speak(language: Language): void {
    this.connection.speak(language);
  }

  /** The table has told more: this is how it stood before. */
  protected abstract toldMore(old: Model): void;

  /** Whether something is half chosen or half typed. */
  protected abstract busy(): boolean;

  // ---- another version

  /** Loads the page anew as soon as nothing is on its way, half chosen or half typed. */
  private renewWhenIdle(): void {
    clearTimeout(this.renewing);
    if (!versions.outdated) {
      return;
    }
    if (this.connection.idle && !this.busy()) {
      versions.renew();
    } else {
      this.renewing = setTimeout(() => this.renewWhenIdle(), RENEW_EVERY);
    }
  }

  // ---- what comes in

  private told(message: ServerMessage): void {
    const old = this.model;
    this.model = heard(this.model, message);
    if (message.type === 'state') {
      this.ahead = message.now - Date.now();
      this.storing = false;
      this.toldMore(old);
    } else if (message.type === 'refused' && message.id === null) {
      if (SHUT.has(message.error)) {
        this.closed = message.message;
        this.connection.stop();
      } else {
        this.notice = message.message;
      }
    } else if (message.type === 'waiting') {
      this.storing = true;
    } else if (message.type === 'bye') {
      this.notice = message.message;
    } else if (message.type === 'outdated') {
      versions.heard(message.version);
      this.renewWhenIdle();
    }
  }

  // ---- what is asked of the server

  /** Whether it was done; what stood against it is told as a notice. */
  async want(wish: Wish): Promise<boolean> {
    try {
      await this.connection.want(wish);
      return true;
    } catch (refused) {
      if (!(refused instanceof Refused)) {
        throw refused;
      }
      this.notice = refused.message;
      return false;
    }
  }

  async why(about: WhyAbout): Promise<WhyAnswer | null> {
    try {
      return await this.connection.want({ type: 'why', about });
    } catch (refused) {
      if (!(refused instanceof Refused)) {
        throw refused;
      }
      return null;
    }
  }

  request(kind: RequestKind, minutes?: number): void {
    void this.want(minutes === undefined ? { type: 'request', kind } : { type: 'request', kind, minutes });
  }

  reply(kind: RequestKind, accept: boolean): void {
    void this.want({ type: 'reply', kind, accept });
  }

  concede(): void {
    void this.want({ type: 'concede' });
  }

  claim(): void {
    void this.want({ type: 'claim' });
  }

  /** Has a bot of this level take the absent opponent's seat. */
  seatBot(level: string): void {
    void this.want({ type: 'seat_bot', level });
  }

  takeBack(): void {
    void this.want({ type: 'take_back' });
  }

  rematch(): void {
    void this.want({ type: 'rematch' });
  }

  setStops(stops: ChosenStops): void {
    void this.want({ type: 'stops', stops });
  }

  chat(text: string): Promise<boolean> {
    return this.want({ type: 'chat', text });
  }
}
