package holosite.bots.rookie;

import holosite.rules.view.PlayerView;
import holosite.rules.view.Question;

/**
 * Which card to lose: useless ones from the hand first, then from the pile that is needed least.
 * The less Life Force is left, the sooner cards are lost from the hand.
 */
final class LossScorer implements Scorer {
    private static final int FULL_HAND = 9;

    private final Situation situation;

    LossScorer(Situation situation) {
        this.situation = situation;
    }

    @Override
    public double score(Question.CardChoice choice) {
        PlayerView own = situation.view().own();
        return switch (choice.card().where()) {
            case HAND ->
                    -situation
                                    .inHand(choice.card())
                                    .map(card -> CardWorth.inHand(situation, card))
                                    .orElse(1.0)
                            + (own.handSize() > FULL_HAND ? 0.6 : 0);
            case RESERVE_DECK -> -life(own) - (own.reserveDeck() < 6 ? 0.2 : 0);
            case USED_PILE -> -life(own) - 0.1;
            default -> -life(own) - 0.3;
        };
    }

    /** What a card of the Life Force is worth. */
    private static double life(PlayerView own) {
        return 0.8 + 16.0 / (4 + own.lifeForce());
    }
}
