package holosite.rules.action;

import holosite.language.card.Side;
import holosite.rules.decision.CardPrompt;
import holosite.rules.decision.NumberPrompt;
import holosite.rules.decision.Option;
import holosite.rules.decision.OptionPrompt;
import holosite.rules.decision.YesNo;
import holosite.rules.state.GameState;
import holosite.rules.state.QuestionStep;
import holosite.rules.state.Step;
import holosite.rules.table.Cards;

/**
 * A question in the course of a program; the answer goes into a slot. A question without choice is
 * not asked.
 */
public sealed interface ProgramQuestion extends Step {

    /** Which cards; as many as there are if there are fewer than wanted. */
    static ProgramQuestion cards(
            Side player, CardPrompt prompt, int slot, int[] cards, int least, int most) {
        int cap = Math.min(most, cards.length);
        return new ForCards(player, prompt, slot, new Cards(cards), Math.min(least, cap), cap);
    }

    static ProgramQuestion number(Side player, NumberPrompt prompt, int slot, int least, int most) {
        return new ForNumber(player, prompt, slot, least, Math.max(least, most));
    }

    static ProgramQuestion option(Side player, OptionPrompt prompt, int slot) {
        return new ForOption(player, prompt, slot);
    }

    static ProgramQuestion yesNo(Side player, YesNo prompt, int slot) {
        return new ForYesNo(player, prompt, slot);
    }

    /** Which cards. */
    record ForCards(Side player, CardPrompt prompt, int slot, Cards cards, int least, int most)
            implements ProgramQuestion, QuestionStep.ForCards {

        @Override
        public void run(GameState game) {
            choose(game, player, prompt, cards.numbers(), least, most);
        }

        @Override
        public void chosen(GameState game, int[] chosen) {
            game.give(slot, chosen);
        }
    }

    /** Which number. */
    record ForNumber(Side player, NumberPrompt prompt, int slot, int least, int most)
            implements ProgramQuestion, QuestionStep.ForNumber {

        @Override
        public void run(GameState game) {
            choose(game, player, prompt, least, most);
        }

        @Override
        public void chosen(GameState game, int number) {
            game.give(slot, (double) number);
        }
    }

    /** Which of several ways to continue, by its place among them. */
    record ForOption(Side player, OptionPrompt prompt, int slot)
            implements ProgramQuestion, QuestionStep.ForOption<Option> {

        @Override
        public void run(GameState game) {
            choose(game, player, prompt);
        }

        @Override
        public void chosen(GameState game, Option option) {
            game.give(slot, (double) prompt.place(option));
        }
    }

    /** Yes, which is 0, or no. */
    record ForYesNo(Side player, YesNo prompt, int slot)
            implements ProgramQuestion, QuestionStep.ForYesNo {

        @Override
        public void run(GameState game) {
            ask(game, player, prompt);
        }

        @Override
        public void decided(GameState game, boolean yes) {
            game.give(slot, yes ? 0.0 : 1.0);
        }
    }
}
