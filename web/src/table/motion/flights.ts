/** Where cards were, to let them travel to where they are now. */
export type Spots = ReadonlyMap<string, DOMRect>;

export interface Flight {
  element: Element;
  from: DOMRect;
  to: DOMRect;
}

const NEAR = 6;
/** One thing moves at a time; at most three, the rest jump. */
export const MOST = 3;
export const DURATION = 220;

/** The places of all cards on the table, by handle. */
export function spots(root: ParentNode): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>();
  for (const element of root.querySelectorAll<HTMLElement>('.chip[data-handle], .mini[data-handle], .card[data-handle]')) {
    const rect = element.getBoundingClientRect();
    if (rect.width > 0) {
      found.set(element.dataset.handle ?? '', rect);
    }
  }
  return found;
}

/** Which cards have moved between two moments, and from where; new ones come from their owner's hand. */
export function flights(root: ParentNode, before: Spots, handOf: (element: HTMLElement) => DOMRect | null): Flight[] {
  const moved: Flight[] = [];
  for (const [handle, to] of spots(root)) {
    const element = root.querySelector<HTMLElement>(`.chip[data-handle="${handle}"], .mini[data-handle="${handle}"], .card[data-handle="${handle}"]`);
    const from = before.get(handle) ?? (element ? handOf(element) : null);
    if (element && from && far(from, to)) {
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
  return [{ transform: `translate(${Math.round(dx)}px, ${Math.round(dy)}px)`, zIndex: 9 }, { transform: 'none', zIndex: 9 }];
}
