package holosite.bots.lab;

import holosite.language.card.Side;
import java.util.Optional;
import java.util.Set;

/**
 * How a game of the lab ended.
 *
 * @param winner nobody where the game was broken off
 * @param lifeForce what the winner had left
 * @param mostly what took most Force from the loser
 */
public record LabResult(
        Optional<Side> winner, int turns, int lifeForce, Loss mostly, Cards dark, Cards light) {

    /**
     * The cards of a deck in a game, by their ids.
     *
     * @param early those in hand in one of the first turns
     * @param played those deployed or played
     */
    public record Cards(Set<String> early, Set<String> played) {
        public Cards {
            early = Set.copyOf(early);
            played = Set.copyOf(played);
        }
    }

    public Cards of(Side side) {
        return side == Side.DARK ? dark : light;
    }
}
