package holosite.rules.deploy;

import holosite.language.ability.Deed;
import holosite.language.card.CardType;
import holosite.language.card.Side;
import holosite.rules.card.Definition;
import holosite.rules.decision.Act;
import holosite.rules.decision.CardPrompt;
import holosite.rules.decision.DeployTarget;
import holosite.rules.force.ForceUse;
import holosite.rules.log.PlayEntry;
import holosite.rules.modifier.Rulings;
import holosite.rules.modifier.Standing;
import holosite.rules.state.GameState;
import holosite.rules.state.Logging;
import holosite.rules.state.Occasion;
import holosite.rules.state.QuestionStep;
import holosite.rules.state.RuleUse;
import holosite.rules.state.Uses;
import holosite.rules.table.Flag;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.whereabouts.Whereabouts;
import java.util.Arrays;
import java.util.List;

/**
 * Transferring a weapon or device in the deploy phase to another of one's cards present with its
 * carrier that it could deploy on, for what it would cost to deploy there.
 */
public record Transfer(Side player, int card) implements QuestionStep.ForCards {

    public static void list(GameState game, Side player, List<Act> acts) {
        var table = game.table();
        var standing = Standing.of(game);
        for (int i = 0; i < standing.cardsInPlay(); i++) {
            int card = standing.cardInPlay(i);
            if ((standing.active(i) || carriedUnused(game, card))
                    && table.owner(card) == player
                    && transferable(game, card)
                    && receivers(game, player, card).length > 0) {
                acts.add(new Act.Transfer(card));
            }
        }
    }

    /** A stolen card that does nothing for its bearer still goes to somebody who can use it. */
    private static boolean carriedUnused(GameState game, int card) {
        var table = game.table();
        return (table.flags(card) & Flag.INACTIVE) == Flag.UNUSABLE
                && Standing.of(game).isActive(table.host(card));
    }

    private static boolean transferable(GameState game, int card) {
        var table = game.table();
        Definition definition = table.definition(card);
        return (definition.is(CardType.WEAPON) || definition.is(CardType.DEVICE))
                && table.role(card) == Role.ON
                && !table.laidOut(table.host(card))
                && game.uses().ofRule(card, RuleUse.TRANSFERS) == 0
                && !Rulings.forbids(game, Deed.TRANSFER, table.owner(card), card, table.host(card));
    }

    /**
     * Those who could take it now; once a turn for each card, so that it does not wander without
     * end.
     */
    static int[] receivers(GameState game, Side player, int card) {
        var table = game.table();
        var standing = Standing.of(game);
        int from = table.host(card);
        int present = Whereabouts.present(table, from);
        int force = ForceUse.available(game, player);
        var found = new int[standing.cardsInPlay()];
        int count = 0;
        for (int i = 0; i < standing.cardsInPlay(); i++) {
            int to = standing.cardInPlay(i);
            if (standing.active(i)
                    && to != from
                    && table.owner(to) == player
                    && table.definition(to).isUnit()
                    && !table.has(to, Flag.UNDERCOVER)
                    && Whereabouts.present(table, to) == present
                    && couldDeploy(game, player, card, DeployTarget.card(to), force)) {
                found[count++] = to;
            }
        }
        return Arrays.copyOf(found, count);
    }

    private static boolean couldDeploy(
            GameState game, Side player, int card, DeployTarget to, int force) {
        return DeployWays.way(game, player, card, to, Occasion.NONE) != null
                && Deployment.refusal(game, player, card, to, Occasion.NONE).none()
                && DeployCost.of(game, card, to, Occasion.NONE) <= force;
    }

    public static void begin(GameState game, Side player, int card) {
        game.push(new Transfer(player, card));
    }

    @Override
    public void run(GameState game) {
        int[] receivers = receivers(game, player, card);
        chooseOne(game, player, new CardPrompt.TransferTo(card), receivers);
    }

    @Override
    public void chosen(GameState game, int[] chosen) {
        to(game, chosen[0]);
    }

    private void to(GameState game, int receiver) {
        var target = DeployTarget.card(receiver);
        ForceUse.use(game, player, DeployCost.of(game, card, target, Occasion.NONE));
        Uses.note(game, card, RuleUse.TRANSFERS);
        game.table().toBottom(card, Table.on(receiver), Role.ON);
        Logging.line(game, PlayEntry.Transfers::new, player, card, receiver);
    }
}
