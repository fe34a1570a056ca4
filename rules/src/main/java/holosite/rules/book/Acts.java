package holosite.rules.book;

import holosite.language.card.Side;
import holosite.rules.action.Initiate;
import holosite.rules.attack.BeginAttack;
import holosite.rules.battle.BeginBattle;
import holosite.rules.battle.DamageSegment;
import holosite.rules.capture.PrisonerTransfers;
import holosite.rules.capture.SearchParty;
import holosite.rules.decision.Act;
import holosite.rules.dejarik.ReturnFromHolosite;
import holosite.rules.deploy.Deploy;
import holosite.rules.deploy.Transfer;
import holosite.rules.drain.ForceDrain;
import holosite.rules.force.Activation;
import holosite.rules.force.DrawPhase;
import holosite.rules.modifier.CopiedTexts;
import holosite.rules.move.Boarding;
import holosite.rules.move.Move;
import holosite.rules.persona.Replacement;
import holosite.rules.react.Reacts;
import holosite.rules.state.GameState;
import holosite.rules.state.Occasion;
import holosite.rules.text.CardAction;
import holosite.rules.weapon.Fire;

/** Begins what a player chose to do. */
public final class Acts {
    private Acts() {}

    public static void perform(GameState game, Side player, Act act, Occasion event) {
        switch (act) {
            case Act.Activate a -> Activation.activate(game, player);
            case Act.Draw a -> DrawPhase.draw(game, player);
            case Act.ForceDrain a -> ForceDrain.begin(game, player, a.card());
            case Act.Deploy a -> Deploy.begin(game, player, a.card(), event);
            case Act.DeployTogether a -> Deploy.together(game, player, a.card(), event);
            case Act.Play a -> use(game, a, event);
            case Act.UseText a -> use(game, a, event);
            case Act.Automatic a -> {
                CardAction action = CopiedTexts.triggers(game, a.card(), a.speaker()).get(a.text());
                Initiate.begin(game, action, a.card(), a.speaker(), event);
            }
            case Act.CreatureAttack a -> BeginAttack.by(game, a.card());
            case Act.Attack a -> BeginAttack.on(game, player, a.card());
            case Act.Battle a -> BeginBattle.at(game, player, a.card());
            case Act.RegularMove a -> Move.begin(game, player, a);
            case Act.ShuttleOthers a -> Move.shuttleOthers(game, player, a.card());
            case Act.DockingBayTransit a -> Move.transit(game, player, a.card());
            case Act.Embark a -> Boarding.embark(game, player, a.card());
            case Act.Disembark a -> Boarding.disembark(game, a.card());
            case Act.ChangeSeats a -> Boarding.changeSeats(game, player, a.card());
            case Act.ShipDocking a -> Boarding.dock(game, player, a.card());
            case Act.Imprison a -> PrisonerTransfers.deliver(game, a.card());
            case Act.TakePrisoner a -> PrisonerTransfers.take(game, a.card(), a.prisoner());
            case Act.FormSearchParty a -> SearchParty.form(game, player, a.card());
            case Act.ReturnFromHolosite a -> ReturnFromHolosite.begin(game, player, a.card());
            case Act.Transfer a -> Transfer.begin(game, player, a.card());
            case Act.ReplacePersona a -> Replacement.begin(game, player, a.card());
            case Act.Fire a -> Fire.begin(game, player, a.card());
            case Act.Forfeit a -> DamageSegment.forfeit(game, player, a.card());
            case Act.LoseForce a -> DamageSegment.loseForce(game, player);
            case Act.MoveAsReact a -> Reacts.move(game, a.card(), event);
            case Act.MoveAwayAsReact a -> Reacts.moveAway(game, player, a.card());
            case Act.DeployAsReact a -> Reacts.deploy(game, player, a.card(), event);
            case Act.DeployTogetherAsReact a ->
                    Reacts.deployTogether(game, player, a.card(), event);
        }
    }

    private static void use(GameState game, Act.WithText act, Occasion event) {
        CardAction action = CopiedTexts.actions(game, act.card(), act.speaker()).get(act.text());
        Initiate.begin(game, action, act.card(), act.speaker(), event);
    }
}
