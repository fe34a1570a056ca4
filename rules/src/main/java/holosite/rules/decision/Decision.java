package holosite.rules.decision;

import holosite.language.card.Side;
import holosite.rules.table.Cards;
import java.util.List;

/** What the game waits for, who must answer, and everything that may be answered. */
public sealed interface Decision {

    Side player();

    Prompt prompt();

    /** Whether this answer is offered. */
    boolean accepts(Answer answer);

    /**
     * The answer that is meant by places among what is offered.
     *
     * @throws IllegalAnswer if nothing that may be answered is at those places
     */
    Answer meant(AnswerCode code);

    /**
     * The places of an answer among what is offered.
     *
     * @throws IllegalAnswer if it is not offered
     */
    AnswerCode code(Answer answer);

    /** Do one of these things, or pass where that is allowed. */
    record ChooseAct(Side player, ActPrompt prompt, List<Act> acts, boolean mayPass)
            implements Decision {
        @Override
        public boolean accepts(Answer answer) {
            return answer instanceof Answer.Perform perform
                    ? offers(perform.act())
                    : mayPass && answer instanceof Answer.Pass;
        }

        /** Whoever answers by a place means the very act that is offered, which is found faster. */
        @SuppressWarnings("ReferenceEquality")
        private boolean offers(Act wanted) {
            for (int i = 0; i < acts.size(); i++) {
                if (acts.get(i) == wanted) {
                    return true;
                }
            }
            return acts.contains(wanted);
        }

        @Override
        public Answer meant(AnswerCode code) {
            if (code instanceof AnswerCode.Choice choice && isPlace(choice.place(), acts.size())) {
                return new Answer.Perform(acts.get(choice.place()));
            }
            if (mayPass && code instanceof AnswerCode.Pass) {
                return Answer.PASS;
            }
            throw new IllegalAnswer(this, code);
        }

        @Override
        public AnswerCode code(Answer answer) {
            refuseUnlessOffered(this, answer);
            return answer instanceof Answer.Perform perform
                    ? AnswerCode.choice(acts.indexOf(perform.act()))
                    : AnswerCode.PASS;
        }
    }

    /** Choose between {@code least} and {@code most} different cards of these. */
    record ChooseCards(Side player, CardPrompt prompt, Cards cards, int least, int most)
            implements Decision {
        @Override
        public boolean accepts(Answer answer) {
            if (!(answer instanceof Answer.Choose chosen)) {
                return false;
            }
            int[] numbers = chosen.cards().numbers();
            if (numbers.length < least || numbers.length > most) {
                return false;
            }
            for (int i = 0; i < numbers.length; i++) {
                if (!cards.contains(numbers[i])) {
                    return false;
                }
                for (int j = 0; j < i; j++) {
                    if (numbers[i] == numbers[j]) {
                        return false;
                    }
                }
            }
            return true;
        }

        @Override
        public Answer meant(AnswerCode code) {
            if (!(code instanceof AnswerCode.Cards several)) {
                throw new IllegalAnswer(this, code);
            }
            int[] places = several.places();
            var meant = new int[places.length];
            for (int i = 0; i < meant.length; i++) {
                if (!isPlace(places[i], cards.count())) {
                    throw new IllegalAnswer(this, code);
                }
                meant[i] = cards.number(places[i]);
            }
            var answer = new Answer.Choose(meant);
            if (!accepts(answer)) {
                throw new IllegalAnswer(this, code);
            }
            return answer;
        }

        @Override
        public AnswerCode code(Answer answer) {
            refuseUnlessOffered(this, answer);
            int[] chosen = ((Answer.Choose) answer).cards().numbers();
            var places = new int[chosen.length];
            for (int i = 0; i < places.length; i++) {
                places[i] = cards.indexOf(chosen[i]);
            }
            return new AnswerCode.Cards(places);
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
            return answer instanceof Answer.DeployTo to && targets.contains(to.target());
        }

        @Override
        public Answer meant(AnswerCode code) {
            if (code instanceof AnswerCode.Cards one
                    && one.places().length == 1
                    && isPlace(one.places()[0], targets.size())) {
                return new Answer.DeployTo(targets.get(one.places()[0]));
            }
            throw new IllegalAnswer(this, code);
        }

        @Override
        public AnswerCode code(Answer answer) {
            refuseUnlessOffered(this, answer);
            return new AnswerCode.Cards(targets.indexOf(((Answer.DeployTo) answer).target()));
        }
    }

    /** Choose a number from {@code least} to {@code most}. */
    record ChooseNumber(Side player, NumberPrompt prompt, int least, int most) implements Decision {
        @Override
        public boolean accepts(Answer answer) {
            return answer instanceof Answer.Number n && n.value() >= least && n.value() <= most;
        }

        @Override
        public Answer meant(AnswerCode code) {
            if (code instanceof AnswerCode.Number n && n.value() >= least && n.value() <= most) {
                return new Answer.Number(n.value());
            }
            throw new IllegalAnswer(this, code);
        }

        @Override
        public AnswerCode code(Answer answer) {
            refuseUnlessOffered(this, answer);
            return new AnswerCode.Number(((Answer.Number) answer).value());
        }
    }

    /** Choose one of the ways to continue that the question offers. */
    record ChooseOption(Side player, OptionPrompt prompt) implements Decision {

        public int options() {
            return prompt.options();
        }

        @Override
        public boolean accepts(Answer answer) {
            return answer instanceof Answer.Pick pick && prompt.offers(pick.option());
        }

        @Override
        public Answer meant(AnswerCode code) {
            if (code instanceof AnswerCode.Choice choice && isPlace(choice.place(), options())) {
                return new Answer.Pick(prompt.option(choice.place()));
            }
            throw new IllegalAnswer(this, code);
        }

        @Override
        public AnswerCode code(Answer answer) {
            refuseUnlessOffered(this, answer);
            return AnswerCode.choice(prompt.place(((Answer.Pick) answer).option()));
        }
    }

    private static boolean isPlace(int place, int count) {
        return place >= 0 && place < count;
    }

    private static void refuseUnlessOffered(Decision decision, Answer answer) {
        if (!decision.accepts(answer)) {
            throw new IllegalAnswer(decision, answer);
        }
    }
}
