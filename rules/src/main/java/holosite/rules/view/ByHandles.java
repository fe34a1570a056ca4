package holosite.rules.view;

import holosite.rules.decision.Act;
import holosite.rules.decision.ActPrompt;
import holosite.rules.decision.CardPrompt;
import holosite.rules.decision.DeployTarget;
import holosite.rules.decision.DeployWhere;
import holosite.rules.decision.NumberPrompt;
import holosite.rules.decision.OptionPrompt;
import holosite.rules.decision.Prompt;
import holosite.rules.decision.YesNo;
import holosite.rules.table.Cards;
import java.util.Arrays;
import java.util.function.IntUnaryOperator;

/** Questions and acts with the handles of a view in place of the numbers of cards. */
final class ByHandles {
    private final IntUnaryOperator handle;

    ByHandles(IntUnaryOperator handle) {
        this.handle = handle;
    }

    private int of(int card) {
        return handle.applyAsInt(card);
    }

    Prompt of(Prompt prompt) {
        return switch (prompt) {
            case ActPrompt p -> act(p);
            case CardPrompt p -> cards(p);
            case DeployWhere p -> new DeployWhere(of(p.card()));
            case NumberPrompt p -> number(p);
            case YesNo p -> yesNo(p);
            case OptionPrompt p -> option(p);
        };
    }

    private ActPrompt act(ActPrompt prompt) {
        return switch (prompt) {
            case ActPrompt.PhaseAction p -> p;
            case ActPrompt.Response p ->
                    new ActPrompt.Response(p.event(), of(p.card()), of(p.place()));
            case ActPrompt.AutomaticOrder p -> p;
            case ActPrompt.WeaponsSegment p -> new ActPrompt.WeaponsSegment(of(p.card()));
            case ActPrompt.DamageSegment p -> new ActPrompt.DamageSegment(of(p.card()));
            case ActPrompt.AttackWeapons p ->
                    new ActPrompt.AttackWeapons(of(p.card()), of(p.place()));
        };
    }

    private CardPrompt cards(CardPrompt prompt) {
        return switch (prompt) {
            case CardPrompt.DeployAboard p -> new CardPrompt.DeployAboard(of(p.card()));
            case CardPrompt.DeployAim p ->
                    new CardPrompt.DeployAim(of(p.card()), target(p.target()));
            case CardPrompt.DeployPilot p -> new CardPrompt.DeployPilot(of(p.card()));
            case CardPrompt.MoveWhere p -> new CardPrompt.MoveWhere(of(p.card()));
            case CardPrompt.IntoOrbit p -> new CardPrompt.IntoOrbit(of(p.card()));
            case CardPrompt.MoveWho p -> new CardPrompt.MoveWho(of(p.card()), of(p.to()));
            case CardPrompt.CarryWho p -> new CardPrompt.CarryWho(of(p.card()), of(p.to()));
            case CardPrompt.ReactEmbark p -> new CardPrompt.ReactEmbark(of(p.card()));
            case CardPrompt.ReactDisembark p -> new CardPrompt.ReactDisembark(of(p.card()));
            case CardPrompt.ReactBoard p -> new CardPrompt.ReactBoard(of(p.card()));
            case CardPrompt.TransferTo p -> new CardPrompt.TransferTo(of(p.card()));
            case CardPrompt.Target p -> new CardPrompt.Target(of(p.card()));
            case CardPrompt.ReplaceWhich p -> new CardPrompt.ReplaceWhich(of(p.card()));
            case CardPrompt.Pick p -> new CardPrompt.Pick(of(p.card()));
            case CardPrompt.FiredBy p -> new CardPrompt.FiredBy(of(p.card()), of(p.target()));
            case CardPrompt.FireTarget p -> new CardPrompt.FireTarget(of(p.card()));
            case CardPrompt.FireAlsoAt p -> new CardPrompt.FireAlsoAt(of(p.card()), of(p.target()));
            case CardPrompt.LoseForceFrom p -> new CardPrompt.LoseForceFrom(of(p.card()), p.left());
            case CardPrompt.Search p -> new CardPrompt.Search(of(p.card()));
            case CardPrompt.Retrieve p -> p;
            case CardPrompt.Seat p -> new CardPrompt.Seat(of(p.card()), of(p.vessel()));
            case CardPrompt.StartingLocation p -> p;
            case CardPrompt.StartingEffect p -> p;
            case CardPrompt.StartingInterrupt p -> p;
            case CardPrompt.StartingCard p -> new CardPrompt.StartingCard(of(p.card()));
            case CardPrompt.PlayFromUnder p -> new CardPrompt.PlayFromUnder(of(p.card()));
            case CardPrompt.Escort p -> new CardPrompt.Escort(of(p.card()));
            case CardPrompt.ReturnToHand p -> new CardPrompt.ReturnToHand(of(p.card()));
            case CardPrompt.SearchParty p -> new CardPrompt.SearchParty(of(p.card()));
            case CardPrompt.ShotOrder p -> new CardPrompt.ShotOrder(of(p.card()));
            case CardPrompt.GiveFromHand p -> new CardPrompt.GiveFromHand(of(p.card()));
            case CardPrompt.AsteroidOrder p -> p;
            case CardPrompt.ActsOrIsCanceled p -> new CardPrompt.ActsOrIsCanceled(of(p.card()));
            case CardPrompt.JumpOff p -> new CardPrompt.JumpOff(of(p.card()));
            case CardPrompt.AttackOrder p -> p;
            case CardPrompt.SabaccPlayer p -> new CardPrompt.SabaccPlayer(of(p.card()));
            case CardPrompt.SabaccWinnings p ->
                    new CardPrompt.SabaccWinnings(of(p.card()), p.staked());
            case CardPrompt.RaceFor p -> new CardPrompt.RaceFor(of(p.card()));
            case CardPrompt.ChooseRaceDestinies p ->
                    new CardPrompt.ChooseRaceDestinies(of(p.card()));
            case CardPrompt.Mentor p -> new CardPrompt.Mentor(of(p.card()), of(p.apprentice()));
        };
    }

    private DeployTarget target(DeployTarget target) {
        return switch (target) {
            case DeployTarget.ToCard to -> DeployTarget.card(of(to.card()));
            case DeployTarget.ToSide side -> side;
        };
    }

    private NumberPrompt number(NumberPrompt prompt) {
        return switch (prompt) {
            case NumberPrompt.Number p -> new NumberPrompt.Number(of(p.card()));
            case NumberPrompt.AtLeast p -> new NumberPrompt.AtLeast(of(p.card()));
            case NumberPrompt.HowMuchForce p -> new NumberPrompt.HowMuchForce(of(p.card()));
            case NumberPrompt.Parsec p -> new NumberPrompt.Parsec(of(p.card()));
        };
    }

    private YesNo yesNo(YesNo prompt) {
        return switch (prompt) {
            case YesNo.May p -> new YesNo.May(of(p.card()));
            case YesNo.MayPay p -> new YesNo.MayPay(of(p.card()), p.force());
            case YesNo.DrawBattleDestiny p -> new YesNo.DrawBattleDestiny(of(p.card()), p.draws());
            case YesNo.AttackDestiny p -> new YesNo.AttackDestiny(of(p.card()));
            case YesNo.SabaccCard p -> new YesNo.SabaccCard(of(p.card()), p.total());
            case YesNo.TellTruth p ->
                    new YesNo.TellTruth(of(p.card()), p.least(), p.kind(), p.force());
            case YesNo.UseRaceDestiny p ->
                    new YesNo.UseRaceDestiny(of(p.card()), of(p.racer()), p.worth());
        };
    }

    private OptionPrompt option(OptionPrompt prompt) {
        return switch (prompt) {
            case OptionPrompt.CaptiveFate p ->
                    new OptionPrompt.CaptiveFate(of(p.card()), of(p.at()), p.fates());
            case OptionPrompt.DestinyNumber p ->
                    new OptionPrompt.DestinyNumber(of(p.card()), p.numbers());
            case OptionPrompt.DeploySystem p ->
                    new OptionPrompt.DeploySystem(of(p.card()), p.systems());
            case OptionPrompt.Layout p ->
                    new OptionPrompt.Layout(
                            of(p.card()),
                            p.system(),
                            new Cards(Arrays.stream(p.before().numbers()).map(handle).toArray()));
            case OptionPrompt.OneOf p -> new OptionPrompt.OneOf(of(p.card()), p.options());
            case OptionPrompt.Heading p -> new OptionPrompt.Heading(of(p.card()));
            case OptionPrompt.WhichFirst p -> new OptionPrompt.WhichFirst(of(p.card()), p.left());
            case OptionPrompt.AttackSide p -> new OptionPrompt.AttackSide(of(p.card()));
            case OptionPrompt.TellApart p -> new OptionPrompt.TellApart(of(p.card()));
            case OptionPrompt.NameKind p ->
                    new OptionPrompt.NameKind(of(p.card()), p.by(), p.titles());
            case YesNo p -> yesNo(p);
        };
    }

    Act of(Act act) {
        return switch (act) {
            case Act.Activate a -> a;
            case Act.ForceDrain a -> new Act.ForceDrain(of(a.card()));
            case Act.Deploy a -> new Act.Deploy(of(a.card()));
            case Act.DeployTogether a -> new Act.DeployTogether(of(a.card()));
            case Act.Play a -> new Act.Play(of(a.card()), a.speaker(), a.text());
            case Act.UseText a -> new Act.UseText(of(a.card()), a.speaker(), a.text());
            case Act.Automatic a -> new Act.Automatic(of(a.card()), a.speaker(), a.text());
            case Act.Battle a -> new Act.Battle(of(a.card()));
            case Act.CreatureAttack a -> new Act.CreatureAttack(of(a.card()));
            case Act.Attack a -> new Act.Attack(of(a.card()));
            case Act.Move a -> new Act.Move(of(a.card()));
            case Act.DockingBayTransit a -> new Act.DockingBayTransit(of(a.card()));
            case Act.Shuttle a -> new Act.Shuttle(of(a.card()));
            case Act.ShuttleOthers a -> new Act.ShuttleOthers(of(a.card()));
            case Act.Land a -> new Act.Land(of(a.card()));
            case Act.TakeOff a -> new Act.TakeOff(of(a.card()));
            case Act.BombingRun a -> new Act.BombingRun(of(a.card()));
            case Act.Embark a -> new Act.Embark(of(a.card()));
            case Act.Disembark a -> new Act.Disembark(of(a.card()));
            case Act.ChangeSeats a -> new Act.ChangeSeats(of(a.card()));
            case Act.ShipDocking a -> new Act.ShipDocking(of(a.card()));
            case Act.Transfer a -> new Act.Transfer(of(a.card()));
            case Act.ReplacePersona a -> new Act.ReplacePersona(of(a.card()));
            case Act.Imprison a -> new Act.Imprison(of(a.card()));
            case Act.ReturnFromHolosite a -> new Act.ReturnFromHolosite(of(a.card()));
            case Act.FormSearchParty a -> new Act.FormSearchParty(of(a.card()));
            case Act.TakePrisoner a -> new Act.TakePrisoner(of(a.card()), of(a.prisoner()));
            case Act.Draw a -> a;
            case Act.Fire a -> new Act.Fire(of(a.card()));
            case Act.Forfeit a -> new Act.Forfeit(of(a.card()));
            case Act.LoseForce a -> a;
            case Act.MoveAsReact a -> new Act.MoveAsReact(of(a.card()));
            case Act.MoveAwayAsReact a -> new Act.MoveAwayAsReact(of(a.card()));
            case Act.DeployAsReact a -> new Act.DeployAsReact(of(a.card()));
            case Act.DeployTogetherAsReact a -> new Act.DeployTogetherAsReact(of(a.card()));
        };
    }
}
