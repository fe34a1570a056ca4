import type { ClientMessage, Language, ServerMessage, WhyAnswer } from '../../lib/protocol';

/** The part of a WebSocket that is used. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

/** What a connection needs of the world around it. */
export interface World {
  open(): Socket;
  /** Calls back later; gives back what calls it off. */
  later(milliseconds: number, call: () => void): () => void;
  now(): number;
  /** From 0 to 1. */
  chance(): number;
  /** A line was not even opened: perhaps nobody is signed in any more. */
  turnedAway(): void;
  /** Which build of the client this is; empty if that is not known. */
  readonly version: string;
}

export type LinkState = 'connecting' | 'open' | 'lost' | 'closed';

export interface Listener {
  told(message: ServerMessage): void;
  state(state: LinkState): void;
  latency(milliseconds: number): void;
  /** The last event known, which `hello` names. */
  event(): number | null;
}

/** What wants an answer of its own. */
export type Wanted = Extract<ClientMessage, { id: string }>;
type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;
export type Wish = WithoutId<Wanted>;

/** The server, or the line, said no. */
export class Refused extends Error {
  constructor(
    readonly error: string,
    message: string,
  ) {
    super(message);
  }
}

interface Pending {
  wish: Wish;
  /** How often it was sent: an answer that is given twice counts once. */
  sent: number;
  /** Calls off what sends it again. */
  calm(): void;
  done(answer: WhyAnswer | null): void;
  refused(why: Refused): void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
const PING_EVERY = 15_000;
const SILENCE = 8_000;
/** An answer without an acknowledgement is sent again after this time. */
const PATIENCE = 6_000;

/** How long to wait before the nth attempt in a row; never all clients at once. */
export function backOff(attempt: number, chance: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt) * (0.75 + chance / 2);
}

/** One table's line to the server: comes back by itself after a break, and resumes. */
export class Connection {
  private socket: Socket | null = null;
  private attempt = 0;
  private count = 0;
  private stopped = false;
  private readonly pending = new Map<string, Pending>();
  /** Answers that were on their way when the line broke. */
  private unsent: Pending[] = [];
  private calls: (() => void)[] = [];
  private again: (() => void) | null = null;
  private retryAfter: number | null = null;

  constructor(
    private readonly world: World,
    private readonly listener: Listener,
    private language: Language,
  ) {}

  start(): void {
    this.stopped = false;
    this.connect();
  }

  stop(): void {
    this.stopped = true;
    this.again?.();
    this.again = null;
    this.drop();
    this.listener.state('closed');
  }

  /** Does not wait for the next attempt: the browser says that it is on-line again. */
  hurry(): void {
    if (this.again && !this.stopped) {
      this.again();
      this.connect();
    }
  }

  /** Whether everything that was asked for has been answered. */
  get idle(): boolean {
    return this.pending.size === 0 && this.unsent.length === 0;
  }

  speak(language: Language): void {
    if (language !== this.language) {
      this.language = language;
      this.send({ type: 'language', language });
    }
  }

  /** Asks for something; what comes back belongs to it. */
  want(wish: Wish): Promise<WhyAnswer | null> {
    return new Promise((done, refused) => {
      this.ask({ wish, sent: 0, calm: () => undefined, done, refused });
    });
  }

  /**
   * Sends it under an id of its own. An answer names the decision it belongs to, so it can be sent until it is
   * acknowledged: whatever got lost on the way, it counts once.
   */
  private ask(pending: Pending): void {
    const id = `c${++this.count}`;
    if (!this.send({ ...pending.wish, id } as Wanted)) {
      if (pending.wish.type === 'answer' && pending.sent > 0) {
        this.unsent.push(pending);
      } else {
        pending.refused(new Refused('offline', ''));
      }
      return;
    }
    pending.sent++;
    this.pending.set(id, pending);
    if (pending.wish.type === 'answer') {
      pending.calm = this.world.later(PATIENCE, () => {
        this.pending.delete(id);
        this.ask(pending);
      });
    }
  }

  private send(message: ClientMessage): boolean {
    if (!this.socket) {
      return false;
    }
    this.socket.send(JSON.stringify(message));
    return true;
  }

  private connect(): void {
    this.again = null;
    this.listener.state('connecting');
    const socket = this.world.open();
    socket.onopen = () => {
      this.socket = socket;
      const { version } = this.world;
      this.send({
        type: 'hello',
        language: this.language,
        event: this.listener.event(),
        ...(version === '' ? {} : { version }),
      });
      this.watch();
    };
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = () => {
      if (!this.stopped) {
        const turnedAway = this.socket !== socket;
        this.lost();
        if (turnedAway) {
          this.world.turnedAway();
        }
      }
    };
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case 'pong':
        this.listener.latency(Math.max(0, this.world.now() - message.at));
        this.watch();
        break;
      case 'done':
        this.settle(message.id, (pending) => pending.done(null));
        break;
      case 'why':
        this.settle(message.id, (pending) => pending.done(message.answer));
        break;
      case 'refused':
        if (message.id !== null) {
          this.settle(message.id, (pending) =>
            message.error === 'late' && pending.sent > 1
              ? pending.done(null)
              : pending.refused(new Refused(message.error, message.message)),
          );
        }
        break;
      case 'bye':
        this.retryAfter = message.retry;
        break;
      case 'state':
        this.attempt = 0;
        this.listener.state('open');
        this.unsent.splice(0).forEach((pending) => this.ask(pending));
        break;
    }
    this.listener.told(message);
  }

  private settle(id: string, how: (pending: Pending) => void): void {
    const pending = this.pending.get(id);
    if (pending) {
      this.pending.delete(id);
      pending.calm();
      how(pending);
    }
  }

  /** Asks now and then whether the line still holds. */
  private watch(): void {
    this.forget();
    this.calls.push(
      this.world.later(PING_EVERY, () => {
        this.send({ type: 'ping', at: this.world.now() });
        this.calls.push(this.world.later(SILENCE, () => this.lost()));
      }),
    );
  }

  private forget(): void {
    this.calls.forEach((call) => call());
    this.calls = [];
  }

  private drop(): void {
    this.forget();
    const socket = this.socket;
    this.socket = null;
    if (socket) {
      socket.onclose = null;
      socket.onmessage = null;
      socket.close();
    }
    const waiting = [...this.pending.values()];
    this.pending.clear();
    for (const pending of waiting) {
      pending.calm();
      if (pending.wish.type === 'answer' && !this.stopped) {
        this.unsent.push(pending);
      } else {
        pending.refused(new Refused('offline', ''));
      }
    }
  }

  private lost(): void {
    this.drop();
    this.listener.state('lost');
    const wait = this.retryAfter ?? backOff(this.attempt++, this.world.chance());
    this.retryAfter = null;
    this.again?.();
    this.again = this.world.later(wait, () => this.connect());
  }
}

/** The world of a browser. */
export function browserWorld(path: string, version: string, turnedAway: () => void): World {
  return {
    version,
    turnedAway,
    open: () => {
      const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
      return new WebSocket(`${scheme}://${location.host}${path}`) as unknown as Socket;
    },
    later: (milliseconds, call) => {
      const timer = setTimeout(call, milliseconds);
      return () => clearTimeout(timer);
    },
    now: () => Date.now(),
    chance: () => Math.random(),
  };
}
