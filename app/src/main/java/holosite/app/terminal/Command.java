package holosite.app.terminal;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What a player types at a prompt. Every command has its French word too. */
sealed interface Command {

    /** Choices by their numbers, as they stand before them. */
    record Choose(List<Integer> numbers) implements Command {
        public Choose {
            numbers = List.copyOf(numbers);
        }
    }

    /** Passes, or chooses none. */
    record Pass() implements Command {}

    /** Passes, and goes on passing while the opponent acts in his phases, until the turn ends. */
    record Skip() implements Command {}

    /** Asks from now on, or no longer, whether to cancel what the player does himself. */
    record Own() implements Command {}

    /** Does one thing several times: as often as it is offered, where no number is given. */
    record Repeat(What what, Optional<Integer> times) implements Command {
        /** What can be done several times. */
        enum What {
            ACTIVATE,
            DRAW
        }
    }

    record Why(String card) implements Command {}

    record WhyNot(String what) implements Command {}

    record ShowCard(String title) implements Command {}

    record ShowLog(int lines) implements Command {}

    record ShowTable() implements Command {}

    record Undo() implements Command {}

    record Save(String file) implements Command {}

    record Help() implements Command {}

    record Quit() implements Command {}

    /** Nothing we understand. */
    record Unknown(String text) implements Command {}

    static Command of(String line) {
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

    private static Command repeat(Repeat.What what, String rest, String text) {
        if (rest.isEmpty()) {
            return new Repeat(what, Optional.of(1));
        }
        if (rest.equalsIgnoreCase("all") || rest.equalsIgnoreCase("tout")) {
            return new Repeat(what, Optional.empty());
        }
        return count(rest)
                .<Command>map(n -> new Repeat(what, Optional.of(n)))
                .orElse(new Unknown(text));
    }

    private static Command why(String rest) {
        String lower = rest.toLowerCase(Locale.ROOT);
        for (String not : List.of("not ", "pas ")) {
            if (lower.startsWith(not)) {
                return new WhyNot(rest.substring(not.length()).strip());
            }
        }
        return new Why(rest);
    }

    private static Command numbers(String text) {
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
