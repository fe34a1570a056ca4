import { lex, type Token } from './lex';

/** A part of a query as the box shows it: a finished term, a connective or a bracket. */
export interface Piece {
  source: string;
  /** The dash in front excludes. */
  excludes: boolean;
  /** Field and sign, as `deploy` `≤`; both empty for bare words. */
  field: string;
  sign: string;
  value: string;
  is: 'term' | 'or' | 'and' | 'not' | 'open' | 'close';
}

const SIGNS: Record<string, string> = { '<=': '≤', '>=': '≥', '!=': '≠' };

/** Cuts a query into the pieces that the box shows side by side. */
export function pieces(source: string): Piece[] {
  const result: Piece[] = [];
  let dash: Token | undefined;
  for (const token of lex(source)) {
    if (token.is === 'not' && token.end - token.at === 1) {
      dash = token;
      continue;
    }
    const at = dash?.at ?? token.at;
    const excludes = dash !== undefined;
    dash = undefined;
    result.push({ source: source.slice(at, token.end), excludes, ...told(token) });
  }
  return result;
}

function told(token: Token): Pick<Piece, 'field' | 'sign' | 'value' | 'is'> {
  switch (token.is) {
    case 'words':
      return { is: 'term', field: '', sign: '', value: token.wanted.quoted ? `“${token.wanted.text}”` : token.wanted.text };
    case 'field': {
      const sign = SIGNS[token.op] ?? token.op;
      return { is: 'term', field: token.field, sign, value: token.wanted.text };
    }
    case 'open':
      return { is: 'open', field: '', sign: '', value: '(' };
    case 'close':
      return { is: 'close', field: '', sign: '', value: ')' };
    default:
      return { is: token.is, field: '', sign: '', value: token.is };
  }
}

/**
 * What is still being typed: everything after the last blank that ends a term. The part before is
 * finished and may be shown as pieces.
 */
export function split(source: string): { finished: string; typing: string } {
  const tokens = lex(source);
  const last = tokens[tokens.length - 1];
  if (!last) {
    return { finished: '', typing: '' };
  }
  if (last.end < source.length && !('unclosed' in last && last.unclosed)) {
    return { finished: source.trim(), typing: '' };
  }
  let from = last.at;
  const before = tokens[tokens.length - 2];
  if (before?.is === 'not' && before.end === last.at) {
    from = before.at;
  }
  return { finished: source.slice(0, from).trim(), typing: source.slice(from) };
}
