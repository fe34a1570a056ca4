package holosite.app.terminal;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What a player types at a prompt. Every command has its French word too. */
sealed interface TypedCommand {

    /** Chooses by the numbers shown before the choices. */
    record Choose(List<Integer> numbers) implements TypedCommand {
        public Choose {
            numbers = List.copyOf(numbers);
        }
    }

    /** Passes, or chooses none. */
    record Pass() implements TypedCommand {}

    /** Passes, and keeps passing while the opponent acts in his phases, until the turn ends. */
    record Skip() implements TypedCommand {}

    /** Turns on or off whether to ask the player about canceling his own actions. */
    record Own() implements TypedCommand {}

    /** Does one thing several times: as often as it is offered, if no number is given. */
    record Repeat(What what, Optional<Integer> times) implements TypedCommand {
        /** What can be done several times. */
        enum What {
            ACTIVATE,
            DRAW
        }
    }

    record Why(String card) implements TypedCommand {}

    record WhyNot(String what) implements TypedCommand {}

    record ShowCard(String title) implements TypedCommand {}

    record ShowLog(int lines) implements TypedCommand {}

    record ShowTable() implements TypedCommand {}

    record Undo() implements TypedCommand {}

    record Save(String file) implements TypedCommand {}

    record Help() implements TypedCommand {}

    record Quit() implements TypedCommand {}

    /** Not a command. */
    record Unknown(String text) implements TypedCommand {}

    static TypedCommand of(String line) {
        String text = line.strip();
        int space = text.indexOf(' ');
        String first = (space < 0 ? text : text.substring(0, space)).toLowerCase(Locale.ROOT);
        String rest = space < 0 ? "" : text.substring(space + 1).strip();
        return switch (first) {
            case "" -> new Unknown("");
            case "pass", "p", "passer", "none", "aucune", "0" -> new Pass();
            case "skip", "sauter" -> new Skip();
            case "own", "miennes" -> new Own();
            case "activate", "activer", "a" -> repeat(Repeat.What.ACTIVATE, rest, text);
            case "draw", "tirer", "d" -> repeat(Repeat.What.DRAW, rest, text);
            case "why", "pourquoi" -> why(rest);
            case "card", "carte" -> rest.isEmpty() ? new Unknown(text) : new ShowCard(rest);
            case "log", "journal" -> new ShowLog(count(rest).orElse(20));
            case "table", "t" -> new ShowTable();
            case "undo", "annuler", "u" -> new Undo();
            case "save", "sauver" -> new Save(rest);
            case "help", "aide", "h", "?" -> new Help();
            case "quit", "quitter", "q", "exit" -> new Quit();
            case "yes", "y", "oui", "o" -> new Choose(List.of(1));
            case "no", "n", "non" -> new Choose(List.of(2));
            default -> numbers(text);
        };
    }

    private static TypedCommand repeat(Repeat.What what, String rest, String text) {
        if (rest.isEmpty()) {
            return new Repeat(what, Optional.of(1));
        }
        if (rest.equalsIgnoreCase("all") || rest.equalsIgnoreCase("tout")) {
            return new Repeat(what, Optional.empty());
        }
        return count(rest)
                .<TypedCommand>map(n -> new Repeat(what, Optional.of(n)))
                .orElse(new Unknown(text));
    }

    private static TypedCommand why(String rest) {
        String lower = rest.toLowerCase(Locale.ROOT);
        for (String not : List.of("not ", "pas ")) {
            if (lower.startsWith(not)) {
                return new WhyNot(rest.substring(not.length()).strip());
            }
        }
        return new Why(rest);
    }

    private static TypedCommand numbers(String text) {
        var numbers = new ArrayList<Integer>();
        for (String word : text.split("[\\s,;]+", -1)) {
            Optional<Integer> number = count(word);
            if (number.isEmpty()) {
                return new Unknown(text);
            }
            numbers.add(number.get());
        }
        return new Choose(numbers);
    }

    private static Optional<Integer> count(String word) {
        return word.matches("\\d{1,4}") ? Optional.of(Integer.valueOf(word)) : Optional.empty();
    }
}
