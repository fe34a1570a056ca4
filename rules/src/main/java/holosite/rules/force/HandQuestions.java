package holosite.rules.force;

import holosite.language.card.Side;
import holosite.rules.card.NamedKind;
import holosite.rules.decision.OptionPrompt;
import holosite.rules.log.PileEntry;
import holosite.rules.state.GameState;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import holosite.rules.text.Catalog;
import java.util.List;

/** Kinds of cards that a player names, and questions whether such cards are in a hand. */
public final class HandQuestions {
    private HandQuestions() {}

    // ---- a type that is named

    /** A player names a type of card. */
    public static OptionPrompt nameType(int card) {
        return new OptionPrompt.NameKind(card, NamedKind.By.TYPE, List.of());
    }

    /** Whether a card is of the type at this place among those that could be named. */
    public static boolean isNamed(GameState game, int card, double place) {
        return !Double.isNaN(place)
                && NamedKind.types().get((int) place).fits(game.table().definition(card));
    }

    public static void tellNamed(GameState game, Side player, int card, double place) {
        if (game.keepsLog()) {
            NamedKind named = NamedKind.types().get((int) place);
            game.log(new PileEntry.NamesKind(player, game.name(card), named));
        }
    }

    // ---- a question about a hand

    /** A player names a kind of card, of those told apart like this. */
    public static OptionPrompt nameKind(GameState game, int card, double by, Side whose) {
        NamedKind.By told = NamedKind.By.inOrder().get((int) by);
        return new OptionPrompt.NameKind(
                card, told, told == NamedKind.By.TITLE ? titles(game, whose) : List.of());
    }

    /** The kind at this place among those a player could name. */
    public static NamedKind kind(GameState game, double by, double place, Side whose) {
        NamedKind.By told = NamedKind.By.inOrder().get((int) by);
        return NamedKind.all(told, told == NamedKind.By.TITLE ? titles(game, whose) : List.of())
                .get((int) place);
    }

    /** The titles of all cards of a side there are, whatever is in its player's deck. */
    private static List<String> titles(GameState game, Side side) {
        return Catalog.of(game).cards().stream()
                .filter(card -> card.side() == side)
                .map(card -> card.title())
                .distinct()
                .sorted()
                .toList();
    }

    public static void tellAsked(GameState game, Side player, int by, int least, NamedKind kind) {
        if (game.keepsLog()) {
            game.log(
                    new PileEntry.AsksAboutHand(
                            player, game.name(by), player.opposite(), least, kind));
        }
    }

    /** A player says whether at least so many cards of a kind are in his hand: the truth. */
    public static void answer(GameState game, Side player, int least, NamedKind kind) {
        if (game.keepsLog()) {
            game.log(new PileEntry.TellsTruth(player, holds(game, player, least, kind)));
        }
    }

    /** Whether at least so many cards of a kind are in a player's hand. */
    private static boolean holds(GameState game, Side whose, int least, NamedKind kind) {
        Table table = game.table();
        int found = 0;
        for (int card = table.top(whose, Zone.HAND);
                card != Table.NOBODY;
                card = table.next(card)) {
            if (kind.fits(table.definition(card))) {
                found++;
            }
        }
        return found >= least;
    }
}
