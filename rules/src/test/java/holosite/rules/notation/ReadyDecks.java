package holosite.rules.notation;

import holosite.cards.AllCards;
import holosite.rules.Setup;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/** The four ready decks, for tests that need a real one. */
public final class ReadyDecks {
    public static final List<String> NAMES =
            List.of("mos-eisley-manhunt", "death-squadron", "old-heroes", "echo-base-squadrons");

    private ReadyDecks() {}

    public static String text(String name) {
        try (var file =
                Objects.requireNonNull(
                        AllCards.class.getResourceAsStream("/holosite/decks/" + name + ".deck"))) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static Deck deck(String name) {
        return DeckNotation.read(text(name), AllCards::all);
    }

    public static Setup setup(String dark, String light) {
        return new Setup(deck(dark).forPlay(), deck(light).forPlay());
    }
}
