package holosite.rules.place;

import holosite.language.card.Icon;
import holosite.language.card.RowPosition;
import holosite.language.card.Stretch;
import holosite.language.card.Subtype;
import holosite.language.card.Trait;
import holosite.rules.card.Definition;
import holosite.rules.state.GameState;
import holosite.rules.table.Flag;
import holosite.rules.table.Table;
import holosite.rules.whereabouts.Whereabouts;
import java.util.List;

/**
 * How locations are arranged. The locations of a system form one row: interior sites, then those
 * that are both, then exterior sites, cloud sectors, the system, asteroid sectors. Some places have
 * an order of their own; their cards say so.
 */
public final class Layout {
    private static final List<Stretch> STRETCHES = List.of(Stretch.values());

    private Layout() {}

    /** The stretch of its row a location belongs to, as its card says or by its icons. */
    static Stretch stretch(Definition location) {
        var rowPosition = location.card().rowPosition();
        if (rowPosition.isPresent()) {
            return rowPosition.get().stretch();
        }
        if (location.is(Subtype.SYSTEM)) {
            return Stretch.SYSTEM;
        }
        if (location.is(Subtype.SECTOR)) {
            return location.has(Trait.ASTEROID) ? Stretch.BEYOND : Stretch.CLOUDS;
        }
        boolean interior = location.has(Icon.INTERIOR);
        boolean exterior = location.has(Icon.EXTERIOR);
        if (location.card().marker() > 0 || !interior) {
            return Stretch.OUTDOORS;
        }
        return exterior ? Stretch.DOOR : Stretch.INDOORS;
    }

    /** Beyond its system rather than between it and the sites. */
    public static boolean beyond(Definition location) {
        return stretch(location) == Stretch.BEYOND;
    }

    /**
     * Where a location belongs in its row: lower ranks first, equal ranks in any order. What is
     * left of a site that was blown away is one more exterior site.
     */
    private static int rank(GameState game, int location, String system) {
        Definition definition = game.table().definition(location);
        if (definition.is(Subtype.SITE) && game.table().has(location, Flag.BLOWN_AWAY)) {
            return STRETCHES.indexOf(Stretch.OUTDOORS) * 100;
        }
        Stretch stretch = stretch(definition);
        if (stretch == Stretch.EITHER_END) {
            stretch = doorTaken(game, location, system) ? Stretch.INMOST : Stretch.DOOR;
        }
        int order =
                definition.card().rowPosition().map(RowPosition::order).orElse(0)
                        + definition.card().marker();
        return STRETCHES.indexOf(stretch) * 100 + order;
    }

    /**
     * The first of two docking bays is the entrance; the second, laid before it, goes to the end.
     */
    private static boolean doorTaken(GameState game, int bay, String system) {
        var table = game.table();
        int at = table.laidOut(bay) ? table.next(bay) : table.top(Table.locations());
        for (; at != Table.NOBODY; at = table.next(at)) {
            if (game.systemAt(at).equals(system)
                    && stretch(table.definition(at)) == Stretch.EITHER_END) {
                return true;
            }
        }
        return false;
    }

    /**
     * The name of the row a location of its own name lies in: its system's, or for a site inside an
     * asteroid that of the system where the asteroid is.
     */
    public static String row(GameState game, int location) {
        var table = game.table();
        Definition definition = table.definition(location);
        String own = definition.card().system();
        if (inAsteroid(definition)) {
            for (int at = table.top(Table.locations()); at != Table.NOBODY; at = table.next(at)) {
                if (table.definition(at).titled(own)) {
                    return game.systemAt(at);
                }
            }
        }
        return own;
    }

    /** A site inside an asteroid; the name it goes by is that of the asteroid's sector. */
    public static boolean inAsteroid(Definition site) {
        return site.is(Subtype.SITE) && site.has(Trait.ASTEROID);
    }

    /** Two different locations of one system. */
    public static boolean related(GameState game, int a, int b) {
        if (caveOf(game, a, b) || caveOf(game, b, a)) {
            return true;
        }
        if (aroundVehicle(game, a, b) || aroundVehicle(game, b, a)) {
            return true;
        }
        if (a == b
                || !game.systemAt(a).equals(game.systemAt(b))
                || game.systemAt(a).isEmpty()
                || !sameShip(game, a, b)) {
            return false;
        }
        if (inAsteroid(game.table().definition(a)) || inAsteroid(game.table().definition(b))) {
            return false;
        }
        boolean asteroidA = game.table().definition(a).has(Trait.ASTEROID);
        boolean asteroidB = game.table().definition(b).has(Trait.ASTEROID);
        // an asteroid sector is related to the system and other asteroids, never to the planet's
        // sites
        boolean siteA = game.table().definition(a).is(Subtype.SITE);
        boolean siteB = game.table().definition(b).is(Subtype.SITE);
        return !(asteroidA && siteB) && !(asteroidB && siteA);
    }

    /** Whether a location that is not on the table names the system that this one belongs to. */
    public static boolean wouldBeRelated(GameState game, int card, int location) {
        var table = game.table();
        return table.inZone(card)
                && table.definition(card).isLocation()
                && !game.systemAt(location).isEmpty()
                && Whereabouts.systemOf(game, card).equals(game.systemAt(location));
    }

    /** Sites named after a class of ships are related only within one ship. */
    private static boolean sameShip(GameState game, int a, int b) {
        var table = game.table();
        return !ShipSites.is(table, a) || !ShipSites.is(table, b) || table.aim(a) == table.aim(b);
    }

    /** A vehicle site is related to the sites of the planet where its vehicle is. */
    private static boolean aroundVehicle(GameState game, int site, int other) {
        var table = game.table();
        if (!table.definition(site).has(Icon.VEHICLE_SITE)
                || !table.definition(other).is(Subtype.SITE)) {
            return false;
        }
        int vehicle = ShipSites.ship(game, site);
        int at = vehicle == Table.NOBODY ? Table.NOBODY : Whereabouts.location(table, vehicle);
        return at != Table.NOBODY
                && at != site
                && table.definition(at).is(Subtype.SITE)
                && !ShipSites.is(table, other)
                && game.systemAt(at).equals(game.systemAt(other));
    }

    /** A site inside an asteroid names it and is related to it alone. */
    private static boolean caveOf(GameState game, int site, int asteroid) {
        var inside = game.table().definition(site);
        var outside = game.table().definition(asteroid);
        return inAsteroid(inside)
                && outside.is(Subtype.SECTOR)
                && outside.titled(inside.card().system())
                && game.systemAt(site).equals(game.systemAt(asteroid));
    }

    /** Sites that are apart: nobody can walk to a trench or a holosite, or into an asteroid. */
    private static boolean apart(Definition site) {
        return site.has(Trait.TRENCH) || site.has(Trait.HOLOSITE) || site.has(Trait.ASTEROID);
    }

    /**
     * Neighbouring sites of one row; and a site inside a ship or vehicle with the one where that
     * stands.
     */
    public static boolean adjacent(GameState game, int a, int b) {
        return distance(game, a, b) == 1
                || ShipSites.joins(game.table(), a, b)
                || ShipSites.joins(game.table(), b, a);
    }

    /** Steps between two sites of one row; -1 if nobody can walk between them. */
    public static int distance(GameState game, int a, int b) {
        var table = game.table();
        if (a == b) {
            return 0;
        }
        if (!table.definition(a).is(Subtype.SITE)
                || !table.definition(b).is(Subtype.SITE)
                || apart(table.definition(a))
                || apart(table.definition(b))
                || !game.systemAt(a).equals(game.systemAt(b))
                || game.systemAt(a).isEmpty()
                || !sameShip(game, a, b)) {
            return -1;
        }
        int steps = 0;
        for (int at = a; at != Table.NOBODY; at = table.next(at), steps++) {
            if (at == b) {
                return steps;
            }
        }
        steps = 0;
        for (int at = a; at != Table.NOBODY; at = table.previous(at), steps++) {
            if (at == b) {
                return steps;
            }
        }
        return -1;
    }

    /** Whether it takes more steps from a goal to a site than to another; where none lead, more. */
    public static boolean isFarther(GameState game, int goal, int from, int site) {
        if (goal == Table.NOBODY) {
            return false;
        }
        int now = distance(game, from, goal);
        int then = distance(game, site, goal);
        return now >= 0 && (then < 0 || then > now);
    }

    /** Whether a site is this goal, or lies on the side of the row where the goal lies. */
    public static boolean sameDirection(GameState game, int from, int goal, int site) {
        if (from == Table.NOBODY || goal == Table.NOBODY || goal == from || site == from) {
            return false;
        }
        return site == goal
                || isAlong(game, from, goal, true) && isAlong(game, from, site, true)
                || isAlong(game, from, goal, false) && isAlong(game, from, site, false);
    }

    private static boolean isAlong(GameState game, int from, int site, boolean right) {
        for (int at = neighbour(game, from, right);
                at != Table.NOBODY;
                at = neighbour(game, at, right)) {
            if (at == site) {
                return true;
            }
        }
        return false;
    }

    /** The next site of the row on this side, or nobody at its end. */
    public static int neighbour(GameState game, int site, boolean right) {
        var table = game.table();
        int at = right ? table.next(site) : table.previous(site);
        return at != Table.NOBODY && distance(game, site, at) == 1 ? at : Table.NOBODY;
    }

    /** The system card of a location's row, if it is on the table. */
    public static int systemCard(GameState game, String system) {
        var table = game.table();
        for (int at = table.top(Table.locations()); at != Table.NOBODY; at = table.next(at)) {
            if (table.definition(at).is(Subtype.SYSTEM) && game.systemAt(at).equals(system)) {
                return at;
            }
        }
        return Table.NOBODY;
    }

    /** The sector next to a system: beyond it, or before it where the clouds are. */
    public static int nearestSector(GameState game, int system, boolean beyond) {
        var table = game.table();
        int at = beyond ? table.next(system) : table.previous(system);
        if (at != Table.NOBODY
                && table.definition(at).is(Subtype.SECTOR)
                && game.systemAt(at).equals(game.systemAt(system))) {
            return at;
        }
        return Table.NOBODY;
    }

    /**
     * Where a new location of this system may lie: before each of the returned locations, or at the
     * end of the row where the entry is nobody.
     */
    public static int[] places(GameState game, int location, String system) {
        var table = game.table();
        int rank = rank(game, location, system);
        boolean besidePort = spaceport(table, location) && rowHasSpaceport(game, system);
        var found = new int[table.size(Table.locations()) + 1];
        int count = 0;
        boolean rowSeen = false;
        int at = table.top(Table.locations());
        int last = Table.NOBODY;
        for (; at != Table.NOBODY; at = table.next(at)) {
            boolean sameRow = game.systemAt(at).equals(system) && sameShip(game, at, location);
            if (sameRow) {
                int left = rowSeen ? rank(game, last, system) : Integer.MIN_VALUE;
                if (left <= rank
                        && rank <= rank(game, at, system)
                        && portsAgree(table, location, last, at, besidePort)) {
                    found[count++] = at;
                }
                rowSeen = true;
                last = at;
            } else if (rowSeen) {
                break;
            }
        }
        if (!rowSeen) {
            found[count++] = Table.NOBODY;
        } else if (rank(game, last, system) <= rank
                && portsAgree(table, location, last, Table.NOBODY, besidePort)) {
            found[count++] = at;
        }
        return java.util.Arrays.copyOf(found, count);
    }

    /** Generic spaceport sites of a planet are next to each other, with nothing between them. */
    private static boolean portsAgree(
            Table table, int location, int left, int right, boolean besidePort) {
        boolean portLeft = left != Table.NOBODY && spaceport(table, left);
        boolean portRight = right != Table.NOBODY && spaceport(table, right);
        return besidePort
                ? portLeft || portRight
                : spaceport(table, location) || !(portLeft && portRight);
    }

    private static boolean rowHasSpaceport(GameState game, String system) {
        var table = game.table();
        for (int at = table.top(Table.locations()); at != Table.NOBODY; at = table.next(at)) {
            if (spaceport(table, at) && game.systemAt(at).equals(system)) {
                return true;
            }
        }
        return false;
    }

    private static boolean spaceport(Table table, int site) {
        Definition definition = table.definition(site);
        return definition.has(Trait.SPACEPORT) && definition.card().system().isEmpty();
    }
}
