package holosite.rules.move;

import holosite.language.ability.Deed;
import holosite.language.card.Figure;
import holosite.language.card.Side;
import holosite.rules.modifier.Figures;
import holosite.rules.modifier.Rulings;
import holosite.rules.place.BetweenSites;
import holosite.rules.place.Layout;
import holosite.rules.place.Places;
import holosite.rules.refusal.Refusal;
import holosite.rules.state.GameState;
import holosite.rules.table.Table;
import holosite.rules.whereabouts.Piloting;
import holosite.rules.whereabouts.Whereabouts;

/**
 * Landspeed: from site to site along the row, without turning back, for one price. Each site left
 * takes one of the card's landspeed, or what its texts ask. Every site on the way is entered: it
 * must be a legal place and not closed to the card.
 */
final class Landspeed {
    private Landspeed() {}

    static Refusal refusal(GameState game, int card, int to) {
        var table = game.table();
        int from = Whereabouts.location(table, card);
        if (!game.systemAt(from).equals(game.systemAt(to))) {
            return Refusal.NO_WAY;
        }
        if (table.definition(card).isVessel() && !Piloting.piloted(game, card)) {
            return Piloting.absence(table, card);
        }
        if (Rulings.forbids(game, Deed.USE_LANDSPEED, table.owner(card), card, from)) {
            return Refusal.FORBIDDEN_BY_CARD;
        }
        double reach = Figures.of(game, Figure.LANDSPEED, card);
        Refusal right = along(game, card, from, to, true, reach);
        if (right != Refusal.WRONG_KIND_OF_PLACE) {
            return right;
        }
        Refusal left = along(game, card, from, to, false, reach);
        return left == Refusal.WRONG_KIND_OF_PLACE ? Refusal.NO_WAY : left;
    }

    /** Walks the row on one side; a wrong kind of place if it does not lead to the goal. */
    private static Refusal along(
            GameState game, int card, int from, int to, boolean right, double reach) {
        int steps = steps(game, from, to, right);
        if (steps == 0) {
            return Refusal.WRONG_KIND_OF_PLACE;
        }
        Side owner = game.table().owner(card);
        double used = 0;
        int at = from;
        for (int step = 0; step < steps; step++) {
            int next = Layout.neighbour(game, at, right);
            used += Figures.of(game, Figure.LANDSPEED_TO_LEAVE, at, card);
            if (!(used <= reach)) {
                return Refusal.TOO_FAR;
            }
            if (BetweenSites.closed(game, card, at, next)) {
                return Refusal.FORBIDDEN_BY_CARD;
            }
            if (step > 0 && Rulings.forbids(game, Deed.MOVE_FROM, owner, card, at)) {
                return Refusal.FORBIDDEN_BY_CARD;
            }
            if (next != to && !Places.mayBe(game, card, next)) {
                return Refusal.TOO_FAR;
            }
            if (next != to && Rulings.forbids(game, Deed.MOVE_TO, owner, card, next)) {
                return Refusal.FORBIDDEN_BY_CARD;
            }
            at = next;
        }
        return Refusal.NONE;
    }

    /** Steps to the goal on this side of the row; 0 if it is not there. */
    private static int steps(GameState game, int from, int to, boolean right) {
        int steps = 0;
        for (int at = from; at != Table.NOBODY; at = Layout.neighbour(game, at, right), steps++) {
            if (at == to) {
                return steps;
            }
        }
        return 0;
    }
}
