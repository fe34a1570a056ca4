package holosite.rules.move;

import holosite.language.card.Subtype;
import holosite.language.card.Trait;
import holosite.rules.Game;
import holosite.rules.table.Layout;
import holosite.rules.table.Table;
import holosite.rules.why.Refusal;

/**
 * Landing: a piloted starfighter, or what moves like one, comes down from the system to one of its
 * exterior sites, or from an asteroid to the site inside it; where clouds lie between, from the
 * lowest of them. A TIE lands at docking bays only.
 */
final class Landing {
    private Landing() {}

    static Refusal refusal(Game game, int card, int to) {
        var table = game.table();
        int from = table.host(card);
        if (!Layout.related(game, from, to)) {
            return Refusal.TOO_FAR;
        }
        if (!Piloting.piloted(game, card)) {
            return Refusal.UNPILOTED;
        }
        return passage(game, card, to, from);
    }

    /** What the ground and the sky between a site and the place above it say. */
    static Refusal passage(Game game, int card, int site, int above) {
        var table = game.table();
        if (MoveRules.shielded(game, table.owner(card), site)) {
            return Refusal.ENERGY_SHIELD;
        }
        if (table.definition(card).has(Trait.TIE) && !Places.dockingBay(table, site)) {
            return Refusal.DOCKING_BAYS_ONLY;
        }
        if (table.definition(above).has(Trait.ASTEROID)) {
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
