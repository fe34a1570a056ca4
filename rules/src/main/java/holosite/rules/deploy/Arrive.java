package holosite.rules.deploy;

import holosite.language.ability.Event;
import holosite.language.card.CardType;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.action.ResponseWindow;
import holosite.rules.capture.Undercover;
import holosite.rules.decision.DeployTarget;
import holosite.rules.force.Inserts;
import holosite.rules.log.PlayEntry;
import holosite.rules.modifier.LastingTexts;
import holosite.rules.modifier.Standing;
import holosite.rules.move.Seats;
import holosite.rules.move.Wandering;
import holosite.rules.presence.Participation;
import holosite.rules.presence.Presence;
import holosite.rules.state.DeployedTogether;
import holosite.rules.state.GameState;
import holosite.rules.state.Happening;
import holosite.rules.state.Logging;
import holosite.rules.state.Step;
import holosite.rules.state.Use;
import holosite.rules.state.Uses;
import holosite.rules.table.Flag;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import holosite.rules.text.CardTexts;
import holosite.rules.text.DeployWay;
import holosite.rules.whereabouts.Whereabouts;

/** A deployed card takes its place, unless it was canceled or its place is gone. */
public record Arrive(
        Side player,
        int card,
        int partner,
        DeployTarget target,
        Role role,
        int aim,
        boolean undercover,
        int id)
        implements Step {

    /** The same aimed at another card. */
    Arrive aimedAt(int other) {
        return new Arrive(player, card, partner, target, role, other, undercover, id);
    }

    @Override
    public void run(GameState game) {
        var table = game.table();
        if (!table.in(card, Zone.BEING_PLAYED)) {
            return;
        }
        boolean placeGone =
                target instanceof DeployTarget.ToCard to && !Standing.of(game).isActive(to.card());
        if (game.isCanceled(id) || placeGone) {
            Logging.line(game, PlayEntry.Canceled::new, player, card, Table.NOBODY);
            table.toTop(card, Table.zone(table.owner(card), Zone.LOST_PILE), Role.NONE);
            if (partner != Table.NOBODY) {
                table.toTop(partner, Table.zone(table.owner(partner), Zone.LOST_PILE), Role.NONE);
            }
            return;
        }
        switch (target) {
            case DeployTarget.ToCard to -> {
                table.toBottom(card, Table.on(to.card()), role);
                if (role == Role.ESCORTED) {
                    table.set(card, Flag.CAPTIVE);
                }
            }
            case DeployTarget.ToSide to -> {
                if (table.definition(card).isInsert()) {
                    Inserts.insert(game, player, card, to.side());
                    return;
                }
                table.toBottom(card, Table.zone(to.side(), Zone.SIDE_OF_TABLE), Role.NONE);
            }
        }
        if (table.definition(card).is(CardType.DEFENSIVE_SHIELD)) {
            Logging.line(game, PlayEntry.Plays::new, player, card, target.cardOrNobody());
            return;
        }
        table.set(card, Flag.DEPLOYED_THIS_TURN);
        if (table.definition(card).is(CardType.JEDI_TEST)) {
            game.book().beginTraining(game, player, card, aim);
        } else if (aim != Table.NOBODY) {
            table.setAim(card, aim);
        }
        Logging.placed(game, PlayEntry.Deploys::new, player, card, target.cardOrNobody());
        if (partner != Table.NOBODY) {
            table.toBottom(partner, Table.on(card), Seats.seatFor(game, partner, card));
            table.set(partner, Flag.DEPLOYED_THIS_TURN);
            Logging.placed(game, PlayEntry.Deploys::new, player, partner, card);
        }
        LastingTexts.deployed(game, card);
        if (partner != Table.NOBODY) {
            LastingTexts.deployed(game, partner);
        }
        noteAbility(game);
        if (CardTexts.of(game, card).of(player).ways().stream()
                .anyMatch(DeployWay::asksWhetherFirst)) {
            Uses.noteDeployed(game, player, table.definition(card).card().title());
        }
        int place =
                target instanceof DeployTarget.ToCard to
                        ? Whereabouts.location(table, to.card())
                        : Table.NOBODY;
        Participation.arrived(game, card);
        if (partner != Table.NOBODY) {
            game.push(new DeployedTogether(card, partner));
            Participation.arrived(game, partner);
            ResponseWindow.open(game, Happening.of(Event.DEPLOYED, player).to(partner).at(place));
        }
        ResponseWindow.open(game, Happening.of(Event.DEPLOYED, player).to(card).at(place));
        if (!CardTexts.of(game, card).of(player).wanderingPaths().isEmpty()) {
            Wandering.deployed(game, card);
        }
        if (place != Table.NOBODY) {
            SquadronDeployment.arrived(game, player, card, place);
        }
        if (undercover) {
            Undercover.goUnder(game, new int[] {card});
        }
    }

    private void noteAbility(GameState game) {
        Use use = new Use.DeployedAbility(player);
        if (game.turn().phase() == Phase.DEPLOY
                && game.turn().player() == player
                && game.uses().count(use) == 0
                && (Presence.givesAbility(game, card)
                        || (partner != Table.NOBODY && Presence.givesAbility(game, partner)))) {
            Uses.note(game, use);
        }
    }
}
