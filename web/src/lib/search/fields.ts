import type { CardFace, FigureName } from '../protocol';
import type { Indexed } from './indexed';

/** What is known of the deck being built: how often a card is in it, and under its Starting Effect. */
export interface DeckCounts {
  count(id: string): number;
  under(id: string): number;
}

export const NO_DECK: DeckCounts = { count: () => 0, under: () => 0 };

interface Named {
  /** The name by which it is written and explained. */
  name: string;
  /** Other names, short ones and French ones. */
  aliases: string[];
}

/** A field whose values are numbers; a card may have none or several. */
export interface NumberField extends Named {
  is: 'number';
  read(card: CardFace, deck: DeckCounts): number[];
}

/** A field of running text; what is wanted may stand anywhere in it. */
export interface TextField extends Named {
  is: 'text';
  read(card: Indexed): readonly string[];
}

/** A field that has one of a set of words; `words` tells which there are. */
export interface ChoiceField extends Named {
  is: 'choice';
  read(card: Indexed, deck: DeckCounts): ReadonlySet<string>;
  words(all: Vocabulary): Iterable<string>;
}

export type Field = NumberField | TextField | ChoiceField;

/** The words that occur among all cards, by the field they occur in. */
export interface Vocabulary {
  types: ReadonlySet<string>;
  icons: ReadonlySet<string>;
  traits: ReadonlySet<string>;
  sets: ReadonlySet<string>;
  models: ReadonlySet<string>;
}

function figure(name: FigureName, ...aliases: string[]): NumberField {
  return {
    is: 'number',
    name,
    aliases,
    read: ({ figures }) => {
      const value = figures[name];
      return value === undefined ? [] : [value];
    },
  };
}

function ends(name: string, aliases: string[], read: (card: CardFace) => number | undefined): NumberField {
  return {
    is: 'number',
    name,
    aliases,
    read: (card) => {
      const value = read(card);
      return value === undefined ? [] : [value];
    },
  };
}

/** What a card can be, beyond its type: `is:unique`. */
const FLAGS: Record<string, (card: CardFace) => boolean> = {
  unique: (card) => card.unique === 1,
  restricted: (card) => card.unique > 1,
  nonunique: (card) => card.unique === 0,
  dark: (card) => card.side === 'dark',
  light: (card) => card.side === 'light',
  persona: (card) => card.personas.length > 0,
  piloted: (card) =>
    (card.type === 'starship' || card.type === 'vehicle') && card.icons.includes('pilot'),
  two_sided: (card) => card.back !== undefined,
  blank: (card) => [card.text, card.darkText ?? [], card.lightText ?? []].every((part) => part.length === 0),
};
const FLAG_ALIASES: Record<string, string> = {
  non_unique: 'nonunique',
  not_unique: 'nonunique',
  limited: 'restricted',
  double_sided: 'two_sided',
  vanilla: 'blank',
  obscur: 'dark',
  lumineux: 'light',
};

function flags(card: CardFace): Set<string> {
  const held = new Set(Object.keys(FLAGS).filter((flag) => FLAGS[flag]?.(card)));
  for (const [alias, flag] of Object.entries(FLAG_ALIASES)) {
    if (held.has(flag)) {
      held.add(alias);
    }
  }
  return held;
}

const SIDES = { dark: new Set(['dark', 'obscur', 'd', 'ds']), light: new Set(['light', 'lumineux', 'l', 'ls']) };
const FIGURES: FigureName[] = [
  'power', 'ability', 'politics', 'maneuver', 'armor', 'hyperspeed', 'landspeed', 'ferocity', 'deploy',
  'forfeit', 'defense', 'parsec',
];

export const FIELDS: readonly Field[] = [
  { is: 'text', name: 'name', aliases: ['n', 'title', 'nom', 'titre'], read: (card) => [card.title] },
  { is: 'text', name: 'text', aliases: ['o', 'x', 'oracle', 'texte', 'gametext'], read: (card) => card.text },
  {
    is: 'choice',
    name: 'type',
    aliases: ['t', 'kind', 'genre'],
    read: (card) => card.types,
    words: (all) => all.types,
  },
  {
    is: 'choice',
    name: 'side',
    aliases: ['cote', 'camp'],
    read: ({ card }) => SIDES[card.side],
    words: () => ['dark', 'light', 'obscur', 'lumineux'],
  },
  {
    is: 'choice',
    name: 'icon',
    aliases: ['i', 'icons', 'icone'],
    read: (card) => card.icons,
    words: (all) => all.icons,
  },
  {
    is: 'choice',
    name: 'trait',
    aliases: ['k', 'keyword', 'characteristic', 'caracteristique'],
    read: (card) => card.traits,
    words: (all) => all.traits,
  },
  { is: 'choice', name: 'set', aliases: ['s', 'e', 'edition'], read: (card) => card.sets, words: (all) => all.sets },
  {
    is: 'choice',
    name: 'model',
    aliases: ['class', 'modele', 'classe'],
    read: (card) => card.models,
    words: (all) => all.models,
  },
  { is: 'text', name: 'persona', aliases: ['personas'], read: (card) => card.personas },
  { is: 'text', name: 'system', aliases: ['planet', 'at', 'systeme', 'planete'], read: (card) => card.system },
  { is: 'text', name: 'id', aliases: ['number'], read: ({ card }) => [card.id.toLowerCase()] },
  {
    is: 'choice',
    name: 'is',
    aliases: ['est'],
    read: ({ card }) => flags(card),
    words: () => [...Object.keys(FLAGS), ...Object.keys(FLAG_ALIASES)],
  },
  {
    is: 'choice',
    name: 'has',
    aliases: ['a_un'],
    read: ({ card }) => new Set([...FIGURES.filter((name) => card.figures[name] !== undefined), ...card.icons]),
    words: (all) => [...FIGURES, ...all.icons],
  },
  {
    is: 'choice',
    name: 'in',
    aliases: ['dans'],
    read: ({ card }, deck) =>
      new Set([
        ...(deck.count(card.id) > 0 ? ['deck'] : []),
        ...(deck.under(card.id) > 0 ? ['under', 'dessous'] : []),
      ]),
    words: () => ['deck', 'under', 'dessous'],
  },
  {
    is: 'number',
    name: 'count',
    aliases: ['copies', 'nombre', 'exemplaires'],
    read: (card, deck) => [deck.count(card.id)],
  },
  { is: 'number', name: 'destiny', aliases: ['dest', 'destinee'], read: (card) => card.destiny },
  figure('power', 'p', 'pow', 'puissance', 'pouvoir'),
  figure('ability', 'a', 'ab', 'habilete'),
  figure('politics', 'pol', 'politique'),
  figure('maneuver', 'm', 'man', 'manoeuvre'),
  figure('armor', 'arm', 'armour', 'armure', 'blindage'),
  figure('hyperspeed', 'h', 'hyper', 'hypervitesse'),
  figure('landspeed', 'land', 'vitesse'),
  figure('ferocity', 'fer', 'ferocite'),
  figure('deploy', 'd', 'dep', 'cost', 'cout', 'deploiement'),
  figure('forfeit', 'f', 'forf', 'perte', 'renonciation'),
  figure('defense', 'def'),
  figure('parsec', 'pc'),
  ends('darkicons', ['di', 'dark'], (card) => card.darkIcons),
  ends('lighticons', ['li', 'light'], (card) => card.lightIcons),
  { is: 'number', name: 'unique', aliases: ['uniqueness', 'dots'], read: (card) => [card.unique] },
];
