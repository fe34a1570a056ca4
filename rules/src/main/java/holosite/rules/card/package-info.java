/**
 * What is printed on a card, ready to be looked up. Nothing here knows a game, a compiled text or a
 * rule.
 */
@NullMarked
package holosite.rules.card;

import org.jspecify.annotations.NullMarked;
