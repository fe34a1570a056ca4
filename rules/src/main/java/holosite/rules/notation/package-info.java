/** The texts people write by hand: decks, positions, scenarios, lessons and game records. */
@NullMarked
package holosite.rules.notation;

import org.jspecify.annotations.NullMarked;
