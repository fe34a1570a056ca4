package holosite.rules.move;

import holosite.language.ability.Deed;
import holosite.language.ability.Event;
import holosite.language.card.Side;
import holosite.rules.action.ResponseWindow;
import holosite.rules.log.MoveEntry;
import holosite.rules.modifier.Rulings;
import holosite.rules.modifier.Standing;
import holosite.rules.place.BetweenSites;
import holosite.rules.place.Places;
import holosite.rules.state.GameState;
import holosite.rules.state.Happening;
import holosite.rules.state.Logging;
import holosite.rules.state.Step;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.whereabouts.Piloting;
import holosite.rules.whereabouts.Whereabouts;

/**
 * A card on its way along a row, one location after the other. It is at each of them: what happens
 * by itself there happens, and can end the move; nobody does anything else in between.
 */
public record PassingThrough(int card, int to) implements Step {

    @Override
    public void run(GameState game) {
        var table = game.table();
        int at = Whereabouts.location(table, card);
        int next = at == Table.NOBODY ? Table.NOBODY : towards(table, at, to);
        if (next == Table.NOBODY) {
            return;
        }
        if (next == to) {
            Moving.go(game, card, to, MoveEntry.Moves::new);
            return;
        }
        Side player = table.owner(card);
        table.toBottom(card, Table.on(next), Role.AT);
        Logging.line(game, MoveEntry.Passes::new, player, card, next);
        game.push(new Further(card, next, to));
        ResponseWindow.automatic(game, Happening.of(Event.MOVED, player).to(card).at(next));
    }

    /** The location of the row that comes next on the way, or nobody where none leads there. */
    private static int towards(Table table, int from, int to) {
        for (int at = table.next(from); at != Table.NOBODY; at = table.next(at)) {
            if (at == to) {
                return table.next(from);
            }
        }
        for (int at = table.previous(from); at != Table.NOBODY; at = table.previous(at)) {
            if (at == to) {
                return table.previous(from);
            }
        }
        return Table.NOBODY;
    }

    /** On from a location that was passed, if nothing there has ended the move. */
    public record Further(int card, int at, int to) implements Step {

        @Override
        public void run(GameState game) {
            var table = game.table();
            int next = towards(table, at, to);
            boolean goesOn =
                    table.host(card) == at
                            && table.role(card) == Role.AT
                            && Standing.of(game).isActive(card)
                            && next != Table.NOBODY
                            && Places.mayBe(game, card, next)
                            && !BetweenSites.closed(game, card, at, next)
                            && !MoveRules.mayNotMove(game, card, to)
                            && !Rulings.forbids(game, Deed.MOVE_FROM, table.owner(card), card, at)
                            && !Rulings.forbids(game, Deed.MOVE_TO, table.owner(card), card, next)
                            && (!table.definition(card).isVessel() || Piloting.piloted(game, card));
            if (goesOn) {
                game.push(new PassingThrough(card, to));
            }
        }
    }
}
