/** Search over the catalogue, in the browser: `t:starship p>=4 icon:pilot text:"battle destiny"`. */
export type { QueryProblem } from './ast';
export { FIELDS, NO_DECK, type DeckCounts } from './fields';
export { fold, slug } from './fold';
export { indexOf, type CardIndex, type Indexed } from './indexed';
export { compile, search, type Found } from './run';
export { pieces, split, type Piece } from './box';
