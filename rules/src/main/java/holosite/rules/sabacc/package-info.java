/** Sabacc: hands, wild and clone cards, and what is won. */
@NullMarked
package holosite.rules.sabacc;

import org.jspecify.annotations.NullMarked;
