package holosite.rules.notation;

import static holosite.rules.notation.ExpectationForms.SIDE;
import static holosite.rules.notation.ExpectationForms.side;
import static holosite.rules.notation.ExpectationForms.truth;

import holosite.language.card.Side;
import holosite.rules.kit.Scene;
import holosite.rules.table.Knowledge;
import holosite.rules.view.Question;
import holosite.rules.view.View;
import java.util.stream.Stream;

/** What a player knows of cards, and what he was shown. */
final class KnowledgeExpectations {
    private KnowledgeExpectations() {}

    static ExpectationForms forms() {
        var forms = new ExpectationForms();
        forms.form(
                SIDE + " (?:knows|sees) (.+)",
                "Dark knows Han Solo",
                (line, m) -> truth(line, scene -> knows(scene, side(m, 1), m.group(2))));
        forms.form(
                SIDE + " does not (?:know|see) (.+)",
                "Light does not know Sense",
                (line, m) -> truth(line, scene -> !knows(scene, side(m, 1), m.group(2))));
        forms.form(
                SIDE + " was (not )?shown (.+)",
                "Dark was shown Han Solo",
                (line, m) ->
                        truth(
                                line,
                                scene ->
                                        shown(scene, side(m, 1), m.group(3))
                                                == (m.group(2) == null)));
        return forms;
    }

    /** He may look at it where it lies, or the question he is asked names it. */
    private static boolean knows(Scene scene, Side player, String name) {
        int card = scene.card(name);
        return Knowledge.has(scene.state().table(), card, player)
                || View.of(scene.state(), player)
                        .question()
                        .filter(asked -> seen(asked).anyMatch(title(scene, card)::equals))
                        .isPresent();
    }

    private static Stream<String> seen(Question asked) {
        return Stream.concat(
                Stream.of(asked.about().title(), asked.other().title()),
                asked.choices().stream().map(choice -> choice.card().title()));
    }

    /** What has happened, as it was told to him, names the card. */
    private static boolean shown(Scene scene, Side player, String name) {
        String title = title(scene, scene.card(name));
        return scene.game().log().from(0).stream()
                .flatMap(entry -> entry.to(player).named().stream())
                .anyMatch(named -> named.title().equals(title));
    }

    private static String title(Scene scene, int card) {
        return scene.state().table().definition(card).title();
    }
}
