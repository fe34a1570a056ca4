import type { CardInfo } from '../../lib/protocol';

/**
 * The card that was pointed at, as it is seen now. A card in hand is named by its place there: once it has been
 * played, the next one moves up and goes by its number, and what is told of that one is not told of this.
 */
export function seenNow(
  then: CardInfo | null,
  inSight: ReadonlyMap<number, CardInfo>,
  sameCard: (one: string, other: string) => boolean,
): CardInfo | undefined {
  if (!then) {
    return undefined;
  }
  const now = inSight.get(then.handle);
  return now && sameCard(now.id, then.id) ? now : undefined;
}
