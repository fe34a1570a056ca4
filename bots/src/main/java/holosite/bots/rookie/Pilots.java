package holosite.bots.rookie;

import holosite.language.Card;
import holosite.rules.view.Question;

/** Who comes along to fly a ship: the pilot it is made for, or else the ablest. */
final class Pilots implements Scorer {
    private final Situation situation;

    Pilots(Situation situation) {
        this.situation = situation;
    }

    @Override
    public double score(Question.Choice choice) {
        Card ship = situation.printed(situation.question().about().id());
        Card pilot = situation.printed(choice.card().id());
        return Worth.ability(pilot) + (ship.matching().contains(pilot.title()) ? 10 : 0);
    }
}
