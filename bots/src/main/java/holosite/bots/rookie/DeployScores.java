package holosite.bots.rookie;

import holosite.language.Card;
import holosite.language.ability.Cost;
import holosite.language.ability.Offers;
import holosite.language.ability.When;
import holosite.language.card.CardType;
import holosite.language.card.Figure;
import holosite.language.card.Icon;
import holosite.language.card.Side;
import holosite.language.card.Subtype;
import holosite.language.card.Trait;
import holosite.rules.view.CardView;
import holosite.rules.view.PlaceView;
import holosite.rules.view.PlacedCards.PlacedCard;
import holosite.rules.view.Question;
import java.util.Comparator;
import java.util.List;

/** Which card of the hand is worth deploying now. */
final class DeployScores {
    private static final double NOT_NOW = -1;
    private static final double LOCATION = 100;

    /** What one Force used is worth. */
    private static final double FORCE = 0.15;

    private final Situation situation;
    private final double kept;

    DeployScores(Situation situation) {
        this.situation = situation;
        this.kept = (wantsToBattle() ? 1 : 0) + (holdsAnswers() ? 1 : 0);
    }

    /** Force to keep: for a battle, and for responses that cost Force. */
    double kept() {
        return kept;
    }

    private boolean wantsToBattle() {
        return situation.places().stream()
                .map(place -> LocationProspect.of(place, situation))
                .anyMatch(LocationProspect::contested);
    }

    private boolean holdsAnswers() {
        return situation.view().own().hand().stream()
                .map(situation::printed)
                .filter(card -> card.is(CardType.INTERRUPT))
                .flatMap(card -> card.text().stream())
                .anyMatch(
                        ability ->
                                ability instanceof Offers acts
                                        && acts.action().moment() instanceof When.Just
                                        && acts.action().costs().stream()
                                                .anyMatch(Cost.UseForce.class::isInstance));
    }

    double score(Question.Seen seen) {
        Card card = situation.printed(seen.id());
        if (card.is(CardType.LOCATION)) {
            return LOCATION + icons(card, situation.me()) - icons(card, situation.them());
        }
        double cost = CardWorth.figure(card, Figure.DEPLOY_COST);
        if (cost > situation.force() - kept && situation.force() > 0) {
            return NOT_NOW;
        }
        return switch (card.type()) {
            case CHARACTER, STARSHIP, VEHICLE -> unit(card, cost);
            case WEAPON, DEVICE, EFFECT -> attachment(card);
            case CREATURE -> new CreatureScores(situation).anywhere() - FORCE * cost;
            default -> 0.5;
        };
    }

    private static int icons(Card location, Side side) {
        return side == Side.DARK ? location.darkIcons() : location.lightIcons();
    }

    private double unit(Card card, double cost) {
        double best =
                card.has(Icon.PILOT) && card.is(CardType.CHARACTER) ? bestSeat(card) : NOT_NOW;
        for (PlaceView place : situation.places()) {
            if (suits(card, place)) {
                best = Math.max(best, gain(place, Strength.deployed(card)));
                best = Math.max(best, planned(place, card, cost));
            }
        }
        return best - FORCE * cost;
    }

    /** A ship and the best pilot at hand for it. */
    double together(Question.Seen seen) {
        Card ship = situation.printed(seen.id());
        Card pilot =
                situation.view().own().hand().stream()
                        .map(situation::printed)
                        .filter(c -> c.is(CardType.CHARACTER) && c.has(Icon.PILOT))
                        .max(Comparator.comparingDouble(CardWorth::ability))
                        .orElse(ship);
        double cost =
                CardWorth.figure(ship, Figure.DEPLOY_COST)
                        + CardWorth.figure(pilot, Figure.DEPLOY_COST);
        return situation.places().stream()
                        .filter(place -> suits(ship, place))
                        .mapToDouble(place -> gain(place, Strength.piloted(ship, pilot)))
                        .max()
                        .orElse(NOT_NOW)
                - FORCE * cost;
    }

    /** How much a place improves through a card that comes there. */
    private double gain(PlaceView place, Strength more) {
        return gain(situation, place, more);
    }

    static double gain(Situation situation, PlaceView place, Strength more) {
        LocationProspect now = LocationProspect.of(place, situation);
        return now.with(more).worth() - now.worth();
    }

    /**
     * The card's share of what it could achieve together with the rest of the hand, as far as the
     * Force allows.
     */
    private double planned(PlaceView place, Card card, double cost) {
        Strength all = Strength.deployed(card);
        double left = situation.force() - kept - cost;
        double spent = 0;
        for (Card other : companions(card, place)) {
            double price = CardWorth.figure(other, Figure.DEPLOY_COST);
            if (price <= left) {
                left -= price;
                spent += price;
                all = all.plus(Strength.deployed(other));
            }
        }
        if (all.power() <= 0) {
            return NOT_NOW;
        }
        double share = Strength.deployed(card).power() / all.power();
        return share * (gain(place, all) - FORCE * spent);
    }

    private List<Card> companions(Card card, PlaceView place) {
        return situation.view().own().hand().stream()
                .filter(other -> !other.id().equals(card.id()))
                .map(situation::printed)
                .filter(other -> CardWorth.isUnit(other) && suits(other, place))
                .filter(other -> !situation.inPlayAlready(other))
                .sorted(Comparator.comparingDouble((Card c) -> -Strength.deployed(c).power()))
                .toList();
    }

    /** Whether a card of this kind belongs there and its player may deploy there. */
    private boolean suits(Card card, PlaceView place) {
        Card location = situation.printed(place.location());
        boolean kind =
                switch (card.type()) {
                    case CHARACTER -> location.is(Subtype.SITE) && !location.is(Trait.HOLOSITE);
                    case VEHICLE -> location.is(Subtype.SITE) && location.has(Icon.EXTERIOR);
                    case STARSHIP -> !location.is(Subtype.SITE);
                    default -> false;
                };
        return kind && (place.icons(situation.me()) > 0 || place.occupies(situation.me()));
    }

    /** The value of a pilot for a vessel that has none. */
    private double bestSeat(Card pilot) {
        return situation.onTable().stream()
                .filter(placed -> isIdle(situation, placed.card()))
                .mapToDouble(placed -> seatGain(situation, pilot, placed))
                .max()
                .orElse(NOT_NOW);
    }

    static boolean isIdle(Situation situation, CardView card) {
        return situation.mine(card) && card.marks().contains(CardView.Mark.UNPILOTED);
    }

    static double seatGain(Situation situation, Card pilot, PlacedCard vessel) {
        Strength more = Strength.piloted(situation.printed(vessel.card()), pilot);
        return vessel.place().map(place -> 1 + gain(situation, place, more)).orElse(0.0);
    }

    /** A weapon, device or Effect that does more good than harm somewhere. */
    private double attachment(Card card) {
        double good =
                Math.max(
                        TextScores.standing(situation, card, Whose.MINE),
                        TextScores.standing(situation, card, Whose.THEIRS));
        return card.is(CardType.WEAPON) ? 2 + good : good - 0.1;
    }
}
