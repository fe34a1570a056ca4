package holosite.rules.book;

import holosite.language.card.Side;
import holosite.rules.action.Initiate;
import holosite.rules.attack.BeginAttack;
import holosite.rules.battle.BeginBattle;
import holosite.rules.battle.DamageSegment;
import holosite.rules.capture.PrisonerTransfers;
import holosite.rules.decision.Act;
import holosite.rules.deploy.Deploy;
import holosite.rules.deploy.Transfer;
import holosite.rules.drain.ForceDrain;
import holosite.rules.force.Activation;
import holosite.rules.force.DrawPhase;
import holosite.rules.modifier.Copying;
import holosite.rules.move.Boarding;
import holosite.rules.move.Move;
import holosite.rules.persona.Replacement;
import holosite.rules.react.Reacts;
import holosite.rules.state.GameState;
import holosite.rules.state.Happening;
import holosite.rules.text.CardAction;
import holosite.rules.weapon.Fire;

/** Begins what a player chose to do. */
public final class Acts {
    private Acts() {}

    public static void perform(GameState game, Side player, Act act, Happening event) {
        switch (act.kind()) {
            case ACTIVATE -> Activation.activate(game, player);
            case DRAW -> DrawPhase.draw(game, player);
            case FORCE_DRAIN -> ForceDrain.begin(game, player, act.card());
            case DEPLOY -> Deploy.begin(game, player, act.card(), event);
            case DEPLOY_TOGETHER -> Deploy.together(game, player, act.card(), event);
            case PLAY, USE_TEXT -> {
                CardAction action =
                        Copying.actions(game, act.card(), act.speaker()).get(act.text());
                Initiate.begin(game, action, act.card(), act.speaker(), event);
            }
            case AUTOMATIC -> {
                CardAction action =
                        Copying.triggers(game, act.card(), act.speaker()).get(act.text());
                Initiate.begin(game, action, act.card(), act.speaker(), event);
            }
            case CREATURE_ATTACK -> BeginAttack.by(game, act.card());
            case ATTACK -> BeginAttack.on(game, player, act.card());
            case BATTLE -> BeginBattle.at(game, player, act.card());
            case MOVE, DOCKING_BAY_TRANSIT, SHUTTLE, LAND, TAKE_OFF ->
                    Move.begin(game, player, act);
            case EMBARK, DISEMBARK, CHANGE_SEATS, SHIP_DOCKING -> Boarding.begin(game, player, act);
            case IMPRISON -> PrisonerTransfers.deliver(game, act.card());
            case TAKE_PRISONER -> PrisonerTransfers.take(game, act.card(), act.other());
            case TRANSFER -> Transfer.begin(game, player, act.card());
            case REPLACE_PERSONA -> Replacement.begin(game, player, act.card());
            case FIRE -> Fire.begin(game, player, act.card());
            case FORFEIT, LOSE_FORCE -> DamageSegment.satisfy(game, player, act);
            case MOVE_AS_REACT, MOVE_AWAY_AS_REACT, DEPLOY_AS_REACT, DEPLOY_TOGETHER_AS_REACT ->
                    Reacts.begin(game, player, act, event);
        }
    }
}
