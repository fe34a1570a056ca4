import type { Language, Me } from '../protocol';
import { language } from '../text';
import { versions } from '../versions';
import { Caller, Refusal, type Wish } from './call';
import { once } from './once';

const caller = new Caller(
  (url, init) => fetch(url, init),
  () => language.current,
  (version) => versions.heard(version),
);

let me = $state.raw<Me | null>(null);
let coming: Promise<Me> | null = null;

/** Who plays in this browser; nobody until `signedIn` has been asked for. */
export const session = {
  get me(): Me | null {
    return me;
  },
};

/** Whoever this browser is signed in as; a newcomer becomes a guest at once. */
export function signedIn(): Promise<Me> {
  if (me) {
    return Promise.resolve(me);
  }
  coming ??= arrive().finally(() => {
    coming = null;
  });
  return coming;
}

async function arrive(): Promise<Me> {
  me = (await caller.json<Me | null>('/api/me')) ?? (await asGuest({ language: language.current }));
  return me;
}

/** Looks whether the session of this browser has ended: then a page that needs one goes on as a guest. */
export async function lookAgain(): Promise<void> {
  const known = me;
  const now = await caller.json<Me | null>('/api/me').catch(() => known);
  if (now === null) {
    me = null;
  }
}

const asGuest = once((wanted: { language: Language }, key) => caller.json<Me>('/api/guest', { body: wanted, key }));

/** Somebody else is signed in from now on; null for nobody. */
export function become(somebody: Me | null): void {
  me = somebody;
}

/** Calls as whoever is signed in; a session that has ended is followed by a guest's. */
export async function call<T>(path: string, wish: Wish = {}): Promise<T> {
  await signedIn();
  try {
    return await caller.json<T>(path, wish);
  } catch (failure) {
    if (!(failure instanceof Refusal) || failure.problem.error !== 'no_session') {
      throw failure;
    }
    me = null;
    await signedIn();
    return caller.json<T>(path, wish);
  }
}

/** Calls for what is the same for everybody, and needs no session. */
export function callAnyone<T>(path: string, wish: Wish = {}): Promise<T> {
  return caller.json<T>(path, wish);
}

export async function callText(path: string, wish: Wish = {}): Promise<string> {
  await signedIn();
  return caller.text(path, wish);
}
