package holosite.bots.rookie;

import holosite.language.Card;
import holosite.language.ability.Ability;
import holosite.language.ability.Action;
import holosite.language.ability.Cost;
import holosite.language.ability.Event;
import holosite.language.ability.Offers;
import holosite.language.ability.Target;
import holosite.language.amount.Amount;
import holosite.language.amount.Fixed;
import holosite.language.card.Pile;
import holosite.language.card.Who;
import holosite.language.effect.Activate;
import holosite.language.effect.BeginPodrace;
import holosite.language.effect.Branch;
import holosite.language.effect.BreakCover;
import holosite.language.effect.CancelAttrition;
import holosite.language.effect.CancelBattle;
import holosite.language.effect.CancelBattleDamage;
import holosite.language.effect.CancelCards;
import holosite.language.effect.CancelDestiny;
import holosite.language.effect.CancelIt;
import holosite.language.effect.Capture;
import holosite.language.effect.ChangeDestiny;
import holosite.language.effect.ChangeLoss;
import holosite.language.effect.ChooseOne;
import holosite.language.effect.CompleteTest;
import holosite.language.effect.Crash;
import holosite.language.effect.Damage;
import holosite.language.effect.DeployFrom;
import holosite.language.effect.DrawCards;
import holosite.language.effect.DrawRaceDestiny;
import holosite.language.effect.Duel;
import holosite.language.effect.Eat;
import holosite.language.effect.Effect;
import holosite.language.effect.Exclude;
import holosite.language.effect.FallAsleep;
import holosite.language.effect.FireTogether;
import holosite.language.effect.FireTwice;
import holosite.language.effect.FireWeapon;
import holosite.language.effect.Flip;
import holosite.language.effect.ForEach;
import holosite.language.effect.Forfeit;
import holosite.language.effect.GoMissing;
import holosite.language.effect.GoUndercover;
import holosite.language.effect.Hide;
import holosite.language.effect.HitIt;
import holosite.language.effect.InAnyOrder;
import holosite.language.effect.Lasting;
import holosite.language.effect.LookAt;
import holosite.language.effect.LoseAsCost;
import holosite.language.effect.LoseForce;
import holosite.language.effect.May;
import holosite.language.effect.MayDeploy;
import holosite.language.effect.MayMoveAgain;
import holosite.language.effect.MayPay;
import holosite.language.effect.MoveAway;
import holosite.language.effect.PilePlaced;
import holosite.language.effect.PlayFromHere;
import holosite.language.effect.PlaySabacc;
import holosite.language.effect.Put;
import holosite.language.effect.RaiseToTop;
import holosite.language.effect.Recirculate;
import holosite.language.effect.Release;
import holosite.language.effect.Relocate;
import holosite.language.effect.Repair;
import holosite.language.effect.RestoreFigures;
import holosite.language.effect.RestoreIt;
import holosite.language.effect.Retarget;
import holosite.language.effect.Retrieve;
import holosite.language.effect.ReturnToTable;
import holosite.language.effect.StackOn;
import holosite.language.effect.Steal;
import holosite.language.effect.StealToHand;
import holosite.language.effect.SubstituteDestiny;
import holosite.language.effect.TakeFrom;
import holosite.language.effect.UseAsDestiny;
import holosite.language.effect.UseAsRaceDestiny;
import holosite.language.effect.UseDevice;
import holosite.language.effect.UseForce;
import java.util.List;
import java.util.Optional;

/**
 * Estimates how good what a card says would be for the bot, in Force, without knowing the outcome:
 * whom it hurts, whom it helps, what it costs.
 */
final class TextScores {
    private static final double A_LOSS = 3;

    private final Situation situation;
    private final TargetOwners pointing;
    private final Optional<ResponseMoment> moment;

    private TextScores(
            Situation situation, TargetOwners pointing, Optional<ResponseMoment> moment) {
        this.situation = situation;
        this.pointing = pointing;
        this.moment = moment;
    }

    // ---- whole texts

    /** A text used as an action of its own. */
    static double ofText(Situation situation, Action action) {
        return best(situation, action, Optional.empty());
    }

    /** A text used as a response. */
    static double ofAnswer(Situation situation, Action action, ResponseMoment moment) {
        return best(situation, action, Optional.of(moment));
    }

    /** What a card says while it lies on a card of this player. */
    static double standing(Situation situation, Card card, Whose host) {
        var reading =
                new TextScores(
                        situation, TargetOwners.from(host, situation.me()), Optional.empty());
        double sum = 0.5;
        for (Ability ability : card.text()) {
            sum += StandingTextScores.worth(ability, reading.pointing);
        }
        return sum;
    }

    /** How good what a card says is when it is aimed at cards of this player. */
    static double aimed(Situation situation, Ability ability, Whose aim) {
        var pointing = TargetOwners.aimed(aim, situation.me());
        var reading = new TextScores(situation, pointing, Optional.empty());
        double worth =
                ability instanceof Offers(Action action, var to)
                        ? reading.effects(action.effects())
                        : 0;
        return worth == 0 && aim == Whose.THEIRS ? 0.01 : worth;
    }

    /** How good it is that these things happen. */
    static double happening(Situation situation, List<Effect> effects) {
        var pointing = TargetOwners.aimed(Whose.EITHER, situation.me());
        return new TextScores(situation, pointing, Optional.empty()).effects(effects);
    }

    /** Whether a text does no more than look for a card to take into hand. */
    static boolean searches(Action action) {
        return action.effects().stream()
                        .anyMatch(e -> e instanceof TakeFrom take && take.to() == Pile.HAND)
                && action.effects().size() == 1;
    }

    /** The value with the best target. */
    private static double best(
            Situation situation, Action action, Optional<ResponseMoment> moment) {
        double best = Double.NEGATIVE_INFINITY;
        for (Whose aim : List.of(Whose.THEIRS, Whose.MINE)) {
            if (action.targets().stream().allMatch(t -> possible(situation, t, aim))) {
                var pointing = TargetOwners.answering(action, moment, aim, situation.me());
                var reading = new TextScores(situation, pointing, moment);
                best = Math.max(best, reading.effects(action.effects()));
            }
        }
        return best - costs(action);
    }

    /** Whether there may be a card of this player, or a location, to aim at. */
    private static boolean possible(Situation situation, Target target, Whose aim) {
        return situation.places().stream()
                        .anyMatch(p -> FilterGuess.mayFit(target.filter(), situation, p.location()))
                || situation.onTable().stream()
                        .filter(placed -> Whose.of(placed.card().owner(), situation.me()) == aim)
                        .anyMatch(
                                placed ->
                                        FilterGuess.mayFit(
                                                target.filter(), situation, placed.card()));
    }

    private static double costs(Action action) {
        double sum = 0;
        for (Cost cost : action.costs()) {
            sum +=
                    switch (cost) {
                        case Cost.UseForce c -> 0.3 * number(c.amount());
                        case Cost.UseAnyForce c -> 0.6;
                        case Cost.LoseForce c -> number(c.amount());
                        case Cost.EachUses c -> 0;
                        case Cost.UseDestiny c -> 1;
                        case Cost.Give c -> 1.5;
                        case Cost.GiveFromHand c -> 1;
                        case Cost.PlaceHere c -> 1;
                        case Cost.ForgoDrain c -> 1;
                    };
        }
        return sum;
    }

    static double number(Amount amount) {
        return amount instanceof Fixed(double value) ? value : 2;
    }

    // ---- effects

    private double effects(List<Effect> effects) {
        double sum = 0;
        for (Effect effect : effects) {
            sum += effect(effect);
        }
        return sum;
    }

    private double effect(Effect effect) {
        return switch (effect) {
            case LoseAsCost e -> player(e.who()).hurt(number(e.amount()));
            case LoseForce e -> player(e.who()).hurt(number(e.amount()));
            case UseForce e -> player(e.who()).hurt(0.3 * number(e.amount()));
            case Retrieve e -> player(e.who()).help(number(e.amount()));
            case Activate e -> player(e.who()).help(0.5 * number(e.amount()));
            case DrawCards e -> player(e.who()).help(0.7 * number(e.amount()));
            case TakeFrom e -> e.to() == Pile.HAND ? player(e.taker()).help(2) : 0;
            case DeployFrom e -> 2;
            case MayDeploy e -> player(e.who()).help(2);
            case StackOn e -> stacked(e);
            case UseAsDestiny e -> doer().help(1);
            case CompleteTest e -> 2;
            case PlaySabacc e -> 1;
            case BeginPodrace e -> 1;
            case DrawRaceDestiny e -> player(e.who()).help(1);
            case UseAsRaceDestiny e -> doer().help(0.5);
            case Damage e -> pointing.whose(e.cards()).hurt(1);
            case Repair e -> pointing.whose(e.cards()).help(1);
            case PilePlaced e -> player(e.whose()).hurt(0.5);
            case Duel e -> 0.6 * effects(e.ifYouWin()) + 0.4 * effects(e.ifYouLose());
            case PlayFromHere e -> 2;
            case Flip e -> 1;
            case Put e -> put(e);
            case CancelIt e -> cancelIt();
            case CancelCards e -> pointing.whose(e.cards()).hurt(A_LOSS);
            case CancelDestiny e -> cancelDestiny(e);
            case ChangeDestiny e -> doer().help(0.5 * number(e.by()));
            case SubstituteDestiny e -> doer().help(1);
            case Forfeit e -> pointing.whose(e.cards()).hurt(A_LOSS);
            case HitIt e -> pointing.whose(e.cards()).hurt(A_LOSS);
            case Capture e -> pointing.whose(e.cards()).hurt(A_LOSS);
            case Eat e -> pointing.whose(e.cards()).hurt(A_LOSS);
            case Crash e -> pointing.whose(e.cards()).hurt(2);
            case Steal e -> pointing.whose(e.cards()).hurt(A_LOSS);
            case Exclude e -> pointing.whose(e.cards()).hurt(2);
            case Hide e -> pointing.whose(e.cards()).hurt(2);
            case FallAsleep e -> pointing.whose(e.cards()).hurt(2);
            case GoMissing e -> pointing.whose(e.cards()).hurt(2);
            case BreakCover e -> pointing.whose(e.cards()).hurt(1);
            case MoveAway e -> pointing.whose(e.cards()).hurt(1.5);
            case Release e -> pointing.whose(e.cards()).help(2);
            case RestoreFigures e -> pointing.whose(e.cards()).help(2);
            case RestoreIt e -> pointing.whose(e.cards()).help(2);
            case ReturnToTable e -> pointing.whose(e.cards()).help(2);
            case Relocate e -> rescues() ? pointing.whose(e.cards()).help(2) : 0;
            case MayMoveAgain e -> pointing.whose(e.cards()).help(0.3);
            case GoUndercover e -> 0.3;
            case FireWeapon e -> 2;
            case FireTogether e -> 2;
            case FireTwice e -> 2;
            case UseDevice e -> 2;
            case RaiseToTop e -> 1;
            case CancelAttrition e -> e.against() == Who.YOU ? A_LOSS : -A_LOSS;
            case CancelBattleDamage e -> e.whose() == Who.YOU ? A_LOSS : -A_LOSS;
            case StealToHand e -> 2;
            case ChangeLoss e -> e.more() == (e.who() == Who.OPPONENT) ? A_LOSS : -A_LOSS;
            case CancelBattle e ->
                    moment.flatMap(ResponseMoment::edge).map(edge -> -edge).orElse(0.0);
            case Retarget e -> 1;
            case Lasting e -> StandingTextScores.worth(e.ability(), pointing) * weight();
            case Branch e -> branch(e);
            case ChooseOne e -> e.options().stream().mapToDouble(this::effects).max().orElse(0);
            case May e -> Math.max(effects(e.then()), effects(e.otherwise()));
            case MayPay e -> Math.max(effects(e.then()) - 0.3, effects(e.otherwise()));
            case InAnyOrder e -> e.parts().stream().mapToDouble(this::effects).sum();
            case ForEach e -> effects(e.effects());
            case LookAt e -> player(e.viewer()).help(0.4);
            case Recirculate e -> 0.3;
            // all others prepare something, or mean too little by themselves
            default -> 0;
        };
    }

    /**
     * A card stacked under another one is out of the game; a card that was lost anyway is kept
     * there.
     */
    private double stacked(StackOn stack) {
        Whose whose = pointing.whose(stack.cards());
        boolean kept = moment.map(m -> m.event() == Event.LOST).orElse(false);
        return kept ? whose.help(1) : whose.hurt(0.8);
    }

    private Whose player(Who who) {
        return pointing.player(who);
    }

    private Whose doer() {
        return pointing.doer();
    }

    private double put(Put put) {
        Whose whose = pointing.whose(put.cards());
        return switch (put.to()) {
            case LOST_PILE -> whose.hurt(A_LOSS) * weight();
            case OUT_OF_PLAY -> whose.hurt(A_LOSS);
            case USED_PILE, RESERVE_DECK -> whose.hurt(2);
            case HAND -> whose == Whose.MINE ? 0.2 : 1.5;
            case FORCE_PILE -> whose.help(0.3);
        };
    }

    /** How much an effect counts, depending on the worth of the card it is done to. */
    private double weight() {
        return moment.map(m -> Math.clamp(m.subjectWorth() / 3, 0.3, 2)).orElse(1.0);
    }

    private double cancelIt() {
        if (moment.isEmpty()) {
            return 0;
        }
        ResponseMoment now = moment.get();
        if (now.event() == Event.BATTLE_INITIATED) {
            return -now.edge().orElse(0.0) * 0.6;
        }
        if (now.event() == Event.DRAIN_INITIATED) {
            double drain =
                    now.place()
                            .map(p -> CardWorth.orZero(p.drain(situation.view().turnPlayer())))
                            .orElse(1.0);
            return doer().hurt(drain - 0.5);
        }
        return doer().hurt(A_LOSS);
    }

    private double cancelDestiny(CancelDestiny cancel) {
        double drawn = moment.map(ResponseMoment::amount).orElse(2.0);
        if (doer() == Whose.MINE) {
            return cancel.redraw() && drawn <= 2 ? 2 : -3;
        }
        return drawn - (cancel.redraw() ? 2.5 : 0.5);
    }

    private boolean rescues() {
        return moment.map(m -> m.event() == Event.TO_BE_LOST || m.event() == Event.TO_BE_FORFEITED)
                .orElse(false);
    }

    /** A branch may be taken or not. */
    private double branch(Branch branch) {
        double best =
                branch.branches().stream().mapToDouble(b -> effects(b.then())).max().orElse(0);
        return 0.6 * best + 0.4 * effects(branch.otherwise());
    }
}
