package holosite.cards;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** The decks that come with the game, by their names, in the deck notation. */
public final class ReadyDecks {
    private static final List<String> NAMES = List.of(
            "death-squadron",
            "mos-eisley-manhunt",
            "imperial-blockade",
            "asteroid-hunters",
            "ralltiir-occupation",
            "battle-station",
            "wings-of-the-empire",
            "echo-base-squadrons",
            "old-heroes",
            "corellian-runners",
            "massassi-fleet",
            "dantooine-base",
            "hidden-base",
            "cantina-night");

    private ReadyDecks() {}

    public static List<String> names() {
        return NAMES;
    }

    /** The text of one of them. */
    public static String text(String name) {
        String resource = "/holosite/decks/" + name + ".deck";
        try (InputStream in = ReadyDecks.class.getResourceAsStream(resource)) {
            if (in == null) {
                throw new IllegalArgumentException("no deck at " + resource);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
