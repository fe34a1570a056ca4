package holosite.rules.notation;

import holosite.rules.kit.Marks;
import holosite.rules.kit.Position;
import holosite.rules.table.Role;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Which seat or role a card on another one has, as round brackets behind its name say. */
final class SeatWords {
    private static final Pattern BRACKETS = Pattern.compile("(.+?)\\s*\\(([^()]*)\\)");
    private static final Pattern RACE_DESTINY =
            Pattern.compile("(?i)race destiny (\\d{1,3}(?:\\.\\d{1,2})?)");

    private SeatWords() {}

    /** Puts a card down in the seat that the brackets behind its name say. */
    static void put(IndentedLines line, Position position, String host, String text) {
        Matcher brackets = BRACKETS.matcher(text);
        if (brackets.matches()) {
            String name = brackets.group(1);
            Matcher race = RACE_DESTINY.matcher(brackets.group(2).strip());
            if (race.matches()) {
                position.raceDestiny(host, Double.parseDouble(race.group(1)), name);
                return;
            }
            switch (brackets.group(2).strip().toLowerCase(Locale.ROOT)) {
                case "pilot", "driver" -> position.pilot(host, name);
                case "passenger" -> position.passenger(host, name);
                case "astromech" -> position.astromech(host, name);
                case "cargo" -> position.cargo(host, name);
                case "captive" -> position.captive(host, name);
                case "prisoner" -> position.imprisoned(host, name);
                case "stacked" -> position.stacked(host, name);
                case "at" -> position.as(Role.AT, host, name);
                default -> position.on(host, named(line, name, brackets.group(2), text));
            }
        } else {
            position.on(host, text);
        }
    }

    /** The whole name, whose brackets are part of a title or an id, and not a mark. */
    private static String named(IndentedLines line, String name, String word, String text) {
        if (Marks.flag(word.strip().toLowerCase(Locale.ROOT)).isPresent()) {
            throw line.wrong(
                    "marks stand in square brackets: '%s [%s]'.",
                    "les marques sont entre crochets : « %s [%s] ».", name, word.strip());
        }
        return text;
    }

    static MalformedText heldByNobody(IndentedLines line, String name) {
        return line.wrong(
                "nobody holds %1$s: indent it below its escort, or write '%1$s (prisoner)' in a"
                        + " prison.",
                "personne ne tient %1$s : mettez cette carte sous son escorte, ou écrivez"
                        + " « %1$s (prisoner) » dans une prison.",
                name);
    }
}
