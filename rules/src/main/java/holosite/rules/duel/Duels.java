package holosite.rules.duel;

import holosite.language.ability.Event;
import holosite.language.card.DestinyKind;
import holosite.language.card.Side;
import holosite.rules.action.ResponseWindow;
import holosite.rules.destiny.DestinyDraws;
import holosite.rules.log.ContestEntry;
import holosite.rules.modifier.LastingTexts;
import holosite.rules.modifier.Standing;
import holosite.rules.state.GameState;
import holosite.rules.state.Happening;
import holosite.rules.state.Logging;
import holosite.rules.whereabouts.Whereabouts;

/**
 * A duel between one character of each side, begun by a text. It is not a battle. First players can
 * respond; then the turn player makes all his draws, then the other; the higher total wins, a tie
 * has no result. A player who cannot draw at all loses, unless neither can. When one of the two
 * characters is gone the duel ends without a result.
 */
public final class Duels {
    private Duels() {}

    public static void begin(
            GameState game, Side player, int mine, int theirs, int id, boolean epic) {
        Logging.line(game, ContestEntry.DuelBegins::new, player, mine, theirs);
        ResponseWindow.open(game, begun(game, Event.DUEL_INITIATED, player, mine, theirs, id));
        if (!epic) {
            ResponseWindow.automatic(
                    game, begun(game, Event.NON_EPIC_DUEL_INITIATED, player, mine, theirs, id));
        }
    }

    private static Happening begun(
            GameState game, Event event, Side player, int mine, int theirs, int id) {
        return Happening.of(event, player)
                .to(theirs)
                .by(mine)
                .at(Whereabouts.location(game.table(), mine))
                .id(id);
    }

    /** Whether the duel was not canceled and both are still there. */
    public static boolean goesOn(GameState game, int id, int mine, int theirs) {
        return !game.isCanceled(id)
                && Standing.of(game).isActive(mine)
                && Standing.of(game).isActive(theirs);
    }

    public static void draw(
            GameState game, Side player, int draws, int slot, int source, int fighter) {
        DestinyDraws.draw(game, player, draws, DestinyKind.DUEL, slot, source, fighter);
    }

    /** Above zero if mine wins, below if theirs does. A total that does not exist is the lower. */
    public static int compare(
            GameState game, int mine, double total, int theirs, double otherTotal) {
        var table = game.table();
        Logging.number(game, ContestEntry.DuelTotal::new, table.owner(mine), mine, theirs, total);
        Logging.number(
                game, ContestEntry.DuelTotal::new, table.owner(theirs), theirs, mine, otherTotal);
        int outcome =
                Double.compare(
                        Double.isNaN(total) ? -1 : total,
                        Double.isNaN(otherTotal) ? -1 : otherTotal);
        if (outcome == 0) {
            Logging.line(game, ContestEntry.DuelTied::new, table.owner(mine), mine, theirs);
        } else {
            int winner = outcome > 0 ? mine : theirs;
            int loser = outcome > 0 ? theirs : mine;
            Logging.line(game, ContestEntry.DuelWon::new, table.owner(winner), winner, loser);
        }
        return outcome;
    }

    /** A duel is decided. */
    public static void won(GameState game, int winner, int loser) {
        ResponseWindow.open(
                game,
                Happening.of(Event.DUEL_WON, game.table().owner(winner)).to(winner).by(loser));
    }

    public static void end(GameState game, int id, Side player) {
        LastingTexts.endAction(game, id);
        ResponseWindow.open(game, Happening.of(Event.DUEL_ENDED, player));
    }
}
