/**
 * The grammar by which cards print themselves in English and French. Nodes say what they mean with
 * nouns, verbs and complements; this package inflects them, makes them agree and joins them into
 * sentences.
 */
@NullMarked
package holosite.language.prose;

import org.jspecify.annotations.NullMarked;
