package holosite.bots.rookie;

import holosite.language.Card;
import holosite.language.card.CardType;
import holosite.language.card.Icon;
import holosite.language.card.Subtype;
import holosite.rules.table.Role;
import holosite.rules.view.CardView;
import holosite.rules.view.PlaceView;
import holosite.rules.view.PlacedCards.PlacedCard;
import holosite.rules.view.Question;
import java.util.function.Predicate;

/** Whether a card is better off somewhere else, within what it can reach by itself. */
final class MoveScores {
    /** A move costs Force and the card's move of this turn: small gains are not worth it. */
    static final double WORTH_THE_TROUBLE = 0.8;

    private static final double NO = -1;

    /** The cost of landing: those aboard must still get out, and the ship stays on the ground. */
    private static final double ON_THE_GROUND = 1.5;

    private final Situation situation;

    MoveScores(Situation situation) {
        this.situation = situation;
    }

    double score(Question.Seen seen) {
        return situation
                .placed(seen)
                .filter(placed -> !placed.isLocation())
                .map(placed -> best(placed, place -> reaches(placed, place)))
                .orElse(NO);
    }

    /** Taking off from a site to the system or a sector above it. */
    double takeOff(Question.Seen seen) {
        return situation
                .placed(seen)
                .map(placed -> best(placed, to -> related(placed, to) && !isSite(to)))
                .orElse(NO);
    }

    /** Landing at a site, for the sake of those aboard. */
    double land(Question.Seen seen) {
        return situation
                .placed(seen)
                .map(
                        placed ->
                                best(placed, to -> related(placed, to) && isExterior(to))
                                        - ON_THE_GROUND)
                .orElse(NO);
    }

    /** A bombing run to a site of the planet below: the ship fights there without landing. */
    double bombingRun(Question.Seen seen) {
        return situation
                .placed(seen)
                .map(
                        placed ->
                                situation.places().stream()
                                        .filter(to -> related(placed, to) && isExterior(to))
                                        .mapToDouble(to -> bombingRun(placed, to))
                                        .max()
                                        .orElse(NO))
                .orElse(NO);
    }

    private double bombingRun(PlacedCard placed, PlaceView to) {
        return left(situation, placed)
                + DeployScores.gain(situation, to, Strength.of(situation, placed.card()))
                - WORTH_THE_TROUBLE;
    }

    /**
     * Shuttling from a ship to a site of the planet below, or up to fly a ship that has no pilot.
     */
    double shuttle(Question.Seen seen) {
        return situation
                .placed(seen)
                .map(
                        placed ->
                                placed.host().isPresent()
                                        ? down(placed)
                                        : up(placed) - WORTH_THE_TROUBLE)
                .orElse(NO);
    }

    private double down(PlacedCard placed) {
        return needed(placed) ? NO : best(placed, to -> related(placed, to) && isExterior(to));
    }

    private double up(PlacedCard placed) {
        Card pilot = situation.printed(placed.card());
        if (!pilot.has(Icon.PILOT)) {
            return NO;
        }
        return situation.onTable().stream()
                .filter(ship -> DeployScores.isIdle(situation, ship.card()))
                .filter(ship -> ship.place().filter(at -> related(placed, at)).isPresent())
                .filter(ship -> ship.place().filter(at -> !isSite(at)).isPresent())
                .mapToDouble(ship -> left(situation, placed) + seat(pilot, ship))
                .max()
                .orElse(NO);
    }

    private double seat(Card pilot, PlacedCard ship) {
        return DeployScores.seatGain(situation, pilot, ship);
    }

    /** Leaving a landed ship to be at the site; vehicles keep their crew. */
    double disembark(Question.Seen seen) {
        var placed = situation.placed(seen);
        if (placed.isEmpty() || placed.get().host().isEmpty() || placed.get().place().isEmpty()) {
            return NO;
        }
        CardView ship = placed.get().host().get();
        PlaceView site = placed.get().place().get();
        if (!situation.printed(ship).is(CardType.STARSHIP) || !isSite(site)) {
            return NO;
        }
        double out =
                DeployScores.gain(situation, site, Strength.of(situation, placed.get().card()));
        return needed(placed.get()) ? out - Math.max(0, lift(ship, site)) : out;
    }

    /** What a landed ship would be worth if it took off with its crew. */
    private double lift(CardView ship, PlaceView site) {
        return situation.places().stream()
                .filter(to -> to.system().equals(site.system()) && !isSite(to))
                .mapToDouble(to -> DeployScores.gain(situation, to, Strength.of(situation, ship)))
                .max()
                .orElse(0);
    }

    /** What a pilot beside a landed ship would gain by taking it up. */
    double boardAndLift(PlacedCard pilot, CardView ship) {
        return pilot.place()
                .map(
                        site ->
                                situation.places().stream()
                                        .filter(to -> to.system().equals(site.system()))
                                        .filter(to -> !isSite(to))
                                        .mapToDouble(to -> lift(pilot, ship, to))
                                        .max()
                                        .orElse(NO))
                .orElse(NO);
    }

    private double lift(PlacedCard pilot, CardView ship, PlaceView to) {
        Strength flown = Strength.piloted(situation.printed(ship), situation.printed(pilot.card()));
        return left(situation, pilot) + DeployScores.gain(situation, to, flown) - WORTH_THE_TROUBLE;
    }

    /** Nobody else could fly what this one flies. */
    private boolean needed(PlacedCard placed) {
        return placed.card().role() == Role.PILOT
                && placed.host()
                        .filter(ship -> situation.printed(ship).permanentPilot().isEmpty())
                        .filter(
                                ship ->
                                        ship.on().stream()
                                                        .filter(on -> on.role() == Role.PILOT)
                                                        .count()
                                                == 1)
                        .isPresent();
    }

    private double best(PlacedCard placed, Predicate<PlaceView> within) {
        return situation.places().stream()
                        .filter(within)
                        .mapToDouble(place -> gain(situation, placed, place))
                        .max()
                        .orElse(NO)
                - WORTH_THE_TROUBLE;
    }

    /** How much better both places together are after the move. */
    static double gain(Situation situation, PlacedCard mover, PlaceView to) {
        if (situation.printed(mover.card()).is(CardType.CREATURE)) {
            var beasts = new CreatureScores(situation);
            return beasts.at(to) - mover.place().map(beasts::at).orElse(0.0);
        }
        return left(situation, mover)
                + DeployScores.gain(situation, to, brings(situation, mover, to));
    }

    /** How much worse the place is that a card leaves. */
    private static double left(Situation situation, PlacedCard mover) {
        return mover.place()
                .map(from -> LocationProspect.of(from, situation))
                .map(from -> from.without(takes(situation, mover)).worth() - from.worth())
                .orElse(0.0);
    }

    /**
     * What a place loses with a card: a landed ship counts for nothing there, and those aboard a
     * ship for their ability.
     */
    private static Strength takes(Situation situation, PlacedCard mover) {
        if (landed(situation, mover)) {
            return Strength.NONE;
        }
        Strength own = Strength.of(situation, mover.card());
        return mover.card().role().aboard() ? new Strength(0, own.ability()) : own;
    }

    private static boolean landed(Situation situation, PlacedCard mover) {
        return situation.printed(mover.card()).is(CardType.STARSHIP)
                && mover.place()
                        .filter(at -> situation.printed(at.location()).is(Subtype.SITE))
                        .isPresent();
    }

    /** What comes to a place with a card: with a ship that lands, those who can get out. */
    private static Strength brings(Situation situation, PlacedCard mover, PlaceView to) {
        Strength all = Strength.of(situation, mover.card());
        boolean lands =
                situation.printed(mover.card()).is(CardType.STARSHIP)
                        && situation.printed(to.location()).is(Subtype.SITE);
        return lands ? Strength.crew(situation, mover.card()) : all;
    }

    /** As far as a rough look at the table can say; the rules decide, and ask where. */
    private boolean reaches(PlacedCard placed, PlaceView to) {
        if (placed.place().isEmpty() || placed.place().get().equals(to)) {
            return false;
        }
        PlaceView from = placed.place().get();
        Card here = situation.printed(from.location());
        Card there = situation.printed(to.location());
        boolean ship = situation.printed(placed.card()).is(CardType.STARSHIP);
        if (here.is(Subtype.SITE) && there.is(Subtype.SITE)) {
            return !ship
                    && from.system().equals(to.system())
                    && steps(from, to) <= CardWorth.orZero(placed.card().landspeed());
        }
        if (here.is(Subtype.SYSTEM) && there.is(Subtype.SYSTEM)) {
            return Math.abs(from.parsec() - to.parsec())
                    <= CardWorth.orZero(placed.card().hyperspeed());
        }
        return ship
                && !here.is(Subtype.SITE)
                && !there.is(Subtype.SITE)
                && from.system().equals(to.system());
    }

    private boolean related(PlacedCard placed, PlaceView to) {
        return placed.place()
                .filter(from -> !from.equals(to) && from.system().equals(to.system()))
                .isPresent();
    }

    private boolean isSite(PlaceView place) {
        return situation.printed(place.location()).is(Subtype.SITE);
    }

    private boolean isExterior(PlaceView place) {
        return isSite(place) && situation.printed(place.location()).has(Icon.EXTERIOR);
    }

    private int steps(PlaceView from, PlaceView to) {
        int a = situation.places().indexOf(from);
        int b = situation.places().indexOf(to);
        int steps = 0;
        for (int i = Math.min(a, b); i < Math.max(a, b); i++) {
            if (situation.printed(situation.places().get(i).location()).is(Subtype.SITE)) {
                steps++;
            }
        }
        return steps;
    }
}
