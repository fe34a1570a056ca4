package holosite.language.card;

import holosite.language.check.Refuse;

/** Dots and diamonds before a title: how many may be on the table, in all or for each system. */
public record Uniqueness(int copies, Scope scope) {
    public Uniqueness {
        Refuse.when(
                (scope == Scope.UNLIMITED) != (copies == 0),
                "marks say how many copies there may be, not %s",
                copies);
    }

    /** Where the copies are counted. */
    public enum Scope {
        UNLIMITED,
        TABLE,
        SYSTEM
    }

    public static final Uniqueness NONE = new Uniqueness(0, Scope.UNLIMITED);
    public static final Uniqueness UNIQUE = new Uniqueness(1, Scope.TABLE);

    public static Uniqueness dots(int copies) {
        return new Uniqueness(copies, Scope.TABLE);
    }

    public static Uniqueness diamonds(int copies) {
        return new Uniqueness(copies, Scope.SYSTEM);
    }

    /**
     * A unique card has exactly one dot; two or three dots make a card restricted but not unique.
     */
    public boolean unique() {
        return scope == Scope.TABLE && copies == 1;
    }

    /** The marks as they are printed before a title. */
    public String marks() {
        return switch (scope) {
            case UNLIMITED -> "";
            case TABLE -> "•".repeat(copies);
            case SYSTEM -> "◇".repeat(copies);
        };
    }
}
