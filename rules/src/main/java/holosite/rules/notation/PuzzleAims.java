package holosite.rules.notation;

import holosite.language.card.Side;
import holosite.rules.kit.Scene;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The aims of a puzzle as they are written. */
final class PuzzleAims {
    private PuzzleAims() {}

    private record Form(Pattern pattern, Meaning meaning) {
        private static Form of(String pattern, Meaning meaning) {
            return new Form(Pattern.compile("(?i)" + pattern), meaning);
        }

        /** An aim that is about a card. */
        private static Form card(String verb, Function<Integer, PuzzleGoal.Aim> aim) {
            return of(verb + " (.+)", (m, scene, solver) -> aim.apply(scene.card(m.group(1))));
        }
    }

    private interface Meaning {
        PuzzleGoal.Aim of(Matcher words, Scene scene, Side solver);
    }

    private static final List<Form> FORMS =
            List.of(
                    Form.of("win", (m, scene, solver) -> new PuzzleGoal.Win()),
                    Form.of("survive", (m, scene, solver) -> new PuzzleGoal.Survive()),
                    Form.of(
                            "take (\\d{1,2}) Force",
                            (m, scene, solver) -> {
                                int force = Integer.parseInt(m.group(1));
                                return new PuzzleGoal.Take(
                                        force, scene.lifeForce(solver.opposite()) - force);
                            }),
                    Form.of(
                            "lose at most (\\d{1,2}) Force",
                            (m, scene, solver) -> {
                                int force = Integer.parseInt(m.group(1));
                                return new PuzzleGoal.Spare(force, scene.lifeForce(solver) - force);
                            }),
                    Form.card("keep", PuzzleGoal.Keep::new),
                    Form.card("remove", PuzzleGoal.Remove::new),
                    Form.card("flip", PuzzleGoal.Flip::new),
                    Form.card("imprison", PuzzleGoal.Imprison::new),
                    Form.card("control", PuzzleGoal.Control::new));

    static PuzzleGoal.Aim read(IndentedLines line, Scene scene, Side solver) {
        String words = line.after("goal").orElseThrow();
        for (Form form : FORMS) {
            Matcher matcher = form.pattern().matcher(words);
            if (matcher.matches()) {
                try {
                    return form.meaning().of(matcher, scene, solver);
                } catch (AssertionError | IllegalArgumentException e) {
                    throw line.wrong(String.valueOf(e.getMessage()));
                }
            }
        }
        throw line.wrong(
                "a goal is 'win', 'survive', 'take 6 Force', 'lose at most 2 Force', 'keep CARD',"
                        + " 'remove CARD', 'flip CARD', 'imprison CARD' or 'control PLACE'.");
    }
}
