/** Every card, written in the card language. */
@NullMarked
package holosite.cards;

import org.jspecify.annotations.NullMarked;
