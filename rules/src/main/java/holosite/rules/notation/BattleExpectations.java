package holosite.rules.notation;

import static holosite.rules.notation.ExpectationForms.NUMBER;
import static holosite.rules.notation.ExpectationForms.SIDE;
import static holosite.rules.notation.ExpectationForms.equal;
import static holosite.rules.notation.ExpectationForms.number;
import static holosite.rules.notation.ExpectationForms.side;
import static holosite.rules.notation.ExpectationForms.truth;

import holosite.language.card.DestinyKind;
import holosite.language.card.Side;
import holosite.rules.kit.Scene;
import holosite.rules.log.BattleEntry;
import holosite.rules.log.DestinyEntry;
import holosite.rules.log.Entry;
import holosite.rules.log.GameEntry;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The battle going on, and the destinies drawn in it or at any other time. */
final class BattleExpectations {
    private static final Pattern BETWEEN_NUMBERS = Pattern.compile("\\s*(?:,|;|\\band\\b)\\s*");
    private static final String ONE_NUMBER = "-?\\d+(?:\\.\\d+)?";

    private BattleExpectations() {}

    static ExpectationForms forms() {
        var forms = new ExpectationForms();
        forms.form(
                "(attrition|damage) left of " + SIDE + " is " + NUMBER,
                "attrition left of Dark is 2",
                (line, m) ->
                        equal(
                                scene ->
                                        m.group(1).equalsIgnoreCase("damage")
                                                ? scene.damageLeft(side(m, 2))
                                                : scene.attritionLeft(side(m, 2)),
                                number(m.group(3))));
        forms.form(
                "battle (power|destiny) of " + SIDE + " is " + NUMBER,
                "battle power of Dark is 11",
                (line, m) ->
                        equal(
                                scene ->
                                        m.group(1).equalsIgnoreCase("power")
                                                ? scene.battlePower(side(m, 2))
                                                : scene.battleDestiny(side(m, 2)),
                                number(m.group(3))));
        forms.form(
                "(a|no) battle",
                "no battle",
                (line, m) ->
                        truth(line, scene -> scene.inBattle() == m.group(1).equalsIgnoreCase("a")));
        forms.form(
                SIDE + " has drawn (no|\\d+) (?:(\\w+) )?destin(?:y|ies)",
                "Dark has drawn 2 battle destinies",
                (line, m) -> {
                    DestinyKind kind = kind(line, m);
                    return equal(
                            scene -> lately(scene, side(m, 1), kind).size(),
                            m.group(2).equalsIgnoreCase("no") ? 0 : number(m.group(2)));
                });
        forms.form(
                "(?:the )?(?:last )?destin(?:y|ies) drawn (?:by|of) "
                        + SIDE
                        + " (?:is|are) ("
                        + ONE_NUMBER
                        + "(?:(?:\\s*[,;]\\s*|\\s+and\\s+)"
                        + ONE_NUMBER
                        + ")*)",
                "destinies drawn by Dark are 3, 5",
                (line, m) -> {
                    List<Double> wanted =
                            Arrays.stream(BETWEEN_NUMBERS.split(m.group(2)))
                                    .map(Double::valueOf)
                                    .toList();
                    return truth(
                            line,
                            scene -> last(scene, side(m, 1), wanted.size()).equals(wanted),
                            scene -> drawn(scene, side(m, 1)));
                });
        return forms;
    }

    private static @Nullable DestinyKind kind(IndentedLines line, Matcher m) {
        if (m.group(3) == null) {
            return null;
        }
        for (DestinyKind kind : DestinyKind.values()) {
            if (kind.name().equalsIgnoreCase(m.group(3))) {
                return kind;
            }
        }
        throw line.wrong(
                "no "
                        + m.group(3)
                        + " destiny is ever drawn; it is "
                        + String.join(", ", kinds())
                        + " destiny, or just 'destiny'.");
    }

    /** The words for what a destiny is drawn for. */
    static List<String> kinds() {
        return Arrays.stream(DestinyKind.values())
                .map(kind -> kind.name().toLowerCase(Locale.ROOT))
                .toList();
    }

    private static List<Double> drawn(
            List<Entry> entries, Side player, @Nullable DestinyKind kind) {
        var values = new ArrayList<Double>();
        for (Entry entry : entries) {
            if (entry instanceof DestinyEntry.DrawsDestiny draw
                    && draw.player() == player
                    && (kind == null || draw.kind() == kind)) {
                values.add(draw.value());
            }
        }
        return values;
    }

    /** In the battle going on; without one in this turn. */
    private static List<Double> lately(Scene scene, Side player, @Nullable DestinyKind kind) {
        List<Entry> entries = scene.state().log().from(0);
        int from = 0;
        for (int i = 0; i < entries.size(); i++) {
            if (scene.inBattle()
                    ? entries.get(i) instanceof BattleEntry.BattleBegins
                    : entries.get(i) instanceof GameEntry.TurnBegins) {
                from = i;
            }
        }
        return drawn(entries.subList(from, entries.size()), player, kind);
    }

    private static List<Double> last(Scene scene, Side player, int count) {
        List<Double> all = drawn(scene.state().log().from(0), player, null);
        return all.subList(Math.max(0, all.size() - count), all.size());
    }

    private static String drawn(Scene scene, Side player) {
        List<Double> all = drawn(scene.state().log().from(0), player, null);
        return all.isEmpty()
                ? player.word() + " has drawn no destiny."
                : player.word()
                        + " has drawn "
                        + String.join(", ", all.stream().map(ExpectationForms::plain).toList())
                        + ".";
    }
}
