const LIT = '.playable, .target, .selected, .lit-playable, .lit-target';

/** The corner in which a panel covers the fewest of the things that may be chosen. */
export function bestCorner<T extends string>(panel: HTMLElement, corners: readonly T[], at: (corner: T) => DOMRect | undefined): T {
  const lit = [...document.querySelectorAll(LIT)].filter((one) => !panel.contains(one)).map((one) => one.getBoundingClientRect());
  const covered = (corner: T) => {
    const rect = at(corner);
    return rect ? lit.filter((one) => overlap(rect, one)).length : 0;
  };
  let best = corners[0] as T;
  let least = Infinity;
  for (const corner of corners) {
    const count = covered(corner);
    if (count < least) {
      best = corner;
      least = count;
    }
  }
  at(best);
  return best;
}

export function overlap(a: Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>, b: Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

type Edges = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/**
 * Where the upper edge of a menu lies: above what it belongs to, or below it, but not over the question it answers;
 * rather above that.
 */
export function menuTop(at: Edges, menu: { left: number; width: number; height: number }, tall: number, question: Edges | null, gap: number): number {
  const above = at.top - menu.height - gap;
  const below = at.bottom + gap;
  const lowest = tall - menu.height - gap;
  const covers = (top: number) =>
    question !== null && overlap({ left: menu.left, right: menu.left + menu.width, top, bottom: top + menu.height }, question);
  const places = [above, below, ...(question ? [question.top - menu.height - gap] : [])];
  const free = places.find((top) => top >= gap && top <= lowest && !covers(top));
  return free ?? (above >= gap ? above : Math.max(gap, Math.min(lowest, below)));
}
