package holosite.rules.move;

import holosite.language.card.Icon;
import holosite.language.card.Side;
import holosite.language.card.Subtype;
import holosite.language.card.Trait;
import holosite.rules.place.Layout;
import holosite.rules.place.PlaceRules;
import holosite.rules.place.Places;
import holosite.rules.place.ShipSites;
import holosite.rules.refusal.Refusal;
import holosite.rules.state.GameState;
import holosite.rules.table.Flag;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.whereabouts.Orbit;

/**
 * Shuttling: a character or vehicle goes from an exterior site up to its player's capital starship
 * at the related system, or from there down to the site. Neither the ship nor the vehicle needs a
 * pilot. Not on Dagobah, not under the energy shield; at the Death Star only by way of its docking
 * bay.
 */
final class Shuttling {
    private Shuttling() {}

    static Refusal refusal(GameState game, int card, int to) {
        var table = game.table();
        boolean toBay = table.laidOut(to) && ShipSites.is(table, to);
        boolean fromBay = table.role(card) == Role.AT && ShipSites.is(table, table.host(card));
        boolean up = !table.laidOut(to) || toBay;
        int ship =
                toBay || fromBay
                        ? ShipSites.ship(game, toBay ? to : table.host(card))
                        : up ? to : table.host(card);
        int site = up ? table.host(card) : to;
        if (ship == Table.NOBODY) {
            return Refusal.SHIP_ELSEWHERE;
        }
        int system = table.host(ship);
        if (table.role(ship) != Role.AT
                || !table.definition(system).is(Subtype.SYSTEM)
                || !Layout.related(game, system, site)) {
            return Refusal.SHIP_ELSEWHERE;
        }
        if (!table.definition(ship).has(Trait.SHIP_DOCKING)
                || table.has(ship, Flag.CAPTURED_SHIP)) {
            return Refusal.NO_SHUTTLES;
        }
        Refusal ground = ground(game, table.owner(card), site);
        if (!ground.none()) {
            return ground;
        }
        if (Orbit.station(game, system) && !Places.dockingBay(table, site)) {
            return Refusal.DOCKING_BAYS_ONLY;
        }
        return up && !toBay && !Seats.canBoard(game, card, ship) ? Refusal.NO_ROOM : Refusal.NONE;
    }

    /** Whether shuttles fly to and from a site. */
    static Refusal ground(GameState game, Side player, int site) {
        Table table = game.table();
        if (!Places.exterior(table, site) || table.definition(site).has(Icon.STARSHIP_SITE)) {
            return Refusal.NO_SHUTTLES;
        }
        if (PlaceRules.secluded(game, site)) {
            return Refusal.SECLUDED;
        }
        return MoveRules.shielded(game, player, site) ? Refusal.ENERGY_SHIELD : Refusal.NONE;
    }
}
