import type { LogLine, Phase, Side } from '../../lib/protocol';
import { PHASES } from '../../lib/stops';

/** The own phases that went by after that line without a question, and whether the turn went by with them. */
export interface WentBy {
  phases: readonly Phase[];
  turnOver: boolean;
}

export const NONE: WentBy = { phases: [], turnOver: false };

/**
 * The phases of this player that began after the line `after` and are over. `asked` holds the numbers of the lines
 * that began a phase in which he was asked something: those did not go by.
 */
export function wentBy(log: readonly LogLine[], after: number, you: Side, asked: ReadonlySet<number>): WentBy {
  const begun = log.filter(({ kind }) => kind === 'phase_begins');
  const now = begun.at(-1);
  const over = begun.filter((line) => line !== now && line.number > after && line.player === you && !asked.has(line.number));
  const phases = over.flatMap(({ amount }) => PHASES[amount - 1] ?? []);
  return { phases, turnOver: phases.length > 0 && now?.player !== you };
}

/** The line that began the phase it is. */
export function phaseLine(log: readonly LogLine[]): number {
  return log.findLast(({ kind }) => kind === 'phase_begins')?.number ?? 0;
}
