import { plain } from '../catalogue';
import type { CardFace, GlossaryTerm } from '../protocol';

/**
 * The entries of the glossary that a card leads to: its own, those that name it, then those of what
 * stands on it, in the order of the card. `words` are those of the catalogue.
 */
export function entriesFor(
  face: CardFace,
  words: Readonly<Record<string, string>>,
  terms: readonly GlossaryTerm[],
): GlossaryTerm[] {
  const naming = terms.filter(({ cards }) => cards.includes(face.id));
  const own = naming.filter(({ kind }) => kind === 'card');
  const said = [
    words[`type.${face.type}`] ?? '',
    ...face.subtypes.map((key) => key.replaceAll('_', ' ')),
    ...face.icons.map((key) => words[`icon.${key}`] ?? ''),
    ...Object.keys(face.figures).map((key) => words[`figure.${key}`] ?? ''),
    ...face.traitWords,
  ].map(stem);
  const byStem = new Map(terms.filter(({ kind }) => kind !== 'card').map((one) => [stem(one.term), one]));
  const general = said.flatMap((word) => (word ? (byStem.get(word) ?? []) : []));
  return [...new Set([...own, ...naming, ...general])];
}

/** Terms stand in the singular or the plural. */
function stem(word: string): string {
  return plain(word).replace(/s$/, '');
}
