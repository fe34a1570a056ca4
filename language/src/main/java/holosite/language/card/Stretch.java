package holosite.language.card;

/**
 * The stretches of a row of locations, from one end to the other. The icons of a location determine
 * its stretch; a place with an order of its own says so on its cards.
 */
public enum Stretch {
    /** Past the interior sites, where the inside ends. */
    INMOST,
    /** Interior sites. */
    INDOORS,
    /** Between inside and outside: the docking bay. */
    DOOR,
    /** The exterior site next to the docking bay, with no other exterior site between them. */
    DOORSTEP,
    /** Exterior sites; those with a marker in the order of their numbers. */
    OUTDOORS,
    /** The last of the exterior sites. */
    EDGE,
    /** Beyond the last exterior site: the entrance to another interior. */
    FAR_DOOR,
    /** The interior sites beyond that entrance. */
    FAR_INDOORS,
    /** The end of that second interior. */
    FAR_INMOST,
    /** The cloud sector below all others. */
    LOWEST_CLOUDS,
    /** Cloud sectors, the lowest nearest to the sites. */
    CLOUDS,
    SYSTEM,
    /** Beyond the system: asteroid sectors, what lies inside a battle station, its trench. */
    BEYOND,
    /**
     * Docking bays of which there are two: the first on the table is the entrance, the second goes
     * to the far end of the interior.
     */
    EITHER_END
}
