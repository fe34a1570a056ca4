package holosite.rules.sabacc;

import holosite.language.card.Side;
import holosite.rules.decision.CardPrompt;
import holosite.rules.decision.YesNo;
import holosite.rules.log.ContestEntry;
import holosite.rules.modifier.Standing;
import holosite.rules.state.Context;
import holosite.rules.state.GameState;
import holosite.rules.state.Logging;
import holosite.rules.state.QuestionStep;
import holosite.rules.state.Step;
import holosite.rules.state.Use;
import holosite.rules.state.Uses;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import holosite.rules.text.CardTexts;
import holosite.rules.text.SabaccGame;
import holosite.rules.whereabouts.Whereabouts;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A game of sabacc. The opponent may name a character of his own who can play; each player draws
 * two cards into a separate hand, which stays hidden. A perfect first hand wins double at once;
 * otherwise the players draw in turns, the opponent first, one card or none; a player who draws
 * none is finished. The highest total that is not above 11 wins, or else the lower; of equal totals
 * the hand with fewer cards.
 */
public record Sabacc(
        int card,
        Side player,
        int gambler,
        int otherGambler,
        Stage stage,
        Side drawer,
        boolean stays,
        boolean otherStays)
        implements QuestionStep.ForCards, QuestionStep.ForYesNo {

    /** How far the game has come. */
    public enum Stage {
        SEATS,
        DEAL,
        DEALT,
        DRAWS,
        SHOW
    }

    /** How many cards each player begins with, and how many he may have. */
    public static final int FIRST_CARDS = 2;

    private static final int MOST_CARDS = 6;

    /** A player plays the card, with a character of his at the table. */
    public static void begin(GameState game, int card, Side player, int gambler) {
        game.push(
                new Sabacc(
                        card,
                        player,
                        gambler,
                        Table.NOBODY,
                        Stage.SEATS,
                        player.opposite(),
                        false,
                        false));
    }

    /** Whether a persona has won at sabacc in this game. */
    public static boolean hasWon(GameState game, String persona) {
        return game.uses().count(new Use.SabaccWon(persona)) > 0;
    }

    /** What a player's hand comes to in the game going on, at best; NaN if none is going on. */
    public static double total(GameState game, Side who) {
        for (Step step : game.stack()) {
            if (step instanceof Sabacc sabacc && sabacc.stage.compareTo(Stage.DEALT) > 0) {
                return sabacc.hand(game, who).best();
            }
        }
        return Double.NaN;
    }

    private SabaccGame rules(GameState game) {
        return CardTexts.of(game, card).sabacc().orElseThrow();
    }

    private int gamblerOf(Side who) {
        int named = who == player ? gambler : otherGambler;
        return named;
    }

    private SabaccHand hand(GameState game, Side who) {
        return new SabaccHand(game, rules(game), card, who, gamblerOf(who));
    }

    private Sabacc at(Stage next) {
        return new Sabacc(card, player, gambler, otherGambler, next, drawer, stays, otherStays);
    }

    @Override
    public void run(GameState game) {
        switch (stage) {
            case SEATS -> seats(game);
            case DEAL -> deal(game);
            case DEALT -> dealt(game);
            case DRAWS -> draws(game);
            case SHOW -> show(game);
        }
    }

    // ---- who plays

    private void seats(GameState game) {
        int[] able = able(game);
        choose(game, player.opposite(), new CardPrompt.SabaccPlayer(card), able, 0, 1);
    }

    private int[] able(GameState game) {
        var standing = Standing.of(game);
        Context context = Context.of(card, player.opposite());
        return IntStream.range(0, standing.cardsInPlay())
                .filter(standing::active)
                .map(standing::cardInPlay)
                .filter(one -> game.table().owner(one) == player.opposite())
                .filter(one -> Whereabouts.location(game.table(), one) != Table.NOBODY)
                .filter(one -> rules(game).players().fits(game, context, one))
                .toArray();
    }

    private void deal(GameState game) {
        game.push(at(Stage.DEALT));
        for (int i = 0; i < FIRST_CARDS; i++) {
            game.push(new FirstCard(player));
            game.push(new FirstCard(player.opposite()));
        }
    }

    /** Dealt one by one, so that an insert card that comes to the top in between is revealed. */
    public record FirstCard(Side who) implements Step {

        @Override
        public void run(GameState game) {
            take(game, who);
        }
    }

    private void dealt(GameState game) {
        Logging.line(game, ContestEntry.SabaccBegins::new, player, gambler);
        Logging.line(game, ContestEntry.SabaccBegins::new, player.opposite(), otherGambler);
        boolean perfect = hand(game, player).isPerfect();
        boolean otherPerfect = hand(game, player.opposite()).isPerfect();
        if (!perfect && !otherPerfect) {
            game.push(at(Stage.DRAWS));
            return;
        }
        for (Side who : new Side[] {player, player.opposite()}) {
            if (who == player ? perfect : otherPerfect) {
                Logging.line(game, ContestEntry.SabaccPerfect::new, who);
            }
        }
        end(game, perfect && otherPerfect ? null : perfect ? player : player.opposite(), 2);
    }

    private static void take(GameState game, Side who) {
        int top = game.table().top(who, Zone.RESERVE_DECK);
        if (top != Table.NOBODY) {
            game.table().toBottom(top, Table.zone(who, Zone.SABACC_HAND), Role.NONE);
            Logging.line(game, ContestEntry.SabaccDraws::new, who, top);
        }
    }

    // ---- one card more, or none

    private void draws(GameState game) {
        if (stays && otherStays) {
            game.push(at(Stage.SHOW));
            return;
        }
        boolean done = drawer == player ? stays : otherStays;
        if (done) {
            game.push(turnTo(drawer.opposite()));
        } else if (!mayDraw(game)) {
            stay(game);
        } else {
            ask(game, drawer, new YesNo.SabaccCard(card, hand(game, drawer).best()));
        }
    }

    private boolean mayDraw(GameState game) {
        return game.table().size(drawer, Zone.SABACC_HAND) < MOST_CARDS
                && game.table().size(drawer, Zone.RESERVE_DECK) > 0;
    }

    private Sabacc turnTo(Side next) {
        return new Sabacc(card, player, gambler, otherGambler, stage, next, stays, otherStays);
    }

    private void stay(GameState game) {
        Logging.line(game, ContestEntry.SabaccStands::new, drawer);
        boolean mine = drawer == player;
        game.push(
                new Sabacc(
                        card,
                        player,
                        gambler,
                        otherGambler,
                        stage,
                        drawer.opposite(),
                        stays || mine,
                        otherStays || !mine));
    }

    @Override
    public void chosen(GameState game, int[] named) {
        int other = named.length == 0 ? Table.NOBODY : named[0];
        game.push(new Sabacc(card, player, gambler, other, Stage.DEAL, drawer, stays, otherStays));
    }

    @Override
    public void decided(GameState game, boolean yes) {
        if (yes) {
            take(game, drawer);
            game.push(turnTo(drawer.opposite()));
        } else {
            stay(game);
        }
    }

    // ---- the end

    private void show(GameState game) {
        SabaccHand mine = hand(game, player);
        SabaccHand theirs = hand(game, player.opposite());
        double total = mine.best();
        double otherTotal = theirs.best();
        tell(game, player, total);
        tell(game, player.opposite(), otherTotal);
        Side winner = null;
        if (total != otherTotal) {
            winner = SabaccHand.beats(total, otherTotal) ? player : player.opposite();
        } else if (mine.cards() != theirs.cards()) {
            winner = mine.cards() < theirs.cards() ? player : player.opposite();
        }
        end(game, winner, 1);
    }

    private static void tell(GameState game, Side who, double total) {
        for (int shown : game.table().cards(Table.zone(who, Zone.SABACC_HAND))) {
            Logging.line(game, ContestEntry.SabaccShows::new, who, shown);
        }
        Logging.total(game, ContestEntry.SabaccTotal::new, who, total);
    }

    private void end(GameState game, @Nullable Side winner, int prizes) {
        if (winner == null) {
            Logging.line(game, ContestEntry.SabaccTied::new, player);
            game.push(new SabaccWinnings(card, player, 0));
            return;
        }
        Logging.line(game, ContestEntry.SabaccWon::new, winner);
        int champion = gamblerOf(winner);
        if (champion != Table.NOBODY) {
            for (String persona : game.table().definition(champion).card().personas()) {
                Uses.note(game, new Use.SabaccWon(persona));
            }
        }
        game.push(new SabaccWinnings(card, winner, prizes));
    }
}
