package holosite.bots.rookie;

import holosite.language.Card;
import holosite.language.card.CardType;
import holosite.language.card.Icon;
import holosite.language.card.Subtype;
import holosite.rules.view.CardView;
import holosite.rules.view.PlaceView;
import holosite.rules.view.PlacedCards.PlacedCard;
import holosite.rules.view.Question;

/** Where to deploy a card. */
final class DeployPlaceScorer implements Scorer {
    private static final double LANDED = -0.5;

    private final Situation situation;
    private final Card card;

    private DeployPlaceScorer(Situation situation, Card card) {
        this.situation = situation;
        this.card = card;
    }

    /** A card from a pile that is not shown yet may go anywhere. */
    static Scorer of(Situation situation) {
        String id = situation.question().about().id();
        return id.isEmpty() ? choice -> 0 : new DeployPlaceScorer(situation, situation.printed(id));
    }

    @Override
    public double score(Question.CardChoice choice) {
        var placed = situation.placed(choice.card());
        if (placed.isEmpty() || card.is(CardType.LOCATION)) {
            return choice.card().where() == Question.Place.OWN_SIDE ? 1 : 0;
        }
        if (card.is(CardType.CREATURE)) {
            return placed.get().place().map(new CreatureScores(situation)::at).orElse(0.0);
        }
        return CardWorth.isUnit(card) ? unit(placed.get()) : attachment(placed.get());
    }

    private double unit(PlacedCard placed) {
        if (placed.isLocation()) {
            return placed.place().map(this::at).orElse(0.0);
        }
        if (card.has(Icon.PILOT) && DeployScores.isIdle(situation, placed.card())) {
            return DeployScores.seatGain(situation, card, placed);
        }
        return placed.place().map(place -> at(place) - 1).orElse(-1.0);
    }

    /** A starship that lands at a site fights nowhere. */
    private double at(PlaceView place) {
        if (card.is(CardType.STARSHIP) && situation.printed(place.location()).is(Subtype.SITE)) {
            return LANDED;
        }
        return DeployScores.gain(situation, place, Strength.deployed(card));
    }

    /**
     * Helpful cards go to the best of our cards that still lacks one, harmful cards to the best of
     * the opponent's.
     */
    private double attachment(PlacedCard placed) {
        boolean mine = placed.isLocation() ? oursToHold(placed) : situation.mine(placed.card());
        double tone = TextScores.standing(situation, card, mine ? Whose.MINE : Whose.THEIRS);
        if (card.is(CardType.WEAPON)) {
            tone = mine ? 2 : -2;
        }
        double worth =
                placed.isLocation()
                        ? placed.place().map(p -> 1.0 + p.icons(situation.me())).orElse(0.0)
                        : CardWorth.of(situation, placed.card());
        return tone * (1 + worth / 4) - (carriesOne(placed.card()) ? 1.5 : 0);
    }

    private boolean oursToHold(PlacedCard placed) {
        return placed.place()
                .map(p -> p.occupies(situation.me()) || !p.occupies(situation.them()))
                .orElse(true);
    }

    private boolean carriesOne(CardView host) {
        return host.on().stream().anyMatch(on -> situation.printed(on).is(card.type()));
    }
}
