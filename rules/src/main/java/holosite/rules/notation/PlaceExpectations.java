package holosite.rules.notation;

import static holosite.rules.notation.ExpectationForms.SIDE;
import static holosite.rules.notation.ExpectationForms.side;
import static holosite.rules.notation.ExpectationForms.truth;

import holosite.language.card.Side;
import holosite.rules.kit.Scene;
import holosite.rules.place.Layout;
import holosite.rules.presence.Presence;
import java.util.Locale;
import java.util.regex.Matcher;

/** Who occupies and controls a place, and how places lie to each other. */
final class PlaceExpectations {
    private PlaceExpectations() {}

    static ExpectationForms forms() {
        var forms = new ExpectationForms();
        forms.form(
                SIDE + " (occupies|controls) (.+)",
                "Dark controls Tatooine: Cantina",
                (line, m) -> truth(line, scene -> has(scene, side(m, 1), m.group(2), m.group(3))));
        forms.form(
                SIDE + " (?:does not|not) (occup(?:y|ies)|controls?) (.+)",
                "Light does not occupy Tatooine: Cantina",
                (line, m) -> truth(line, scene -> !has(scene, side(m, 1), m.group(2), m.group(3))));
        forms.form(
                "(?:nobody|no one|neither side) (occupies|controls) (.+)",
                "nobody controls Tatooine: Cantina",
                (line, m) ->
                        truth(
                                line,
                                scene ->
                                        !has(scene, Side.DARK, m.group(1), m.group(2))
                                                && !has(
                                                        scene,
                                                        Side.LIGHT,
                                                        m.group(1),
                                                        m.group(2))));
        forms.form(
                "(.+) (?:is|are) (not )?adjacent to (.+)",
                "Tatooine: Cantina is adjacent to Tatooine: Mos Eisley",
                (line, m) ->
                        truth(
                                line,
                                scene ->
                                        Layout.adjacent(
                                                        scene.state(),
                                                        place(scene, m, 1),
                                                        place(scene, m, 3))
                                                == (m.group(2) == null)));
        forms.form(
                "(.+) (?:is|are) (not )?related to (.+)",
                "Tatooine: Cantina is related to Tatooine",
                (line, m) ->
                        truth(
                                line,
                                scene ->
                                        Layout.related(
                                                        scene.state(),
                                                        place(scene, m, 1),
                                                        place(scene, m, 3))
                                                == (m.group(2) == null)));
        forms.form(
                "(.+) is (not )?a battleground",
                "Tatooine: Cantina is a battleground",
                (line, m) ->
                        truth(
                                line,
                                scene ->
                                        Presence.battleground(scene.state(), place(scene, m, 1))
                                                == (m.group(2) == null)));
        return forms;
    }

    private static int place(Scene scene, Matcher m, int group) {
        int place = scene.card(m.group(group));
        if (!scene.state().table().laidOut(place)) {
            throw new IllegalArgumentException(
                    m.group(group)
                            + " is no location on the table: only locations are adjacent, related or"
                            + " battlegrounds.");
        }
        return place;
    }

    private static boolean has(Scene scene, Side side, String how, String place) {
        return how.toLowerCase(Locale.ROOT).startsWith("occup")
                ? scene.occupies(side, place)
                : scene.controls(side, place);
    }
}
