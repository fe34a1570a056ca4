package holosite.bots;

import holosite.rules.decision.Decision;
import holosite.rules.view.Question;

/**
 * How a question is shaped, whatever it is about: how many choices there are, how many of them are
 * wanted, whether to pass is one of the answers.
 */
public record Shape(Question.Kind kind, int choices, int least, int most, boolean mayPass) {

    public static Shape of(Decision decision) {
        return switch (decision) {
            case Decision.ChooseAct d ->
                    new Shape(Question.Kind.ACT, d.acts().size(), 1, 1, d.mayPass());
            case Decision.ChooseCards d ->
                    new Shape(Question.Kind.CARDS, d.cards().length, d.least(), d.most(), false);
            case Decision.ChooseNumber d ->
                    new Shape(Question.Kind.NUMBER, 0, d.least(), d.most(), false);
            case Decision.ChooseOption d ->
                    new Shape(Question.Kind.OPTION, d.options(), 1, 1, false);
        };
    }

    public static Shape of(Question question) {
        int choices =
                question.kind() == Question.Kind.OPTION
                        ? question.most()
                        : question.choices().size();
        boolean counted =
                question.kind() == Question.Kind.CARDS || question.kind() == Question.Kind.NUMBER;
        return new Shape(
                question.kind(),
                choices,
                counted ? question.least() : 1,
                counted ? question.most() : 1,
                question.mayPass());
    }
}
