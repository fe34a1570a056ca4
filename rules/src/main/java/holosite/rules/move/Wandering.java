package holosite.rules.move;

import holosite.language.ability.Event;
import holosite.rules.action.ResponseWindow;
import holosite.rules.decision.Option;
import holosite.rules.decision.OptionPrompt;
import holosite.rules.leaving.Leaving;
import holosite.rules.log.MoveEntry;
import holosite.rules.modifier.Standing;
import holosite.rules.state.Context;
import holosite.rules.state.GameState;
import holosite.rules.state.Happening;
import holosite.rules.state.Logging;
import holosite.rules.state.QuestionStep;
import holosite.rules.state.Step;
import holosite.rules.table.Table;
import holosite.rules.text.CardTest;
import holosite.rules.text.CardTexts;
import holosite.rules.text.Text;
import java.util.List;

/**
 * Cards that wander: in every move phase each continues to the next of the locations it may wander
 * to, and turns back at the end of the row; if there is only one it stays. Its owner names the
 * first direction as it deploys; the card's counter stores it.
 */
public final class Wandering {
    private Wandering() {}

    private static final int UNDECIDED = 0;
    private static final int RIGHT = 1;
    private static final int LEFT = 2;

    /** The locations each wandering text of a card allows. */
    private static List<Text.WanderingPath> along(GameState game, int card) {
        return game.table().definition(card).isLocation()
                ? List.of()
                : CardTexts.of(game, card).text().wanderingPaths();
    }

    /** Every wandering card takes its step. */
    public static void begin(GameState game) {
        var standing = Standing.of(game);
        for (int i = standing.cardsInPlay() - 1; i >= 0; i--) {
            int card = standing.cardInPlay(i);
            if (standing.active(i) && !along(game, card).isEmpty()) {
                game.push(new GoOn(card));
            }
        }
    }

    /** Asks a wandering card's owner for its first direction; to be done as it deploys. */
    public static void deployed(GameState game, int card) {
        if (next(game, card, RIGHT) != Table.NOBODY && next(game, card, LEFT) != Table.NOBODY) {
            game.push(new Direction(card));
        } else {
            game.table().setCounter(card, next(game, card, RIGHT) == Table.NOBODY ? LEFT : RIGHT);
        }
    }

    /** The next location on this side to which the card may wander, or nobody. */
    private static int next(GameState game, int card, int direction) {
        int there = beside(game, card, direction);
        if (there == Table.NOBODY) {
            return Table.NOBODY;
        }
        Context context = Context.of(card, game.table().owner(card));
        for (Text.WanderingPath path : along(game, card)) {
            if (path.along().fits(game, context, there)) {
                return there;
            }
        }
        return Table.NOBODY;
    }

    /**
     * A card moves on to the next such location: inward first, which is the beginning of the row,
     * back again where that ends. Beyond the other end it is lost.
     */
    public static void moveOn(GameState game, int card, CardTest along) {
        var table = game.table();
        int host = table.host(card);
        if (host == Table.NOBODY || !table.laidOut(host)) {
            return;
        }
        int direction = table.counter(card) == RIGHT ? RIGHT : LEFT;
        int to = next(game, card, direction, along);
        if (to == Table.NOBODY && direction == LEFT) {
            direction = RIGHT;
            to = next(game, card, direction, along);
        }
        if (to == Table.NOBODY) {
            Leaving.lose(game, new int[] {card});
            return;
        }
        table.setCounter(card, direction);
        put(game, card, to);
    }

    private static int next(GameState game, int card, int direction, CardTest along) {
        int to = beside(game, card, direction);
        return to != Table.NOBODY
                        && along.fits(game, Context.of(card, game.table().owner(card)), to)
                ? to
                : Table.NOBODY;
    }

    /** The next location of the row on this side, or nobody. */
    private static int beside(GameState game, int card, int direction) {
        var table = game.table();
        int here = table.host(card);
        int there = direction == RIGHT ? table.next(here) : table.previous(here);
        return there == Table.NOBODY || !game.systemAt(there).equals(game.systemAt(here))
                ? Table.NOBODY
                : there;
    }

    private static void put(GameState game, int card, int to) {
        var table = game.table();
        table.toBottom(card, Table.on(to), table.role(card));
        Logging.placed(game, MoveEntry.Moves::new, table.owner(card), card, to);
        ResponseWindow.open(game, Happening.of(Event.MOVED, table.owner(card)).to(card).at(to));
    }

    /** One step on, or back at the end of the row. */
    public record GoOn(int card) implements Step {

        @Override
        public void run(GameState game) {
            var table = game.table();
            int host = table.host(card);
            if (host == Table.NOBODY || !table.laidOut(host)) {
                return;
            }
            int direction = table.counter(card);
            if (direction == UNDECIDED) {
                game.push(this);
                deployed(game, card);
                return;
            }
            int to = next(game, card, direction);
            if (to == Table.NOBODY) {
                direction = direction == RIGHT ? LEFT : RIGHT;
                to = next(game, card, direction);
            }
            if (to == Table.NOBODY) {
                return;
            }
            table.setCounter(card, direction);
            put(game, card, to);
        }
    }

    /** Which way first: onward in the row, away from the system, or back. */
    public record Direction(int card) implements QuestionStep.ForOption<Option.Heading> {

        @Override
        public void run(GameState game) {
            choose(game, game.table().owner(card), new OptionPrompt.Heading(card));
        }

        @Override
        public void chosen(GameState game, Option.Heading heading) {
            game.table().setCounter(card, heading == Option.Heading.ONWARD ? RIGHT : LEFT);
        }
    }
}
