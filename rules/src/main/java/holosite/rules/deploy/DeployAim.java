package holosite.rules.deploy;

import holosite.rules.decision.CardPrompt;
import holosite.rules.decision.DeployTarget;
import holosite.rules.state.Context;
import holosite.rules.state.GameState;
import holosite.rules.state.QuestionStep;
import holosite.rules.table.Table;
import holosite.rules.text.DeployWay;

/** What a card is aimed at that goes there. */
public record DeployAim(Deploy what, DeployTarget target) implements QuestionStep.ForCards {

    @Override
    public void run(GameState game) {
        int[] aims = aims(game);
        // where there is nothing to aim at, it is aimed at nothing
        int wanted = Math.min(aims.length, 1);
        choose(
                game,
                what.terms().player(),
                new CardPrompt.DeployAim(what.card(), target),
                aims,
                wanted,
                wanted);
    }

    private int[] aims(GameState game) {
        Deploy.Terms terms = what.terms();
        DeployWay way = DeployWays.way(game, terms.player(), what.card(), target, terms.event());
        return way == null
                ? new int[0]
                : DeployWays.aims(
                        game,
                        way,
                        Context.deploying(
                                what.card(), terms.player(), terms.event(), target.cardOrNobody()));
    }

    @Override
    public void chosen(GameState game, int[] chosen) {
        int aim = chosen.length == 0 ? Table.NOBODY : chosen[0];
        game.push(new DeployPayment(what, target, aim));
    }
}
