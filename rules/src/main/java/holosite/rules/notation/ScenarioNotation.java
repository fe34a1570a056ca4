package holosite.rules.notation;

import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.kit.CardPool;
import holosite.rules.kit.Scene;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Scenarios as text: {@code scenario:} with a sentence, {@code claims:} with the statements it
 * shows, a position, and under {@code play:} a line for each answer ({@code Dark: battle at
 * Tatooine: Cantina}), each thing skipped ({@code skip the battle}) and each expectation ({@code
 * expect power of Darth Vader is 6}).
 */
public final class ScenarioNotation {
    private static final Pattern SKIP_PHASE =
            Pattern.compile("(?i)to the (\\w+) phase of (dark|light)");

    private ScenarioNotation() {}

    /**
     * Reads a scenario.
     *
     * @throws Malformed naming the line that cannot be understood
     */
    public static Scenario read(String text, CardPool pool) {
        String name = "";
        var claims = new ArrayList<String>();
        var position = new PositionReader(pool);
        var moves = new ArrayList<Scenario.Move>();
        boolean playing = false;
        List<Indented> lines = Indented.lines(text);
        for (Indented line : lines) {
            if (line.indent() == 0) {
                playing = line.after("play").filter(String::isEmpty).isPresent();
                Optional<String> title = line.after("scenario");
                Optional<String> shown = line.after("claims");
                if (title.isPresent()) {
                    name = title.get();
                } else if (shown.isPresent()) {
                    claims.addAll(List.of(shown.get().strip().split("[\\s,]+")));
                } else if (!playing && !position.take(line)) {
                    throw line.wrong(
                            "a scenario has 'scenario:', 'claims:', 'turn:', 'seed:', 'table:',"
                                    + " 'dark:', 'light:' and 'play:', not '"
                                    + line.text()
                                    + "'.");
                }
            } else if (playing) {
                moves.add(new Scenario.Move(line, move(line)));
            } else {
                position.take(line);
            }
        }
        if (moves.isEmpty()) {
            throw new Malformed(
                    lines.isEmpty() ? 1 : lines.getLast().number(),
                    "nothing is played: add 'play:' and what is answered and expected.");
        }
        return new Scenario(name, claims, position, moves);
    }

    private static Consumer<Scene> move(Indented line) {
        for (Side side : Side.values()) {
            Optional<String> words = line.after(side.name());
            if (words.isPresent()) {
                return scene -> scene.answer(side, words.get());
            }
        }
        int blank = line.text().indexOf(' ');
        String verb = (blank < 0 ? line.text() : line.text().substring(0, blank));
        String rest = blank < 0 ? "" : line.text().substring(blank + 1).strip();
        return switch (verb.toLowerCase(Locale.ROOT)) {
            case "expect" -> Expectation.read(line, rest);
            case "skip" -> skip(line, rest);
            case "stack" -> stack(line, rest);
            default ->
                    throw line.wrong(
                            "begin with 'Dark: ', 'Light: ', 'expect ', 'skip ' or 'stack ', not '"
                                    + verb
                                    + "'.");
        };
    }

    /** {@code stack Dark 3, 5}: these destinies come next. */
    private static Consumer<Scene> stack(Indented line, String words) {
        for (Side side : Side.values()) {
            if (words.toLowerCase(Locale.ROOT)
                    .startsWith(side.name().toLowerCase(Locale.ROOT) + " ")) {
                int[] numbers =
                        PositionReader.numbers(line, words.substring(side.name().length()).strip());
                return scene -> scene.nextDestiny(side, numbers);
            }
        }
        throw line.wrong("write whose destinies come next: 'stack Dark 3, 5'.");
    }

    private static Consumer<Scene> skip(Indented line, String words) {
        Matcher phase = SKIP_PHASE.matcher(words);
        if (phase.matches()) {
            Phase to = PositionReader.phase(line, phase.group(1));
            Side side = Side.valueOf(phase.group(2).toUpperCase(Locale.ROOT));
            return scene -> scene.passUntil(side, to);
        }
        if (words.toLowerCase(Locale.ROOT).startsWith("until ")) {
            String wanted = words.substring(6).strip();
            return scene -> scene.passUntil(wanted);
        }
        return switch (words.toLowerCase(Locale.ROOT)) {
            case "one", "" -> Scene::answerDefault;
            case "the responses" -> Scene::passResponses;
            case "the weapons segment" -> Scene::passWeapons;
            case "the battle" -> Scene::finishBattle;
            case "the turn" -> Scene::endTurn;
            default ->
                    throw line.wrong(
                            "what can be skipped: 'skip until WORDS', 'skip to the move phase of"
                                    + " Dark', 'skip the responses', 'skip the weapons segment',"
                                    + " 'skip the battle', 'skip the turn', 'skip one'.");
        };
    }
}
