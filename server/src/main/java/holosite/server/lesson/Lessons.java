package holosite.server.lesson;

import holosite.rules.kit.CardPool;
import holosite.rules.notation.Lesson;
import holosite.rules.notation.LessonNotation;
import holosite.rules.notation.MalformedText;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/** The lessons that come with the game, in the order they are best learned in. */
public final class Lessons {
    private static final List<String> NAMES =
            List.of(
                    "first-game",
                    "space",
                    "weapons",
                    "reacts",
                    "captives",
                    "objectives",
                    "last-turn");

    /** A lesson, and the text it is written in. */
    public record Written(Lesson lesson, String text) {}

    private final List<Written> all;

    /**
     * Reads all of them, and plays each out.
     *
     * @throws MalformedText naming the file and the line that is wrong
     */
    public Lessons(CardPool cards) {
        all = NAMES.stream().map(name -> read(name, cards)).toList();
    }

    private static Written read(String name, CardPool cards) {
        String text = text(name);
        try {
            return new Written(LessonNotation.read(text, cards), text);
        } catch (MalformedText e) {
            throw new IllegalStateException(name + ".lesson, " + e.getMessage(), e);
        }
    }

    /** The text of a lesson. */
    static String text(String name) {
        try (InputStream in =
                Lessons.class.getResourceAsStream("/holosite/lessons/" + name + ".lesson")) {
            if (in == null) {
                throw new IllegalStateException("there is no lesson " + name);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The names of their files. */
    static List<String> names() {
        return NAMES;
    }

    public List<Written> all() {
        return all;
    }

    /** The lesson of this id. */
    public Optional<Written> get(String id) {
        return all.stream().filter(one -> one.lesson().id().equals(id)).findFirst();
    }
}
