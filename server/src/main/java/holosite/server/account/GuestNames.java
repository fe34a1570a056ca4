package holosite.server.account;

import java.util.List;
import java.util.random.RandomGenerator;

/** Names for guests: easy to read and to distinguish. */
final class GuestNames {
    private static final List<String> FIRST =
            List.of(
                    "Amber",
                    "Bold",
                    "Brave",
                    "Bright",
                    "Calm",
                    "Clever",
                    "Copper",
                    "Daring",
                    "Distant",
                    "Eager",
                    "Early",
                    "Gentle",
                    "Golden",
                    "Hidden",
                    "Humble",
                    "Keen",
                    "Late",
                    "Lucky",
                    "Merry",
                    "Nimble",
                    "Patient",
                    "Quick",
                    "Quiet",
                    "Rapid",
                    "Silver",
                    "Solar",
                    "Steady",
                    "Swift",
                    "Tiny",
                    "Wandering",
                    "Wary",
                    "Wise");
    private static final List<String> SECOND =
            List.of(
                    "Beacon",
                    "Comet",
                    "Courier",
                    "Cruiser",
                    "Dealer",
                    "Drifter",
                    "Eclipse",
                    "Engineer",
                    "Envoy",
                    "Gambler",
                    "Guide",
                    "Hermit",
                    "Hunter",
                    "Meteor",
                    "Moon",
                    "Nomad",
                    "Orbit",
                    "Pilot",
                    "Planet",
                    "Ranger",
                    "Rocket",
                    "Sailor",
                    "Scout",
                    "Smith",
                    "Spark",
                    "Star",
                    "Tinker",
                    "Trader",
                    "Traveler",
                    "Voyager");

    private GuestNames() {}

    static String make(RandomGenerator random) {
        return FIRST.get(random.nextInt(FIRST.size()))
                + " "
                + SECOND.get(random.nextInt(SECOND.size()))
                + " "
                + (20 + random.nextInt(980));
    }
}
