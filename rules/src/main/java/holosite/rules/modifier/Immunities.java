package holosite.rules.modifier;

import holosite.language.card.Figure;
import holosite.rules.state.Context;
import holosite.rules.state.GameState;
import holosite.rules.table.Flag;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import holosite.rules.text.Text;
import holosite.rules.text.TextInForce;
import holosite.rules.text.TextsInForce;
import java.util.BitSet;

/** Immunity: to attrition below a bound, and to cards of a kind. */
public final class Immunities {
    private Immunities() {}

    /** The bound below which a card is immune to attrition; 0 if it is not immune. */
    public static double attrition(GameState game, int card) {
        double bound = Figures.of(game, Figure.IMMUNITY_TO_ATTRITION, card);
        return Double.isNaN(bound) ? 0 : bound;
    }

    /**
     * The highest bound that a text gives a card before others change it; NaN where none does, for
     * what raises immunity gives none.
     */
    static double given(GameState game, int card) {
        var standing = Standing.of(game);
        double best = Double.NaN;
        for (int i = 0; i < standing.immunities(); i++) {
            TextInForce text = standing.immunity(i);
            if (!((Text.Immunity) text.part()).exactly() && isGiven(game, text, card)) {
                double bound = bound(game, text);
                best = best >= bound ? best : bound;
            }
        }
        return best;
    }

    /**
     * Whether a text makes a card immune to attrition of exactly this number, and no other takes
     * its immunity away.
     */
    public static boolean toExactly(GameState game, int card, double attrition) {
        var standing = Standing.of(game);
        for (int i = 0; i < standing.immunities(); i++) {
            TextInForce text = standing.immunity(i);
            if (((Text.Immunity) text.part()).exactly()
                    && isGiven(game, text, card)
                    && bound(game, text) == attrition
                    && Figures.modified(
                                    game,
                                    Figure.IMMUNITY_TO_ATTRITION,
                                    card,
                                    game.table().owner(card),
                                    Table.NOBODY,
                                    attrition,
                                    FigureListener.NONE)
                            > 0) {
                return true;
            }
        }
        return false;
    }

    private static boolean isGiven(GameState game, TextInForce text, int card) {
        var immunity = (Text.Immunity) text.part();
        return immunity.who().fits(game, text.on(card, Table.NOBODY), card)
                && immunity.when().holds(game, text.context());
    }

    private static double bound(GameState game, TextInForce text) {
        return ((Text.Immunity) text.part()).bound().of(game, text.context());
    }

    /** Whether a card cannot be affected by another. */
    public static boolean protects(GameState game, int card, int from) {
        if (from == Table.NOBODY) {
            return false;
        }
        var standing = Standing.of(game);
        for (int i = 0; i < standing.protections(); i++) {
            TextInForce text = standing.protection(i);
            if (concerns(game, text, card, from)) {
                return true;
            }
        }
        if (holderProtected(game, card, from)) {
            return true;
        }
        // a card not yet in play speaks for itself; one in play does so only while its text is not
        // canceled
        if (game.table().inZone(card)
                && !game.table().in(card, Zone.SIDE_OF_TABLE)
                && !game.table().definition(card).isLocation()) {
            for (TextInForce text : TextsInForce.of(game, card)) {
                if (text.part() instanceof Text.Protection && concerns(game, text, card, from)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** A card stacked on another speaks of it where its text is about whatever holds it. */
    private static boolean holderProtected(GameState game, int holder, int from) {
        var table = game.table();
        for (int on = table.top(Table.on(holder)); on != Table.NOBODY; on = table.next(on)) {
            if (table.role(on) == Role.STACKED && !table.has(on, Flag.FACE_DOWN)) {
                for (TextInForce text : TextsInForce.of(game, on)) {
                    if (text.part() instanceof Text.Protection protection
                            && protection.ofHolder()
                            && concerns(game, text, holder, from)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    /** Whether a card on the table cannot be affected by cards of this title. */
    public static boolean protectsFrom(GameState game, int card, String title) {
        var standing = Standing.of(game);
        for (int i = 0; i < standing.protections(); i++) {
            TextInForce text = standing.protection(i);
            var protection = (Text.Protection) text.part();
            var context = text.on(card, Table.NOBODY);
            if (protection.titles().contains(title)
                    && protection.who().fits(game, context, card)
                    && protection.when().holds(game, context)) {
                return true;
            }
        }
        return false;
    }

    private static boolean concerns(GameState game, TextInForce text, int card, int from) {
        var protection = (Text.Protection) text.part();
        var context = text.on(card, from);
        return protection.to().fits(game, context, from)
                && holds(game, protection, context, card, from);
    }

    /**
     * Whether a card is protected may depend on figures that the other card would change. While
     * that is being found out nothing counts as protected from that card: figures are looked at as
     * they would be without the protection.
     */
    private static boolean holds(
            GameState game, Text.Protection protection, Context context, int card, int from) {
        BitSet asked = Standing.of(game).protectionsAsked();
        if (asked.get(from)) {
            return false;
        }
        asked.set(from);
        try {
            return protection.who().fits(game, context, card)
                    && protection.when().holds(game, context);
        } finally {
            asked.clear(from);
        }
    }
}
