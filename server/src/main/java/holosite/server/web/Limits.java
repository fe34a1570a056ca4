package holosite.server.web;

import java.util.Map;

/**
 * How many requests are allowed in a minute, for one address and for one session, and how many
 * wrong passwords.
 *
 * @param perAddress by rate, for everybody behind one address together
 * @param perSession by rate, for one browser
 * @param wrongPasswords for one name, in five minutes
 */
public record Limits(
        Map<Rate, Integer> perAddress, Map<Rate, Integer> perSession, int wrongPasswords) {
    public Limits {
        perAddress = Map.copyOf(perAddress);
        perSession = Map.copyOf(perSession);
        for (Rate rate : Rate.values()) {
            if (!perAddress.containsKey(rate) || !perSession.containsKey(rate)) {
                throw new IllegalArgumentException("no limit for " + rate);
            }
        }
    }

    /** The limits of a public server. */
    public static Limits standard() {
        return new Limits(
                Map.of(Rate.USUAL, 1200, Rate.HEAVY, 240, Rate.PASSWORD, 20, Rate.NEWCOMER, 30),
                Map.of(Rate.USUAL, 300, Rate.HEAVY, 60, Rate.PASSWORD, 10, Rate.NEWCOMER, 10),
                10);
    }

    /** The same number for everything. */
    public static Limits all(int number) {
        var same =
                Map.of(
                        Rate.USUAL,
                        number,
                        Rate.HEAVY,
                        number,
                        Rate.PASSWORD,
                        number,
                        Rate.NEWCOMER,
                        number);
        return new Limits(same, same, number);
    }
}
