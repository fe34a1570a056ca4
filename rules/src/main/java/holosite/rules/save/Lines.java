package holosite.rules.save;

import holosite.rules.notation.Malformed;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The lines of a saved game, read from first to last; every complaint names the line. */
final class Lines {
    private final List<String> lines;
    private int at;

    Lines(String text) {
        lines = text.lines().toList();
    }

    void first(String expected) {
        if (lines.isEmpty() || !lines.getFirst().strip().equals(expected)) {
            throw new Malformed(1, "a saved game begins with '" + expected + "'.");
        }
        at = 1;
    }

    /** The value behind a key, which must come next. */
    String value(String key) {
        if (at >= lines.size()) {
            throw new Malformed(lines.size(), "the saved game breaks off before '" + key + "'.");
        }
        String line = lines.get(at++);
        if (!line.startsWith(key + ":")) {
            throw wrong("'" + key + ": …' should stand here.");
        }
        return line.substring(key.length() + 1).strip();
    }

    <T> T value(String key, Class<T> type, Reading.Library library) {
        String words = value(key);
        return reading(() -> Reading.read(words, type, library));
    }

    <T> Optional<T> optional(String key, Class<T> type, Reading.Library library) {
        String words = value(key);
        return words.equals("none")
                ? Optional.empty()
                : Optional.of(reading(() -> Reading.read(words, type, library)));
    }

    <T> List<T> list(String key, Class<T> type, Reading.Library library) {
        String words = value(key);
        return reading(() -> Reading.readList(words, type, library)).stream()
                .map(type::cast)
                .toList();
    }

    /** The items under a key, a line each. */
    <T> List<T> block(String key, Class<T> type, Reading.Library library) {
        value(key);
        var found = new ArrayList<T>();
        for (Optional<String> item = item(); item.isPresent(); item = item()) {
            String words = item.get();
            found.add(reading(() -> Reading.read(words, type, library)));
        }
        return found;
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
            throw new Malformed(
                    Math.min(at, lines.size()), "the saved game should end here with 'end'.");
        }
    }

    /** A complaint about the line read last. */
    Malformed wrong(String reason) {
        return new Malformed(at, reason);
    }

    private interface Read<T> {
        T read();
    }

    private <T> T reading(Read<T> read) {
        try {
            return read.read();
        } catch (Reading.Unreadable e) {
            throw wrong(e.getMessage() + ".");
        }
    }
}
