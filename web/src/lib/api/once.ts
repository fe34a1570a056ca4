import { Unreachable } from './call';

/** Letters chosen at random, which nobody can guess. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Sends what creates something under a key. If no answer comes, the same wish sent again gets the same key: if the first had
 * arrived after all, nothing is created twice.
 */
export function once<W, T>(send: (wanted: W, key: string) => Promise<T>, newKey: () => string = randomKey): (wanted: W) => Promise<T> {
  let unanswered: { wish: string; key: string } | null = null;
  return async (wanted) => {
    const wish = JSON.stringify(wanted);
    const key = unanswered?.wish === wish ? unanswered.key : newKey();
    unanswered = { wish, key };
    try {
      const made = await send(wanted, key);
      unanswered = null;
      return made;
    } catch (failure) {
      if (!(failure instanceof Unreachable)) {
        unanswered = null;
      }
      throw failure;
    }
  };
}
