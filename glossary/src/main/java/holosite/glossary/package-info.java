/**
 * The glossary's entries in English and French, how to search them, and the claims: statements of
 * what the game must do. It reads its own files and depends on no other module, the rules included.
 */
@NullMarked
package holosite.glossary;

import org.jspecify.annotations.NullMarked;
