import { isWorded, tabMark } from '../../lib/cards/marks';
import type { CardInfo, PlaceInfo, Side } from '../../lib/protocol';

/** A line below a chip: who is aboard, what it carries, whom it guards. */
export interface Row {
  card: CardInfo;
  /** How deep: 1 is on the chip's card itself. */
  depth: number;
}

export interface Stack {
  card: CardInfo;
  rows: Row[];
}

/** One player's cards at a location, the nearest first. */
export function stacksOf(place: PlaceInfo, side: Side): Stack[] {
  return place.cards.filter((card) => card.owner === side).map((card) => ({ card, rows: [...rowsOf(card, 1)] }));
}

function* rowsOf(card: CardInfo, depth: number): Generator<Row> {
  for (const on of card.on ?? []) {
    yield { card: on, depth };
    yield* rowsOf(on, depth + 1);
  }
}

export const CHIP = 40;
export const ROW = 19;
export const MINI = 22;
const GAP = 5;

/** The lines below a chip: those on it, and the words for what it is in the middle of and what holds for a while. */
function linesOf(stack: Stack): number {
  return stack.rows.length + (isBusy(stack) ? 1 : 0) + (stack.card.lasting?.length ? 1 : 0);
}

function isBusy({ card }: Stack): boolean {
  return isWorded(tabMark(card));
}

/** Height of a column of chips; `tab` is what a lit one needs above it. */
export function height(stacks: readonly Stack[], tab = 0): number {
  return stacks.reduce((sum, stack) => sum + CHIP + ROW * linesOf(stack) + GAP + tab, 0);
}

/** What is looked at now, and what lies on a card and may be chosen. */
export interface Wanted {
  looked?: number | undefined;
  chosen?: (handle: number) => boolean;
}

/**
 * The stacks that can be shown in full where there is so much room: first the one that is looked at, which always is; then
 * those with something on them that may be chosen, those of cards in the middle of something, those with power, and the
 * nearest.
 */
export function inFull(stacks: readonly Stack[], room: number, tab = 0, { looked, chosen = () => false }: Wanted = {}): ReadonlySet<Stack> {
  if (height(stacks, tab) <= room) {
    return new Set(stacks);
  }
  const isLooked = ({ card }: Stack) => card.handle === looked;
  const rank = (stack: Stack) => (isLooked(stack) ? 4 : 0) + (stack.rows.some(({ card }) => chosen(card.handle)) ? 2 : 0) + Number(isBusy(stack)) + (stack.card.figures.power === undefined ? 0 : 0.5);
  const full = new Set<Stack>();
  let used = stacks.length * (MINI + GAP);
  for (const stack of stacks.toSorted((a, b) => rank(b) - rank(a))) {
    const more = CHIP - MINI + tab + ROW * linesOf(stack);
    if (isLooked(stack) || used + more <= room) {
      used += more;
      full.add(stack);
    }
  }
  return full;
}

/** The icon that says how a card lies on another. */
export function rowIcon(card: CardInfo, type: string | undefined): 'pilot' | 'character' | 'captive' | 'weapon' | 'device' | 'effect' | 'starship' | 'facedown' | 'frozen' {
  if (card.marks.includes('frozen')) {
    return 'frozen';
  }
  switch (card.role) {
    case 'pilot':
      return 'pilot';
    case 'passenger':
    case 'astromech':
      return 'character';
    case 'escorted':
    case 'imprisoned':
      return 'captive';
    case 'cargo':
      return 'starship';
  }
  if (card.id === '') {
    return 'facedown';
  }
  return type === 'weapon' ? 'weapon' : type === 'device' ? 'device' : type === 'character' ? 'character' : 'effect';
}
