package holosite.rules.place;

import holosite.language.ability.Deed;
import holosite.language.card.CardType;
import holosite.language.card.Side;
import holosite.language.card.Subtype;
import holosite.rules.modifier.Rulings;
import holosite.rules.modifier.Standing;
import holosite.rules.state.GameState;
import holosite.rules.table.Flag;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.whereabouts.Piloting;

/**
 * Bays inside a ship that a text opens to its player's traffic: shuttling, docking, embarking and
 * disembarking end and begin there instead of aboard the ship, for free.
 */
public final class OpenBays {
    private OpenBays() {}

    /** Whether there is any such bay. */
    public static boolean any(GameState game) {
        return Standing.of(game).allows(Deed.USE_BAY) > 0;
    }

    /** Whether a card may use this place in this way: a bay of a ship of its own player. */
    public static boolean open(GameState game, int card, int place) {
        var table = game.table();
        if (!any(game) || !table.laidOut(place) || !ShipSites.is(table, place)) {
            return false;
        }
        Side owner = table.owner(card);
        int ship = ShipSites.ship(game, place);
        return ship != Table.NOBODY
                && table.owner(ship) == owner
                && table.role(ship) == Role.AT
                && !table.has(ship, Flag.INACTIVE)
                && Rulings.allows(game, Deed.USE_BAY, owner, card, place);
    }

    /** Whether the way between these two sites is a shuttle to or from such a bay. */
    public static boolean shuttles(GameState game, int card, int to) {
        var table = game.table();
        if (!any(game) || table.role(card) != Role.AT || !table.laidOut(to)) {
            return false;
        }
        int from = table.host(card);
        return table.definition(from).is(Subtype.SITE)
                && table.definition(to).is(Subtype.SITE)
                && ShipSites.is(table, from) != ShipSites.is(table, to)
                && (open(game, card, from) || open(game, card, to));
    }

    /** A bay that a starship in space next to the ship goes into, or nobody. */
    public static int entrance(GameState game, int card) {
        var table = game.table();
        if (!any(game)
                || table.role(card) != Role.AT
                || !Places.likeStarfighter(table.definition(card))) {
            return Table.NOBODY;
        }
        for (int bay = table.top(Table.locations()); bay != Table.NOBODY; bay = table.next(bay)) {
            if (open(game, card, bay)
                    && table.host(ShipSites.ship(game, bay)) == table.host(card)
                    && Places.mayBe(game, card, bay)) {
                return bay;
            }
        }
        return Table.NOBODY;
    }

    /**
     * Where a card gets out of a ship to, or out of its bay: from the bridge into the bay, from the
     * bay into the space around the ship where it can be there and somebody is at its controls.
     */
    public static int exit(GameState game, int card) {
        var table = game.table();
        if (!any(game)) {
            return Table.NOBODY;
        }
        int from = table.host(card);
        if (table.role(card) == Role.AT) {
            if (!table.definition(card).is(CardType.STARSHIP)
                    || !open(game, card, from)
                    || !Piloting.manned(game, card)) {
                return Table.NOBODY;
            }
            int space = table.host(ShipSites.ship(game, from));
            return Places.mayBe(game, card, space) ? space : Table.NOBODY;
        }
        if (table.definition(card).is(CardType.STARSHIP)) {
            return Table.NOBODY;
        }
        for (int bay = table.top(Table.locations()); bay != Table.NOBODY; bay = table.next(bay)) {
            if (open(game, card, bay)
                    && ShipSites.ship(game, bay) == from
                    && Places.mayBe(game, card, bay)) {
                return bay;
            }
        }
        return Table.NOBODY;
    }

    /** Whether a card in the bay gets aboard its ship from there. */
    public static boolean aboard(GameState game, int card, int vessel) {
        var table = game.table();
        return any(game)
                && table.role(card) == Role.AT
                && !table.definition(card).is(CardType.STARSHIP)
                && open(game, card, table.host(card))
                && ShipSites.ship(game, table.host(card)) == vessel;
    }
}
