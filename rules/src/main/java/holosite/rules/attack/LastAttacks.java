package holosite.rules.attack;

import holosite.rules.decision.CardPrompt;
import holosite.rules.state.GameState;
import holosite.rules.state.QuestionStep;

/**
 * The end of a battle phase: creatures that have not attacked in it and have prey do so now, in the
 * order the turn player likes.
 */
public record LastAttacks() implements QuestionStep.ForCards {

    @Override
    public void run(GameState game) {
        int[] waiting = AttackRules.waiting(game);
        chooseOne(game, game.turn().player(), new CardPrompt.AttackOrder(), waiting);
    }

    @Override
    public void chosen(GameState game, int[] chosen) {
        attack(game, chosen[0]);
    }

    private void attack(GameState game, int creature) {
        game.push(this);
        BeginAttack.by(game, creature);
    }
}
