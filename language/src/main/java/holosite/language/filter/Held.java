package holosite.language.filter;

import holosite.language.card.Who;

/** Locations a player occupies, or controls. */
public record Held(Who who, Hold hold) implements Filter {

    /** The two ways to hold a location. */
    public enum Hold {
        OCCUPIED,
        CONTROLLED
    }
}
