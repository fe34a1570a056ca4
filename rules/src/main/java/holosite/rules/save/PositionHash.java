package holosite.rules.save;

import holosite.language.card.Side;
import holosite.rules.Game;
import holosite.rules.state.GameState;
import holosite.rules.table.Zone;

/**
 * A short text that two positions share only if the same is asked of the same player, with as many
 * cards in every pile, the same turn and the same chance: a stored game keeps it with every answer,
 * so that a game that goes another way under other rules is noticed.
 */
public final class PositionHash {
    private static final long FIRST = 0xcbf29ce484222325L;
    private static final long PRIME = 0x100000001b3L;

    private PositionHash() {}

    /** Of a game that waits for a decision, or is over. */
    public static String of(Game game) {
        GameState state = game.state();
        long hash =
                add(
                        FIRST,
                        game.isOver()
                                ? ValueWriter.of(game.outcome())
                                : ValueWriter.of(game.decision()));
        hash = add(hash, ValueWriter.of(game.turn()));
        for (Side side : Side.values()) {
            for (Zone zone : Zone.values()) {
                hash = (hash ^ state.table().size(side, zone)) * PRIME;
            }
        }
        hash = add(hash, Long.toString(state.chance()));
        return Long.toHexString(hash);
    }

    private static long add(long hash, String text) {
        long next = hash;
        for (int i = 0; i < text.length(); i++) {
            next = (next ^ text.charAt(i)) * PRIME;
        }
        return next;
    }
}
