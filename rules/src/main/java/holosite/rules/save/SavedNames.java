package holosite.rules.save;

import holosite.language.ability.Event;
import holosite.language.ability.Limit;
import holosite.language.card.Compare;
import holosite.language.card.DestinyKind;
import holosite.language.card.Duration;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.language.effect.Retrieve;
import holosite.rules.action.Attempt;
import holosite.rules.action.Initiate;
import holosite.rules.action.MandatoryActions;
import holosite.rules.action.PastResponse;
import holosite.rules.action.PhaseLoop;
import holosite.rules.action.ProgramQuestion;
import holosite.rules.action.ResolveInterrupt;
import holosite.rules.action.ResponseWindow;
import holosite.rules.action.Retargeting;
import holosite.rules.battle.BattleDraws;
import holosite.rules.battle.BattleStep;
import holosite.rules.battle.DamageSegment;
import holosite.rules.battle.WeaponsSegment;
import holosite.rules.book.StateChecks;
import holosite.rules.capture.Seizing;
import holosite.rules.card.LastingId;
import holosite.rules.card.TextId;
import holosite.rules.deploy.Arrive;
import holosite.rules.deploy.Deploy;
import holosite.rules.deploy.DeployAim;
import holosite.rules.deploy.DeployPayment;
import holosite.rules.deploy.LocationDeploy;
import holosite.rules.deploy.PairDeployment;
import holosite.rules.deploy.PileDeployment;
import holosite.rules.deploy.PlayingFromUnder;
import holosite.rules.deploy.SquadronDeployment;
import holosite.rules.deploy.Transfer;
import holosite.rules.destiny.DestinyChoice;
import holosite.rules.destiny.Draw;
import holosite.rules.drain.ForceDrain;
import holosite.rules.epic.BlownAway;
import holosite.rules.force.Activation;
import holosite.rules.force.DrawPhase;
import holosite.rules.force.ForceLoss;
import holosite.rules.force.Inserts;
import holosite.rules.force.Piles;
import holosite.rules.force.Retrieval;
import holosite.rules.force.StackedLoss;
import holosite.rules.leaving.JumpingOff;
import holosite.rules.leaving.Leaving;
import holosite.rules.leaving.Stacking;
import holosite.rules.leaving.UsedInstead;
import holosite.rules.move.AsteroidRules;
import holosite.rules.move.BattleStationShaft;
import holosite.rules.move.BombingRun;
import holosite.rules.move.ChangingSeats;
import holosite.rules.move.Embarking;
import holosite.rules.move.Hauling;
import holosite.rules.move.Move;
import holosite.rules.move.MoveAgain;
import holosite.rules.move.MoveInGroup;
import holosite.rules.move.PassingThrough;
import holosite.rules.move.Rearranging;
import holosite.rules.move.RegularMove;
import holosite.rules.move.Relocation;
import holosite.rules.move.ShipDocking;
import holosite.rules.move.ShuttleVehicle;
import holosite.rules.move.StationMove;
import holosite.rules.move.TextMove;
import holosite.rules.move.ThroughHyperspace;
import holosite.rules.move.Transit;
import holosite.rules.move.Wandering;
import holosite.rules.persona.Replacement;
import holosite.rules.persona.StandIns;
import holosite.rules.podrace.RaceDraw;
import holosite.rules.react.MovingAway;
import holosite.rules.react.ReactBoarding;
import holosite.rules.react.Reacts;
import holosite.rules.sabacc.Sabacc;
import holosite.rules.sabacc.SabaccWinnings;
import holosite.rules.start.Reveal;
import holosite.rules.start.SettingAside;
import holosite.rules.start.SettingUp;
import holosite.rules.start.StartDeployment;
import holosite.rules.start.StartOfGame;
import holosite.rules.start.StartingLocations;
import holosite.rules.state.Attack;
import holosite.rules.state.Battle;
import holosite.rules.state.BattleSide;
import holosite.rules.state.Context;
import holosite.rules.state.DeployedTogether;
import holosite.rules.state.Happening;
import holosite.rules.state.LastingText;
import holosite.rules.state.LeftTogether;
import holosite.rules.state.Occasion;
import holosite.rules.state.RuleUse;
import holosite.rules.state.Sides;
import holosite.rules.state.SlotValues;
import holosite.rules.state.SpentTrigger;
import holosite.rules.state.Stops;
import holosite.rules.state.Turn;
import holosite.rules.table.Cards;
import holosite.rules.table.Role;
import holosite.rules.table.Zone;
import holosite.rules.text.Frame;
import holosite.rules.training.BeginTraining;
import holosite.rules.training.TestCompletion;
import holosite.rules.turn.TakeTurn;
import holosite.rules.weapon.Aim;
import holosite.rules.weapon.Fire;
import holosite.rules.weapon.Hits;
import holosite.rules.weapon.Permission;
import holosite.rules.weapon.SecondAim;
import holosite.rules.weapon.SharedShot;
import holosite.rules.weapon.Shooting;
import holosite.rules.weapon.Volley;

/**
 * The names a saved game uses for everything it is made of: a line for each kind of record and each
 * enum. A name stays when the class is renamed. The names are listed in {@code saved-names.txt} of
 * the tests: that list may only grow, unless {@link RulesVersion} gets another format.
 */
final class SavedNames {
    private SavedNames() {}

    static final NameBook BOOK = new NameBook();

    static {

        // the state of a game
        BOOK.name("attack", Attack.class);
        BOOK.name("attack-segment", Attack.Segment.class);
        BOOK.name("battle", Battle.class).part(Battle.class, "sides", "accounts");
        BOOK.name("battle-account", BattleSide.class);
        BOOK.name("battle-segment", Battle.Segment.class);
        BOOK.name("happening", Happening.class);
        BOOK.name("no-happening", Occasion.None.class);
        BOOK.name("limited-deed", RuleUse.class);
        BOOK.name("sides", Sides.class);
        BOOK.name("stops", Stops.class);
        BOOK.name("stops-of-player", Stops.OfPlayer.class);
        BOOK.name("text-gone-off", SpentTrigger.Text.class);
        BOOK.name("turn", Turn.class);
        BOOK.name("turn-part", Turn.Part.class);
        BOOK.name("utinni-reached", SpentTrigger.Reached.class);

        // table
        BOOK.name("card", SavedCard.class);
        BOOK.name("cards", Cards.class);
        BOOK.name("locations", SavedHolder.Row.class);
        BOOK.name("on-card", SavedHolder.OnCard.class);
        BOOK.name("pile", SavedHolder.Pile.class);
        BOOK.name("role", Role.class);
        BOOK.name("zone", Zone.class);

        // texts
        BOOK.name("lasting", LastingText.class);
        BOOK.name("lasting-text", LastingId.class);
        BOOK.name("program", Frame.class);
        BOOK.name("read-from", Context.class);
        BOOK.name("slots", SlotValues.class);
        BOOK.name("text", TextId.class);
        BOOK.name("text-end", TextId.End.class);

        // what is asked
        DecisionNames.enter(BOOK);

        // what happened
        SavedLogNames.enter(BOOK);
        SavedUseNames.enter(BOOK);

        // words of the card language
        BOOK.name("destiny-kind", DestinyKind.class);
        BOOK.name("duration", Duration.class);
        BOOK.name("event", Event.class);
        BOOK.name("comparison", Compare.class);
        BOOK.name("phase", Phase.class);
        BOOK.name("retrieval-order", Retrieve.How.class);
        BOOK.name("side", Side.class);
        BOOK.name("span", Limit.Per.class);

        // action
        BOOK.name("answered-with-deploy", PastResponse.WithDeploy.class);
        BOOK.name("answered-with-text", PastResponse.WithText.class);
        BOOK.name("ask-cards", ProgramQuestion.ForCards.class);
        BOOK.name("ask-number", ProgramQuestion.ForNumber.class);
        BOOK.name("ask-option", ProgramQuestion.ForOption.class);
        BOOK.name("ask-yes-no", ProgramQuestion.ForYesNo.class);
        BOOK.name("attempt", Attempt.class);
        BOOK.name("begin-action", Initiate.class);
        BOOK.name("moment", ResponseWindow.class);
        BOOK.name("phase-loop", PhaseLoop.class);
        BOOK.name("mandatory-actions", MandatoryActions.class);
        BOOK.name("acts-or-is-canceled", StateChecks.ActsOrIsCanceled.class);
        BOOK.name("put-interrupt-away", ResolveInterrupt.PutAway.class);
        BOOK.name("interrupt-aimed", ResolveInterrupt.Aimed.class);
        BOOK.name("interrupt-played", ResolveInterrupt.Played.class);
        BOOK.name("resolve-interrupt", ResolveInterrupt.class);
        BOOK.name("retargeting", Retargeting.class);

        // turn
        BOOK.name("take-turn", TakeTurn.class);

        // start
        BOOK.name("reveal-start", Reveal.class);
        BOOK.name("reveal-what", Reveal.What.class);
        BOOK.name("set-aside", SettingAside.Choose.class);
        BOOK.name("set-up", SettingUp.class);
        BOOK.name("set-up-begin", SettingUp.Begin.class);
        BOOK.name("start-deploy", StartDeployment.Choose.class);
        BOOK.name("start-of-game", StartOfGame.class);
        BOOK.name("start-of-game-part", StartOfGame.Part.class);
        BOOK.name("starting-interrupt-played", Reveal.Played.class);
        BOOK.name("starting-location-again", StartingLocations.Again.class);
        BOOK.name("starting-location-choice", StartingLocations.Choose.class);
        BOOK.name("starting-location-lay", StartingLocations.Lay.class);
        BOOK.name("starting-objectives", StartingLocations.Objectives.class);

        // deploy
        BOOK.name("deploy", Deploy.class);
        BOOK.name("deploy-aim", DeployAim.class);
        BOOK.name("deploy-payment", DeployPayment.class);
        BOOK.name("deploy-arrive", Arrive.class);
        BOOK.name("deploy-from-pile", PileDeployment.Choose.class);
        BOOK.name("deploy-by-text", PileDeployment.ByText.class);
        BOOK.name("deploy-location", LocationDeploy.class);
        BOOK.name("deploy-location-aboard", LocationDeploy.Aboard.class);
        BOOK.name("deploy-pair", PairDeployment.class);
        BOOK.name("deploy-stand-in", StandIns.Retargeting.class);
        BOOK.name("deploy-pilot", Deploy.PickPilot.class);
        BOOK.name("deploy-terms", Deploy.Terms.class);
        BOOK.name("play-from-under", PlayingFromUnder.Choose.class);
        BOOK.name("reshuffle-pile", PileDeployment.Reshuffle.class);
        BOOK.name("transfer-weapon", Transfer.class);

        // move
        BOOK.name("asteroid-destiny", AsteroidRules.AsteroidDestiny.class);
        BOOK.name("asteroid-draws", AsteroidRules.Draws.class);
        BOOK.name("change-seats", ChangingSeats.class);
        BOOK.name("dock-ships", ShipDocking.class);
        BOOK.name("embark", Embarking.class);
        BOOK.name("haul", Hauling.class);
        BOOK.name("haul-carriers", Hauling.Carriers.class);
        BOOK.name("move-again", MoveAgain.class);
        BOOK.name("move-in-group", MoveInGroup.class);
        BOOK.name("through-hyperspace", ThroughHyperspace.class);
        BOOK.name("move-where", Move.Where.class);
        BOOK.name("pass-further", PassingThrough.Further.class);
        BOOK.name("pass-sites", PassingThrough.class);
        BOOK.name("relocate", Relocation.class);
        BOOK.name("shaft-turn-back", BattleStationShaft.TurnBack.class);
        BOOK.name("ships-docked", ShipDocking.Docked.class);
        BOOK.name("shuttle-passengers", ShuttleVehicle.Passengers.class);
        BOOK.name("shuttle-vehicle", ShuttleVehicle.class);
        BOOK.name("station-into-orbit", StationMove.IntoOrbit.class);
        BOOK.name("station-move", StationMove.class);
        BOOK.name("rearranging", Rearranging.class);
        BOOK.name("text-move", TextMove.class);
        BOOK.name("regular-text-move", TextMove.Regular.class);
        BOOK.name("unlimited-text-move", TextMove.Unlimited.class);
        BOOK.name("transit", Transit.class);
        BOOK.name("transit-group", Transit.Group.class);
        BOOK.name("transit-with-artillery", Transit.WithArtillery.class);
        BOOK.name("wander-direction", Wandering.Direction.class);
        BOOK.name("wander-on", Wandering.GoOn.class);
        BOOK.name("bombing-runs-end", BombingRun.End.class);
        BOOK.name("bomber-returns", BombingRun.Return.class);
        BOOK.name("way-of-moving", RegularMove.class);

        // react
        BOOK.name("move-away", MovingAway.class);
        BOOK.name("fired-only-by", Fire.OnlyBy.class);
        BOOK.name("move-away-to", MovingAway.Toward.class);
        BOOK.name("move-away-several", MovingAway.Several.class);
        BOOK.name("react-arrived", Reacts.Arrived.class);
        BOOK.name("react-moved", Reacts.Moved.class);
        BOOK.name("react-board", ReactBoarding.In.class);
        BOOK.name("react-board-before", ReactBoarding.Before.class);
        BOOK.name("react-carry-out", Reacts.Carry.class);
        BOOK.name("react-disembark", ReactBoarding.Out.class);
        BOOK.name("react-go", Reacts.Go.class);
        BOOK.name("react-refuge", Reacts.Refuge.class);

        // leaving
        BOOK.name("jump-off", JumpingOff.class);
        BOOK.name("left-together", LeftTogether.class);
        BOOK.name("forfeit-card", Leaving.ForfeitNow.class);
        BOOK.name("lose-card", Leaving.LoseNow.class);
        BOOK.name("lost-with", Leaving.LostWith.class);
        BOOK.name("deployed-together", DeployedTogether.class);
        BOOK.name("used-instead", UsedInstead.class);
        BOOK.name("put-card", Leaving.PutNow.class);
        BOOK.name("stack-card", Stacking.StackNow.class);
        BOOK.name("under-lost-pile", Leaving.UnderLostPile.class);

        // force
        BOOK.name("activate-several", Activation.Several.class);
        BOOK.name("draw-several", DrawPhase.Several.class);
        BOOK.name("force-lost", ForceLoss.Lost.class);
        BOOK.name("insert-acting", Inserts.Acting.class);
        BOOK.name("insert-spoiled", Inserts.Spoiled.class);
        BOOK.name("lose-force", ForceLoss.class);
        BOOK.name("lose-force-begin", ForceLoss.Begin.class);
        BOOK.name("retrieve", Retrieval.Carry.class);
        BOOK.name("retrieve-search", Retrieval.Search.class);
        BOOK.name("retrieved", Retrieval.Done.class);
        BOOK.name("take-from-pile", Piles.Take.class);

        // destiny
        BOOK.name("destiny-choice", DestinyChoice.class);
        BOOK.name("draw-destiny", Draw.class);
        BOOK.name("force-loss-stacked", StackedLoss.class);
        BOOK.name("seizing", Seizing.class);
        BOOK.name("draw-stage", Draw.Stage.class);

        // drain
        BOOK.name("force-drain", ForceDrain.class);
        BOOK.name("force-drain-over", ForceDrain.Over.class);

        // battle
        BOOK.name("battle-draws", BattleDraws.class);
        BOOK.name("battle-draws-drawn", BattleDraws.Drawn.class);
        BOOK.name("battle-draws-totaled", BattleDraws.Totaled.class);
        BOOK.name("battle-step", BattleStep.class);
        BOOK.name("battle-step-part", BattleStep.Part.class);
        BOOK.name("damage-segment", DamageSegment.class);
        BOOK.name("weapons-segment", WeaponsSegment.class);

        // weapon
        BOOK.name("aim-weapon", Aim.class);
        BOOK.name("fire-permission", Permission.class);
        BOOK.name("fire-pick-weapon", Fire.PickWeapon.class);
        BOOK.name("fire-in-turn", Fire.InTurn.class);
        BOOK.name("fire-repeat", Fire.Repeat.class);
        BOOK.name("squadron-replacing", SquadronDeployment.Replacing.class);
        BOOK.name("squadron-keeping", SquadronDeployment.Keeping.class);
        BOOK.name("lost-unless-in-battle", Hits.LostUnlessInBattle.class);
        BOOK.name("no-longer-hit", Hits.NoLongerHit.class);
        BOOK.name("shoot", Shooting.class);
        BOOK.name("shoot-stage", Shooting.Stage.class);
        BOOK.name("second-aim", SecondAim.class);
        BOOK.name("shared-shot", SharedShot.class);
        BOOK.name("volley", Volley.class);
        BOOK.name("volley-aimed", Volley.Aimed.class);

        // attacks, captives and search parties
        SavedAttackNames.enter(BOOK);

        // persona
        BOOK.name("replace-persona", Replacement.class);

        // training
        BOOK.name("begin-training", BeginTraining.class);
        BOOK.name("test-completed-exchange", TestCompletion.TestExchange.class);

        // sabacc
        BOOK.name("sabacc", Sabacc.class);
        BOOK.name("sabacc-first-card", Sabacc.FirstCard.class);
        BOOK.name("sabacc-stage", Sabacc.Stage.class);
        BOOK.name("sabacc-winnings", SabaccWinnings.class);

        // podrace
        BOOK.name("race-destiny-put-away", RaceDraw.PutAway.class);
        BOOK.name("race-destiny-use", RaceDraw.UseDestiny.class);
        BOOK.name("race-draw", RaceDraw.class);
        BOOK.name("race-draw-stage", RaceDraw.Stage.class);

        // epic
        BOOK.name("blow-away", BlownAway.Blast.class);
        BOOK.name("blown-away-ruin", BlownAway.Ruin.class);
    }
}
