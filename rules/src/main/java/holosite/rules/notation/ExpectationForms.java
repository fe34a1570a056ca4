package holosite.rules.notation;

import holosite.language.card.Side;
import holosite.rules.kit.Scene;
import holosite.rules.table.Zone;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Forms of sentences that can be expected, in the order they are tried, and the words they share.
 */
final class ExpectationForms {
    static final String SIDE = "(dark|light)";

    /** A number, or {@code none} where the figure does not exist. */
    static final String NUMBER = "(-?\\d+(?:\\.\\d+)?|none)";

    static final String PILE =
            "(hand|reserve deck|force pile|used pile|lost pile|side of table|out of play)";

    private static final Map<String, Zone> PILES =
            Map.ofEntries(
                    Map.entry("hand", Zone.HAND),
                    Map.entry("reserve deck", Zone.RESERVE_DECK),
                    Map.entry("force pile", Zone.FORCE_PILE),
                    Map.entry("used pile", Zone.USED_PILE),
                    Map.entry("lost pile", Zone.LOST_PILE),
                    Map.entry("side of table", Zone.SIDE_OF_TABLE),
                    Map.entry("out of play", Zone.OUT_OF_PLAY));

    /** A sentence, an example of it as the documentation has it, and what it means. */
    record Form(Pattern pattern, String example, Meaning meaning) {}

    /** What a sentence that fits the pattern expects of a scene. */
    interface Meaning {
        Consumer<Scene> of(IndentedLines line, Matcher words);
    }

    private final List<Form> forms = new ArrayList<>();

    void form(String pattern, String example, Meaning meaning) {
        forms.add(new Form(Pattern.compile(pattern, Pattern.CASE_INSENSITIVE), example, meaning));
    }

    List<Form> all() {
        return forms;
    }

    // ---- words

    static Side side(Matcher m, int group) {
        return Side.valueOf(m.group(group).toUpperCase(Locale.ROOT));
    }

    static Zone pile(Matcher m, int group) {
        Zone zone = PILES.get(m.group(group).toLowerCase(Locale.ROOT));
        if (zone == null) {
            throw new IllegalArgumentException("no pile " + m.group(group));
        }
        return zone;
    }

    static double number(String word) {
        return word.equalsIgnoreCase("none") ? Double.NaN : Double.parseDouble(word);
    }

    static String plain(double number) {
        if (Double.isNaN(number)) {
            return "none";
        }
        if (Double.isInfinite(number)) {
            return "any";
        }
        return number == Math.rint(number) ? Long.toString((long) number) : Double.toString(number);
    }

    // ---- what is expected

    static Consumer<Scene> equal(ToDoubleFunction<Scene> actual, double expected) {
        return equal(actual, expected, scene -> "");
    }

    /** The same; where it does not hold, what makes the number up is said as well. */
    static Consumer<Scene> equal(
            ToDoubleFunction<Scene> actual, double expected, Function<Scene, String> why) {
        return scene -> {
            double found = actual.applyAsDouble(scene);
            if (Double.isNaN(expected) ? !Double.isNaN(found) : found != expected) {
                scene.expect(
                        "it is " + plain(found) + ", not " + plain(expected) + why.apply(scene),
                        false);
            }
        };
    }

    static Consumer<Scene> truth(IndentedLines line, Predicate<Scene> holds) {
        return scene -> scene.expect("not so: " + line.text(), holds.test(scene));
    }

    /** The same; where it does not hold, what is so instead is said as well. */
    static Consumer<Scene> truth(
            IndentedLines line, Predicate<Scene> holds, Function<Scene, String> instead) {
        return scene -> {
            if (!holds.test(scene)) {
                scene.expect("not so: " + line.text() + ". " + instead.apply(scene), false);
            }
        };
    }
}
