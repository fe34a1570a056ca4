package holosite.bots.rookie;

import holosite.language.Card;
import holosite.language.ability.Ability;
import holosite.language.ability.Ferocity;
import holosite.language.card.CardType;
import holosite.rules.view.CardView;
import holosite.rules.view.PlaceView;

/** Creatures: where they hurt the opponent more than us, and which can be beaten. */
final class CreatureScores {
    /** The average value of a destiny. */
    private static final double DESTINY = 3;

    private final Situation situation;

    CreatureScores(Situation situation) {
        this.situation = situation;
    }

    /** What a creature would do at a place: it feeds on the cards there. */
    double at(PlaceView place) {
        double sum = 0;
        for (CardView card : place.cards()) {
            if (situation.printed(card).is(CardType.CHARACTER)) {
                sum += situation.mine(card) ? -1.5 : 1;
            } else if (situation.printed(card).is(CardType.CREATURE)) {
                sum += situation.mine(card) ? -2 : 0.5;
            }
        }
        return sum;
    }

    /** The best it can do anywhere; the rules decide where it may go. */
    double anywhere() {
        return situation.places().stream().mapToDouble(this::at).max().orElse(0);
    }

    /** By how much our cards there would beat the creature. */
    double edge(PlaceView place, CardView creature) {
        double ours =
                place.power(situation.me()) + (place.ability(situation.me()) >= 4 ? DESTINY : 0);
        return ours
                - CardWorth.orZero(creature.ferocity())
                - DESTINY * draws(situation.printed(creature))
                - CardWorth.orZero(creature.defense());
    }

    private static int draws(Card creature) {
        for (Ability ability : creature.text()) {
            if (ability instanceof Ferocity ferocity) {
                return ferocity.draws();
            }
        }
        return 0;
    }
}
