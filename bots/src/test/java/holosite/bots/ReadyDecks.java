package holosite.bots;

import holosite.cards.AllCards;
import holosite.rules.Setup;
import holosite.rules.notation.DeckNotation;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** The four ready decks, to test with. */
public final class ReadyDecks {
    private ReadyDecks() {}

    public static Setup.Deck named(String name) {
        try (var in =
                Objects.requireNonNull(
                        AllCards.class.getResourceAsStream("/holosite/decks/" + name + ".deck"))) {
            String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            return DeckNotation.read(text, AllCards::all).forPlay();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Each Dark deck with each Light one. */
    public static List<Setup> pairs() {
        var pairs = new ArrayList<Setup>();
        for (String dark : List.of("mos-eisley-manhunt", "death-squadron")) {
            for (String light : List.of("old-heroes", "echo-base-squadrons")) {
                pairs.add(new Setup(named(dark), named(light)));
            }
        }
        return pairs;
    }
}
