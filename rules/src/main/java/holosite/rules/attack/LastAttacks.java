package holosite.rules.attack;

import holosite.rules.decision.Answer;
import holosite.rules.decision.Decision;
import holosite.rules.decision.Prompt;
import holosite.rules.state.Asking;
import holosite.rules.state.GameState;

/**
 * The end of a battle phase: creatures that have not attacked in it and have prey do so now, in the
 * order the turn player likes.
 */
public record LastAttacks() implements Asking {

    @Override
    public void run(GameState game) {
        int[] waiting = AttackRules.waiting(game);
        if (waiting.length == 1) {
            attack(game, waiting[0]);
        } else if (waiting.length > 1) {
            game.ask(
                    this,
                    new Decision.ChooseCards(
                            game.turn().player(),
                            Prompt.of(Prompt.Key.ATTACK_ORDER),
                            waiting,
                            1,
                            1));
        }
    }

    @Override
    public void answered(GameState game, Answer answer) {
        attack(game, game.chosen((Answer.Cards) answer)[0]);
    }

    private void attack(GameState game, int creature) {
        game.push(this);
        BeginAttack.by(game, creature);
    }
}
