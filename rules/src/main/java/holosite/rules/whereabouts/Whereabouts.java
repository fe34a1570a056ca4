package holosite.rules.whereabouts;

import holosite.language.card.CardType;
import holosite.language.card.Icon;
import holosite.language.card.Subtype;
import holosite.language.card.Trait;
import holosite.rules.card.Definition;
import holosite.rules.state.GameState;
import holosite.rules.table.Role;
import holosite.rules.table.Table;

/**
 * Where cards are. A card is <em>at</em> a location when it is there, or on the bridge or in the
 * hold of something there; it is <em>present</em> at one place only: the location itself, or the
 * enclosed vehicle or starship it is inside.
 */
public final class Whereabouts {
    private Whereabouts() {}

    /** The location a card is at; of a location, itself; nobody if the card is at none. */
    public static int location(Table table, int card) {
        int at = card;
        while (at != Table.NOBODY) {
            if (table.laidOut(at)) {
                return at;
            }
            if (!table.role(at).onTable()) {
                return Table.NOBODY;
            }
            at = table.host(at);
        }
        return Table.NOBODY;
    }

    /** The place a card is present at: a location, or the ship or enclosed vehicle around it. */
    public static int present(Table table, int card) {
        int at = card;
        while (true) {
            int host = table.host(at);
            if (host == Table.NOBODY || !table.role(at).onTable()) {
                return Table.NOBODY;
            }
            if (table.laidOut(host)) {
                return host;
            }
            // what is mounted on a ship is outside; who is aboard is inside
            if (table.role(at).aboard() && encloses(table.definition(host))) {
                return host;
            }
            at = host;
        }
    }

    /** Starships and enclosed vehicles hide what is aboard. */
    public static boolean encloses(Definition ship) {
        return ship.type() == CardType.STARSHIP
                || (ship.type() == CardType.VEHICLE && ship.has(Trait.ENCLOSED));
    }

    public static boolean presentAt(Table table, int card, int location) {
        return present(table, card) == location;
    }

    /**
     * Aboard a ship or vehicle: in a seat or hold of it, or of something inside it, or at one of
     * the sites that are part of it.
     */
    public static boolean aboard(Table table, int card, int ship) {
        return inside(table, card, ship) || belowDecks(table, card, ship);
    }

    /** At a site inside the ship or vehicle: aboard it, but not where it is. */
    public static boolean belowDecks(Table table, int card, int ship) {
        int site = location(table, card);
        return site != Table.NOBODY && site != card && partOf(table, site, ship);
    }

    /**
     * A starship or vehicle site belongs to every version of the ship it names; one that names a
     * whole class, to the one ship it was deployed to.
     */
    public static boolean partOf(Table table, int site, int ship) {
        var place = table.definition(site);
        if (!place.has(Icon.STARSHIP_SITE) && !place.has(Icon.VEHICLE_SITE)) {
            return false;
        }
        if (table.aim(site) != Table.NOBODY) {
            return table.aim(site) == ship;
        }
        return table.definition(ship).isVessel()
                && table.definition(ship).isPersona(place.card().system());
    }

    private static boolean inside(Table table, int card, int ship) {
        int at = card;
        while (at != Table.NOBODY && !table.laidOut(at)) {
            int host = table.host(at);
            if (host == ship) {
                return table.role(at).aboard() || (table.role(at) == Role.ESCORTED && at != card);
            }
            at = host;
        }
        return false;
    }

    /** The ship or vehicle a card is directly aboard, or nobody. */
    public static int vessel(Table table, int card) {
        return table.role(card).aboard() ? table.host(card) : Table.NOBODY;
    }

    /**
     * The name of the system a location belongs to; an asteroid sector is at one without being part
     * of it.
     */
    public static String systemOf(GameState game, int location) {
        return game.table().definition(location).is(Trait.ASTEROID) ? "" : game.systemAt(location);
    }

    /** On a planet: at one of its sites or cloud sectors. */
    public static boolean onPlanet(GameState game, int card, String planet) {
        int location = location(game.table(), card);
        return location != Table.NOBODY
                && location != card
                && !game.table().definition(location).is(Subtype.SYSTEM)
                && systemOf(game, location).equals(planet);
    }

    /**
     * At a planet: on it, or at its system, on a bridge or in a hold there too; or at a battle
     * station that orbits it, which is itself at the planet. Who is at a site inside a ship or a
     * station is only there.
     */
    public static boolean atPlanet(GameState game, int card, String planet) {
        var table = game.table();
        int location = location(table, card);
        if (location == Table.NOBODY || planet.isEmpty()) {
            return false;
        }
        if (location != card && systemOf(game, location).equals(planet)) {
            return true;
        }
        int orbited = Orbit.station(game, location) ? table.aim(location) : Table.NOBODY;
        return orbited != Table.NOBODY && game.systemAt(orbited).equals(planet);
    }
}
