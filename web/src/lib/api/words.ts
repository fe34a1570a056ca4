import { text } from '../text';
import { Garbled, Refusal, Unreachable } from './call';

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
