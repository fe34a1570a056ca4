package holosite.language.card;

/**
 * The stretches of a row of locations, from one end to the other. The icons of a location tell its
 * stretch; a place with an order of its own says so on its cards.
 */
public enum Stretch {
    /** Past the interior sites, where the inside ends. */
    INMOST,
    /** Interior sites. */
    INDOORS,
    /** Between inside and outside: the docking bay. */
    DOOR,
    /** The exterior site next to the door, from which no other exterior site parts it. */
    DOORSTEP,
    /** Exterior sites; those with a marker in the order of their numbers. */
    OUTDOORS,
    /** The last of the exterior sites. */
    EDGE,
    /** Beyond the edge: the way into another inside. */
    FAR_DOOR,
    /** The interior sites beyond that. */
    FAR_INDOORS,
    /** Where that inside ends. */
    FAR_INMOST,
    /** The cloud sector below all others. */
    LOWEST_CLOUDS,
    /** Cloud sectors, the lowest nearest to the sites. */
    CLOUDS,
    SYSTEM,
    /** Beyond the system: asteroid sectors, what lies inside a battle station, its trench. */
    BEYOND,
    /**
     * Docking bays of which there are two: the first on the table is the door, the second goes to
     * the inmost end.
     */
    EITHER_END
}
