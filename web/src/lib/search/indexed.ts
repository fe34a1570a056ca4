import type { CardFace } from '../protocol';
import type { Vocabulary } from './fields';
import { fold, slug } from './fold';

/** A card with its words folded and its keys gathered, once, so that a query runs over thousands at once. */
export interface Indexed {
  card: CardFace;
  title: string;
  text: readonly string[];
  personas: readonly string[];
  system: readonly string[];
  types: ReadonlySet<string>;
  icons: ReadonlySet<string>;
  traits: ReadonlySet<string>;
  sets: ReadonlySet<string>;
  models: ReadonlySet<string>;
  /** Everything a bare word is looked for in. */
  words: string;
}

/** All cards and the words of their keys, in one language. */
export interface Searchable {
  all: readonly CardFace[];
  words: Readonly<Record<string, string>>;
}

export interface CardIndex {
  cards: readonly Indexed[];
  vocabulary: Vocabulary;
  /** Names of figures in the catalogue's language, which are names of fields too. */
  fieldWords: ReadonlyMap<string, string>;
}

/** A subtype whole and in its parts: `used_or_lost_interrupt` is used, lost and an interrupt. */
function typeKeys(card: CardFace): string[] {
  return [card.type, ...card.subtypes].flatMap((key) => {
    const last = key.lastIndexOf('_');
    return last < 0 ? [key] : [key, key.slice(last + 1), ...key.slice(0, last).split('_or_')];
  });
}

function setKeys(card: CardFace): string[] {
  const initials = slug(card.setName).split('_').map((word) => word.charAt(0)).join('');
  return [card.set.toLowerCase(), slug(card.setName), ...(initials.length > 1 ? [initials] : [])];
}

function wordsFor(words: Searchable['words'], kind: string, keys: readonly string[]): string[] {
  return keys.flatMap((key) => {
    const word = words[`${kind}.${key}`];
    return word === undefined ? [key] : [key, slug(word)];
  });
}

function indexed(card: CardFace, words: Searchable['words']): Indexed {
  const text = [card.text, card.darkText ?? [], card.lightText ?? [], card.back?.text ?? []];
  const title = fold(card.back ? `${card.title} / ${card.back.title}` : card.title);
  // The type line has its side at the end; that is another field.
  const kind = card.kind.split(',')[0] ?? '';
  const kindWords = kind.split(/[–—/]/).map(slug).filter((word) => word !== '');
  const traits = new Set([...wordsFor(words, 'trait', card.traits), ...card.traitWords.map(slug)]);
  return {
    card,
    title,
    text: [fold(text.flat().join('\n'))],
    personas: card.personas.map(fold),
    system: card.system ? [fold(card.system)] : [],
    types: new Set([...typeKeys(card), ...wordsFor(words, 'type', [card.type]), ...kindWords]),
    icons: new Set([
      ...wordsFor(words, 'icon', card.icons),
      ...card.icons.filter((icon) => icon === 'scomp_link' || icon === 'nav_computer').map((icon) => icon.split('_')[0] ?? icon),
    ]),
    traits,
    sets: new Set(setKeys(card)),
    models: new Set(card.model === '' ? [] : wordsFor(words, 'trait', [card.model.toLowerCase()])),
    words: [title, fold(kind), card.type, card.subtypes.join(' '), fold(card.traitWords.join(' ')), ...card.personas.map(fold)].join(
      '\n',
    ),
  };
}

const known = new WeakMap<Searchable, CardIndex>();

/** The catalogue made ready to be searched. */
export function indexOf(catalogue: Searchable): CardIndex {
  let index = known.get(catalogue);
  if (!index) {
    index = build(catalogue);
    known.set(catalogue, index);
  }
  return index;
}

function build(catalogue: Searchable): CardIndex {
  const cards = catalogue.all.map((card) => indexed(card, catalogue.words));
  const gather = (read: (card: Indexed) => Iterable<string>) => new Set(cards.flatMap((card) => [...read(card)]));
  const fieldWords = new Map<string, string>();
  for (const [key, word] of Object.entries(catalogue.words)) {
    if (key.startsWith('figure.')) {
      fieldWords.set(slug(word), key.slice('figure.'.length));
    }
  }
  return {
    cards,
    vocabulary: {
      types: gather((card) => card.types),
      icons: gather((card) => card.icons),
      traits: gather((card) => card.traits),
      sets: gather((card) => card.sets),
      models: gather((card) => card.models),
    },
    fieldWords,
  };
}
