import type { Operator, Span, Wanted } from './ast';

export type Token =
  | ({ is: 'open' | 'close' | 'or' | 'and' | 'not' } & Span)
  | ({ is: 'words'; wanted: Wanted; unclosed: boolean } & Span)
  | ({ is: 'field'; field: string; name: Span; op: Operator; wanted: Wanted; unclosed: boolean } & Span);

const OPERATORS: readonly [string, Operator][] = [
  ['>=', '>='],
  ['<=', '<='],
  ['!=', '!='],
  ['<>', '!='],
  ['≥', '>='],
  ['≤', '<='],
  ['≠', '!='],
  [':', ':'],
  ['=', '='],
  ['>', '>'],
  ['<', '<'],
];

const CONNECTIVES: Record<string, 'or' | 'and' | 'not'> = {
  or: 'or',
  ou: 'or',
  '|': 'or',
  and: 'and',
  et: 'and',
  '&': 'and',
  not: 'not',
  non: 'not',
};

const QUOTES: Record<string, string> = { '"': '"', '“': '”', '«': '»' };
const BREAKS = /[\s()]/;

/**
 * Cuts a query into its words, brackets and terms. A dash or `−` in front of a term is a token of its
 * own; `!"Han Solo"` is short for `name="Han Solo"`. Nothing is refused here: what is missing shows as an empty name or value.
 */
export function lex(source: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < source.length) {
    const char = source.charAt(at);
    if (/\s/.test(char)) {
      at++;
    } else if (char === '(' || char === ')') {
      tokens.push({ is: char === '(' ? 'open' : 'close', at, end: ++at });
    } else if (/[-−–]/.test(char) && /\S/.test(source.charAt(at + 1))) {
      tokens.push({ is: 'not', at, end: ++at });
    } else if (char === '!' && /[^\s=()]/.test(source.charAt(at + 1))) {
      const { wanted, unclosed } = value(source, at + 1);
      const name = { at, end: at + 1 };
      tokens.push({ is: 'field', field: 'name', name, op: '=', wanted, unclosed, at, end: wanted.end });
      at = wanted.end;
    } else {
      const token = term(source, at);
      tokens.push(token);
      at = token.end;
    }
  }
  return tokens;
}

function term(source: string, at: number): Token {
  if (source.charAt(at) in QUOTES) {
    const { wanted, unclosed } = value(source, at);
    return { is: 'words', wanted, unclosed, at, end: wanted.end };
  }
  let end = at;
  while (end < source.length && !BREAKS.test(source.charAt(end))) {
    const op = operator(source, end);
    if (op) {
      const [sign, meaning] = op;
      const name = { at, end };
      const { wanted, unclosed } = value(source, end + sign.length);
      return {
        is: 'field',
        field: source.slice(at, end),
        name,
        op: meaning,
        wanted,
        unclosed,
        at,
        end: wanted.end,
      };
    }
    end++;
  }
  const text = source.slice(at, end);
  const connective = CONNECTIVES[text.toLowerCase()];
  if (connective) {
    return { is: connective, at, end };
  }
  return { is: 'words', wanted: { text, quoted: false, at, end }, unclosed: false, at, end };
}

function operator(source: string, at: number): readonly [string, Operator] | undefined {
  return OPERATORS.find(([sign]) => source.startsWith(sign, at));
}

/** A value ends at a blank or a bracket, unless quotation marks hold it together. */
function value(source: string, at: number): { wanted: Wanted; unclosed: boolean } {
  const closing = QUOTES[source.charAt(at)];
  if (closing === undefined) {
    let end = at;
    while (end < source.length && !BREAKS.test(source.charAt(end))) {
      end++;
    }
    return { wanted: { text: source.slice(at, end), quoted: false, at, end }, unclosed: false };
  }
  const close = source.indexOf(closing, at + 1);
  const end = close < 0 ? source.length : close + 1;
  const text = source.slice(at + 1, close < 0 ? source.length : close).trim();
  return { wanted: { text, quoted: true, at, end }, unclosed: close < 0 };
}
