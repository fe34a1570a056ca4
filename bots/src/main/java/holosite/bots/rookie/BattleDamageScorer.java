package holosite.bots.rookie;

import holosite.rules.decision.Act;
import holosite.rules.view.CardView;
import holosite.rules.view.Question;

/**
 * Paying battle damage and attrition: hit cards first, then whatever covers most at the least loss.
 */
final class BattleDamageScorer implements ActScorer {
    private static final double A_FORCE = 1.1;

    private final Situation situation;
    private final double damage;
    private final double attrition;

    BattleDamageScorer(Situation situation) {
        this.situation = situation;
        var battle = situation.view().battle();
        damage = battle.map(b -> b.damage(situation.me())).orElse(0.0);
        attrition = battle.map(b -> b.attrition(situation.me())).orElse(0.0);
    }

    @Override
    public double score(Question.ActChoice choice) {
        if (choice.act() instanceof Act.LoseForce) {
            return attrition > 0 ? -1 : 0;
        }
        if (choice.act() instanceof Act.WithText) {
            // what can be used here is used against battle damage
            return A_FORCE * damage;
        }
        return situation.placed(choice.card()).map(placed -> forfeit(placed.card())).orElse(-5.0);
    }

    private double forfeit(CardView card) {
        if (card.marks().contains(CardView.Mark.HIT)) {
            return 20;
        }
        double counts = CardWorth.orZero(card.forfeit());
        double saved = A_FORCE * Math.min(counts, damage) + Math.min(counts, attrition);
        double wasted = Math.max(0, counts - Math.max(damage, attrition)) * 0.1;
        return saved - CardWorth.of(situation, card) - wasted;
    }

    @Override
    public double passing() {
        return 0;
    }
}
