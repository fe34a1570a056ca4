import type { Query, QueryProblem } from './ast';
import { lex, type Token } from './lex';

export interface Parsed {
  query: Query;
  problems: QueryProblem[];
}

/**
 * Reads a query. Terms side by side must all hold; `or` binds weaker than they do; brackets group.
 * What cannot be read is left out of the query and named among the problems, so that half a query
 * already finds something while the rest is being typed.
 */
export function parse(source: string): Parsed {
  const reader = new Reader(source, lex(source));
  const query = reader.whole();
  return { query, problems: reader.problems };
}

class Reader {
  readonly problems: QueryProblem[] = [];
  private next = 0;

  constructor(
    private readonly source: string,
    private readonly tokens: Token[],
  ) {}

  whole(): Query {
    const parts = [this.either()];
    for (let stray = this.peek(); stray; stray = this.peek()) {
      // Only a closing bracket without an opening one ends a query early.
      this.problem('search.problem.close', stray, '');
      this.next++;
      parts.push(this.either());
    }
    return all(parts);
  }

  private either(): Query {
    const parts = [this.every()];
    for (let token = this.peek(); token?.is === 'or'; token = this.peek()) {
      this.next++;
      const before = parts[parts.length - 1];
      const after = this.every();
      if (before?.is === 'all' || after.is === 'all') {
        this.problem('search.problem.dangling', token, '');
      }
      parts.push(after);
    }
    const told = parts.filter((part) => part.is !== 'all');
    return told.length > 1 ? { is: 'or', parts: told } : (told[0] ?? { is: 'all' });
  }

  private every(): Query {
    const parts: Query[] = [];
    for (let token = this.peek(); token && token.is !== 'or' && token.is !== 'close'; token = this.peek()) {
      if (token.is === 'and') {
        this.next++;
        const after = this.peek();
        if (parts.length === 0 || !after || after.is === 'or' || after.is === 'close' || after.is === 'and') {
          this.problem('search.problem.dangling', token, '');
        }
      } else {
        parts.push(this.one(token));
      }
    }
    return all(parts);
  }

  private one(token: Token): Query {
    this.next++;
    switch (token.is) {
      case 'not':
        return this.opposite(token);
      case 'open':
        return this.group(token);
      case 'words':
        this.closed(token);
        if (token.wanted.text === '') {
          this.problem('search.problem.empty', token, '');
          return { is: 'all' };
        }
        return { is: 'words', wanted: token.wanted, at: token.at, end: token.end };
      case 'field':
        return this.field(token);
      default:
        throw new Error(`${token.is} begins no term`);
    }
  }

  private opposite(token: Token): Query {
    const after = this.peek();
    if (!after || after.is === 'or' || after.is === 'and' || after.is === 'close') {
      this.problem('search.problem.dangling', token, '');
      return { is: 'all' };
    }
    const part = this.one(after);
    return part.is === 'all' ? part : { is: 'not', part };
  }

  private group(open: Token): Query {
    const inside = this.either();
    const close = this.peek();
    if (close?.is === 'close') {
      this.next++;
      if (inside.is === 'all' && this.tokens[this.next - 2] === open) {
        this.problem('search.problem.empty', { at: open.at, end: close.end }, '');
      }
    } else {
      this.problem('search.problem.open', { at: open.at, end: open.end }, '');
    }
    return inside;
  }

  private field(token: Token & { is: 'field' }): Query {
    this.closed(token);
    if (token.field === '' || token.wanted.text === '') {
      this.problem('search.problem.value', token, '');
      return { is: 'all' };
    }
    const { field, name, op, wanted, at, end } = token;
    return { is: 'field', field, name, op, wanted, at, end };
  }

  private closed(token: Token & { unclosed: boolean }): void {
    if (token.unclosed) {
      const { at, end } = { at: token.at, end: token.end };
      this.problem('search.problem.quote', { at, end }, `${this.source.slice(at, end).trimEnd()}"`);
    }
  }

  private peek(): Token | undefined {
    return this.tokens[this.next];
  }

  private problem(key: QueryProblem['key'], where: { at: number; end: number }, fix: string): void {
    const { at, end } = where;
    this.problems.push({ key, values: { it: this.source.slice(at, end) }, fix, at, end });
  }
}

function all(parts: Query[]): Query {
  const told = parts.filter((part) => part.is !== 'all');
  return told.length > 1 ? { is: 'and', parts: told } : (told[0] ?? { is: 'all' });
}
