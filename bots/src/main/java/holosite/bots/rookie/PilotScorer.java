package holosite.bots.rookie;

import holosite.language.Card;
import holosite.rules.view.Question;

/** Who flies a ship: its matching pilot, or else the best one. */
final class PilotScorer implements Scorer {
    private final Situation situation;

    PilotScorer(Situation situation) {
        this.situation = situation;
    }

    @Override
    public double score(Question.CardChoice choice) {
        Card ship = situation.printed(situation.question().about().id());
        Card pilot = situation.printed(choice.card().id());
        return CardWorth.ability(pilot) + (ship.matching().contains(pilot.title()) ? 10 : 0);
    }
}
