import type { Component } from 'svelte';
import type { PageName, Route } from './lib/routes';

export type Page = Component<{ route: Route }>;
export type Loader = () => Promise<{ default: Page }>;

/** A page that needs nothing of its path. */
function plain(load: () => Promise<{ default: Component<Record<string, never>> }>): Loader {
  return load as unknown as Loader;
}

const glossary: Loader = () => import('./pages/Glossary.svelte');

/** Where each page's code lies; it is loaded when the page is first shown. */
export const PAGES: Partial<Record<PageName, Loader>> = {
  home: plain(() => import('./pages/Home.svelte')),
  learn: plain(() => import('./pages/Learn.svelte')),
  editor: plain(() => import('./pages/Editor.svelte')),
  puzzles: plain(() => import('./pages/Puzzles.svelte')),
  account: plain(() => import('./pages/Account.svelte')),
  admin: plain(() => import('./pages/Admin.svelte')),
  reset: () => import('./pages/Reset.svelte'),
  games: plain(() => import('./pages/Games.svelte')),
  decks: plain(() => import('./pages/Decks.svelte')),
  deck: () => import('./pages/Deck.svelte'),
  lab: () => import('./pages/Lab.svelte'),
  replay: () => import('./pages/Replay.svelte'),
  glossary,
  entry: glossary,
  cards: plain(() => import('./pages/Gallery.svelte')),
  card: () => import('./pages/CardPage.svelte'),
  table: () => import('./pages/Table.svelte'),
  ...(import.meta.env.DEV ? { dev: () => import('./table/dev/Dev.svelte') } : {}),
};
