package holosite.rules.modifier;

import holosite.language.ability.Deed;
import holosite.language.card.CardType;
import holosite.language.card.Side;
import holosite.rules.state.Context;
import holosite.rules.state.GameState;
import holosite.rules.table.Table;
import holosite.rules.text.CardTest;
import holosite.rules.text.Players;
import holosite.rules.text.Text;
import holosite.rules.text.TextInForce;
import holosite.rules.text.TextsInForce;

/** What texts in force forbid, allow and tax. */
public final class Rulings {
    private Rulings() {}

    public static boolean forbids(GameState game, Deed deed, Side player, int what, int where) {
        return forbidder(game, deed, player, what, where) != Table.NOBODY;
    }

    /** The card that forbids it, or nobody. */
    public static int forbidder(GameState game, Deed deed, Side player, int what, int where) {
        var standing = Standing.of(game);
        for (int i = 0; i < standing.forbids(deed); i++) {
            TextInForce text = standing.forbid(deed, i);
            if (inForce(game, text, i, player, what, where)
                    && reaches(game, text, what)
                    && !isFreedFromItself(game, deed, text, player, what, where)) {
                return text.context().it();
            }
        }
        if (speaksForItself(game, what) && forbidsItself(game, what, deed, player, what, where)) {
            return what;
        }
        // a ship that is still in hand says who may come along as its pilot
        if (where != what
                && speaksForItself(game, where)
                && forbidsItself(game, where, deed, player, what, where)) {
            return where;
        }
        return Table.NOBODY;
    }

    /**
     * Whether a text keeps a card from deploying that may do so regardless of location deployment
     * restrictions: one of its own, one that speaks of no place, or an Objective's.
     */
    public static boolean forbidsRegardless(GameState game, Side player, int what, int where) {
        var standing = Standing.of(game);
        for (int i = 0; i < standing.forbids(Deed.DEPLOY); i++) {
            TextInForce text = standing.forbid(Deed.DEPLOY, i);
            if ((CardTest.isAll(((Text.Ruling) text.part()).where())
                            || game.table().definition(text.context().it()).is(CardType.OBJECTIVE))
                    && inForce(game, text, i, player, what, where)
                    && reaches(game, text, what)) {
                return true;
            }
        }
        return speaksForItself(game, what)
                && forbidsItself(game, what, Deed.DEPLOY, player, what, where);
    }

    private static boolean forbidsItself(
            GameState game, int speaker, Deed deed, Side player, int what, int where) {
        for (TextInForce text : TextsInForce.of(game, speaker)) {
            if (text.part() instanceof Text.Ruling r
                    && r.kind() == Text.Ruling.Kind.FORBIDS
                    && r.deed() == deed
                    && concerns(game, text, player, what, where)) {
                return true;
            }
        }
        return false;
    }

    /** What only a card in hand says of itself, whatever other texts say. */
    public static boolean saysOfItself(
            GameState game, Text.Ruling.Kind kind, Deed deed, Side player, int what, int where) {
        for (TextInForce text : TextsInForce.of(game, what)) {
            if (text.part() instanceof Text.Ruling r
                    && r.kind() == kind
                    && r.deed() == deed
                    && concerns(game, text, player, what, where)) {
                return true;
            }
        }
        return false;
    }

    public static boolean allows(GameState game, Deed deed, Side player, int what, int where) {
        var standing = Standing.of(game);
        for (int i = 0; i < standing.allows(deed); i++) {
            if (inForce(game, standing.allow(deed, i), i, player, what, where)) {
                return true;
            }
        }
        return speaksForItself(game, what) && allowsItself(game, deed, player, what, where);
    }

    /** Whether a card's own text allows it the deed, whether or not that text is in force. */
    public static boolean allowsItself(
            GameState game, Deed deed, Side player, int what, int where) {
        for (TextInForce text : TextsInForce.of(game, what)) {
            if (text.part() instanceof Text.Ruling r
                    && r.kind() == Text.Ruling.Kind.ALLOWS
                    && r.deed() == deed
                    && concerns(game, text, player, what, where)) {
                return true;
            }
        }
        return false;
    }

    /** Force to be used before the deed can be done. */
    public static int toll(GameState game, Deed deed, Side player, int what, int where) {
        return toll(game, deed, player, what, where, where);
    }

    /** The same for what is done to a card at a place: each text asks once, of either. */
    public static int toll(GameState game, Deed deed, Side player, int what, int where, int place) {
        var standing = Standing.of(game);
        double force = 0;
        for (int i = 0; i < standing.tolls(deed); i++) {
            TextInForce text = standing.toll(deed, i);
            boolean there = inForce(game, text, i, player, what, where);
            if ((there || (place != where && inForce(game, text, i, player, what, place)))
                    && reaches(game, text, what)) {
                var context = text.on(what, there ? where : place);
                force += ((Text.Ruling) text.part()).force().of(game, context);
            }
        }
        return (int) force;
    }

    /** Whether a text in force is about this; it has its own number among those of its kind. */
    private static boolean inForce(
            GameState game, TextInForce text, int index, Side player, int what, int where) {
        var ruling = (Text.Ruling) text.part();
        if (ruling.pointed()) {
            return concerns(game, text, player, what, where);
        }
        return isAbout(game, ruling, text.context(), player, what, where)
                && Standing.of(game).rulingHolds(game, ruling.kind(), ruling.deed(), index);
    }

    /** A card is kept from nothing by a card that it is immune to. */
    private static boolean reaches(GameState game, TextInForce text, int what) {
        return what == Table.NOBODY || !Immunities.protects(game, what, text.context().it());
    }

    /** Whether another text lets a card move that is kept from moving by its own. */
    private static boolean isFreedFromItself(
            GameState game, Deed deed, TextInForce text, Side player, int what, int where) {
        return deed == Deed.MOVE
                && text.context().it() == what
                && Standing.of(game).allows(deed) > 0
                && allows(game, deed, player, what, where);
    }

    /** How many texts forbid it, for what each of them does by itself; not to the immune. */
    public static int timesForbidden(GameState game, Deed deed, Side player, int what) {
        var standing = Standing.of(game);
        int times = 0;
        for (int i = 0; i < standing.forbids(deed); i++) {
            TextInForce text = standing.forbid(deed, i);
            if (inForce(game, text, i, player, what, Table.NOBODY) && reaches(game, text, what)) {
                times++;
            }
        }
        return times;
    }

    private static boolean concerns(
            GameState game, TextInForce text, Side player, int what, int where) {
        var ruling = (Text.Ruling) text.part();
        var context = text.on(what, where);
        return isAbout(game, ruling, context, player, what, where)
                && ruling.when().holds(game, context);
    }

    private static boolean isAbout(
            GameState game, Text.Ruling ruling, Context context, Side player, int what, int where) {
        return Players.means(ruling.who(), context, player)
                && fits(game, ruling.what(), context, what)
                && fits(game, ruling.where(), context, where);
    }

    private static boolean fits(GameState game, CardTest test, Context context, int card) {
        if (card == Table.NOBODY) {
            return CardTest.isAll(test);
        }
        return test.fits(game, context, card);
    }

    /**
     * A card still in hand, in a pile or stacked on another card speaks for itself as it is played.
     */
    private static boolean speaksForItself(GameState game, int card) {
        return card != Table.NOBODY
                && game.table().waits(card)
                && !game.table().definition(card).isLocation();
    }
}
