import type { Clocks, Side } from '../../lib/protocol';

/** Milliseconds a player has left now; `ahead` is how far the server's clock is ahead of ours. */
export function leftOf(clocks: Clocks, side: Side, now: number, ahead: number): number {
  const gone = clocks.running === side ? Math.max(0, now + ahead - clocks.at) : 0;
  return Math.max(0, clocks[side] - gone);
}

export function decisionLeft(clocks: Clocks, now: number, ahead: number): number | null {
  return clocks.decision === null ? null : Math.max(0, clocks.decision - Math.max(0, now + ahead - clocks.at));
}

/** As 12:05, or 1:02:05 from an hour on. */
export function minutes(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const two = (n: number) => String(n).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest.replace(/^0(\d:)/, '$1');
}
