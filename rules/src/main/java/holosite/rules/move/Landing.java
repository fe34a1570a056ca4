package holosite.rules.move;

import holosite.language.card.Subtype;
import holosite.language.card.Trait;
import holosite.rules.place.Layout;
import holosite.rules.place.Places;
import holosite.rules.place.ShipSites;
import holosite.rules.refusal.Refusal;
import holosite.rules.state.GameState;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.whereabouts.Piloting;

/**
 * Landing: a piloted starfighter, or what moves like one, comes down from the system to one of its
 * exterior sites, or from an asteroid to the site inside it; with clouds between, from the lowest
 * of them. A TIE lands at docking bays only. The docking bay of a starship takes ships from where
 * that starship is.
 */
final class Landing {
    private Landing() {}

    static Refusal refusal(GameState game, int card, int to) {
        var table = game.table();
        int from = table.host(card);
        if (!above(game, from, to)) {
            return Refusal.NO_WAY;
        }
        if (!Piloting.piloted(game, card)) {
            return Refusal.UNPILOTED;
        }
        return passage(game, card, to, from);
    }

    /** Whether a site belongs to what is below, or to a starship that is there. */
    static boolean above(GameState game, int place, int site) {
        var table = game.table();
        if (!ShipSites.is(table, site)) {
            return Layout.related(game, place, site);
        }
        int ship = ShipSites.ship(game, site);
        return ship != Table.NOBODY && table.role(ship) == Role.AT && table.host(ship) == place;
    }

    /**
     * What prevents landing because of the site, or of the clouds between it and the place above.
     */
    static Refusal passage(GameState game, int card, int site, int above) {
        var table = game.table();
        if (MoveRules.shielded(game, table.owner(card), site)) {
            return Refusal.ENERGY_SHIELD;
        }
        boolean baysOnly = table.definition(card).has(Trait.TIE) || ShipSites.is(table, site);
        if (table.definition(above).has(Trait.ASTEROID) && !ShipSites.is(table, site)) {
            return Refusal.NONE;
        }
        if (baysOnly && !Places.dockingBay(table, site)) {
            return Refusal.DOCKING_BAYS_ONLY;
        }
        if (ShipSites.is(table, site)) {
            return Refusal.NONE;
        }
        int clouds = Clouds.lowest(game, site);
        boolean fromSystem = table.definition(above).is(Subtype.SYSTEM);
        if (fromSystem ? clouds != Table.NOBODY : clouds != above) {
            return Refusal.CLOUDS_BETWEEN;
        }
        return Refusal.NONE;
    }
}
