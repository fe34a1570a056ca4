package holosite.rules.notation;

import holosite.rules.kit.CardPool;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Scenarios as text: {@code scenario:} with a sentence, {@code claims:} with the statements it
 * shows, a position, and under {@code play:} a line for each answer ({@code Dark: battle at
 * Tatooine: Cantina}), each thing skipped ({@code skip the battle}) and each expectation ({@code
 * expect power of Darth Vader is 6}).
 */
public final class ScenarioNotation {
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
        var play = new PlayReader();
        boolean playing = false;
        List<IndentedLines> lines = IndentedLines.lines(text);
        for (IndentedLines line : lines) {
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
                moves.add(new Scenario.Move(line, play.move(line)));
            } else {
                position.take(line);
            }
        }
        if (moves.isEmpty()) {
            throw new MalformedText(
                    lines.isEmpty() ? 1 : lines.getLast().number(),
                    "nothing is played: add 'play:' and what is answered and expected.");
        }
        return new Scenario(name, claims, position, moves, play.notes());
    }
}
