package holosite.language.card;

import holosite.language.prose.Noun;
import holosite.language.prose.Prose;
import java.util.ArrayList;
import java.util.List;

/**
 * Whom and what a starship or vehicle takes aboard. {@link #UNLIMITED} seats have no bound.
 * Combined seats take a pilot or a passenger, as their owner likes.
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
        return new Capacity(
                n,
                passengers,
                pilotsOrPassengers,
                astromechs,
                vehicles,
                starfighters,
                ties,
                capitals);
    }

    public Capacity withPassengers(int n) {
        return new Capacity(
                pilots, n, pilotsOrPassengers, astromechs, vehicles, starfighters, ties, capitals);
    }

    public Capacity withAstromechs(int n) {
        return new Capacity(
                pilots, passengers, pilotsOrPassengers, n, vehicles, starfighters, ties, capitals);
    }

    public Capacity withVehicles(int n) {
        return new Capacity(
                pilots,
                passengers,
                pilotsOrPassengers,
                astromechs,
                n,
                starfighters,
                ties,
                capitals);
    }

    public Capacity withStarfighters(int n) {
        return new Capacity(
                pilots, passengers, pilotsOrPassengers, astromechs, vehicles, n, ties, capitals);
    }

    public Capacity withTies(int n) {
        return new Capacity(
                pilots,
                passengers,
                pilotsOrPassengers,
                astromechs,
                vehicles,
                starfighters,
                n,
                capitals);
    }

    public String say(Prose p) {
        var seats = new ArrayList<String>();
        seat(p, seats, pilots, CREW.get(0));
        seat(p, seats, passengers, CREW.get(1));
        seat(p, seats, pilotsOrPassengers, CREW.get(2));
        seat(p, seats, astromechs, CREW.get(3));
        seat(p, seats, vehicles, CREW.get(4));
        seat(p, seats, starfighters, CREW.get(5));
        seat(p, seats, ties, CREW.get(6));
        seat(p, seats, capitals, CREW.get(7));
        return p.say("may carry ", "peut transporter ") + p.and(seats);
    }

    private static final List<Noun> CREW =
            List.of(
                    Noun.m("pilot", "pilote"),
                    Noun.m("passenger", "passager"),
                    Noun.m("pilot[s] or passenger[s]", "pilote[s] ou passager[s]"),
                    Noun.m("astromech", "astromech"),
                    Noun.m("vehicle", "véhicule"),
                    Noun.m("starfighter", "chasseur stellaire"),
                    Noun.m("TIE", "chasseur[s] TIE"),
                    Noun.m("capital starship", "vaisseau spatial capital"));

    private static void seat(Prose p, List<String> seats, int number, Noun noun) {
        if (number == UNLIMITED) {
            seats.add(p.say("unlimited ", "un nombre illimité de ") + p.plural(noun));
        } else if (number > 0) {
            seats.add(number + " " + noun.in(p.language(), number > 1));
        }
    }
}
