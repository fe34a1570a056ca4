package holosite.rules.move;

import holosite.rules.decision.CardPrompt;
import holosite.rules.modifier.Standing;
import holosite.rules.state.GameState;
import holosite.rules.state.QuestionStep;
import java.util.Arrays;

/** A card may make a regular move now, of whatever kind it can, even if it has already made one. */
public record MoveAgain(int card, boolean free) implements QuestionStep.ForCards {

    @Override
    public void run(GameState game) {
        int[] places = places(game);
        choose(game, game.table().owner(card), new CardPrompt.MoveWhere(card), places, 0, 1);
    }

    @Override
    public void chosen(GameState game, int[] chosen) {
        if (chosen.length > 0) {
            Moving.regular(game, card, chosen[0], RegularMove.to(game, card, chosen[0]), free);
        }
    }

    private int[] places(GameState game) {
        var standing = Standing.of(game);
        var found = new int[standing.cardsInPlay()];
        int count = 0;
        for (int i = 0; i < found.length; i++) {
            int to = standing.cardInPlay(i);
            if (MoveRules.candidate(game.table(), card, to)
                    && MoveRules.against(game, card, to, RegularMove.to(game, card, to), free)
                            .none()) {
                found[count++] = to;
            }
        }
        return Arrays.copyOf(found, count);
    }
}
