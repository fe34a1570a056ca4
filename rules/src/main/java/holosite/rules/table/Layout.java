package holosite.rules.table;

import holosite.language.card.Icon;
import holosite.language.card.Subtype;
import holosite.language.card.Trait;
import holosite.rules.Game;
import holosite.rules.catalog.Definition;
import java.util.Map;

/**
 * How locations lie. The locations of a system form one row: interior sites, then those that are
 * both, then exterior sites, cloud sectors, the system, asteroid sectors. Some places have an order
 * of their own.
 */
public final class Layout {
    private Layout() {}

    /**
     * Sites with a fixed place among the groups of their row, where the icons alone would not tell.
     */
    private static final Map<String, Integer> FIXED =
            Map.ofEntries(
                    Map.entry("Tatooine: Cantina", 90),
                    Map.entry("Tatooine: Docking Bay 94", 110),
                    Map.entry("Tatooine: Mos Eisley", 120),
                    Map.entry("Tatooine: Jabba's Palace", 310),
                    Map.entry("Jabba's Palace: Entrance Cavern", 320),
                    Map.entry("Jabba's Palace: Rancor Pit", 340),
                    Map.entry("Yavin 4: Massassi Headquarters", 150),
                    Map.entry("Dagobah: Cave", 310),
                    Map.entry("Endor: Ewok Village", 310),
                    Map.entry("Endor: Chief Chirpa's Hut", 320),
                    Map.entry("Naboo: Theed Palace Throne Room", 80),
                    Map.entry("Naboo: Theed Palace Courtyard", 150),
                    Map.entry("Death Star: Trench", 700),
                    Map.entry("Death Star II: Coolant Shaft", 710),
                    Map.entry("Death Star II: Capacitors", 720),
                    Map.entry("Death Star II: Reactor Core", 730));

    /** Where a location belongs in its row: lower ranks first, equal ranks in any order. */
    public static int rank(Definition location) {
        Integer fixed = FIXED.get(location.card().title());
        if (fixed != null) {
            return fixed;
        }
        if (location.is(Subtype.SYSTEM)) {
            return 500;
        }
        if (location.is(Subtype.SECTOR)) {
            return location.has(Trait.ASTEROID) ? 600 : 400;
        }
        if (location.card().marker() > 0) {
            return 200 + location.card().marker();
        }
        if (location.card().title().startsWith("Jabba's Palace:")) {
            return 330;
        }
        boolean interior = location.has(Icon.INTERIOR);
        boolean exterior = location.has(Icon.EXTERIOR);
        return interior && exterior ? 110 : interior ? 100 : 200;
    }

    /** Two different locations of one system. */
    public static boolean related(Game game, int a, int b) {
        if (caveOf(game, a, b) || caveOf(game, b, a)) {
            return true;
        }
        if (a == b || !game.systemAt(a).equals(game.systemAt(b)) || game.systemAt(a).isEmpty()) {
            return false;
        }
        boolean asteroidA = game.table().definition(a).has(Trait.ASTEROID);
        boolean asteroidB = game.table().definition(b).has(Trait.ASTEROID);
        // an asteroid sector goes with the system and other asteroids, never with the planet's
        // sites
        boolean siteA = game.table().definition(a).is(Subtype.SITE);
        boolean siteB = game.table().definition(b).is(Subtype.SITE);
        return !(asteroidA && siteB) && !(asteroidB && siteA);
    }

    /** A site inside an asteroid names it and goes with it alone. */
    private static boolean caveOf(Game game, int site, int asteroid) {
        var inside = game.table().definition(site);
        var outside = game.table().definition(asteroid);
        return inside.is(Subtype.SITE)
                && outside.has(Trait.ASTEROID)
                && outside.titled(game.systemAt(site));
    }

    /** Neighbouring sites of one row. */
    public static boolean adjacent(Game game, int a, int b) {
        return distance(game, a, b) == 1;
    }

    /** Steps between two sites of one row; -1 where there is no way on foot. */
    public static int distance(Game game, int a, int b) {
        var table = game.table();
        if (a == b) {
            return 0;
        }
        if (!table.definition(a).is(Subtype.SITE)
                || !table.definition(b).is(Subtype.SITE)
                || !game.systemAt(a).equals(game.systemAt(b))
                || game.systemAt(a).isEmpty()) {
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

    /** The next site of the row on this side, or nobody at its end. */
    public static int neighbour(Game game, int site, boolean right) {
        var table = game.table();
        int at = right ? table.next(site) : table.previous(site);
        return at != Table.NOBODY && distance(game, site, at) == 1 ? at : Table.NOBODY;
    }

    /** The system card of a location's row, if it is on the table. */
    public static int systemCard(Game game, String system) {
        var table = game.table();
        for (int at = table.top(Table.locations()); at != Table.NOBODY; at = table.next(at)) {
            if (table.definition(at).is(Subtype.SYSTEM) && game.systemAt(at).equals(system)) {
                return at;
            }
        }
        return Table.NOBODY;
    }

    /** The nearest sector on one side of a system: asteroids beyond it, clouds before it. */
    public static int nearestSector(Game game, int system, boolean asteroid) {
        var table = game.table();
        int at = asteroid ? table.next(system) : table.previous(system);
        if (at != Table.NOBODY
                && table.definition(at).is(Subtype.SECTOR)
                && table.definition(at).has(Trait.ASTEROID) == asteroid
                && game.systemAt(at).equals(game.systemAt(system))) {
            return at;
        }
        return Table.NOBODY;
    }

    /**
     * Where a new location of this system may lie: before each of the returned locations, or at the
     * end of the row where the entry is nobody.
     */
    public static int[] places(Game game, int location, String system) {
        var table = game.table();
        int rank = rank(table.definition(location));
        var found = new int[table.size(Table.locations()) + 1];
        int count = 0;
        boolean rowSeen = false;
        int at = table.top(Table.locations());
        int last = Table.NOBODY;
        for (; at != Table.NOBODY; at = table.next(at)) {
            boolean sameRow = game.systemAt(at).equals(system);
            if (sameRow) {
                int left = rowSeen ? rank(table.definition(last)) : Integer.MIN_VALUE;
                if (left <= rank && rank <= rank(table.definition(at))) {
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
        } else if (rank(table.definition(last)) <= rank) {
            found[count++] = at;
        }
        return java.util.Arrays.copyOf(found, count);
    }
}
