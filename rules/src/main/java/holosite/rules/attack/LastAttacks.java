package holosite.rules.attack;

import holosite.language.card.Side;
import holosite.rules.Game;
import holosite.rules.action.Asking;
import holosite.rules.decision.Answer;
import holosite.rules.decision.Decision;
import holosite.rules.decision.Prompt;

/**
 * The end of a battle phase: creatures that have not attacked in it and have prey do so now, in the
 * order the turn player likes.
 */
public record LastAttacks() implements Asking {

    @Override
    public void run(Game game) {
        int[] waiting = AttackRules.waiting(game);
        if (waiting.length == 1) {
            attack(game, waiting[0]);
        } else if (waiting.length > 1) {
            game.ask(
                    this,
                    new Decision.ChooseCards(
                            Side.values()[game.turn().player()],
                            Prompt.of(Prompt.Key.ATTACK_ORDER),
                            waiting,
                            1,
                            1));
        }
    }

    @Override
    public void answered(Game game, Answer answer) {
        attack(game, game.chosen((Answer.Cards) answer)[0]);
    }

    private void attack(Game game, int creature) {
        game.push(this);
        BeginAttack.by(game, creature);
    }
}
