package holosite.rules.catalog;

import holosite.language.card.Who;
import holosite.rules.table.Table;

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

    public static boolean means(Who who, Context context, int player) {
        int meant = resolve(who, context);
        return meant == Table.NOBODY || meant == player;
    }
}
