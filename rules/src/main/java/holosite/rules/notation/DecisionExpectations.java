package holosite.rules.notation;

import static holosite.rules.notation.ExpectationForms.SIDE;
import static holosite.rules.notation.ExpectationForms.side;
import static holosite.rules.notation.ExpectationForms.truth;

import holosite.language.card.Phase;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Scene;

/** What is asked and offered, whose turn it is, and who has won. */
final class DecisionExpectations {
    private DecisionExpectations() {}

    static ExpectationForms forms() {
        var forms = new ExpectationForms();
        forms.form(
                "(not )?offered (.+)",
                "offered deploy Stormtrooper",
                (line, m) -> {
                    String words = m.group(2);
                    return m.group(1) == null
                            ? scene -> scene.offers(words)
                            : scene -> {
                                var slip = scene.slip(words);
                                scene.expect(slip.orElse(""), slip.isEmpty()).mayNot(words);
                            };
                });
        forms.form(
                SIDE + " is asked",
                "Dark is asked",
                (line, m) -> scene -> scene.expectDecider(side(m, 1)));
        forms.form(
                SIDE + " is not asked",
                "Light is not asked",
                (line, m) ->
                        truth(line, scene -> scene.isOver() || scene.whoDecides() != side(m, 1)));
        forms.form(
                SIDE + " is (not )?asked about (.+)",
                "Dark is asked about Luke Skywalker",
                (line, m) ->
                        truth(
                                line,
                                scene ->
                                        (asks(scene, m.group(3))
                                                        && scene.whoDecides() == side(m, 1))
                                                == (m.group(2) == null),
                                DecisionExpectations::asked));
        forms.form(
                SIDE + " is (not )?asked (?:for |: ?)?(.+)",
                "Dark is asked captive fate",
                (line, m) -> {
                    Prompt.Key question = QuestionNames.read(line, m.group(3));
                    return truth(
                            line,
                            scene ->
                                    (!scene.isOver()
                                                    && scene.prompt() == question
                                                    && scene.whoDecides() == side(m, 1))
                                            == (m.group(2) == null),
                            DecisionExpectations::asked);
                });
        forms.form(
                "the question is (not )?(.+)",
                "the question is weapons segment",
                (line, m) -> {
                    Prompt.Key question = QuestionNames.read(line, m.group(2));
                    return truth(
                            line,
                            scene ->
                                    (!scene.isOver() && scene.prompt() == question)
                                            == (m.group(1) == null),
                            DecisionExpectations::asked);
                });
        forms.form(
                "it is (not )?the (\\w+) phase of " + SIDE,
                "it is the battle phase of Dark",
                (line, m) -> {
                    Phase phase = WrittenPhase.of(line, m.group(2));
                    return truth(
                            line,
                            scene ->
                                    (scene.phase() == phase && scene.turnOf() == side(m, 3))
                                            == (m.group(1) == null));
                });
        forms.form(
                "the game is (not )?over",
                "the game is not over",
                (line, m) -> truth(line, scene -> scene.isOver() == (m.group(1) == null)));
        forms.form(
                SIDE + " wins",
                "Dark wins",
                (line, m) ->
                        truth(
                                line,
                                scene ->
                                        scene.state()
                                                .outcome()
                                                .filter(o -> o.winner() == side(m, 1))
                                                .isPresent()));
        return forms;
    }

    private static boolean asks(Scene scene, String name) {
        int card = scene.card(name);
        if (scene.isOver()) {
            return false;
        }
        Prompt prompt = scene.decision().prompt();
        return prompt instanceof Prompt.OneCard one && one.card() == card
                || prompt instanceof Prompt.TwoCards two && two.other() == card;
    }

    private static String asked(Scene scene) {
        return scene.isOver()
                ? "The game is over."
                : scene.whoDecides().word()
                        + " is asked "
                        + QuestionNames.words(scene.prompt())
                        + ".";
    }
}
