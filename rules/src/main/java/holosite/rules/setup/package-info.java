/**
 * What a game is set up with: the two decks, the formats, and whether a deck may be played. It
 * looks at decks only, never at a game in progress.
 */
@NullMarked
package holosite.rules.setup;

import org.jspecify.annotations.NullMarked;
