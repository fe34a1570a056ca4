import type { CardInfo, LogLine, PlaceInfo, Side } from '../../lib/protocol';
import { eachCard } from './lit';

/** Something that happened while a player was not asked what to do. */
export interface Happened {
  /** Number of its line in the log; of the first, where several lines are one thing. */
  number: number;
  kind: string;
  /** The words of the log. */
  text: string;
  /** The first card it names. */
  id: string | null;
  /** The last one it names, where there are several: the place it happened at or went to, as a rule. */
  at: string | null;
  side: Side | null;
  /** Whether it harms the one who looks. */
  harm: boolean;
  /** How many such lines: Force lost or cards drawn one after the other. */
  times: number;
}

export const MOST = 6;

const BY_OPPONENT: ReadonlySet<string> = new Set([
  'aims', 'attacks', 'battle_begins', 'bombing_run', 'canceled', 'captured', 'converts', 'crosses_over', 'deploys', 'deploys_location', 'drain_canceled',
  'drains', 'draws_card', 'embarks', 'flips', 'forfeits', 'goes_undercover', 'hits', 'inserts', 'moves', 'plays', 'podrace_won', 'reacts',
  'released', 'relocated', 'repaired', 'replaces', 'retrieves', 'sabacc_won', 'station_moves', 'stolen', 'takes', 'test_completed', 'transfers', 'uses_text',
]);
const OF_BOTH: ReadonlySet<string> = new Set([
  'battle_tied', 'blown_away', 'card_lost', 'collapses', 'crashes', 'creature_attacks', 'damaged', 'defeated', 'duel_won', 'eaten', 'event_total', 'frozen',
  'goes_missing', 'out_of_play', 'to_hand', 'to_used_pile', 'wins_battle',
]);
const HARM: ReadonlySet<string> = new Set(['card_lost', 'captured', 'eaten', 'forfeits', 'frozen', 'goes_missing', 'loses', 'out_of_play', 'stolen']);
/** Told once, however many lines it takes. */
const COUNTED: ReadonlySet<string> = new Set(['draws_card', 'loses']);

/** What happened after that line, as far as it matters to this player, in order. */
export function happenedSince(log: readonly LogLine[], after: number, you: Side): Happened[] {
  const all: Happened[] = [];
  for (const line of log) {
    if (line.number <= after || !matters(line, you)) {
      continue;
    }
    const previous = all.at(-1);
    if (previous && COUNTED.has(line.kind) && previous.kind === line.kind && previous.side === line.player) {
      previous.times++;
    } else {
      all.push({
        number: line.number, kind: line.kind, text: line.text, id: line.cards[0]?.id ?? null, at: line.cards.length > 1 ? (line.cards.at(-1)?.id ?? null) : null,
        side: line.player, harm: line.player === you ? HARM.has(line.kind) : line.kind === 'drains', times: 1,
      });
    }
  }
  return all;
}

function matters({ kind, player }: LogLine, you: Side): boolean {
  return player === you ? HARM.has(kind) || OF_BOTH.has(kind) : BY_OPPONENT.has(kind) || OF_BOTH.has(kind);
}

/** What one of them needs in a row, so that two lines say what it was. */
const WIDTH = 186;
const FEWEST = 3;

/** How many there is room for in a row of this width. */
export function roomIn(width: number): number {
  return Math.max(FEWEST, Math.min(MOST, Math.floor(width / WIDTH)));
}

/** Those that have room, and how many have none: the last ones are shown. */
export function shownOf(all: readonly Happened[], room = MOST): { shown: readonly Happened[]; more: number } {
  return all.length <= room ? { shown: all, more: 0 } : { shown: all.slice(1 - room), more: all.length - room + 1 };
}

/** Of cards with one title, the one that is meant: at that place or on that card, of that side, or just any. */
export function nearest(alike: readonly CardInfo[], at: string | null, side: Side | null, places: readonly PlaceInfo[]): CardInfo | undefined {
  const around = new Set<CardInfo>();
  for (const { location, cards } of places) {
    for (const card of at === null ? [] : [location, ...eachCard(cards)].filter(({ id }) => id === at)) {
      for (const near of eachCard(card === location ? cards : [card])) {
        around.add(near);
      }
    }
  }
  const own = alike.filter(({ owner }) => owner === side);
  return own.find((card) => around.has(card)) ?? own[0] ?? alike.find((card) => around.has(card)) ?? alike[0];
}
