package holosite.rules.save;

import holosite.rules.notation.MalformedText;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** The lines of a saved game, read from first to last; every error message names the line. */
final class SavedLines {
    private final List<String> lines;
    private int at;

    SavedLines(String text) {
        lines = text.lines().toList();
    }

    /** The number behind the word every saved game begins with. */
    int format(String word) {
        String first = lines.isEmpty() ? "" : lines.getFirst().strip();
        if (!first.startsWith(word + " ")) {
            throw new MalformedText(1, "a saved game begins with '" + word + "' and its format.");
        }
        at = 1;
        try {
            return Integer.parseInt(first.substring(word.length() + 1));
        } catch (NumberFormatException e) {
            throw wrong("'" + first + "' should end with the number of a format.");
        }
    }

    /** The value behind a key, which must come next. */
    String value(String key) {
        if (at >= lines.size()) {
            throw new MalformedText(
                    lines.size(), "the saved game breaks off before '" + key + "'.");
        }
        String line = lines.get(at++);
        if (!line.startsWith(key + ":")) {
            throw wrong("'" + key + ": …' should stand here.");
        }
        return line.substring(key.length() + 1).strip();
    }

    <T> T value(String key, Class<T> type, ValueReader.Library library) {
        String words = value(key);
        return reading(() -> ValueReader.read(words, type, library));
    }

    <T> Optional<T> optional(String key, Class<T> type, ValueReader.Library library) {
        String words = value(key);
        return words.equals("none")
                ? Optional.empty()
                : Optional.of(reading(() -> ValueReader.read(words, type, library)));
    }

    <T> List<T> list(String key, Class<T> type, ValueReader.Library library) {
        String words = value(key);
        return reading(() -> ValueReader.readList(words, type, library)).stream()
                .map(type::cast)
                .toList();
    }

    /** The items under a key, a line each. */
    <T> List<T> block(String key, Class<T> type, ValueReader.Library library) {
        var found = new ArrayList<T>();
        each(key, type, library, found::add);
        return found;
    }

    /**
     * Reads the items under a key one after the other; an error message about one names its line.
     */
    <T> void each(String key, Class<T> type, ValueReader.Library library, Consumer<T> reader) {
        value(key);
        for (Optional<String> item = item(); item.isPresent(); item = item()) {
            String words = item.get();
            reader.accept(reading(() -> ValueReader.read(words, type, library)));
        }
    }

    /** The next item of a list, while there is one. */
    Optional<String> item() {
        if (at < lines.size() && lines.get(at).startsWith("- ")) {
            return Optional.of(lines.get(at++).substring(2).strip());
        }
        return Optional.empty();
    }

    long number(String key) {
        String words = value(key);
        try {
            return Long.parseLong(words);
        } catch (NumberFormatException e) {
            throw wrong("'" + words + "' is no number.");
        }
    }

    boolean truth(String key) {
        String words = value(key);
        if (!words.equals("true") && !words.equals("false")) {
            throw wrong("'" + words + "' should be true or false.");
        }
        return words.equals("true");
    }

    void end() {
        if (at >= lines.size() || !lines.get(at++).equals("end")) {
            throw new MalformedText(
                    Math.min(at, lines.size()), "the saved game should end here with 'end'.");
        }
        if (at < lines.size()) {
            throw new MalformedText(at + 1, "nothing should come after 'end'.");
        }
    }

    /** An error in the line read last. */
    MalformedText wrong(String reason) {
        return new MalformedText(at, reason);
    }

    private interface Read<T> {
        T read();
    }

    private <T> T reading(Read<T> read) {
        try {
            return read.read();
        } catch (ValueReader.Unreadable e) {
            throw wrong(e.getMessage() + ".");
        }
    }
}
