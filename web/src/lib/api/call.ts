import type { Language, Problem } from '../protocol';

/** The server's "no": its own words in the caller's language, ready to be shown. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.message);
  }
}

/** No answer came: the server is down, or the line is. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
}

/** An answer came that is none of ours: a proxy's page, say. */
export class Garbled extends Error {
  override readonly name = 'Garbled';

  constructor(readonly status: number) {
    super(`status ${status}`);
  }
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface Wish {
  method?: Method;
  /** Sent as JSON. */
  body?: unknown;
  query?: Record<string, string | number | undefined>;
  signal?: AbortSignal;
  /** Sent with what creates something: the same key creates it once. */
  key?: string;
}

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Speaks to the server in one language; what it refuses is thrown as a `Refusal`. */
export class Caller {
  constructor(
    private readonly fetch: Fetch,
    private readonly language: () => Language,
    /** Hears which version of the client belongs to the server. */
    private readonly version: (version: string | null) => void = () => undefined,
  ) {}

  async json<T>(path: string, wish: Wish = {}): Promise<T> {
    const response = await this.response(path, wish);
    if (response.status === 204) {
      return undefined as T;
    }
    try {
      return (await response.json()) as T;
    } catch {
      throw new Garbled(response.status);
    }
  }

  async text(path: string, wish: Wish = {}): Promise<string> {
    return (await this.response(path, wish)).text();
  }

  private async response(path: string, wish: Wish): Promise<Response> {
    const method = wish.method ?? (wish.body === undefined ? 'GET' : 'POST');
    const headers: Record<string, string> = { Accept: 'application/json' };
    const init: RequestInit = { method, headers, credentials: 'same-origin' };
    if (method !== 'GET') {
      headers['X-Holosite'] = '1';
    }
    if (wish.key !== undefined) {
      headers['Idempotency-Key'] = wish.key;
    }
    if (wish.body !== undefined) {
      headers['Content-Type'] = 'application/json';
      init.body = JSON.stringify(wish.body);
    }
    if (wish.signal) {
      init.signal = wish.signal;
    }
    let response: Response;
    try {
      response = await this.fetch(this.url(path, wish.query ?? {}), init);
    } catch (failure) {
      if (failure instanceof DOMException && failure.name === 'AbortError') {
        throw failure;
      }
      throw new Unreachable();
    }
    this.version(response.headers.get('X-Holosite-Version'));
    if (!response.ok) {
      throw await refusal(response);
    }
    return response;
  }

  private url(path: string, query: Record<string, string | number | undefined>): string {
    const asked = new URLSearchParams();
    for (const [name, value] of Object.entries<string | number | undefined>({ ...query, lang: this.language() })) {
      if (value !== undefined && value !== '') {
        asked.set(name, String(value));
      }
    }
    return `${path}?${asked}`;
  }
}

async function refusal(response: Response): Promise<Error> {
  try {
    const told: unknown = await response.json();
    if (isProblem(told)) {
      return new Refusal(response.status, told);
    }
  } catch {
    // Not JSON: told below.
  }
  return response.status >= 502 && response.status <= 504 ? new Unreachable() : new Garbled(response.status);
}

function isProblem(told: unknown): told is Problem {
  return (
    typeof told === 'object' &&
    told !== null &&
    'error' in told &&
    typeof told.error === 'string' &&
    'message' in told &&
    typeof told.message === 'string'
  );
}
