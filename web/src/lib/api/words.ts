import { text } from '../text';
import { Garbled, Refusal, Unreachable } from './call';

/** Whether the server says that there is no such thing: to ask again would not help. */
export function isAbsent(failure: unknown): boolean {
  return failure instanceof Refusal && failure.status === 404;
}

/** What went wrong, as a sentence for whoever is to read it. */
export function inWords(failure: unknown): string {
  if (failure instanceof Refusal) {
    return failure.message;
  }
  if (failure instanceof Unreachable) {
    return text('shell.unreachable');
  }
  if (failure instanceof Garbled) {
    return text('pages.garbled', { n: failure.status });
  }
  throw failure;
}
