package holosite.language.filter;

/**
 * How two cards can stand to each other. The first card is the one asked about: "PILOTING" is true of the
 * pilot, "PILOTED_BY" of the ship. No card is in a relation of company with itself.
 */
public enum Relation {
    /** At the location: present there, or on the bridge or in the hold of something present there. */
    AT,
    /** Physically at the location itself, not inside something enclosed. */
    PRESENT_AT,
    /** On the planet (at any of its sites or cloud sectors), given one of its locations. */
    ON_SAME_PLANET_AS,
    /** Both at the same location. */
    WITH,
    /** Both present at the same place. */
    PRESENT_WITH,
    /** Both at the same location, a site. */
    AT_SAME_SITE_AS,
    /** At the same or an adjacent site. */
    AT_SAME_OR_ADJACENT_SITE_AS,
    AT_ADJACENT_SITE_TO,
    /** In a seat or hold of it, or at one of its sites. */
    ABOARD,
    PILOTING,
    /** Driver of a transport vehicle. */
    DRIVING,
    PASSENGER_OF,
    PILOTED_BY,
    HAS_ABOARD,
    /** Carried by or deployed on it. */
    ON,
    /** Stacked on it, where it only lies; such a card is not on the table. */
    STACKED_ON,
    /** A weapon being fired by it. */
    FIRED_BY,
    /** Both being deployed in one action. */
    DEPLOYING_WITH,
    /** Carrying it. */
    BEARING,
    ESCORTING,
    ESCORTED_BY,
    /** Two locations of the same system. */
    RELATED_TO,
    ADJACENT_TO,
    /** The first sector of its kind on that side of a system. */
    NEAREST_TO,
    /** The same location or an adjacent one. */
    SAME_OR_ADJACENT_TO,
    /** Locations where the other card is. */
    WHERE_IS,
    /** Locations where the other card is present. */
    WHERE_PRESENT,
    /** Aimed at, as by a Utinni Effect. */
    AIMED_AT,
    AIM_OF,
    SAME_TITLE_AS,
    MATCHING,
    /** Both taking part in the battle. */
    IN_BATTLE_WITH
}
