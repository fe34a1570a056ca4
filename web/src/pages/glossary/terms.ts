import { glossary } from '../../lib/api';
import type { GlossaryTerm, Language } from '../../lib/protocol';

const known = new Map<Language, Promise<GlossaryTerm[]>>();

/** All terms in a language, asked for once. */
export function allTerms(language: Language): Promise<GlossaryTerm[]> {
  let terms = known.get(language);
  if (!terms) {
    terms = glossary.list();
    known.set(language, terms);
    terms.catch(() => known.delete(language));
  }
  return terms;
}
