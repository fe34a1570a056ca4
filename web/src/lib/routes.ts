/** The pages, by the path that leads there. `:id` is one part of a path. */
const PATHS = {
  home: '/',
  learn: '/learn',
  editor: '/editor',
  puzzles: '/puzzles',
  table: '/table/:id',
  /** Moments of games without a server, only while developing. */
  dev: '/dev/table/:id',
  decks: '/decks',
  deck: '/decks/:id',
  lab: '/lab/:id',
  glossary: '/glossary',
  entry: '/glossary/:id',
  cards: '/cards',
  card: '/cards/:id',
  games: '/games',
  replay: '/replay/:id',
  account: '/account',
  admin: '/admin',
  reset: '/reset/:id',
} as const;

export type PageName = keyof typeof PATHS;

export interface Route {
  /** `missing` where no page answers to the path. */
  name: PageName | 'missing';
  /** The `:id` of its path; '' where it has none. */
  id: string;
  path: string;
}

const ID = '/:id';

/** Where a path leads. */
export function match(path: string): Route {
  const parts = split(path);
  for (const [name, pattern] of Object.entries(PATHS) as [PageName, string][]) {
    const wanted = split(pattern);
    if (wanted.length !== parts.length) {
      continue;
    }
    const fits = wanted.every((part, i) => part === ':id' || part === parts[i]);
    if (fits) {
      const id = pattern.endsWith(ID) ? decode(parts[parts.length - 1] ?? '') : '';
      if (id !== null) {
        return { name, id, path };
      }
    }
  }
  return { name: 'missing', id: '', path };
}

/** The path of a page: `pathTo('card', '1_19')` is `/cards/1_19`. */
export function pathTo(name: PageName, id = ''): string {
  return PATHS[name].replace(':id', encodeURIComponent(id));
}

function split(path: string): string[] {
  return path.split('/').filter((part) => part !== '');
}

function decode(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
