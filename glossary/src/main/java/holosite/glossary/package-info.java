/** The entries of the rulebook, the claims drawn from them, and which test shows which claim. */
@NullMarked
package holosite.glossary;

import org.jspecify.annotations.NullMarked;
