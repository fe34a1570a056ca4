import type { CardFace, Catalogue, Language } from './protocol';
import { typesetIn } from './text/typeset';

/** All cards in one language, found by id and by title. */
export class Cards {
  readonly all: readonly CardFace[];
  readonly version: string;
  readonly words: Readonly<Record<string, string>>;
  readonly #byId: ReadonlyMap<string, CardFace>;
  readonly #byTitle: ReadonlyMap<string, CardFace[]>;

  constructor(catalogue: Catalogue) {
    this.all = [...catalogue.cards].sort(inOrder);
    this.version = catalogue.version;
    this.words = catalogue.words;
    this.#byId = new Map(
      this.all.flatMap((face) => [[face.id, face] as const, ...(face.back ? [[face.back.id, face] as const] : [])]),
    );
    const byTitle = new Map<string, CardFace[]>();
    for (const face of this.all) {
      for (const title of [face.title, ...(face.back ? [face.back.title] : [])]) {
        byTitle.set(plain(title), [...(byTitle.get(plain(title)) ?? []), face]);
      }
    }
    this.#byTitle = byTitle;
  }

  /** Both faces of a card with two lead to it. */
  byId(id: string): CardFace | undefined {
    return this.#byId.get(id);
  }

  /** Both sides may have a card of one title. Capitals, accents and punctuation do not matter. */
  byTitle(title: string): readonly CardFace[] {
    return this.#byTitle.get(plain(title)) ?? [];
  }
}

/** A title as it is compared: no capitals, accents, nor punctuation. */
export function plain(title: string): string {
  return title
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

function inOrder(a: CardFace, b: CardFace): number {
  return a.title.localeCompare(b.title, 'en') || a.side.localeCompare(b.side) || a.id.localeCompare(b.id);
}

const loading = new Map<Language, Promise<Cards>>();

/**
 * The cards in a language, fetched once for this page; between pages the browser's own cache answers
 * by the catalogue's version.
 */
export function loadCards(language: Language): Promise<Cards> {
  const before = loading.get(language);
  if (before) {
    return before;
  }
  const wanted = fetchCards(language);
  loading.set(language, wanted);
  wanted.catch(() => loading.delete(language));
  return wanted;
}

async function fetchCards(language: Language): Promise<Cards> {
  const answer = await fetch(`/api/cards/${language}`, { headers: { Accept: 'application/json' } });
  if (!answer.ok) {
    throw new Error(`the catalogue was refused: ${answer.status}`);
  }
  const { cards, ...rest } = (await answer.json()) as Catalogue;
  return new Cards({ ...rest, cards: cards.map((face) => printed(face, language)) });
}

/** What is only read is set as a printer would; titles stay as the server knows them. */
function printed(face: CardFace, language: Language): CardFace {
  const set = (lines: string[]) => lines.map((line) => typesetIn(line, language));
  return {
    ...face,
    kind: typesetIn(face.kind, language),
    traitWords: set(face.traitWords),
    text: set(face.text),
    ...(face.darkText && { darkText: set(face.darkText) }),
    ...(face.lightText && { lightText: set(face.lightText) }),
    ...(face.back && { back: { ...face.back, text: set(face.back.text) } }),
  };
}
