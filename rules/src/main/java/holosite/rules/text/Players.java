package holosite.rules.text;

import holosite.language.card.Who;
import holosite.rules.state.GameState;
import holosite.rules.table.Table;

import java.util.function.IntConsumer;

/** Which player a text means. Players are 0 for Dark and 1 for Light, as the sides are ordered. */
public final class Players {
    private Players() {}

    /** The player, or nobody where either is meant. */
    public static int resolve(Who who, Context context) {
        return switch (who) {
            case YOU -> context.player();
            case OPPONENT -> 1 - context.player();
            case THAT_PLAYER -> context.event().player();
            case EITHER -> Table.NOBODY;
        };
    }

    /** The player; where either is meant, the one the text belongs to. */
    public static int one(Who who, Context context) {
        int player = resolve(who, context);
        return player == Table.NOBODY ? context.player() : player;
    }

    /** Does something for the player meant, or for both, the turn player first. */
    public static void forEach(GameState game, Who who, Context context, IntConsumer deed) {
        int player = resolve(who, context);
        if (player == Table.NOBODY) {
            // what is pushed last happens first
            deed.accept(1 - game.turn().player());
            deed.accept(game.turn().player());
        } else {
            deed.accept(player);
        }
    }

    public static boolean means(Who who, Context context, int player) {
        int meant = resolve(who, context);
        return meant == Table.NOBODY || meant == player;
    }
}
