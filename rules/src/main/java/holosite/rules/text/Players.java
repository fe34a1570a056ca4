package holosite.rules.text;

import holosite.language.card.Side;
import holosite.language.card.Who;
import holosite.rules.state.Context;
import holosite.rules.state.GameState;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Which player a text means. */
public final class Players {
    private Players() {}

    /** The player, or nobody if either is meant. */
    public static @Nullable Side resolve(Who who, Context context) {
        return switch (who) {
            case YOU -> context.player();
            case OPPONENT -> context.player().opposite();
            case THAT_PLAYER -> context.event().player();
            case DARK_SIDE -> Side.DARK;
            case LIGHT_SIDE -> Side.LIGHT;
            case EITHER -> null;
        };
    }

    /** The player; if either is meant, the one the text belongs to. */
    public static Side one(Who who, Context context) {
        Side player = resolve(who, context);
        return player == null ? context.player() : player;
    }

    /** Does something for the player meant, or for both, the turn player first. */
    public static void forEach(GameState game, Who who, Context context, Consumer<Side> deed) {
        Side player = resolve(who, context);
        if (player == null) {
            // what is pushed last happens first
            deed.accept(game.turn().player().opposite());
            deed.accept(game.turn().player());
        } else {
            deed.accept(player);
        }
    }

    public static boolean means(Who who, Context context, @Nullable Side player) {
        if (who == Who.EITHER) {
            return true;
        }
        Side meant = resolve(who, context);
        return meant == null || meant == player;
    }
}
