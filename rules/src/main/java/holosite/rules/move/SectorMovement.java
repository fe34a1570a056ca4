package holosite.rules.move;

import holosite.language.card.CardType;
import holosite.language.card.Figure;
import holosite.language.card.Subtype;
import holosite.language.card.Trait;
import holosite.rules.modifier.Figures;
import holosite.rules.place.Layout;
import holosite.rules.place.PlaceRules;
import holosite.rules.place.Places;
import holosite.rules.refusal.Refusal;
import holosite.rules.state.GameState;
import holosite.rules.table.Table;
import holosite.rules.whereabouts.Piloting;

/**
 * Sector movement: between a system and the sector next to it, or from sector to sector of one
 * kind, one step for a capital starship and up to two for a starfighter, but only one inside a
 * battle station. Vehicles that fly in clouds stay among them.
 */
final class SectorMovement {
    private SectorMovement() {}

    static Refusal refusal(GameState game, int card, int to) {
        var table = game.table();
        int from = table.host(card);
        if (!Piloting.piloted(game, card)) {
            return Refusal.UNPILOTED;
        }
        if (!game.systemAt(from).equals(game.systemAt(to))) {
            return Refusal.NO_WAY;
        }
        boolean vehicle = table.definition(card).is(CardType.VEHICLE);
        if (vehicle && !(Figures.of(game, Figure.LANDSPEED, card) > 0)) {
            return Refusal.UNPILOTED;
        }
        if (BattleStationShaft.barred(game, card, from, to)) {
            return Refusal.NOBODY_TO_FOLLOW;
        }
        if (table.definition(from).is(Subtype.SYSTEM)) {
            return nextTo(game, from, to) ? Refusal.NONE : Refusal.SECTOR_TOO_FAR;
        }
        if (table.definition(to).is(Subtype.SYSTEM)) {
            return vehicle
                    ? Refusal.WRONG_KIND_OF_PLACE
                    : nextTo(game, to, from) ? Refusal.NONE : Refusal.SECTOR_TOO_FAR;
        }
        boolean twoSteps =
                Places.likeStarfighter(table.definition(card))
                        && !PlaceRules.insideStation(game, from);
        int steps = twoSteps ? 2 : 1;
        return within(game, from, to, steps) ? Refusal.NONE : Refusal.SECTOR_TOO_FAR;
    }

    private static boolean nextTo(GameState game, int system, int sector) {
        return Layout.nearestSector(game, system, Layout.beyond(game.table().definition(sector)))
                == sector;
    }

    /** Sectors of one kind are next to each other in the row. */
    private static boolean within(GameState game, int from, int to, int steps) {
        var table = game.table();
        if (table.definition(from).has(Trait.ASTEROID)
                != table.definition(to).has(Trait.ASTEROID)) {
            return false;
        }
        int right = from;
        int left = from;
        for (int step = 0; step < steps; step++) {
            right = right == Table.NOBODY ? right : table.next(right);
            left = left == Table.NOBODY ? left : table.previous(left);
            if (right == to || left == to) {
                return true;
            }
        }
        return false;
    }
}
