import { settings } from '../lib/settings.svelte';
import type { TableStore } from './table.svelte';

/** The keys of the table. Says whether the key was one of them. */
export function keys(store: TableStore, root: HTMLElement, event: KeyboardEvent): boolean {
  if (event.key === 'F6') {
    return toRegion(root, event.shiftKey ? -1 : 1);
  }
  if (event.ctrlKey || event.altKey || event.metaKey || writing(event.target) || document.querySelector('dialog[open]')) {
    return false;
  }
  if (event.key.length === 1 && !settings.shortcuts) {
    return false;
  }
  switch (event.key) {
    case 'p':
    case 'P':
      store.pass();
      return true;
    case 'u':
    case 'U':
      store.passUntil();
      return true;
    case 'w':
    case 'W':
      why(store);
      return true;
    case 'i':
    case 'I':
      store.railOpen = !store.railOpen;
      root.querySelector<HTMLElement>('[data-large]')?.focus();
      return true;
    case 'l':
    case 'L':
      store.tab = 'log';
      store.railOpen = true;
      requestAnimationFrame(() => root.querySelector<HTMLElement>('[data-log]')?.focus());
      return true;
    case 'Escape':
      store.closeMenu();
      store.asking = null;
      store.railOpen = false;
      return false;
    default:
      return false;
  }
}

/** Why? of the card that has the focus, or of the question. */
function why(store: TableStore): void {
  const at = document.activeElement?.closest<HTMLElement>('[data-handle]')?.dataset.handle;
  const card = at === undefined ? undefined : store.inSight.get(Number(at));
  if (store.asking) {
    store.asking = null;
  } else if (card) {
    store.askCard(card);
  } else {
    store.asking = { what: 'question' };
  }
}

function writing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
}

const FOCUSABLE = 'button:not([disabled]), a[href], input, [tabindex="0"]';

/** To the next region of the table, its first lit thing if there is one. */
function toRegion(root: HTMLElement, by: number): boolean {
  const regions = [...root.querySelectorAll<HTMLElement>('[data-region]')].filter((region) => region.offsetParent !== null || region.getClientRects().length > 0);
  const at = regions.findIndex((region) => region.contains(document.activeElement));
  const next = regions[(at + by + regions.length) % regions.length];
  if (!next) {
    return false;
  }
  const lit = next.querySelector<HTMLElement>('button.playable, button.target, .playable > .face > button, .target > .face > button, .lit, .primary');
  (lit ?? next.querySelector<HTMLElement>(FOCUSABLE))?.focus();
  return true;
}
