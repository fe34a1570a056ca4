package holosite.bots.rookie;

import holosite.language.Card;
import holosite.language.card.Figure;
import holosite.rules.view.CardView;
import holosite.rules.view.PlacedCards.PlacedCard;
import holosite.rules.view.Question;
import java.util.Collections;

/** Persona replacement: a better version takes the place of the one on the table. */
final class ReplacementScores {
    private static final double NO = -1;

    private final Situation situation;

    ReplacementScores(Situation situation) {
        this.situation = situation;
    }

    double score(Question.Seen seen) {
        Card version = situation.printed(seen.id());
        return situation.onTable().stream()
                .map(PlacedCard::card)
                .filter(old -> samePersona(version, situation.printed(old)))
                .mapToDouble(old -> better(version, old))
                .max()
                .orElse(NO);
    }

    private static boolean samePersona(Card one, Card other) {
        return !Collections.disjoint(one.personas(), other.personas());
    }

    /**
     * Replacing the opponent's version is good; replacing one's own must improve it, since it costs
     * a card from hand.
     */
    private double better(Card version, CardView old) {
        if (!situation.mine(old)) {
            return 1 + CardWorth.of(situation, old);
        }
        Card printed = situation.printed(old);
        double power = more(Figure.POWER, version, printed);
        double ability = more(Figure.ABILITY, version, printed);
        double forfeit = more(Figure.FORFEIT, version, printed);
        return power + 0.8 * ability + 0.3 * forfeit - 0.5;
    }

    private static double more(Figure figure, Card version, Card old) {
        return CardWorth.figure(version, figure) - CardWorth.figure(old, figure);
    }
}
