package holosite.server.puzzle;

import holosite.rules.kit.CardPool;
import holosite.rules.notation.MalformedText;
import holosite.rules.notation.Puzzle;
import holosite.rules.notation.PuzzleNotation;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The puzzles that come with the game, in the order they are best solved in. They are read when
 * somebody first asks for them.
 */
public final class Puzzles {
    private static final String FOLDER = "/holosite/puzzles/";

    /** A puzzle, and the text it is written in. */
    public record Written(Puzzle puzzle, String text) {}

    private final CardPool cards;
    private @Nullable List<Written> read;

    public Puzzles(CardPool cards) {
        this.cards = cards;
    }

    /** The names of their files. */
    public static List<String> names() {
        return resource("index").lines().map(String::strip).filter(l -> !l.isEmpty()).toList();
    }

    /** The text of a puzzle. */
    public static String text(String name) {
        return resource(name + ".puzzle");
    }

    private static String resource(String name) {
        try (InputStream in = Puzzles.class.getResourceAsStream(FOLDER + name)) {
            if (in == null) {
                throw new IllegalStateException("there is no " + FOLDER + name);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** All of them. */
    public synchronized List<Written> all() {
        List<Written> known = read;
        if (known == null) {
            known = names().stream().map(this::read).toList();
            read = known;
        }
        return known;
    }

    private Written read(String name) {
        String text = text(name);
        try {
            return new Written(PuzzleNotation.read(text, cards), text);
        } catch (MalformedText e) {
            throw new IllegalStateException(name + ".puzzle, " + e.getMessage(), e);
        }
    }

    /** The puzzle of this id. */
    public Optional<Written> get(String id) {
        return all().stream().filter(one -> one.puzzle().id().equals(id)).findFirst();
    }
}
