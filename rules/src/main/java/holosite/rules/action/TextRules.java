package holosite.rules.action;

import holosite.language.ability.When;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.modifier.CopiedTexts;
import holosite.rules.modifier.Immunities;
import holosite.rules.modifier.Standing;
import holosite.rules.presence.Participation;
import holosite.rules.refusal.Refusal;
import holosite.rules.state.Battle;
import holosite.rules.state.Context;
import holosite.rules.state.GameState;
import holosite.rules.state.Happening;
import holosite.rules.state.Occasion;
import holosite.rules.text.CardAction;
import holosite.rules.text.Frame;
import holosite.rules.text.Players;
import holosite.rules.text.Text.TargetChoice;
import holosite.rules.uniqueness.CardsNamedToDeploy;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * Why the text of a card cannot be used now. If a card offers several actions, the reason is that
 * of the one nearest to being possible.
 */
public final class TextRules {
    private TextRules() {}

    /** How far an action gets before something prevents it. */
    private static final List<Refusal> PROGRESS =
            List.of(
                    Refusal.NO_TEXT_TO_USE,
                    Refusal.TEXT_IN_ANSWER,
                    Refusal.TEXT_IN_BATTLE,
                    Refusal.TEXT_IN_DAMAGE_SEGMENT,
                    Refusal.TEXT_OTHER_PHASE,
                    Refusal.TEXT_ANOTHER_TIME,
                    Refusal.UNDERCOVER,
                    Refusal.TEXT_USED_UP,
                    Refusal.TEXT_CONDITION,
                    Refusal.TEXT_WITHOUT_TARGET,
                    Refusal.SEARCH_FAILED,
                    Refusal.NAMED_CARDS_BARRED,
                    Refusal.TEXT_NOT_PAYABLE,
                    Refusal.NONE);

    private static final Set<Refusal> MOMENTS =
            EnumSet.of(
                    Refusal.TEXT_IN_ANSWER,
                    Refusal.TEXT_IN_BATTLE,
                    Refusal.TEXT_IN_DAMAGE_SEGMENT,
                    Refusal.TEXT_OTHER_PHASE);

    /** Why a player can begin nothing that this card offers him. */
    public static Refusal refusal(GameState game, int card, Side player) {
        Refusal best = Refusal.NO_TEXT_TO_USE;
        for (CardAction action : CopiedTexts.actions(game, card, player)) {
            Refusal here = refusal(game, action, card, player);
            best = nearer(best, here);
        }
        return best;
    }

    /** Texts for different moments share one reason: this is not the moment for any of them. */
    private static Refusal nearer(Refusal one, Refusal other) {
        if (one != other && MOMENTS.contains(one) && MOMENTS.contains(other)) {
            return Refusal.TEXT_ANOTHER_TIME;
        }
        return PROGRESS.indexOf(other) > PROGRESS.indexOf(one) ? other : one;
    }

    private static Refusal refusal(GameState game, CardAction action, int card, Side player) {
        Occasion event = event(game);
        Context context = Context.of(card, player, event);
        if (!CardActionRules.mayAct(action, context, player)) {
            return Refusal.NO_TEXT_TO_USE;
        }
        if (!isMoment(game, action, context, event)) {
            return itsMoment(game, action.moment());
        }
        if (Equipment.underCover(game, action, card)) {
            return Refusal.UNDERCOVER;
        }
        if (CardActionRules.usedUp(game, action, card, context)) {
            return Refusal.TEXT_USED_UP;
        }
        if (!action.when().holds(game, context)) {
            return Refusal.TEXT_CONDITION;
        }
        if (CardActionRules.possible(game, action, card, player, player, event)) {
            return Refusal.NONE;
        }
        Frame frame = Frame.begin(action.program(), card, player, event, 0);
        for (TargetChoice goal : action.targets()) {
            int[] found = CardActionRules.candidates(game, goal, frame.context(), card);
            int least = (int) goal.least().of(game, frame.context());
            if (found.length < least) {
                return Refusal.TEXT_WITHOUT_TARGET;
            }
            frame = found.length == 0 ? frame : frame.withCards(goal.slot(), found[0]);
        }
        return search(game, action, player);
    }

    /**
     * What keeps a player from looking through a pile, or else that the text cannot be paid for.
     */
    private static Refusal search(GameState game, CardAction action, Side player) {
        if (game.uses().hasFailed(player, action.program().id())) {
            return Refusal.SEARCH_FAILED;
        }
        boolean barred =
                action.said().effects().stream()
                        .anyMatch(effect -> CardsNamedToDeploy.of(effect).allBarred(game, player));
        return barred ? Refusal.NAMED_CARDS_BARRED : Refusal.TEXT_NOT_PAYABLE;
    }

    private static Refusal itsMoment(GameState game, When moment) {
        return switch (moment) {
            case When.InPhases in ->
                    in.phases().contains(game.turn().phase())
                            ? Refusal.TEXT_ANOTHER_TIME
                            : Refusal.TEXT_OTHER_PHASE;
            case When.InBattle battle -> Refusal.TEXT_IN_BATTLE;
            case When.InDamageSegment damage -> Refusal.TEXT_IN_DAMAGE_SEGMENT;
            case When.Just just -> Refusal.TEXT_IN_ANSWER;
        };
    }

    /** What could be answered to at this moment. */
    private static Occasion event(GameState game) {
        return game.stack().top() instanceof ResponseWindow window ? window.event() : Occasion.NONE;
    }

    private static boolean isMoment(
            GameState game, CardAction action, Context context, Occasion event) {
        boolean answering = event instanceof Happening;
        boolean inWeapons = game.battle().segment() == Battle.Segment.WEAPONS && !answering;
        return switch (action.moment()) {
            case When.InPhases in ->
                    !answering
                            && in.phases().contains(game.turn().phase())
                            && Players.means(in.turn(), context, game.turn().player())
                            && (!game.battle().isGoingOn()
                                    || (inWeapons && in.phases().size() == Phase.values().length));
            case When.InBattle battle ->
                    inWeapons && Participation.speaksInBattle(game, context.it());
            case When.InDamageSegment damage ->
                    game.battle().segment() == Battle.Segment.DAMAGE
                            && !answering
                            && Participation.speaksInBattle(game, context.it());
            case When.Just just ->
                    event.is(just.event()) && CardActionRules.answers(game, action, context, event);
        };
    }

    /** Why no text of this card can target that card, whenever it may be used. */
    public static Refusal targeting(GameState game, int card, Side player, int target) {
        Refusal reason = Refusal.NO_TEXT_TO_USE;
        for (CardAction action : CopiedTexts.actions(game, card, player)) {
            Frame frame = Frame.begin(action.program(), card, player, event(game), 0);
            for (TargetChoice goal : action.targets()) {
                boolean named =
                        Standing.of(game).isActive(target)
                                && goal.among().test().fits(game, frame.context(), target);
                if (named && CardActionRules.spared(game, goal, frame.context(), target)) {
                    return Refusal.TARGET_PROTECTED;
                }
                if (named && !Immunities.protects(game, target, card)) {
                    return Refusal.NONE;
                }
                reason =
                        named || reason == Refusal.IMMUNE
                                ? Refusal.IMMUNE
                                : Refusal.TEXT_NAMES_OTHERS;
            }
        }
        return reason;
    }
}
