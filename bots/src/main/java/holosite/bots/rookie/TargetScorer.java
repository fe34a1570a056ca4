package holosite.bots.rookie;

import holosite.language.Card;
import holosite.language.ability.Ability;
import holosite.language.card.CardType;
import holosite.rules.decision.Prompt;
import holosite.rules.view.CardView;
import holosite.rules.view.Question;

/** Which card to target, choose, or take from a pile. */
final class TargetScorer implements Scorer {
    /** Two destinies usually make more than this. */
    private static final double LOW_DEFENSE = 6;

    private final Situation situation;
    private final double againstThem;
    private final double onUs;

    TargetScorer(Situation situation) {
        this.situation = situation;
        Question question = situation.question();
        if (question.said().isPresent()) {
            Ability asking = question.said().get().ability();
            againstThem = TextScores.aimed(situation, asking, Whose.THEIRS);
            onUs = TextScores.aimed(situation, asking, Whose.MINE);
        } else {
            againstThem = 1;
            onUs = question.key() == Prompt.Key.FIRE_TARGET ? -1 : 1;
        }
    }

    @Override
    public double score(Question.CardChoice choice) {
        var placed = situation.placed(choice.card());
        if (placed.isEmpty()) {
            return choice.card().id().isEmpty() ? 0.1 : found(choice.card());
        }
        if (placed.get().isLocation()) {
            return placed.get()
                    .place()
                    .map(p -> 1.0 + p.icons(situation.me()) + (p.occupies(situation.me()) ? 2 : 0))
                    .orElse(0.0);
        }
        CardView card = placed.get().card();
        if (situation.question().key() == Prompt.Key.FIRE_ALSO_AT) {
            return shared(card);
        }
        double tone = situation.mine(card) ? onUs : againstThem;
        double hard = Math.max(0, CardWorth.orZero(card.defense()) - 4) * 0.4;
        return tone * (1 + CardWorth.of(situation, card) - (situation.mine(card) ? 0 : hard));
    }

    /** One shot at two cards is worth it only if their defense is low together. */
    private double shared(CardView card) {
        double first =
                situation
                        .placed(situation.question().other())
                        .map(placed -> CardWorth.orZero(placed.card().defense()))
                        .orElse(0.0);
        return situation.mine(card) ? -1 : LOW_DEFENSE - first - CardWorth.orZero(card.defense());
    }

    /** A card in a pile or a hand: take the best, and never what cannot be used. */
    private double found(Question.Seen seen) {
        Card card = situation.printed(seen.id());
        double worth = situation.inPlayAlready(card) ? 0.2 : CardWorth.printed(card);
        return card.is(CardType.INTERRUPT) ? worth - 0.1 : worth;
    }
}
