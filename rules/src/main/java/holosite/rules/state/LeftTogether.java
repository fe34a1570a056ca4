package holosite.rules.state;

import holosite.rules.table.Cards;
import holosite.rules.table.Table;
import org.jspecify.annotations.Nullable;

/**
 * Waits below the moment at which a card has left the table: what was on it, and left together with
 * it, still knows it as its host and can respond to what happened to it.
 */
public record LeftTogether(int host, Cards companions) implements Step {

    @Override
    public void run(GameState game) {
        // the moment is over
    }

    /** What left together with this card, in the moment that is open. */
    public static Cards with(GameState game, int host) {
        LeftTogether left = game.stack().nearest(LeftTogether.class);
        return left != null && left.host == host ? left.companions : Cards.NONE;
    }

    /** What a card is on, or was on as both left the table in the moment that is open. */
    public static int hostOf(GameState game, int card) {
        int host = game.table().host(card);
        if (host != Table.NOBODY) {
            return host;
        }
        @Nullable LeftTogether left = game.stack().nearest(LeftTogether.class);
        return left != null && left.companions.contains(card) ? left.host : Table.NOBODY;
    }
}
