package holosite.bots.lab;

import holosite.bots.kind.BotKind;
import holosite.rules.kit.CardPool;
import java.util.List;

/**
 * What the lab is to play, in a form that can be sent to another process.
 *
 * @param pairs the decks that meet
 * @param heardOf the decks, as text, that bots which look ahead take their opponent's to be one of
 * @param seed the seed of game 0 of each pair
 */
public record LabOrder(List<Decks> pairs, BotKind bot, List<String> heardOf, long seed) {
    public LabOrder {
        pairs = List.copyOf(pairs);
        heardOf = List.copyOf(heardOf);
    }

    /** Two decks as text. */
    public record Decks(String dark, String light) {}

    /**
     * One of the games.
     *
     * @param pair which decks, by their place in the order
     * @param number which game of theirs; it and the seed decide everything else
     */
    public record GameId(int pair, int number) {}

    /** The games of this order, ready to be played with these cards. */
    public LabGames with(CardPool cards) {
        return new LabGames(this, cards);
    }
}
