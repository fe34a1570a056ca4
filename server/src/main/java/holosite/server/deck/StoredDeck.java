package holosite.server.deck;

import holosite.rules.notation.Deck;
import java.util.OptionalLong;

/**
 * A deck that can be played with.
 *
 * @param id {@code ready:<name>} of one that comes with the game, else a number
 * @param updated when it was last changed; empty for one that comes with the game
 */
public record StoredDeck(String id, Deck deck, OptionalLong updated) {}
