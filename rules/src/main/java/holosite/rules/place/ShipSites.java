package holosite.rules.place;

import holosite.language.card.CardType;
import holosite.language.card.Icon;
import holosite.language.card.Subtype;
import holosite.rules.modifier.Standing;
import holosite.rules.state.GameState;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.whereabouts.Whereabouts;

/**
 * Sites inside a starship or vehicle. Its player's cards go between them and its bridge or hold, or
 * the starship that carries the vehicle, for free. While it stands at a site, cards of both players
 * go in and out between that site and those inside it. From site to site within it they walk.
 */
public final class ShipSites {
    private ShipSites() {}

    /** A site inside some ship or vehicle. */
    public static boolean is(Table table, int place) {
        var definition = table.definition(place);
        return definition.is(Subtype.SITE)
                && (definition.has(Icon.STARSHIP_SITE) || definition.has(Icon.VEHICLE_SITE));
    }

    /** The ship or vehicle on the table this site is part of, or nobody. */
    public static int ship(GameState game, int site) {
        var table = game.table();
        int own = table.aim(site);
        if (own != Table.NOBODY) {
            return table.inPlay(own) ? own : Table.NOBODY;
        }
        var standing = Standing.of(game);
        for (int i = 0; i < standing.cardsInPlay(); i++) {
            if (Whereabouts.partOf(table, site, standing.cardInPlay(i))) {
                return standing.cardInPlay(i);
            }
        }
        return Table.NOBODY;
    }

    /** Whether this is the way from where the card is: in or out of a ship's site. */
    public static boolean leads(GameState game, int card, int to) {
        var table = game.table();
        int from = table.host(card);
        if (table.role(card) == Role.AT && is(table, from)) {
            return table.laidOut(to)
                    ? joins(table, from, to)
                    : table.owner(to) == table.owner(card) && holds(table, to, from);
        }
        if (!table.laidOut(to) || !is(table, to)) {
            return false;
        }
        return table.role(card) == Role.AT
                ? joins(table, to, from)
                : table.role(card).aboard()
                        && table.owner(from) == table.owner(card)
                        && holds(table, from, to);
    }

    /** Whether the ship or vehicle of this site stands at that other one. */
    public static boolean joins(Table table, int site, int outside) {
        if (!is(table, site) || !table.definition(outside).is(Subtype.SITE)) {
            return false;
        }
        return contains(table, outside, site, Role.AT);
    }

    /** The ship the site is part of, or a starship with that vehicle in its hold. */
    private static boolean holds(Table table, int vessel, int site) {
        return Whereabouts.partOf(table, site, vessel)
                || (table.definition(vessel).is(CardType.STARSHIP)
                        && contains(table, vessel, site, Role.CARGO));
    }

    private static boolean contains(Table table, int holder, int site, Role role) {
        for (int on = table.top(Table.on(holder)); on != Table.NOBODY; on = table.next(on)) {
            if (table.role(on) == role && Whereabouts.partOf(table, site, on)) {
                return true;
            }
        }
        return false;
    }
}
