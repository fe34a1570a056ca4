package holosite.app.map;

import java.util.List;

/**
 * Locations that belong together, in their row, and the regions that lie within: a battle station
 * in orbit, the sites of a ship that is here, the inside of an asteroid. {@code where} names what
 * it orbits or is part of; the parsec is NaN if there is no system card.
 */
record Region(
        Kind kind,
        String name,
        double parsec,
        String where,
        List<MapLocation> row,
        List<Region> within) {

    enum Kind {
        SYSTEM,
        /** A battle station that orbits nothing. */
        DEEP_SPACE,
        /** A battle station around the planet it lies within. */
        IN_ORBIT,
        /** Locations of a system whose own card is not on the table. */
        WITHOUT_SYSTEM,
        /** Sites of a starship or vehicle; {@code where} is empty if that is not on the table. */
        ABOARD,
        IN_ASTEROID,
        /** A table that Dejariks and holograms play on; it is at no system. */
        HOLOSITE
    }

    Region {
        row = List.copyOf(row);
        within = List.copyOf(within);
    }
}
