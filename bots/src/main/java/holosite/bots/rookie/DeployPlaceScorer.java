package holosite.bots.rookie;

import holosite.language.Card;
import holosite.language.card.CardType;
import holosite.language.card.Icon;
import holosite.rules.view.CardView;
import holosite.rules.view.PlaceView;
import holosite.rules.view.Question;

/** Where to deploy a card. */
final class DeployPlaceScorer implements Scorer {
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
        var spot = situation.spot(choice.card());
        if (spot.isEmpty() || card.is(CardType.LOCATION)) {
            return choice.card().where() == Question.Place.OWN_SIDE ? 1 : 0;
        }
        if (card.is(CardType.CREATURE)) {
            return spot.get().place().map(new CreatureScores(situation)::at).orElse(0.0);
        }
        return CardWorth.isUnit(card) ? unit(spot.get()) : attachment(spot.get());
    }

    private double unit(Situation.Spot spot) {
        if (spot.isLocation()) {
            return spot.place().map(this::at).orElse(0.0);
        }
        if (card.has(Icon.PILOT) && DeployScores.isIdle(situation, spot.card())) {
            return DeployScores.seatGain(situation, card, spot);
        }
        return spot.place().map(place -> at(place) - 1).orElse(-1.0);
    }

    private double at(PlaceView place) {
        return DeployScores.gain(situation, place, Strength.deployed(card));
    }

    /**
     * Helpful cards go to the best of our cards that still lacks one, harmful cards to the best of
     * the opponent's.
     */
    private double attachment(Situation.Spot spot) {
        boolean mine = spot.isLocation() ? oursToHold(spot) : situation.mine(spot.card());
        double tone = TextScores.standing(situation, card, mine ? Whose.MINE : Whose.THEIRS);
        if (card.is(CardType.WEAPON)) {
            tone = mine ? 2 : -2;
        }
        double worth =
                spot.isLocation()
                        ? spot.place().map(p -> 1.0 + p.icons(situation.me())).orElse(0.0)
                        : CardWorth.of(situation, spot.card());
        return tone * (1 + worth / 4) - (carriesOne(spot.card()) ? 1.5 : 0);
    }

    private boolean oursToHold(Situation.Spot spot) {
        return spot.place()
                .map(p -> p.occupies(situation.me()) || !p.occupies(situation.them()))
                .orElse(true);
    }

    private boolean carriesOne(CardView host) {
        return host.on().stream().anyMatch(on -> situation.printed(on).is(card.type()));
    }
}
