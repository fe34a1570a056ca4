/** Card faces in three sizes. */
export { default as CardL } from './CardL.svelte';
export { default as CardS } from './CardS.svelte';
export { default as Chip } from './Chip.svelte';
export { default as Force } from './Force.svelte';
export type { Offer } from './chip';
export { cardLabel } from './label';
export type { Lit } from './marks';
