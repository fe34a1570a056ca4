package holosite.bots.rookie;

import holosite.language.Card;
import holosite.language.card.Figure;
import holosite.rules.view.CardView;
import holosite.rules.view.Question;

import java.util.Collections;

/** Persona replacement: a better version takes the place of the one on the table. */
final class Replacing {
    private static final double NO = -1;

    private final Situation situation;

    Replacing(Situation situation) {
        this.situation = situation;
    }

    double score(Question.Seen seen) {
        Card version = situation.printed(seen.id());
        return situation.onTable().stream()
                .map(Situation.Spot::card)
                .filter(old -> samePersona(version, situation.printed(old)))
                .mapToDouble(old -> better(version, old))
                .max()
                .orElse(NO);
    }

    private static boolean samePersona(Card one, Card other) {
        return !Collections.disjoint(one.personas(), other.personas());
    }

    /** The opponent's version goes; one's own must grow by it, for it costs a card of the hand. */
    private double better(Card version, CardView old) {
        if (!situation.mine(old)) {
            return 1 + Worth.of(situation, old);
        }
        Card printed = situation.printed(old);
        double power = more(Figure.POWER, version, printed);
        double ability = more(Figure.ABILITY, version, printed);
        double forfeit = more(Figure.FORFEIT, version, printed);
        return power + 0.8 * ability + 0.3 * forfeit - 0.5;
    }

    private static double more(Figure figure, Card version, Card old) {
        return Worth.figure(version, figure) - Worth.figure(old, figure);
    }
}
