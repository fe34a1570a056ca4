import { text } from '../lib/text';
import type { WentBy } from './logic/wentby';

/** Which phases the table has passed, and whether the turn went by with them. */
export function wentByWords({ phases, turnOver }: WentBy): string {
  const words = text('prompt.wentBy', { n: phases.length, phases: phases.map((phase) => text(`phase.${phase}`)).join(', ') });
  return turnOver ? `${words} ${text('prompt.turnOver')}` : words;
}
