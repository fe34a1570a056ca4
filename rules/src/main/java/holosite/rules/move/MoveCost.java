package holosite.rules.move;

import holosite.language.ability.Deed;
import holosite.language.card.Figure;
import holosite.language.card.Side;
import holosite.rules.modifier.FigureListener;
import holosite.rules.modifier.Figures;
import holosite.rules.modifier.Rulings;
import holosite.rules.place.OpenBays;
import holosite.rules.place.Places;
import holosite.rules.place.ShipSites;
import holosite.rules.state.GameState;
import holosite.rules.table.Flag;
import holosite.rules.table.Table;
import holosite.rules.whereabouts.Whereabouts;

/**
 * What a regular move costs: 1 Force, more out of or into a collapsed site, and what texts add or
 * take off; shuttling and a bombing run 1 more for each cloud sector between. Landing and taking
 * off at a docking bay, and moves between one's ship and the sites inside it, are free. What is
 * free stays free: no text adds to it. Texts about moving mean every kind of move, those about
 * shuttling that one alone.
 */
public final class MoveCost {
    private MoveCost() {}

    public static int of(GameState game, int card, int to, RegularMove way) {
        var table = game.table();
        Side owner = table.owner(card);
        int from = Whereabouts.location(table, card);
        if ((way == RegularMove.LANDING && Places.dockingBay(table, to))
                || (way == RegularMove.TAKING_OFF && Places.dockingBay(table, from))) {
            return 0;
        }
        int base = 1 + collapsed(game, from) + collapsed(game, to);
        if (way == RegularMove.SHIP_SITE) {
            // in and out of a ship its own player's cards go for free, the others as it says
            if (own(game, card, from, to)) {
                return 0;
            }
            int site = ShipSites.is(table, to) ? to : from;
            base = whole(Figures.at(game, Figure.ENTER_COST, site, owner));
            if (base == 0) {
                return 0;
            }
        }
        if (way == RegularMove.SHUTTLING) {
            if (OpenBays.open(game, card, from) || OpenBays.open(game, card, to)) {
                return 0;
            }
            base += Clouds.count(game, from);
        }
        if (way == RegularMove.BOMBING_RUN) {
            base += Clouds.count(game, from);
        }
        int toll = toll(game, owner, card, from, to, way);
        if (toll == 0 && way != RegularMove.SHUTTLING) {
            return whole(changed(game, card, to, base, FigureListener.NONE));
        }
        var terms = new CostTerms();
        double cost = changed(game, card, to, base, terms);
        if (way == RegularMove.SHUTTLING) {
            cost = Figures.modified(game, Figure.SHUTTLE_COST, card, owner, to, cost, terms);
        }
        return terms.free() ? 0 : whole(cost) + toll;
    }

    /** What texts about moving make of a price for this card to move there. */
    static double changed(GameState game, int card, int to, double price, FigureListener terms) {
        Side owner = game.table().owner(card);
        return Figures.modified(game, Figure.MOVE_COST, card, owner, to, price, terms);
    }

    /** What texts ask for first: for any move, for this way of moving, at either end. */
    static int toll(GameState game, Side owner, int card, int from, int to, RegularMove way) {
        return Rulings.toll(game, Deed.MOVE, owner, card, Table.NOBODY)
                + Rulings.toll(game, Deed.MOVE_TO, owner, card, to)
                + Rulings.toll(game, Deed.MOVE_FROM, owner, card, from)
                + (way == RegularMove.LANDSPEED
                        ? Rulings.toll(game, Deed.USE_LANDSPEED, owner, card, from)
                        : 0);
    }

    private static boolean own(GameState game, int card, int from, int to) {
        var table = game.table();
        if (!table.laidOut(to)) {
            return true;
        }
        int ship = ShipSites.ship(game, ShipSites.is(table, to) ? to : from);
        return ship != Table.NOBODY && table.owner(ship) == table.owner(card);
    }

    private static int collapsed(GameState game, int place) {
        return game.table().has(place, Flag.COLLAPSED) ? 1 : 0;
    }

    /** Force is used in whole cards, never less than none. */
    static int whole(double force) {
        return (int) Math.max(0, Math.ceil(force));
    }
}
