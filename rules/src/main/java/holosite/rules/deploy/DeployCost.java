package holosite.rules.deploy;

import holosite.language.ability.Deed;
import holosite.language.card.Figure;
import holosite.language.card.Side;
import holosite.rules.card.Definition;
import holosite.rules.decision.DeployTarget;
import holosite.rules.modifier.FigureListener;
import holosite.rules.modifier.Figures;
import holosite.rules.modifier.Rulings;
import holosite.rules.state.Context;
import holosite.rules.state.GameState;
import holosite.rules.state.Happening;
import holosite.rules.state.Occasion;
import holosite.rules.table.Flag;
import holosite.rules.table.Table;
import holosite.rules.text.DeployWay;
import holosite.rules.whereabouts.Whereabouts;
import org.jspecify.annotations.Nullable;

/** What it costs to deploy a card: the Force used, what other texts demand, the Force lost. */
public final class DeployCost {
    private DeployCost() {}

    /** Force to deploy the card there. */
    public static int of(GameState game, int card, DeployTarget target, Occasion event) {
        return of(game, card, target, event, FigureListener.NONE);
    }

    public static int of(
            GameState game,
            int card,
            DeployTarget target,
            Occasion event,
            FigureListener listener) {
        boolean assumed = AtHolosite.assume(game, card, target);
        int cost = modified(game, card, target, event, listener);
        if (assumed) {
            AtHolosite.drop(game, card);
        }
        return cost;
    }

    private static int modified(
            GameState game,
            int card,
            DeployTarget target,
            Occasion event,
            FigureListener listener) {
        double base = base(game, card, target, event);
        UnitDeployment.begin(game, card);
        double cost =
                Figures.modified(
                        game,
                        Figure.DEPLOY_COST,
                        card,
                        game.table().owner(card),
                        target.cardOrNobody(),
                        (Double.isNaN(base) ? 0 : base) + collapsed(game, target),
                        listener);
        UnitDeployment.end(game);
        return (int) Math.ceil(cost);
    }

    /** The printed cost, or the one that the way it takes names. */
    private static double base(GameState game, int card, DeployTarget target, Occasion event) {
        Definition definition = game.table().definition(card);
        if (!definition.isUnit() || event instanceof Happening) {
            Side owner = game.table().owner(card);
            DeployWay way = DeployWays.way(game, owner, card, target, event);
            if (way != null && way.price().isPresent()) {
                return way.price()
                        .get()
                        .of(game, Context.deploying(card, owner, event, target.cardOrNobody()));
            }
        }
        return definition.figure(Figure.DEPLOY_COST);
    }

    /** It costs 1 Force more to deploy to a collapsed site. */
    private static int collapsed(GameState game, DeployTarget target) {
        return target instanceof DeployTarget.ToCard to
                        && game.table().has(to.card(), Flag.COLLAPSED)
                ? 1
                : 0;
    }

    /** Force a text demands first: to go on a card is to go to its location. */
    public static int toll(GameState game, Side player, int card, DeployTarget target) {
        int host = target.cardOrNobody();
        int place = host == Table.NOBODY ? Table.NOBODY : Whereabouts.location(game.table(), host);
        return Rulings.toll(game, Deed.DEPLOY, player, card, host, place);
    }

    /**
     * Force that must be lost for a card to go there by this way of its own. Nothing changes it but
     * a text by which its player loses no Force because of that card.
     */
    static int loss(
            GameState game, Side player, int card, @Nullable DeployWay way, DeployTarget target) {
        if (way == null || way.loss().isEmpty() || game.turn().settingUp()) {
            return 0;
        }
        var context = Context.deploying(card, player, Occasion.NONE, target.cardOrNobody());
        double loss = way.loss().get().of(game, context);
        boolean waived = Figures.ofPlayer(game, Figure.FORCE_LOSS, player, loss, card) == 0;
        return waived ? 0 : (int) Math.ceil(loss);
    }
}
