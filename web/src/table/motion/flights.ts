import type { LogLine, Side } from '../../lib/protocol';
import type { Pile } from '../logic/lit';

/** Where a card lies in the window, and which it is. */
export interface Spot {
  rect: DOMRect;
  id: string;
  side: Side;
}
/** Where cards were, to let them travel to where they are now. */
export type Spots = ReadonlyMap<string, Spot>;

export interface Flight {
  element: HTMLElement;
  from: DOMRect;
  to: DOMRect;
}

const NEAR = 6;
/** One thing moves at a time; at most three, the rest jump. */
export const MOST = 3;
export const DURATION = 220;

const CARDS = '.chip[data-handle], .mini[data-handle], .card[data-handle]';

function each(root: ParentNode): [handle: string, element: HTMLElement, rect: DOMRect][] {
  return [...root.querySelectorAll<HTMLElement>(CARDS)]
    .map((element): [string, HTMLElement, DOMRect] => [element.dataset.handle ?? '', element, element.getBoundingClientRect()])
    .filter(([, , rect]) => rect.width > 0);
}

/** The places of all cards on the table, by handle. */
export function spots(root: ParentNode): Map<string, Spot> {
  return new Map(
    each(root).map(([handle, element, rect]) => [
      handle,
      { rect, id: element.dataset.card ?? '', side: element.classList.contains('dark') ? 'dark' : 'light' },
    ]),
  );
}

/** Which cards have moved between two moments, and from where; new ones come from their owner's hand. */
export function flights(root: ParentNode, before: Spots, handOf: (element: HTMLElement) => DOMRect | null): Flight[] {
  const moved: Flight[] = [];
  for (const [handle, element, to] of each(root)) {
    const from = before.get(handle)?.rect ?? handOf(element);
    if (from && far(from, to)) {
      moved.push({ element, from, to });
    }
  }
  return moved.slice(0, MOST);
}

function far(a: DOMRect, b: DOMRect): boolean {
  return Math.abs(a.left - b.left) > NEAR || Math.abs(a.top - b.top) > NEAR;
}

/** How a card gets from one place to another, as the steps of an animation. */
export function path(from: DOMRect, to: DOMRect): Keyframe[] {
  const dx = from.left + from.width / 2 - (to.left + to.width / 2);
  const dy = from.top + from.height / 2 - (to.top + to.height / 2);
  return [{ transform: `translate(${Math.round(dx)}px, ${Math.round(dy)}px)` }, { transform: 'none' }];
}

/** A card on its way to a pile. */
export interface Loss {
  /** The number of the line of the log that tells it. */
  number: number;
  id: string;
  player: Side;
  from: Pile | 'hand' | 'table';
  to: Pile;
}

/** A Force is lost from the pile of that number. */
const SOURCES: readonly Loss['from'][] = ['reserve_deck', 'force_pile', 'used_pile', 'lost_pile', 'hand'];
/** What leaves the table, and where it goes. */
const LEAVING: Readonly<Record<string, Pile>> = {
  card_lost: 'lost_pile',
  forfeits: 'lost_pile',
  canceled: 'lost_pile',
  to_used_pile: 'used_pile',
};

/** What these lines of the log tell of cards that went to a pile. */
export function lossesIn(lines: readonly LogLine[]): Loss[] {
  return lines.flatMap((line): Loss[] => {
    const id = line.cards[0]?.id ?? '';
    if (line.player === null || id === '') {
      return [];
    }
    const told = { number: line.number, id, player: line.player };
    if (line.kind === 'loses') {
      return [{ ...told, from: SOURCES[line.amount] ?? 'table', to: 'lost_pile' }];
    }
    const to = LEAVING[line.kind];
    return to ? [{ ...told, from: 'table', to }] : [];
  });
}
