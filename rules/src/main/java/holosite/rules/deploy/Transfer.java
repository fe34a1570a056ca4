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
 * carrier that it could deploy on, for what it would cost to deploy there; or to whoever a text
 * names, for free, also to somebody who may carry what he cannot use.
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
                    && (Whereabouts.present(table, to) == present || free(game, player, card, to))
                    && couldTake(game, player, card, to, force)) {
                found[count++] = to;
            }
        }
        return Arrays.copyOf(found, count);
    }

    private static boolean couldTake(GameState game, Side player, int card, int to, int force) {
        return couldDeploy(game, player, card, to)
                ? cost(game, player, card, to) <= force
                : free(game, player, card, to)
                        && Rulings.allows(game, Deed.CARRY, player, card, to);
    }

    private static boolean couldDeploy(GameState game, Side player, int card, int to) {
        var target = DeployTarget.card(to);
        return DeployWays.way(game, player, card, target, Occasion.NONE) != null
                && Deployment.refusal(game, player, card, target, Occasion.NONE).none();
    }

    /** A text lets it go there, for nothing. */
    private static boolean free(GameState game, Side player, int card, int to) {
        return Standing.of(game).allows(Deed.TRANSFER) > 0
                && Rulings.allows(game, Deed.TRANSFER, player, card, to);
    }

    private static int cost(GameState game, Side player, int card, int to) {
        return free(game, player, card, to)
                ? 0
                : DeployCost.of(game, card, DeployTarget.card(to), Occasion.NONE);
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
        boolean usable = couldDeploy(game, player, card, receiver);
        ForceUse.use(game, player, usable ? cost(game, player, card, receiver) : 0);
        Uses.note(game, card, RuleUse.TRANSFERS);
        if (!usable) {
            game.table().set(card, Flag.UNUSABLE);
        }
        game.table().toBottom(card, Table.on(receiver), Role.ON);
        Logging.line(game, PlayEntry.Transfers::new, player, card, receiver);
    }
}
