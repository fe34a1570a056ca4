/** From here up to there in the text of the query. */
export interface Span {
  at: number;
  end: number;
}

export type Operator = ':' | '=' | '!=' | '<' | '<=' | '>' | '>=';

/** What a term asks of a field, as it is written. */
export interface Wanted extends Span {
  text: string;
  quoted: boolean;
}

export type Query =
  | { is: 'all' }
  | { is: 'and'; parts: Query[] }
  | { is: 'or'; parts: Query[] }
  | { is: 'not'; part: Query }
  | ({ is: 'words'; wanted: Wanted } & Span)
  | ({ is: 'field'; field: string; name: Span; op: Operator; wanted: Wanted } & Span);

/** What is wrong with a query, where, and what would be right. */
export interface QueryProblem extends Span {
  /** A sentence of `text/search.ts`, and what to put into it. */
  key: ProblemKey;
  values: Record<string, string | number>;
  /** Put in place of what stands from `at` to `end`, it would be right; '' where nothing is known. */
  fix: string;
}

export type ProblemKey =
  | 'search.problem.quote'
  | 'search.problem.open'
  | 'search.problem.close'
  | 'search.problem.empty'
  | 'search.problem.dangling'
  | 'search.problem.field'
  | 'search.problem.fieldNear'
  | 'search.problem.value'
  | 'search.problem.number'
  | 'search.problem.range'
  | 'search.problem.operator'
  | 'search.problem.unknown'
  | 'search.problem.unknownNear';
