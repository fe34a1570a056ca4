import type { IconName } from '../../lib/icons';
import type { LogLine } from '../../lib/protocol';
import { text } from '../../lib/text';
import { attackTold } from './attack';

/** What has come of an attack, a duel or an Epic Event, in the words of the log. */
export interface Result {
  icon: IconName;
  lines: readonly string[];
}

const DUEL: ReadonlySet<string> = new Set(['duel_begins', 'duel_total', 'duel_won', 'duel_tied']);

/** The last result told after that line; null for none. */
export function resultSince(log: readonly LogLine[], seen: number): Result | null {
  const end = log.findLast(({ kind, number }) => number > seen && ['attack_ends', 'duel_won', 'duel_tied', 'event_total'].includes(kind));
  switch (end?.kind) {
    case 'attack_ends': {
      const told = attackTold(log, end.number);
      return { icon: 'creature', lines: told.settled ? told.lines : [...told.lines, text('attack.nobody')] };
    }
    case 'duel_won':
    case 'duel_tied':
      return { icon: 'battle', lines: duelTold(log, end.number) };
    case 'event_total': {
      const blown = log.find(({ kind, number }) => number > end.number && kind === 'blown_away');
      return { icon: 'epic', lines: blown ? [end.text, blown.text] : [end.text] };
    }
    default:
      return null;
  }
}

/** Who fought whom, both totals, who won. */
function duelTold(log: readonly LogLine[], end: number): string[] {
  const until = log.filter(({ number }) => number <= end);
  const begin = until.findLastIndex(({ kind }) => kind === 'duel_begins');
  return until.slice(Math.max(0, begin)).filter(({ kind }) => DUEL.has(kind)).map((line) => line.text);
}
