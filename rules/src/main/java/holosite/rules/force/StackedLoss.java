package holosite.rules.force;

import holosite.language.card.Figure;
import holosite.language.card.Side;
import holosite.rules.decision.CardPrompt;
import holosite.rules.leaving.Stacking;
import holosite.rules.log.ForceEntry;
import holosite.rules.modifier.Figures;
import holosite.rules.state.GameState;
import holosite.rules.state.Logging;
import holosite.rules.state.QuestionStep;
import holosite.rules.table.Flag;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;

/**
 * Force lost that is stacked face down under a card instead of going to the Lost Pile: a card from
 * hand is shown first, one from Life Force nobody sees. No player may look at either afterwards.
 */
public record StackedLoss(Side player, int left, int host) implements QuestionStep.ForCards {

    /** A loss that texts may raise, but not lower. */
    public static void lose(GameState game, Side player, double force, int host) {
        double raised = Figures.ofPlayer(game, Figure.FORCE_LOSS, player, force, host);
        int whole = (int) Math.ceil(Math.max(force, raised));
        if (whole > 0 && !game.turn().settingUp()) {
            game.next(
                    new StackedLoss(player, whole, host), new ForceLoss.Lost(player, whole, host));
        }
    }

    @Override
    public void run(GameState game) {
        if (left > 0 && game.table().inPlay(host)) {
            chooseOne(
                    game,
                    player,
                    new CardPrompt.LoseForceFrom(host, left),
                    ForceLoss.sources(game, player, Table.NOBODY));
        }
    }

    @Override
    public void chosen(GameState game, int[] chosen) {
        Zone from = game.table().zone(chosen[0]);
        Logging.pile(
                game,
                ForceEntry.LosesForce::new,
                player,
                from == Zone.HAND ? chosen[0] : Table.NOBODY,
                from.pile());
        Stacking.stack(game, chosen, host, true, Zone.LOST_PILE);
        game.table().set(chosen[0], Flag.UNSEEN);
        game.push(new StackedLoss(player, left - 1, host));
    }
}
