package holosite.language.card;

/**
 * Whom and what a starship or vehicle takes aboard. {@link #UNLIMITED} seats have no bound. Combined
 * seats take a pilot or a passenger, as their owner likes.
 */
public record Capacity(
        int pilots,
        int passengers,
        int pilotsOrPassengers,
        int astromechs,
        int vehicles,
        int starfighters,
        int ties,
        int capitals) {

    public static final int UNLIMITED = 99;
    public static final Capacity NONE = new Capacity(0, 0, 0, 0, 0, 0, 0, 0);

    public static Capacity pilots(int n) {
        return NONE.withPilots(n);
    }

    public static Capacity passengers(int n) {
        return NONE.withPassengers(n);
    }

    public static Capacity pilotsOrPassengers(int n) {
        return new Capacity(0, 0, n, 0, 0, 0, 0, 0);
    }

    public Capacity withPilots(int n) {
        return new Capacity(n, passengers, pilotsOrPassengers, astromechs, vehicles, starfighters, ties, capitals);
    }

    public Capacity withPassengers(int n) {
        return new Capacity(pilots, n, pilotsOrPassengers, astromechs, vehicles, starfighters, ties, capitals);
    }

    public Capacity withAstromechs(int n) {
        return new Capacity(pilots, passengers, pilotsOrPassengers, n, vehicles, starfighters, ties, capitals);
    }

    public Capacity withVehicles(int n) {
        return new Capacity(pilots, passengers, pilotsOrPassengers, astromechs, n, starfighters, ties, capitals);
    }

    public Capacity withStarfighters(int n) {
        return new Capacity(pilots, passengers, pilotsOrPassengers, astromechs, vehicles, n, ties, capitals);
    }

    public Capacity withTies(int n) {
        return new Capacity(pilots, passengers, pilotsOrPassengers, astromechs, vehicles, starfighters, n, capitals);
    }
}
