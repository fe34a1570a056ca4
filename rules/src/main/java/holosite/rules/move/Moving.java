package holosite.rules.move;

import holosite.language.ability.Event;
import holosite.language.card.Side;
import holosite.rules.action.ResponseWindow;
import holosite.rules.force.ForceUse;
import holosite.rules.log.MoveEntry;
import holosite.rules.modifier.LastingTexts;
import holosite.rules.presence.Participation;
import holosite.rules.state.GameState;
import holosite.rules.state.Happening;
import holosite.rules.state.Logging;
import holosite.rules.table.Flag;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.whereabouts.Whereabouts;

/**
 * Carrying out moves. What a card carries comes along without having moved itself. Costs are paid
 * before the move and never come back.
 */
public final class Moving {
    private Moving() {}

    /** A regular move: paid for, made, and used up for this turn. */
    public static void regular(GameState game, int card, int to, RegularMove way, boolean free) {
        if (!free) {
            ForceUse.use(game, game.table().owner(card), MoveCost.of(game, card, to, way));
        }
        game.table().set(card, Flag.MOVED);
        along(game, card, to, way);
    }

    /** Along the way: landspeed and sector movement lead through every location in between. */
    public static void along(GameState game, int card, int to, RegularMove way) {
        if (way == RegularMove.LANDSPEED || way == RegularMove.SECTOR) {
            game.push(new PassingThrough(card, to));
        } else if (way == RegularMove.HYPERSPEED) {
            int id = game.newId();
            game.push(
                    new ThroughHyperspace(card, Whereabouts.location(game.table(), card), to, id));
            ResponseWindow.open(
                    game,
                    Happening.of(Event.TO_ENTER_HYPERSPACE, game.table().owner(card))
                            .to(card)
                            .at(Whereabouts.location(game.table(), card))
                            .id(id));
        } else if (way == RegularMove.BOMBING_RUN) {
            BombingRun.go(game, card, to);
        } else {
            go(game, card, to, MoveEntry.Moves::new);
        }
    }

    /**
     * Puts a card at a location, or into its best seat aboard a ship, and opens the moment after.
     */
    static void go(GameState game, int card, int to, Logging.OfPlace line) {
        var table = game.table();
        Side player = table.owner(card);
        int place = Whereabouts.location(table, to);
        int from = Whereabouts.location(table, card);
        if (from != place && table.has(card, Flag.BOMBING_RUN)) {
            table.clear(card, Flag.BOMBING_RUN);
        }
        table.toBottom(
                card, Table.on(to), table.laidOut(to) ? Role.AT : Seats.seatFor(game, card, to));
        if (from != place) {
            LastingTexts.moved(game, card);
        }
        Logging.placed(game, line, player, card, to);
        join(game, card);
        ResponseWindow.open(game, Happening.of(Event.MOVED, player).to(card).by(from).at(place));
        if (from != place && from != Table.NOBODY) {
            ResponseWindow.open(game, Happening.of(Event.LEFT, player).to(card).at(from));
        }
    }

    /** Who comes to a battle in time, with all aboard, takes part in it. */
    private static void join(GameState game, int card) {
        if (!game.battle().isGoingOn()) {
            return;
        }
        Participation.arrived(game, card);
        var table = game.table();
        for (int on = table.top(Table.on(card)); on != Table.NOBODY; on = table.next(on)) {
            join(game, on);
        }
    }
}
