package holosite.rules.compile;

import holosite.language.ability.CanLast;
import holosite.language.ability.Deed;
import holosite.language.ability.Modifier;
import holosite.language.ability.Modifies;
import holosite.language.amount.Fixed;
import holosite.language.card.Figure;
import holosite.language.card.Side;
import holosite.language.effect.Activate;
import holosite.language.effect.AimAt;
import holosite.language.effect.AskAboutHand;
import holosite.language.effect.AttachTo;
import holosite.language.effect.AttackBy;
import holosite.language.effect.BeginPodrace;
import holosite.language.effect.BlowAway;
import holosite.language.effect.Branch;
import holosite.language.effect.BreakCover;
import holosite.language.effect.CancelAttrition;
import holosite.language.effect.CancelBattle;
import holosite.language.effect.CancelBattleDamage;
import holosite.language.effect.CancelCards;
import holosite.language.effect.CancelDestiny;
import holosite.language.effect.CancelIt;
import holosite.language.effect.Capture;
import holosite.language.effect.CarryOff;
import holosite.language.effect.ChangeDestiny;
import holosite.language.effect.ChangeLoss;
import holosite.language.effect.ChooseNumber;
import holosite.language.effect.ChooseOne;
import holosite.language.effect.Collapse;
import holosite.language.effect.CompleteTest;
import holosite.language.effect.Crash;
import holosite.language.effect.CrossOver;
import holosite.language.effect.Damage;
import holosite.language.effect.DepleteLifeForce;
import holosite.language.effect.DeployFrom;
import holosite.language.effect.DeployTogether;
import holosite.language.effect.Detach;
import holosite.language.effect.Disarm;
import holosite.language.effect.DrawCards;
import holosite.language.effect.DrawDestiny;
import holosite.language.effect.DrawFerocity;
import holosite.language.effect.DrawRaceDestiny;
import holosite.language.effect.Duel;
import holosite.language.effect.Eat;
import holosite.language.effect.Effect;
import holosite.language.effect.Exchange;
import holosite.language.effect.Exclude;
import holosite.language.effect.Explode;
import holosite.language.effect.FallAsleep;
import holosite.language.effect.FireAsFollows;
import holosite.language.effect.FireInTurn;
import holosite.language.effect.FireTogether;
import holosite.language.effect.FireTwice;
import holosite.language.effect.FireWeapon;
import holosite.language.effect.Flip;
import holosite.language.effect.ForEach;
import holosite.language.effect.Forfeit;
import holosite.language.effect.Freeze;
import holosite.language.effect.Glance;
import holosite.language.effect.GoMissing;
import holosite.language.effect.GoUndercover;
import holosite.language.effect.HandOver;
import holosite.language.effect.Hide;
import holosite.language.effect.HitIt;
import holosite.language.effect.InAnyOrder;
import holosite.language.effect.InitiateBattle;
import holosite.language.effect.Lasting;
import holosite.language.effect.LookAt;
import holosite.language.effect.LookAtThatPile;
import holosite.language.effect.LoseAsCost;
import holosite.language.effect.LoseForce;
import holosite.language.effect.LoseForceUnder;
import holosite.language.effect.May;
import holosite.language.effect.MayDeploy;
import holosite.language.effect.MayMoveAgain;
import holosite.language.effect.MayPay;
import holosite.language.effect.MoveAway;
import holosite.language.effect.MoveOn;
import holosite.language.effect.MoveTo;
import holosite.language.effect.MoveTogether;
import holosite.language.effect.MoveWithinRange;
import holosite.language.effect.NameType;
import holosite.language.effect.NextStep;
import holosite.language.effect.Note;
import holosite.language.effect.OpenOrCloseMouth;
import holosite.language.effect.Pick;
import holosite.language.effect.PickAmongAtRandom;
import holosite.language.effect.PickFrom;
import holosite.language.effect.PickFromPileAtRandom;
import holosite.language.effect.PickTop;
import holosite.language.effect.PilePlaced;
import holosite.language.effect.PlaceOnTable;
import holosite.language.effect.PlayFromHere;
import holosite.language.effect.PlaySabacc;
import holosite.language.effect.Put;
import holosite.language.effect.RaiseToTop;
import holosite.language.effect.Rearrange;
import holosite.language.effect.Recirculate;
import holosite.language.effect.Release;
import holosite.language.effect.Relocate;
import holosite.language.effect.Remember;
import holosite.language.effect.Repair;
import holosite.language.effect.RestoreFigures;
import holosite.language.effect.RestoreIt;
import holosite.language.effect.Retarget;
import holosite.language.effect.Retrieve;
import holosite.language.effect.ReturnToHand;
import holosite.language.effect.ReturnToTable;
import holosite.language.effect.RevealBottom;
import holosite.language.effect.SetAside;
import holosite.language.effect.SetUp;
import holosite.language.effect.Shuffle;
import holosite.language.effect.ShuffleThatPile;
import holosite.language.effect.StackOn;
import holosite.language.effect.Steal;
import holosite.language.effect.StealToHand;
import holosite.language.effect.SubstituteDestiny;
import holosite.language.effect.SwitchBattleDestinies;
import holosite.language.effect.TakeFrom;
import holosite.language.effect.TakeFunction;
import holosite.language.effect.TurnOver;
import holosite.language.effect.UseAsDestiny;
import holosite.language.effect.UseAsRaceDestiny;
import holosite.language.effect.UseDevice;
import holosite.language.effect.UseForce;
import holosite.language.effect.UseTheirForce;
import holosite.language.effect.WinPodrace;
import holosite.rules.action.Cancellation;
import holosite.rules.battle.BeginBattle;
import holosite.rules.battle.DamageSegment;
import holosite.rules.capture.Stealing;
import holosite.rules.card.LastingId;
import holosite.rules.card.ProgramId;
import holosite.rules.force.ForceLoss;
import holosite.rules.modifier.LastingTexts;
import holosite.rules.modifier.Rulings;
import holosite.rules.move.Rearranging;
import holosite.rules.sabacc.Sabacc;
import holosite.rules.state.Uses;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import holosite.rules.text.LastingPart;
import holosite.rules.text.Players;
import holosite.rules.text.Program;
import holosite.rules.text.Slots;
import holosite.rules.text.Text;
import holosite.rules.text.Value;
import holosite.rules.training.TestCompletion;
import java.util.List;

/**
 * Flattens the effects of an action into a program. Each family of effects is compiled by its own
 * class; this class says which effect belongs to which family.
 */
final class EffectCompiler {
    private final ProgramId id;
    private final ProgramDraft draft;
    private final ForceEffects force;
    private final PileEffects piles;
    private final DestinyEffects destiny;
    private final ChoiceEffects choices;
    private final BranchEffects branches;
    private final TableEffects table;
    private final MoveEffects moves;
    private final CaptureEffects capture;
    private final WeaponEffects weapons;
    private final DuelEffects duels;
    private final CreatureEffects creatures;
    private final PodraceEffects podraces;
    private final StartEffects start;

    EffectCompiler(ProgramId id, Slots slots) {
        this.id = id;
        draft = new ProgramDraft(slots);
        force = new ForceEffects(draft);
        piles = new PileEffects(draft);
        destiny = new DestinyEffects(draft);
        choices = new ChoiceEffects(draft);
        branches = new BranchEffects(draft, id, this::addAll);
        table = new TableEffects(draft);
        moves = new MoveEffects(draft);
        capture = new CaptureEffects(draft);
        weapons = new WeaponEffects(draft);
        duels = new DuelEffects(draft, this::addAll);
        creatures = new CreatureEffects(draft);
        podraces = new PodraceEffects(draft);
        start = new StartEffects(draft);
    }

    Program program(List<Effect> effects) {
        addAll(effects);
        return draft.finish(id);
    }

    private void addAll(List<Effect> effects) {
        for (Effect effect : effects) {
            int first = draft.here();
            add(effect);
            draft.note(effect, first);
        }
    }

    private void add(Effect effect) {
        switch (effect) {
            case LoseForce e -> force.lose(e);
            case LoseForceUnder e -> force.loseUnder(e);
            case DepleteLifeForce e -> force.deplete(e);
            case LoseAsCost e -> force.loseAsCost(e);
            case Retrieve e -> force.retrieve(e);
            case Activate e -> force.activate(e);
            case UseForce e -> force.use(e);
            case UseTheirForce e -> force.useTheirs(e);
            case Recirculate e -> force.recirculate(e);

            case DrawCards e -> piles.draw(e);
            case Put e -> piles.put(e);
            case ReturnToHand e -> piles.returnToHand(e);
            case TakeFrom e -> piles.take(e);
            case DeployFrom e -> piles.deploy(e);
            case DeployTogether e -> piles.deployTogether(e);
            case MayDeploy e -> piles.mayDeploy(e);
            case LookAt e -> piles.look(e);
            case Shuffle e -> piles.shuffle(e);
            case LookAtThatPile e -> piles.lookAtShuffled(e);
            case ShuffleThatPile _ -> piles.shuffleAgain();
            case Rearrange e ->
                    draft.onCards(
                            e.locations(),
                            (game, x, cards) -> Rearranging.begin(game, x.player(), x.it(), cards));
            case ChangeLoss e -> changeLoss(e);
            case StealToHand e ->
                    draft.onCards(
                            e.cards(),
                            (game, x, cards) -> {
                                for (int card : cards) {
                                    Stealing.win(game, card, x.player(), Zone.HAND);
                                }
                            });
            case SwitchBattleDestinies _ ->
                    draft.then((game, x, frame) -> Uses.switchBattleDestinies(game));
            case PilePlaced e -> piles.place(e);
            case RevealBottom e -> piles.revealBottom(e);

            case DrawDestiny e -> destiny.draw(e);
            case ChangeDestiny e -> destiny.change(e);
            case CancelDestiny e -> destiny.cancel(e);
            case SubstituteDestiny e -> destiny.substitute(e);
            case UseAsDestiny e -> destiny.useAs(e);

            case Pick e -> choices.pick(e);
            case PickFromPileAtRandom e -> choices.pickFromPileAtRandom(e);
            case PickAmongAtRandom e -> choices.pickAmongAtRandom(e);
            case PickTop e -> choices.pickTop(e);
            case PickFrom e -> choices.pickFrom(e);
            case ChooseNumber e -> choices.chooseNumber(e);
            case NameType e -> choices.nameType(e);
            case AskAboutHand e -> choices.askAboutHand(e);
            case Remember e -> choices.remember(e);

            case Branch e -> branches.branch(e);
            case ChooseOne e -> branches.chooseOne(e);
            case May e -> branches.may(e);
            case InAnyOrder e -> branches.inAnyOrder(e);
            case MayPay e -> branches.mayPay(e);
            case ForEach e -> branches.forEach(e);

            case CancelCards e -> table.cancel(e);
            case AttachTo e -> table.attach(e);
            case PlaceOnTable e -> table.placeOnTable(e);
            case AimAt e -> table.aim(e);
            case NextStep e -> table.nextStep();
            case StackOn e -> table.stack(e);
            case Exchange e -> table.exchange(e);
            case PlaySabacc e ->
                    draft.then(
                            (game, x, frame) ->
                                    Sabacc.begin(
                                            game,
                                            x.it(),
                                            x.player(),
                                            frame.card(draft.slots().card("player"))));
            case Duel e -> duels.duel(e);
            case TurnOver e -> table.turnOver(e);
            case Glance e -> table.glance(e);
            case CompleteTest e ->
                    draft.then((game, x, frame) -> TestCompletion.complete(game, x.it()));
            case BlowAway e -> table.blowAway(e);
            case Collapse e -> table.collapse(e);
            case RaiseToTop e -> table.raise(e);
            case FireAsFollows e -> weapons.fireAsFollows(e);
            case FireInTurn e -> weapons.fireInTurn(e);
            case UseDevice e -> weapons.useDevice(e);
            case ReturnToTable e -> table.returnToTable(e);

            case Relocate e -> moves.relocate(e);
            case MoveTo e -> moves.moveTo(e);
            case MoveAway e -> moves.moveAway(e);
            case MayMoveAgain e -> moves.moveAgain(e);
            case MoveTogether e -> moves.moveTogether(e);
            case MoveWithinRange e -> moves.moveWithinRange(e);
            case MoveOn e -> moves.moveOn(e);

            case Capture e -> capture.capture(e);
            case HandOver e -> capture.handOver(e);
            case Release e -> capture.release(e);
            case Freeze e -> capture.freeze(e);
            case Steal e -> capture.steal(e);
            case Exclude e -> capture.exclude(e);
            case Hide e -> capture.hide(e);
            case GoMissing e -> capture.goMissing(e);
            case BreakCover e -> capture.breakCover(e);
            case CrossOver e -> capture.crossOver(e);
            case GoUndercover e -> capture.goUndercover(e);

            case FireWeapon e -> weapons.fire(e);
            case FireTogether e -> weapons.fireTogether(e);
            case FireTwice e -> weapons.fireTwice(e);
            case Retarget e -> weapons.retarget(e);
            case HitIt e -> weapons.hit(e);
            case RestoreIt e -> weapons.restore(e);
            case RestoreFigures e -> weapons.restore(e);
            case Forfeit e ->
                    draft.onCards(
                            e.cards(), (game, x, cards) -> DamageSegment.forfeit(game, cards));
            case Explode e -> weapons.explode();
            case Crash e -> weapons.crash(e);
            case Disarm e -> weapons.disarm(e);

            case Eat e -> creatures.eat(e);
            case DrawFerocity e -> creatures.drawFerocity(e);
            case AttackBy e -> creatures.attack(e);
            case CarryOff e -> creatures.carryOff(e);
            case Detach e -> creatures.detach(e);
            case Note e -> creatures.note(e);
            case TakeFunction e -> creatures.takeFunction(e);
            case OpenOrCloseMouth e -> creatures.openOrClose(e);

            case BeginPodrace e -> podraces.begin(e);
            case DrawRaceDestiny e -> podraces.draw(e);
            case UseAsRaceDestiny e -> podraces.useAs(e);
            case WinPodrace e -> podraces.win(e);
            case Damage e -> podraces.damage(e);
            case Repair e -> podraces.repair(e);

            case SetUp e -> start.setUp(e);
            case SetAside e -> start.setAside(e);
            case Flip e -> start.flip(e);
            case PlayFromHere e -> start.play(e);

            case Lasting e -> begin(e);
            case FallAsleep e -> addAll(FallAsleep.meaning(e.cards()));
            case CancelIt e -> draft.then((game, x, frame) -> Cancellation.byText(game, x));
            case InitiateBattle e ->
                    draft.onCards(
                            e.place(),
                            (game, x, places) -> {
                                if (places.length > 0) {
                                    BeginBattle.byText(game, x.player(), places[0]);
                                }
                            });
            case CancelBattle e -> draft.then((game, x, frame) -> game.cancel(game.battle().id()));
            case CancelAttrition e ->
                    draft.then(
                            (game, x, frame) ->
                                    DamageSegment.cancelAttrition(
                                            game, Players.one(e.against(), x)));
            case CancelBattleDamage e ->
                    draft.then(
                            (game, x, frame) ->
                                    DamageSegment.cancelDamage(game, Players.one(e.whose(), x)));
        }
    }

    /** The Force loss about to happen, or else the battle damage that is being satisfied. */
    private void changeLoss(ChangeLoss e) {
        Value by = draft.value(e.by());
        draft.then(
                (game, x, frame) -> {
                    Side loser = Players.one(e.who(), x);
                    double force = e.more() ? by.of(game, x) : -by.of(game, x);
                    if (!ForceLoss.change(game, loser, force, x.it())) {
                        DamageSegment.changeDamage(game, loser, force);
                    }
                });
    }

    private void begin(Lasting e) {
        var lasting = new LastingId(id, draft.kept());
        Text.Part part = ActionCompiler.lasting(e.ability(), lasting, draft.slots());
        draft.keep(new LastingPart(e, part));
        boolean resets = resetsForfeit(e.ability());
        draft.then(
                (game, x, frame) -> {
                    if (!resets
                            || !Rulings.forbids(
                                    game, Deed.RESET_FORFEIT, x.player(), x.it(), Table.NOBODY)) {
                        LastingTexts.begin(game, part, e.duration(), frame, lasting);
                    }
                });
    }

    private static boolean resetsForfeit(CanLast ability) {
        return ability instanceof Modifies modifies
                && modifies.modifier().figure() == Figure.FORFEIT
                && modifies.modifier().op() == Modifier.Op.SET
                && modifies.modifier().amount().equals(new Fixed(0));
    }
}
