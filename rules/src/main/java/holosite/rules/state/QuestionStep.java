package holosite.rules.state;

import holosite.language.card.Side;
import holosite.rules.decision.Act;
import holosite.rules.decision.ActPrompt;
import holosite.rules.decision.Answer;
import holosite.rules.decision.CardPrompt;
import holosite.rules.decision.Decision;
import holosite.rules.decision.DeployTarget;
import holosite.rules.decision.DeployWhere;
import holosite.rules.decision.NumberPrompt;
import holosite.rules.decision.Option;
import holosite.rules.decision.OptionPrompt;
import holosite.rules.decision.YesNo;
import holosite.rules.table.Cards;
import java.util.List;

/**
 * A step that asks a decision and continues with what was chosen. What leaves no choice is not
 * asked: the step continues at once.
 */
public sealed interface QuestionStep extends Step {

    /** Asks a player to do one of several things, or to pass. */
    non-sealed interface ForAct extends QuestionStep {

        default void ask(
                GameState game, Side player, ActPrompt prompt, List<Act> acts, boolean mayPass) {
            if (acts.size() == 1 && !mayPass) {
                chosen(game, acts.getFirst());
            } else {
                game.ask(this, new Decision.ChooseAct(player, prompt, acts, mayPass));
            }
        }

        void chosen(GameState game, Act act);

        void passed(GameState game);
    }

    /** Has a player choose cards. */
    non-sealed interface ForCards extends QuestionStep {

        /**
         * Has a player choose from {@code least} to {@code most} of these cards. If all of them
         * must be taken he is not asked; if there are too few, nothing happens.
         */
        default void choose(
                GameState game, Side player, CardPrompt prompt, int[] cards, int least, int most) {
            if (cards.length == least) {
                chosen(game, cards);
            } else if (most == 0) {
                chosen(game, Cards.NONE.numbers());
            } else if (cards.length > least) {
                ask(game, player, prompt, new Cards(cards), least, Math.min(most, cards.length));
            }
        }

        /** Has a player choose one of these cards. */
        default void chooseOne(GameState game, Side player, CardPrompt prompt, int[] cards) {
            choose(game, player, prompt, cards, 1, 1);
        }

        /**
         * Asks even if there is no choice: so that nobody can infer what a player holds from his
         * not being asked, and so that a player who looks through cards is shown them.
         */
        default void ask(
                GameState game, Side player, CardPrompt prompt, Cards cards, int least, int most) {
            game.ask(this, new Decision.ChooseCards(player, prompt, cards, least, most));
        }

        /** Continues with these cards, in the order chosen. */
        void chosen(GameState game, int[] cards);
    }

    /** Has a player choose where a card is deployed. */
    non-sealed interface ForTarget extends QuestionStep {

        /** A single target is not asked for; where there is none, nothing comes of it. */
        default void choose(
                GameState game, Side player, DeployWhere prompt, List<DeployTarget> targets) {
            if (targets.size() == 1) {
                chosen(game, targets.getFirst());
            } else if (!targets.isEmpty()) {
                game.ask(this, new Decision.ChooseTarget(player, prompt, targets));
            }
        }

        void chosen(GameState game, DeployTarget target);
    }

    /** Has a player choose a number. */
    non-sealed interface ForNumber extends QuestionStep {

        default void choose(GameState game, Side player, NumberPrompt prompt, int least, int most) {
            if (least >= most) {
                chosen(game, least);
            } else {
                game.ask(this, new Decision.ChooseNumber(player, prompt, least, most));
            }
        }

        void chosen(GameState game, int number);
    }

    /** Has a player choose one of the ways to continue that a question offers. */
    non-sealed interface ForOption<O extends Option> extends QuestionStep {

        default void choose(GameState game, Side player, OptionPrompt prompt) {
            if (prompt.options() <= 1) {
                picked(game, this, prompt.option(0));
            } else {
                game.ask(this, new Decision.ChooseOption(player, prompt));
            }
        }

        void chosen(GameState game, O option);
    }

    /** Asks a player whether something is done. */
    non-sealed interface ForYesNo extends QuestionStep {

        default void ask(GameState game, Side player, YesNo prompt) {
            game.ask(this, new Decision.ChooseOption(player, prompt));
        }

        void decided(GameState game, boolean yes);
    }

    /** Continues with an answer that the decision accepts. */
    static void goOn(GameState game, QuestionStep step, Decision asked, Answer answer) {
        switch (asked) {
            case Decision.ChooseAct d -> {
                var waiting = (ForAct) step;
                if (answer instanceof Answer.Perform perform) {
                    waiting.chosen(game, perform.act());
                } else {
                    waiting.passed(game);
                }
            }
            case Decision.ChooseCards d ->
                    ((ForCards) step).chosen(game, ((Answer.Choose) answer).cards().numbers());
            case Decision.ChooseTarget d ->
                    ((ForTarget) step).chosen(game, ((Answer.DeployTo) answer).target());
            case Decision.ChooseNumber d ->
                    ((ForNumber) step).chosen(game, ((Answer.Number) answer).value());
            case Decision.ChooseOption d -> {
                Option option = ((Answer.Pick) answer).option();
                if (option instanceof Option.YesOrNo yesOrNo) {
                    ((ForYesNo) step).decided(game, yesOrNo == Option.YesOrNo.YES);
                } else {
                    picked(game, (ForOption<?>) step, option);
                }
            }
        }
    }

    @SuppressWarnings("unchecked") // the step has asked this question itself
    private static <O extends Option> void picked(
            GameState game, ForOption<O> step, Option option) {
        step.chosen(game, (O) option);
    }
}
