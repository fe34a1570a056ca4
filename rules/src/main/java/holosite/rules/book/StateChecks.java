package holosite.rules.book;

import holosite.rules.action.Cancellation;
import holosite.rules.attack.CreatureChecks;
import holosite.rules.battle.BattleEnd;
import holosite.rules.capture.Captivity;
import holosite.rules.capture.StolenEquipment;
import holosite.rules.capture.Undercover;
import holosite.rules.card.ProgramId;
import holosite.rules.decision.CardPrompt;
import holosite.rules.deploy.UtinniEffects;
import holosite.rules.force.Inserts;
import holosite.rules.force.StolenOnTop;
import holosite.rules.leaving.Attachments;
import holosite.rules.leaving.Leaving;
import holosite.rules.leaving.LostPiles;
import holosite.rules.modifier.Immunities;
import holosite.rules.modifier.Standing;
import holosite.rules.modifier.Suspension;
import holosite.rules.move.RemovedPilots;
import holosite.rules.move.ShipSiteMoves;
import holosite.rules.place.IdleCrew;
import holosite.rules.place.RotatedLocations;
import holosite.rules.presence.Participation;
import holosite.rules.state.Context;
import holosite.rules.state.GameState;
import holosite.rules.state.QuestionStep;
import holosite.rules.state.SpentTrigger;
import holosite.rules.state.Uses;
import holosite.rules.text.Frame;
import holosite.rules.text.Text;
import holosite.rules.text.TextInForce;
import holosite.rules.training.TestCompletion;
import holosite.rules.weapon.Hits;
import java.util.Optional;

/**
 * What must be true at every moment and is corrected as soon as it is not: texts that act as soon
 * as something is true, cards on hosts they cannot be on, Utinni Effects that are reached.
 */
public final class StateChecks {
    private StateChecks() {}

    /** Pushes what must happen now; returns whether there was anything. */
    public static boolean push(GameState game) {
        Suspension.check(game);
        Participation.excludeForbidden(game);
        StolenEquipment.check(game);
        StolenOnTop.check(game);
        IdleCrew.check(game);
        RotatedLocations.check(game);
        LostPiles.check(game);
        return RemovedPilots.check(game)
                || Inserts.check(game)
                || stateTriggers(game)
                || cancels(game)
                || Attachments.check(game)
                || UtinniEffects.check(game)
                || ShipSiteMoves.check(game)
                || TestCompletion.check(game)
                || Captivity.check(game)
                || Hits.check(game)
                || Undercover.check(game)
                || CreatureChecks.check(game)
                || BattleEnd.check(game);
    }

    private static boolean stateTriggers(GameState game) {
        var standing = Standing.of(game);
        for (int i = 0; i < standing.stateTriggers(); i++) {
            TextInForce text = standing.stateTrigger(i);
            var stateTrigger = (Text.StateTrigger) text.part();
            int card = text.context().it();
            ProgramId program = stateTrigger.program().id();
            boolean holds = standing.stateTriggerHolds(game, i);
            boolean before = game.uses().hasGoneOff(program, card);
            if (holds && !before) {
                Optional<TextInForce> cancels = canceling(game, card);
                if (cancels.isPresent()) {
                    game.push(new ActsOrIsCanceled(card, cancels.get().context().it()));
                } else {
                    goOff(game, text);
                }
                return true;
            }
            if (!holds && before) {
                Uses.rearm(game, new SpentTrigger.Text(program, card));
            }
        }
        return false;
    }

    private static void goOff(GameState game, TextInForce text) {
        var trigger = (Text.StateTrigger) text.part();
        var spent = new SpentTrigger.Text(trigger.program().id(), text.context().it());
        Uses.goOff(game, spent);
        game.push(Frame.begin(trigger.program(), text.context(), game.newId()));
    }

    /**
     * A card does something by itself as soon as something is true, and at the same moment another
     * text cancels it: the turn player says which comes first.
     */
    public record ActsOrIsCanceled(int card, int canceler) implements QuestionStep.ForCards {

        @Override
        public void run(GameState game) {
            int[] either = {card, canceler};
            var question = new CardPrompt.ActsOrIsCanceled(card);
            chooseOne(game, game.turn().player(), question, either);
        }

        @Override
        public void chosen(GameState game, int[] first) {
            if (first[0] == canceler) {
                canceling(game, card)
                        .ifPresent(
                                text ->
                                        Leaving.cancel(
                                                game, text.context().player(), new int[] {card}));
                return;
            }
            var standing = Standing.of(game);
            for (int i = 0; i < standing.stateTriggers(); i++) {
                TextInForce text = standing.stateTrigger(i);
                var trigger = (Text.StateTrigger) text.part();
                if (text.context().it() == card
                        && standing.stateTriggerHolds(game, i)
                        && !game.uses().hasGoneOff(trigger.program().id(), card)) {
                    goOff(game, text);
                    return;
                }
            }
        }
    }

    /** Cards a standing text cancels are lost as soon as they are on the table. */
    private static boolean cancels(GameState game) {
        var standing = Standing.of(game);
        if (!standing.anyToCancel(game)) {
            return false;
        }
        for (int i = 0; i < standing.cancels(); i++) {
            TextInForce text = standing.cancel(i);
            if (!inForce(game, i)) {
                continue;
            }
            for (int k = 0; k < standing.cardsInPlay(); k++) {
                int card = standing.cardInPlay(k);
                if (standing.active(k) && cancels(game, text, card)) {
                    Leaving.cancel(game, text.context().player(), new int[] {card});
                    return true;
                }
            }
        }
        return false;
    }

    /** The text of another card that cancels this one at this moment, if there is one. */
    private static Optional<TextInForce> canceling(GameState game, int card) {
        var standing = Standing.of(game);
        if (!standing.anyToCancel(game) || !standing.isActive(card)) {
            return Optional.empty();
        }
        for (int i = 0; i < standing.cancels(); i++) {
            TextInForce text = standing.cancel(i);
            if (text.context().it() != card && inForce(game, i) && cancels(game, text, card)) {
                return Optional.of(text);
            }
        }
        return Optional.empty();
    }

    private static boolean inForce(GameState game, int cancel) {
        var standing = Standing.of(game);
        return ((Text.Canceling) standing.cancel(cancel).part()).wholeCard()
                && standing.cancelHolds(game, cancel);
    }

    private static boolean cancels(GameState game, TextInForce text, int card) {
        Context context = text.context();
        return ((Text.Canceling) text.part()).of().fits(game, context, card)
                && !Immunities.protects(game, card, context.it())
                && !Cancellation.mayNotBeCanceled(game, context.player(), card, context.it());
    }
}
