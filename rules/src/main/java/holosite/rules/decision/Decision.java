package holosite.rules.decision;

import holosite.language.card.Side;
import holosite.rules.table.Cards;
import java.util.List;

/** What the game waits for, who must answer, and everything that may be answered. */
public sealed interface Decision {

    Side player();

    Prompt prompt();

    /** Whether this is a legal answer. */
    boolean accepts(Answer answer);

    /** Do one of these things, or pass where that is allowed. */
    record ChooseAct(Side player, ActPrompt prompt, List<Act> acts, boolean mayPass)
            implements Decision {
        @Override
        public boolean accepts(Answer answer) {
            return switch (answer) {
                case Answer.Pass p -> mayPass;
                case Answer.Choice c -> c.index() >= 0 && c.index() < acts.size();
                case Answer.Cards c -> false;
                case Answer.Number n -> false;
            };
        }
    }

    /** Choose between {@code least} and {@code most} different cards of these. */
    record ChooseCards(Side player, CardPrompt prompt, Cards cards, int least, int most)
            implements Decision {
        @Override
        public boolean accepts(Answer answer) {
            if (!(answer instanceof Answer.Cards chosen)) {
                return false;
            }
            int[] indices = chosen.indices();
            if (indices.length < least || indices.length > most) {
                return false;
            }
            for (int i = 0; i < indices.length; i++) {
                if (indices[i] < 0 || indices[i] >= cards.count()) {
                    return false;
                }
                for (int j = 0; j < i; j++) {
                    if (indices[i] == indices[j]) {
                        return false;
                    }
                }
            }
            return true;
        }

        /** The cards an answer means. */
        public int[] meant(Answer.Cards answer) {
            int[] indices = answer.indices();
            var meant = new int[indices.length];
            for (int i = 0; i < meant.length; i++) {
                meant[i] = cards.number(indices[i]);
            }
            return meant;
        }
    }

    /** Choose one of these targets to deploy a card to. */
    record ChooseTarget(Side player, DeployWhere prompt, List<DeployTarget> targets)
            implements Decision {
        public ChooseTarget {
            targets = List.copyOf(targets);
        }

        @Override
        public boolean accepts(Answer answer) {
            return answer instanceof Answer.Cards chosen
                    && chosen.indices().length == 1
                    && chosen.indices()[0] >= 0
                    && chosen.indices()[0] < targets.size();
        }
    }

    /** Choose a number from {@code least} to {@code most}. */
    record ChooseNumber(Side player, NumberPrompt prompt, int least, int most) implements Decision {
        @Override
        public boolean accepts(Answer answer) {
            return answer instanceof Answer.Number n && n.value() >= least && n.value() <= most;
        }
    }

    /** Choose one of the ways to go on that the question offers. */
    record ChooseOption(Side player, OptionPrompt prompt) implements Decision {

        public int options() {
            return prompt.options();
        }

        @Override
        public boolean accepts(Answer answer) {
            return answer instanceof Answer.Choice c && c.index() >= 0 && c.index() < options();
        }
    }
}
