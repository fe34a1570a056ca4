/**
 * The grammar by which cards print themselves in English and French: words that inflect and agree,
 * noun phrases, clauses, and the sentences they make. A clause is put into words once, with its
 * capital, full stop and elisions; no text is read again once it is written. This package knows no
 * node of the language: filters, conditions, players and pointers reach it through the interfaces
 * {@code Nominal}, {@code Clausal}, {@code NamedPlayer} and {@code Pointer}.
 */
@NullMarked
package holosite.language.prose;

import org.jspecify.annotations.NullMarked;
