import type { Snippet } from 'svelte';

let middle = $state.raw<Snippet | null>(null);
let end = $state.raw<Snippet | null>(null);
let full = $state(false);

/** What the page shown puts into the bar: in place of the page links, and before the language. */
export const bar = {
  get middle(): Snippet | null {
    return middle;
  },
  get end(): Snippet | null {
    return end;
  },
  /** A page that fills the window itself: no scrolling, no margins. */
  get full(): boolean {
    return full;
  },
};

/** Call in an `$effect` of a page: `$effect(() => intoBar({ middle, end, full: true }))`. */
export function intoBar(what: { middle?: Snippet; end?: Snippet; full?: boolean }): () => void {
  middle = what.middle ?? null;
  end = what.end ?? null;
  full = what.full ?? false;
  return () => {
    middle = null;
    end = null;
    full = false;
  };
}
