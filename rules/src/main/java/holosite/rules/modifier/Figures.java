package holosite.rules.modifier;

import holosite.language.ability.Modifier;
import holosite.language.card.CardType;
import holosite.language.card.Figure;
import holosite.language.card.Side;
import holosite.language.card.Subtype;
import holosite.rules.state.GameState;
import holosite.rules.table.Flag;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.text.CardTexts;
import holosite.rules.text.Text;
import holosite.rules.text.TextInForce;
import holosite.rules.text.TextsInForce;

/**
 * Works out figures: what is printed or given by the rules, changed by every text in force in the
 * order the texts arrived. A figure that a text sets is not changed further; if several set it, the
 * lowest counts. Limits are applied last, and nothing is less than zero. Equal changes by cards of
 * one title count once unless they are cumulative.
 */
public final class Figures {
    private static final TextInForce[] NO_TEXTS = {};

    private Figures() {}

    public static double of(GameState game, Figure figure, int card) {
        return of(game, figure, card, Table.NOBODY, FigureListener.NONE);
    }

    public static double of(GameState game, Figure figure, int card, int toward) {
        return of(game, figure, card, toward, FigureListener.NONE);
    }

    /** A figure of a card; NaN if the card has none. */
    public static double of(
            GameState game, Figure figure, int card, int toward, FigureListener listener) {
        if (isLostInCarbonite(figure) && game.table().has(card, Flag.FROZEN)) {
            listener.base(0);
            return 0;
        }
        return modified(
                game,
                figure,
                card,
                game.table().owner(card),
                toward,
                CardFigures.base(game, figure, card, toward),
                listener);
    }

    /** A frozen character has no power, ability or landspeed, whatever texts say. */
    private static boolean isLostInCarbonite(Figure figure) {
        return figure == Figure.POWER || figure == Figure.ABILITY || figure == Figure.LANDSPEED;
    }

    /** A figure of a card where a text needs a number: the ability of a droid is 0 then. */
    public static double asked(GameState game, Figure figure, int card) {
        return figure == Figure.ABILITY && game.table().definition(card).is(Subtype.DROID)
                ? 0
                : of(game, figure, card);
    }

    /** A player's figure at a place. */
    public static double at(GameState game, Figure figure, int place, Side player) {
        return at(game, figure, place, player, FigureListener.NONE);
    }

    public static double at(
            GameState game, Figure figure, int place, Side player, FigureListener listener) {
        double base = PlaceFigures.base(game, figure, place, player);
        return modified(game, figure, place, player, Table.NOBODY, base, listener);
    }

    /** A figure of a player that belongs to no place. */
    public static double ofPlayer(GameState game, Figure figure, Side player, double base) {
        return modified(
                game, figure, Table.NOBODY, player, Table.NOBODY, base, FigureListener.NONE);
    }

    /** The same as caused by a card: the Force a player loses or retrieves because of it. */
    public static double ofPlayer(
            GameState game, Figure figure, Side player, double base, int due) {
        return modified(game, figure, Table.NOBODY, player, due, base, FigureListener.NONE);
    }

    /** Applies every change in force to a figure that starts from {@code base}. */
    public static double modified(
            GameState game,
            Figure figure,
            int subject,
            Side player,
            int toward,
            double base,
            FigureListener listener) {
        var standing = Standing.of(game);
        int texts = standing.mods(figure);
        TextInForce[] own =
                liesAside(game, figure, subject, toward)
                        ? NO_TEXTS
                        : ownTexts(game, figure, subject);
        TextInForce[] ships = textsOfShip(game, figure, subject);
        if (isGivenByCanceledText(game, standing, figure, subject)) {
            listener.base(0);
            return 0;
        }
        listener.base(base);
        if (texts == 0 && own.length == 0 && ships.length == 0) {
            return base;
        }
        int first = 0;
        while (first < texts
                && !FigureSum.concerns(
                        game, figure, standing.mod(figure, first), subject, player, toward)) {
            first++;
        }
        if (first == texts && !changes(own, figure) && !changes(ships, figure)) {
            // most texts do not concern this figure
            double cap = FigureSum.cap(game, figure, subject);
            return Double.isNaN(base) ? base : Math.max(Math.min(base, cap), 0);
        }
        var sum = new FigureSum(game, figure, subject, player, toward, base, listener);
        if (first < texts) {
            sum.count(standing.mod(figure, first));
        }
        for (int i = first + 1; i < texts; i++) {
            sum.apply(standing.mod(figure, i));
        }
        apply(sum, own, figure);
        apply(sum, ships, figure);
        return sum.result();
    }

    /**
     * A figure that a card has only by its text is 0 while that text is canceled, and nothing
     * changes it; everybody can walk 1 site without a text.
     */
    private static boolean isGivenByCanceledText(
            GameState game, Standing standing, Figure figure, int card) {
        return card != Table.NOBODY
                && figure != Figure.LANDSPEED
                && standing.textCanceled(card)
                && CardTexts.of(game, card).gives(figure);
    }

    private static void apply(FigureSum sum, TextInForce[] texts, Figure figure) {
        for (TextInForce text : texts) {
            if (text.part() instanceof Text.FigureChange mod && mod.figure() == figure) {
                sum.apply(text);
            }
        }
    }

    /** A starship's text applies to the cost of the pilot deployed with it. */
    private static TextInForce[] textsOfShip(GameState game, Figure figure, int subject) {
        if (figure != Figure.DEPLOY_COST || subject == Table.NOBODY) {
            return NO_TEXTS;
        }
        int partner = game.assumptions().deployedWith(subject);
        return partner != Table.NOBODY && game.table().definition(partner).is(CardType.STARSHIP)
                ? ownTexts(game, figure, partner)
                : NO_TEXTS;
    }

    /** What a unit stacked on a card says of its cost counts only where it would deploy. */
    private static boolean liesAside(GameState game, Figure figure, int subject, int toward) {
        var table = game.table();
        return figure == Figure.DEPLOY_COST
                && subject != Table.NOBODY
                && toward == Table.NOBODY
                && table.role(subject) == Role.STACKED
                && table.definition(subject).isUnit();
    }

    /** The text of a card not yet in play applies to its own costs and destiny. */
    private static TextInForce[] ownTexts(GameState game, Figure figure, int subject) {
        if (subject == Table.NOBODY
                || !(figure == Figure.DEPLOY_COST
                        || figure == Figure.DESTINY
                        || figure == Figure.PLAY_COST)
                || !game.table().waits(subject)
                || game.table().definition(subject).isLocation()) {
            return NO_TEXTS;
        }
        return TextsInForce.of(game, subject);
    }

    /** Whether any of these texts changes the figure. */
    private static boolean changes(TextInForce[] own, Figure figure) {
        for (TextInForce text : own) {
            if (text.part() instanceof Text.FigureChange mod && mod.figure() == figure) {
                return true;
            }
        }
        return false;
    }

    /** How a change reads: for tests and explanations. */
    public static String sign(Modifier.Op op) {
        return switch (op) {
            case ADD -> "+";
            case SET -> "=";
            case TIMES -> "×";
            case AT_MOST -> "≤";
            case AT_LEAST -> "≥";
            case FREE -> "free";
            case BASE -> ":";
        };
    }
}
