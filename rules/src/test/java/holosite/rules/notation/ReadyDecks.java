package holosite.rules.notation;

import holosite.cards.AllCards;
import holosite.rules.kit.CardPool;
import holosite.rules.setup.Setup;
import java.util.List;

/** The ready decks, for tests that need a real one. */
public final class ReadyDecks {
    public static final List<String> NAMES = holosite.cards.ReadyDecks.names();

    /** All cards, made ready once for all tests. */
    public static final CardPool POOL = CardPool.of(AllCards.all());

    private ReadyDecks() {}

    public static String text(String name) {
        return holosite.cards.ReadyDecks.text(name);
    }

    public static Deck deck(String name) {
        return DeckNotation.read(text(name), POOL);
    }

    public static Setup setup(String dark, String light) {
        return new Setup(POOL.catalog(), deck(dark).forPlay(), deck(light).forPlay());
    }
}
