package holosite.rules.decision;

import holosite.language.card.Side;
import java.util.Arrays;
import java.util.List;

/** What the game waits for, who must answer, and everything that may be answered. */
public sealed interface Decision {

    Side player();

    Prompt prompt();

    /** Whether this is a legal answer. */
    boolean accepts(Answer answer);

    /** Do one of these things, or pass where that is allowed. */
    record ChooseAct(Side player, Prompt prompt, List<Act> acts, boolean mayPass)
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
    record ChooseCards(Side player, Prompt prompt, int[] cards, int least, int most)
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
                if (indices[i] < 0 || indices[i] >= cards.length) {
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

        @Override
        public boolean equals(Object other) {
            return other instanceof ChooseCards that
                    && player == that.player
                    && prompt.equals(that.prompt)
                    && least == that.least
                    && most == that.most
                    && Arrays.equals(cards, that.cards);
        }

        @Override
        public int hashCode() {
            return prompt.hashCode() * 31 + Arrays.hashCode(cards);
        }
    }

    /** Choose a number from {@code least} to {@code most}. */
    record ChooseNumber(Side player, Prompt prompt, int least, int most) implements Decision {
        @Override
        public boolean accepts(Answer answer) {
            return answer instanceof Answer.Number n && n.value() >= least && n.value() <= most;
        }
    }

    /** Choose one of several ways to go on; for a question of yes or no, 0 is yes. */
    record ChooseOption(Side player, Prompt prompt, int options) implements Decision {
        @Override
        public boolean accepts(Answer answer) {
            return answer instanceof Answer.Choice c && c.index() >= 0 && c.index() < options;
        }
    }
}
