package holosite.app.input;

import holosite.rules.Game;
import holosite.rules.notation.GameRecord;
import holosite.rules.notation.MalformedText;
import holosite.rules.notation.PositionNotation;
import holosite.rules.notation.RecordNotation;
import holosite.rules.notation.Scenario;
import holosite.rules.notation.ScenarioNotation;
import holosite.rules.save.RulesVersion;
import holosite.rules.save.SavedGame;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Pattern;

/** A game read from any of our notations: a record, a scenario, a saved game or a position. */
public final class GameFile {
    private static final Pattern RECORD = Pattern.compile("(?m)^holosite record\\b");
    private static final Pattern SAVED = Pattern.compile("\\A\\s*holosite game\\b");
    private static final Pattern SCENARIO = Pattern.compile("(?m)^(scenario|play):");

    private GameFile() {}

    /**
     * The game after so many answers of a record or lines of a scenario, after all of them where no
     * number is given. A note is made where other rules saved the game.
     */
    public static Game read(Path file, Optional<Integer> at, PrintWriter notes) {
        String text = TextFile.read(file);
        try {
            if (RECORD.matcher(text).find()) {
                return record(file, RecordNotation.read(text, DeckArgument.pool()), at);
            }
            if (SCENARIO.matcher(text).find()) {
                return scenario(file, ScenarioNotation.read(text, DeckArgument.pool()), at);
            }
            if (at.isPresent()) {
                throw new BadInput(
                        file + " contains one position: --at is for game records and scenarios");
            }
            return SAVED.matcher(text).find()
                    ? saved(file, text, notes)
                    : PositionNotation.read(text, DeckArgument.pool()).game();
        } catch (MalformedText | GameRecord.Deviation | Scenario.Failed e) {
            throw new BadInput(file + ", " + e.getMessage());
        }
    }

    private static Game saved(Path file, String text, PrintWriter notes) {
        RulesVersion by = SavedGame.writtenBy(text);
        if (!by.isCurrent()) {
            notes.printf(
                    "%s was saved by rules %s. These are %s, and may play it on differently.%n",
                    file, by.rules(), RulesVersion.CURRENT.rules());
            notes.flush();
        }
        return SavedGame.read(text, DeckArgument.pool());
    }

    private static Game record(Path file, GameRecord whole, Optional<Integer> at) {
        int answers = upTo(file, at, whole.replies().size(), "answers");
        return new GameRecord(whole.setup(), whole.seed(), whole.replies().subList(0, answers))
                .replay();
    }

    private static Game scenario(Path file, Scenario scenario, Optional<Integer> at) {
        return scenario.play(upTo(file, at, scenario.lines(), "lines of play")).game();
    }

    private static int upTo(Path file, Optional<Integer> at, int most, String what) {
        int wanted = at.orElse(most);
        if (wanted < 0 || wanted > most) {
            throw new BadInput(
                    file + " has " + most + " " + what + ": --at takes a number from 0 to " + most);
        }
        return wanted;
    }
}
