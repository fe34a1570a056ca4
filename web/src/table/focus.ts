/** Where the keyboard is: on which card, or on which control of which part of the table. */
export interface Spot {
  handle: string | null;
  region: string | null;
  words: string;
  place: number;
}

const CONTROLS = 'button:not([disabled]), a[href], input, [tabindex="0"]';

/** Where the keyboard is inside the table; null where it is elsewhere, or a pointer is used. */
export function spotOf(root: HTMLElement): Spot | null {
  const at = document.activeElement;
  if (!(at instanceof HTMLElement) || at === root || !root.contains(at) || !at.matches(':focus-visible')) {
    return null;
  }
  const region = at.closest<HTMLElement>('[data-region]');
  return {
    handle: at.closest<HTMLElement>('[data-handle]')?.dataset.handle ?? null,
    region: region?.getAttribute('aria-label') ?? null,
    words: at.textContent,
    place: region ? [...region.querySelectorAll(CONTROLS)].indexOf(at) : -1,
  };
}

/** Where what had the focus is gone, the focus goes to what stands in its place; the keyboard is never sent to the beginning. */
export function backTo(root: HTMLElement, spot: Spot | null): void {
  if (!spot || (document.activeElement && document.activeElement !== document.body)) {
    return;
  }
  target(root, spot)?.focus({ preventScroll: true });
}

function target(root: HTMLElement, spot: Spot): HTMLElement | null {
  const card = spot.handle === null ? null : root.querySelector<HTMLElement>(`[data-handle="${spot.handle}"]`);
  const self = card?.matches(CONTROLS) ? card : card?.querySelector<HTMLElement>(CONTROLS);
  if (self) {
    return self;
  }
  const regions = [...root.querySelectorAll<HTMLElement>('[data-region]')];
  const region = regions.find((one) => one.getAttribute('aria-label') === spot.region);
  const all = [...(region?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])];
  return all.find((one) => one.textContent === spot.words) ?? region?.querySelector<HTMLElement>('.btn.primary') ?? all[Math.min(spot.place, all.length - 1)] ?? null;
}
