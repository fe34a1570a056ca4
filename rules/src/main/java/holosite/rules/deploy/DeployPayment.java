package holosite.rules.deploy;

import holosite.language.ability.Deed;
import holosite.language.ability.Event;
import holosite.language.card.CardType;
import holosite.language.card.Side;
import holosite.rules.action.Cancellation;
import holosite.rules.action.ResponseWindow;
import holosite.rules.decision.DeployTarget;
import holosite.rules.force.ForceLoss;
import holosite.rules.force.ForceUse;
import holosite.rules.modifier.Rulings;
import holosite.rules.state.GameState;
import holosite.rules.state.Happening;
import holosite.rules.state.Step;
import holosite.rules.table.Flag;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import holosite.rules.text.DeployWay;
import holosite.rules.whereabouts.Whereabouts;
import org.jspecify.annotations.Nullable;

/**
 * A card is paid for. It lies between hand and table while it can be answered, and then takes its
 * place.
 */
public record DeployPayment(Deploy what, DeployTarget target, int aim) implements Step {

    @Override
    public void run(GameState game) {
        Side player = what.terms().player();
        int card = what.card();
        var table = game.table();
        boolean toHolosite = AtHolosite.leads(game, card, target);
        DeployWay way = toHolosite ? null : way(game);
        int opponents = what.opponentsCost(game, target);
        ForceUse.use(game, player, what.cost(game, target));
        ForceUse.use(game, player.opposite(), opponents);
        int place = place(game);
        boolean undercover =
                place != Table.NOBODY
                        && table.definition(card).isUnit()
                        && Rulings.forbids(game, Deed.DEPLOY, player, card, place);
        boolean fromHand = table.in(card, Zone.HAND);
        table.toTop(card, Table.zone(player, Zone.BEING_PLAYED), Role.NONE);
        if (fromHand) {
            table.set(card, Flag.FROM_HAND);
        }
        if (toHolosite) {
            table.setAtHolosite(card, true);
        }
        Role role =
                target instanceof DeployTarget.ToCard to
                        ? Deployment.roleAt(game, card, to.card())
                        : Role.NONE;
        if (what.partner() != Table.NOBODY) {
            table.toTop(what.partner(), Table.zone(player, Zone.BEING_PLAYED), Role.NONE);
        }
        int id = game.newId();
        game.push(new Arrive(player, card, what.partner(), target, role, aim, undercover, id));
        Cancellation.byStandingTexts(game, card, id);
        if (what.terms().react()) {
            ResponseWindow.open(
                    game, Happening.of(Event.REACTING, player).to(card).at(place).id(id));
        }
        // a Defensive Shield is played, not deployed
        Event event =
                table.definition(card).is(CardType.DEFENSIVE_SHIELD)
                        ? Event.BEING_PLAYED
                        : Event.BEING_DEPLOYED;
        ResponseWindow.open(game, Happening.of(event, player).to(card).at(place).id(id));
        ForceLoss.pay(game, player, DeployCost.loss(game, player, card, way, target), card);
    }

    /** The way of its own that a card other than a unit takes. */
    private @Nullable DeployWay way(GameState game) {
        Deploy.Terms terms = what.terms();
        return game.table().definition(what.card()).isUnit()
                ? null
                : DeployWays.way(game, terms.player(), what.card(), target, terms.event());
    }

    /** The location it goes to; nobody on a side of the table. */
    private int place(GameState game) {
        return target instanceof DeployTarget.ToCard to
                ? Whereabouts.location(game.table(), to.card())
                : Table.NOBODY;
    }
}
