/**
 * The vocabulary card files are written with: short names for the nodes of the language, and for
 * shapes that many cards share. A word returns records and nothing else; what a word means is said
 * by the records it is made of. Nothing of the language uses a word.
 */
@NullMarked
package holosite.language.words;

import org.jspecify.annotations.NullMarked;
