import { match, type Route } from './routes';
import { versions } from './versions';

let route = $state<Route>(match(location.pathname));
let query = $state(location.search);

/** Where we are. */
export const router = {
  get route(): Route {
    return route;
  },
  /** What stands after the `?`. */
  get query(): URLSearchParams {
    return new URLSearchParams(query);
  },
};

/** Goes to a path of ours; `replace` leaves no step to go back to. */
export function go(path: string, how: { replace?: boolean; keepScroll?: boolean } = {}): void {
  if (how.replace) {
    history.replaceState(history.state, '', path);
  } else {
    keepPlace();
    history.pushState(null, '', path);
  }
  // The server has been upgraded: another page is a good moment to load it all anew.
  if (match(location.pathname).path !== route.path && versions.renew()) {
    return;
  }
  arrive();
  if (!how.keepScroll) {
    window.scrollTo(0, 0);
  }
}

function arrive(): void {
  const next = match(location.pathname);
  if (next.path !== route.path) {
    route = next;
  }
  query = location.search;
}

/** Leaves with the step of the history where on its page one was. */
function keepPlace(): void {
  history.replaceState({ top: window.scrollY }, '');
}

const PATIENCE = 1500;

/** Goes to where one was on a page, as soon as it is long enough again. */
function findPlace(state: unknown): void {
  const top = Number((state as { top?: number } | null)?.top ?? 0);
  const end = performance.now() + PATIENCE;
  const here = location.href;
  const settle = () => {
    if (location.href !== here) {
      return;
    }
    window.scrollTo(0, top);
    if (window.scrollY < top - 1 && performance.now() < end) {
      requestAnimationFrame(settle);
    }
  };
  if (location.hash === '') {
    requestAnimationFrame(settle);
  }
}

function goBack(event: PopStateEvent): void {
  arrive();
  findPlace(event.state);
}

/** Follows plain clicks on our own links without loading the page again. */
function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
    return;
  }
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) {
    return;
  }
  if (link.pathname.startsWith('/api/') || (link.hash && link.pathname === location.pathname)) {
    return;
  }
  event.preventDefault();
  go(link.pathname + link.search);
}

/** Begins to follow links and the browser's Back; gives back what stops it. */
export function startRouter(): () => void {
  history.scrollRestoration = 'manual';
  document.addEventListener('click', follow);
  window.addEventListener('popstate', goBack);
  window.addEventListener('pagehide', keepPlace);
  if (history.state) {
    findPlace(history.state);
  }
  return () => {
    document.removeEventListener('click', follow);
    window.removeEventListener('popstate', goBack);
    window.removeEventListener('pagehide', keepPlace);
  };
}
