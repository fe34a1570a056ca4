package holosite.bots;

import holosite.rules.decision.Decision;
import holosite.rules.view.Question;

/**
 * The shape of a question, whatever it is about: how many choices there are, how many must be
 * chosen, whether passing is allowed.
 */
public record QuestionShape(Question.Kind kind, int choices, int least, int most, boolean mayPass) {

    public static QuestionShape of(Decision decision) {
        return switch (decision) {
            case Decision.ChooseAct d ->
                    new QuestionShape(Question.Kind.ACT, d.acts().size(), 1, 1, d.mayPass());
            case Decision.ChooseCards d ->
                    new QuestionShape(
                            Question.Kind.CARDS, d.cards().count(), d.least(), d.most(), false);
            case Decision.ChooseTarget d ->
                    new QuestionShape(Question.Kind.CARDS, d.targets().size(), 1, 1, false);
            case Decision.ChooseNumber d ->
                    new QuestionShape(Question.Kind.NUMBER, 0, d.least(), d.most(), false);
            case Decision.ChooseOption d ->
                    new QuestionShape(Question.Kind.OPTION, d.options(), 1, 1, false);
        };
    }

    public static QuestionShape of(Question question) {
        int choices =
                question.kind() == Question.Kind.OPTION
                        ? question.most()
                        : question.choices().size();
        boolean counted =
                question.kind() == Question.Kind.CARDS || question.kind() == Question.Kind.NUMBER;
        return new QuestionShape(
                question.kind(),
                choices,
                counted ? question.least() : 1,
                counted ? question.most() : 1,
                question.mayPass());
    }

    /** Whether there is more than one answer. */
    public boolean isAChoice() {
        return choices + (mayPass ? 1 : 0) > 1 || least < most;
    }
}
