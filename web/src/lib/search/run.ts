import type { CardFace } from '../protocol';
import type { Operator, Query, QueryProblem, Wanted } from './ast';
import { FIELDS, NO_DECK, type ChoiceField, type DeckCounts, type Field, type NumberField, type TextField } from './fields';
import { fold, slug } from './fold';
import type { CardIndex, Indexed } from './indexed';
import { nearest } from './near';
import { parse } from './parse';

export interface Found {
  cards: CardFace[];
  problems: QueryProblem[];
}

export type Test = (card: Indexed, deck: DeckCounts) => boolean;

export interface Compiled {
  test: Test;
  problems: QueryProblem[];
}

/** The cards a query finds, in the order of the catalogue. */
export function search(source: string, index: CardIndex, deck: DeckCounts = NO_DECK): Found {
  const { test, problems } = compile(source, index);
  return { cards: index.cards.filter((card) => test(card, deck)).map(({ card }) => card), problems };
}

/** A query as one question to each card; a term with a problem asks nothing. */
export function compile(source: string, index: CardIndex): Compiled {
  const { query, problems } = parse(source);
  const compiler = new Compiler(index, problems);
  return { test: compiler.test(query) ?? everything, problems: problems.sort((a, b) => a.at - b.at) };
}

const everything: Test = () => true;

const NAMES = new Map<string, Field>();
for (const field of FIELDS) {
  NAMES.set(field.name, field);
  field.aliases.forEach((alias) => NAMES.set(alias, field));
}

const COMPARE: Record<Operator, (a: number, b: number) => boolean> = {
  ':': (a, b) => a === b,
  '=': (a, b) => a === b,
  '!=': (a, b) => a !== b,
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
};

class Compiler {
  constructor(
    private readonly index: CardIndex,
    private readonly problems: QueryProblem[],
  ) {}

  /** Nothing where the part has a problem: it then neither finds nor excludes. */
  test(query: Query): Test | undefined {
    switch (query.is) {
      case 'all':
        return everything;
      case 'and': {
        const parts = this.tests(query.parts);
        return parts.length === 0 ? undefined : (card, deck) => parts.every((part) => part(card, deck));
      }
      case 'or': {
        const parts = this.tests(query.parts);
        return parts.length === 0 ? undefined : (card, deck) => parts.some((part) => part(card, deck));
      }
      case 'not': {
        const part = this.test(query.part);
        return part && ((card, deck) => !part(card, deck));
      }
      case 'words': {
        const { quoted, text } = query.wanted;
        const wanted = fold(text);
        return quoted ? (card) => card.title.includes(wanted) : (card) => card.words.includes(wanted);
      }
      case 'field':
        return this.field(query);
    }
  }

  private tests(parts: Query[]): Test[] {
    return parts.map((part) => this.test(part)).filter((test) => test !== undefined);
  }

  private field(query: Query & { is: 'field' }): Test | undefined {
    const field = this.named(query.field);
    if (!field) {
      const meant = nearest(slug(query.field), [...NAMES.keys()].filter((name) => name.length > 2));
      const key = meant ? 'search.problem.fieldNear' : 'search.problem.field';
      this.problems.push({ key, values: { it: query.field, meant: meant ?? '' }, fix: meant ?? '', ...query.name });
      return undefined;
    }
    switch (field.is) {
      case 'number':
        return this.number(field, query.op, query.wanted);
      case 'text':
        return this.text(field, query);
      case 'choice':
        return this.choice(field, query);
    }
  }

  private named(written: string): Field | undefined {
    const name = slug(written);
    return NAMES.get(name) ?? NAMES.get(this.index.fieldWords.get(name) ?? '');
  }

  private number(field: NumberField, op: Operator, wanted: Wanted): Test | undefined {
    const range = /^(\d+(?:[.,]\d+)?)?\.\.(\d+(?:[.,]\d+)?)?$/.exec(wanted.text);
    if (range) {
      return this.range(field, op, wanted, range[1], range[2]);
    }
    const compare = COMPARE[op];
    if (/^-?\d+(?:[.,]\d+)?$/.test(wanted.text)) {
      const value = decimal(wanted.text);
      return (card, deck) => field.read(card.card, deck).some((has) => compare(has, value));
    }
    const other = this.named(wanted.text);
    if (other?.is === 'number') {
      return (card, deck) =>
        field.read(card.card, deck).some((a) => other.read(card.card, deck).some((b) => compare(a, b)));
    }
    const { at, end } = wanted;
    this.problems.push({
      key: 'search.problem.number',
      values: { field: field.name, it: wanted.text },
      fix: '',
      at,
      end,
    });
    return undefined;
  }

  private range(
    field: NumberField,
    op: Operator,
    wanted: Wanted,
    low: string | undefined,
    high: string | undefined,
  ): Test | undefined {
    const least = low === undefined ? -Infinity : decimal(low);
    const most = high === undefined ? Infinity : decimal(high);
    const whole = low === undefined && high === undefined;
    if (whole || least > most || (op !== ':' && op !== '=' && op !== '!=')) {
      const fix = !whole && least > most ? `${most}..${least}` : '';
      this.problems.push({
        key: 'search.problem.range',
        values: { field: field.name, it: wanted.text },
        fix,
        at: wanted.at,
        end: wanted.end,
      });
      return undefined;
    }
    const within = (value: number) => value >= least && value <= most;
    return op === '!='
      ? (card, deck) => field.read(card.card, deck).some((value) => !within(value))
      : (card, deck) => field.read(card.card, deck).some(within);
  }

  private text(field: TextField, query: Query & { is: 'field' }): Test | undefined {
    const wanted = fold(query.wanted.text);
    switch (query.op) {
      case ':':
        return (card) => field.read(card).some((text) => text.includes(wanted));
      case '=':
        return (card) => field.read(card).some((text) => text === wanted);
      case '!=':
        return (card) => field.read(card).every((text) => text !== wanted);
      default:
        return this.noOrder(field, query);
    }
  }

  private choice(field: ChoiceField, query: Query & { is: 'field' }): Test | undefined {
    if (query.op !== ':' && query.op !== '=' && query.op !== '!=') {
      return this.noOrder(field, query);
    }
    const wanted = slug(query.wanted.text);
    const words = new Set(field.words(this.index.vocabulary));
    if (!words.has(wanted)) {
      return this.beginning(field, query, wanted, words);
    }
    return query.op === '!='
      ? (card, deck) => !field.read(card, deck).has(wanted)
      : (card, deck) => field.read(card, deck).has(wanted);
  }

  /** A word not written to its end stands for all that begin so: `set:prem`, `t:star`. */
  private beginning(
    field: ChoiceField,
    query: Query & { is: 'field' },
    wanted: string,
    words: ReadonlySet<string>,
  ): Test | undefined {
    const meant = [...words].filter((word) => wanted !== '' && word.startsWith(wanted));
    if (meant.length > 0) {
      return (card, deck) => {
        const has = field.read(card, deck);
        return meant.some((word) => has.has(word)) !== (query.op === '!=');
      };
    }
    const near = nearest(wanted, words);
    const { at, end } = query.wanted;
    this.problems.push({
      key: near ? 'search.problem.unknownNear' : 'search.problem.unknown',
      values: { field: field.name, it: query.wanted.text, meant: near ?? '' },
      fix: near ?? '',
      at,
      end,
    });
    return undefined;
  }

  private noOrder(field: Field, query: Query & { is: 'field' }): undefined {
    const at = query.name.end;
    const end = query.wanted.at;
    this.problems.push({
      key: 'search.problem.operator',
      values: { field: field.name, it: query.op },
      fix: ':',
      at,
      end,
    });
  }
}

function decimal(text: string): number {
  return Number(text.replace(',', '.'));
}
