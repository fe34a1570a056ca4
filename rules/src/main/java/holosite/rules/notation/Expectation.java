package holosite.rules.notation;

import holosite.rules.kit.Scene;
import java.util.List;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.stream.Stream;

/** The sentences a scenario can expect to be true. */
final class Expectation {
    private Expectation() {}

    private static final List<ExpectationForms.Form> FORMS =
            Stream.of(
                            DecisionExpectations.forms(),
                            KnowledgeExpectations.forms(),
                            BattleExpectations.forms(),
                            ContestExpectations.forms(),
                            FigureExpectations.forms(),
                            PlaceExpectations.forms(),
                            WhereExpectations.forms())
                    .map(ExpectationForms::all)
                    .flatMap(List::stream)
                    .toList();

    /** An example of each sentence. */
    static List<String> examples() {
        return FORMS.stream().map(form -> "expect " + form.example()).toList();
    }

    /** The sentence of a line. */
    static Consumer<Scene> read(IndentedLines line, String words) {
        for (ExpectationForms.Form form : FORMS) {
            Matcher matcher = form.pattern().matcher(words);
            if (matcher.matches()) {
                return form.meaning().of(line, matcher);
            }
        }
        throw line.wrong(
                "nothing of this kind can be expected. Expect, for example:\n  "
                        + String.join("\n  ", examples()));
    }
}
