package holosite.rules.save;

import holosite.language.card.CardType;
import holosite.language.card.Icon;
import holosite.language.card.Subtype;
import holosite.rules.card.NamedKind;
import holosite.rules.decision.Act;
import holosite.rules.decision.ActPrompt;
import holosite.rules.decision.CardPrompt;
import holosite.rules.decision.Decision;
import holosite.rules.decision.DeployTarget;
import holosite.rules.decision.DeployWhere;
import holosite.rules.decision.Fate;
import holosite.rules.decision.NumberPrompt;
import holosite.rules.decision.OptionPrompt;
import holosite.rules.decision.Outcome;
import holosite.rules.decision.YesNo;

/** The names a saved game uses for decisions: what is asked, and what may be done. */
final class DecisionNames {
    private DecisionNames() {}

    static void enter(NameBook book) {
        decisions(book);
        acts(book);
        actQuestions(book);
        cardQuestions(book);
        otherQuestions(book);
    }

    private static void decisions(NameBook book) {
        book.name("choose-act", Decision.ChooseAct.class);
        book.name("choose-cards", Decision.ChooseCards.class);
        book.name("choose-target", Decision.ChooseTarget.class);
        book.name("choose-number", Decision.ChooseNumber.class);
        book.name("choose-option", Decision.ChooseOption.class);
        book.name("deploy-to-card", DeployTarget.ToCard.class);
        book.name("deploy-to-side", DeployTarget.ToSide.class);
        book.name("end-of-game", Outcome.Reason.class);
        book.name("fate", Fate.class);
        book.name("outcome", Outcome.class);
        book.name("told-apart-by", NamedKind.By.class);
        book.name("kind-of-type", NamedKind.OfType.class);
        book.name("kind-of-subtype", NamedKind.OfSubtype.class);
        book.name("kind-with-icon", NamedKind.WithIcon.class);
        book.name("kind-of-title", NamedKind.OfTitle.class);
        book.name("card-type", CardType.class);
        book.name("card-subtype", Subtype.class);
        book.name("card-icon", Icon.class);
    }

    private static void acts(NameBook book) {
        book.name("act-activate", Act.Activate.class);
        book.name("act-force-drain", Act.ForceDrain.class);
        book.name("act-deploy", Act.Deploy.class);
        book.name("act-deploy-together", Act.DeployTogether.class);
        book.name("act-play", Act.Play.class);
        book.name("act-use-text", Act.UseText.class);
        book.name("act-automatic", Act.Automatic.class);
        book.name("act-battle", Act.Battle.class);
        book.name("act-creature-attack", Act.CreatureAttack.class);
        book.name("act-attack", Act.Attack.class);
        book.name("act-move", Act.Move.class);
        book.name("act-docking-bay-transit", Act.DockingBayTransit.class);
        book.name("act-shuttle", Act.Shuttle.class);
        book.name("act-shuttle-others", Act.ShuttleOthers.class);
        book.name("act-land", Act.Land.class);
        book.name("act-take-off", Act.TakeOff.class);
        book.name("act-bombing-run", Act.BombingRun.class);
        book.name("act-embark", Act.Embark.class);
        book.name("act-disembark", Act.Disembark.class);
        book.name("act-change-seats", Act.ChangeSeats.class);
        book.name("act-ship-docking", Act.ShipDocking.class);
        book.name("act-transfer", Act.Transfer.class);
        book.name("act-replace-persona", Act.ReplacePersona.class);
        book.name("act-return-from-holosite", Act.ReturnFromHolosite.class);
        book.name("act-form-search-party", Act.FormSearchParty.class);
        book.name("act-imprison", Act.Imprison.class);
        book.name("act-take-prisoner", Act.TakePrisoner.class);
        book.name("act-draw", Act.Draw.class);
        book.name("act-fire", Act.Fire.class);
        book.name("act-forfeit", Act.Forfeit.class);
        book.name("act-lose-force", Act.LoseForce.class);
        book.name("act-move-as-react", Act.MoveAsReact.class);
        book.name("act-move-away-as-react", Act.MoveAwayAsReact.class);
        book.name("act-deploy-as-react", Act.DeployAsReact.class);
        book.name("act-deploy-together-as-react", Act.DeployTogetherAsReact.class);
    }

    private static void actQuestions(NameBook book) {
        book.name("question-phase-action", ActPrompt.PhaseAction.class);
        book.name("question-response", ActPrompt.Response.class);
        book.name("question-automatic-order", ActPrompt.AutomaticOrder.class);
        book.name("question-weapons-segment", ActPrompt.WeaponsSegment.class);
        book.name("question-damage-segment", ActPrompt.DamageSegment.class);
        book.name("question-attack-weapons", ActPrompt.AttackWeapons.class);
    }

    private static void cardQuestions(NameBook book) {
        book.name("question-deploy-where", DeployWhere.class);
        book.name("question-deploy-aboard", CardPrompt.DeployAboard.class);
        book.name("question-deploy-aim", CardPrompt.DeployAim.class);
        book.name("question-deploy-pilot", CardPrompt.DeployPilot.class);
        book.name("question-move-where", CardPrompt.MoveWhere.class);
        book.name("question-into-orbit", CardPrompt.IntoOrbit.class);
        book.name("question-move-who", CardPrompt.MoveWho.class);
        book.name("question-carry-who", CardPrompt.CarryWho.class);
        book.name("question-react-embark", CardPrompt.ReactEmbark.class);
        book.name("question-react-disembark", CardPrompt.ReactDisembark.class);
        book.name("question-react-board", CardPrompt.ReactBoard.class);
        book.name("question-transfer-to", CardPrompt.TransferTo.class);
        book.name("question-target", CardPrompt.Target.class);
        book.name("question-replace-which", CardPrompt.ReplaceWhich.class);
        book.name("question-pick", CardPrompt.Pick.class);
        book.name("question-fired-by", CardPrompt.FiredBy.class);
        book.name("question-fire-target", CardPrompt.FireTarget.class);
        book.name("question-fire-also-at", CardPrompt.FireAlsoAt.class);
        book.name("question-lose-force-from", CardPrompt.LoseForceFrom.class);
        book.name("question-search", CardPrompt.Search.class);
        book.name("question-retrieve", CardPrompt.Retrieve.class);
        book.name("question-seat", CardPrompt.Seat.class);
        book.name("question-starting-location", CardPrompt.StartingLocation.class);
        book.name("question-starting-effect", CardPrompt.StartingEffect.class);
        book.name("question-starting-interrupt", CardPrompt.StartingInterrupt.class);
        book.name("question-starting-card", CardPrompt.StartingCard.class);
        book.name("question-play-from-under", CardPrompt.PlayFromUnder.class);
        book.name("question-escort", CardPrompt.Escort.class);
        book.name("question-shot-order", CardPrompt.ShotOrder.class);
        book.name("question-give-from-hand", CardPrompt.GiveFromHand.class);
        book.name("question-asteroid-order", CardPrompt.AsteroidOrder.class);
        book.name("question-acts-or-is-canceled", CardPrompt.ActsOrIsCanceled.class);
        book.name("question-return-to-hand", CardPrompt.ReturnToHand.class);
        book.name("question-search-party", CardPrompt.SearchParty.class);
        book.name("question-jump-off", CardPrompt.JumpOff.class);
        book.name("question-attack-order", CardPrompt.AttackOrder.class);
        book.name("question-sabacc-player", CardPrompt.SabaccPlayer.class);
        book.name("question-sabacc-winnings", CardPrompt.SabaccWinnings.class);
        book.name("question-race-for", CardPrompt.RaceFor.class);
        book.name("question-choose-race-destinies", CardPrompt.ChooseRaceDestinies.class);
        book.name("question-mentor", CardPrompt.Mentor.class);
    }

    private static void otherQuestions(NameBook book) {
        book.name("question-number", NumberPrompt.Number.class);
        book.name("question-at-least", NumberPrompt.AtLeast.class);
        book.name("question-how-much-force", NumberPrompt.HowMuchForce.class);
        book.name("question-parsec", NumberPrompt.Parsec.class);
        book.name("question-captive-fate", OptionPrompt.CaptiveFate.class);
        book.name("question-destiny-number", OptionPrompt.DestinyNumber.class);
        book.name("question-deploy-system", OptionPrompt.DeploySystem.class);
        book.name("question-layout", OptionPrompt.Layout.class);
        book.name("question-one-of", OptionPrompt.OneOf.class);
        book.name("question-heading", OptionPrompt.Heading.class);
        book.name("question-which-first", OptionPrompt.WhichFirst.class);
        book.name("question-attack-side", OptionPrompt.AttackSide.class);
        book.name("question-tell-apart", OptionPrompt.TellApart.class);
        book.name("question-name-kind", OptionPrompt.NameKind.class);
        book.name("question-tell-truth", YesNo.TellTruth.class);
        book.name("question-may", YesNo.May.class);
        book.name("question-may-pay", YesNo.MayPay.class);
        book.name("question-draw-battle-destiny", YesNo.DrawBattleDestiny.class);
        book.name("question-attack-destiny", YesNo.AttackDestiny.class);
        book.name("question-sabacc-card", YesNo.SabaccCard.class);
        book.name("question-use-race-destiny", YesNo.UseRaceDestiny.class);
    }
}
