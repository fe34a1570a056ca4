package holosite.server.admin;

import holosite.language.prose.Language;
import holosite.rules.Game;
import holosite.rules.save.SavedGame;
import holosite.server.replay.ReplayRecord;
import holosite.server.table.game.PlayedGame;
import holosite.server.table.game.TableEvent;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.ObjectWriter;
import tools.jackson.databind.json.JsonMapper;

/**
 * Everything needed to look into a problem at a table, as one text: what the player says about it,
 * the record of the game, the position as it is saved, and all events of the table. It holds what
 * is hidden from the players, so it is for the admin only.
 */
final class ProblemReport {
    private static final ObjectWriter EVENTS = JsonMapper.shared().writerFor(TableEvent.class);

    private ProblemReport() {}

    static String write(
            String table,
            String by,
            String words,
            List<TableEvent> events,
            Optional<PlayedGame> game) {
        var out = new StringBuilder();
        section(out, "report", "table " + table + "\nby " + by);
        section(out, "words", words);
        section(out, "record", game.map(ProblemReport::record).orElse("no game has begun"));
        section(out, "position", game.map(ProblemReport::position).orElse("no game has begun"));
        var lines = new StringBuilder();
        events.forEach(event -> lines.append(EVENTS.writeValueAsString(event)).append('\n'));
        section(out, "events", lines.toString());
        return out.toString();
    }

    private static void section(StringBuilder out, String name, String text) {
        out.append("==== ").append(name).append('\n').append(text.strip()).append("\n\n");
    }

    /** What cannot be written may be the very problem that is reported. */
    private static String record(PlayedGame played) {
        try {
            return played.isFromDecks()
                    ? ReplayRecord.write(played, Language.EN)
                    : "the game began from a position";
        } catch (RuntimeException | StackOverflowError e) {
            return "cannot be written: " + e;
        }
    }

    private static String position(PlayedGame played) {
        try {
            Game last = played.step(played.steps() - 1).game();
            return SavedGame.write(last);
        } catch (RuntimeException | StackOverflowError e) {
            return "cannot be written: " + e;
        }
    }
}
