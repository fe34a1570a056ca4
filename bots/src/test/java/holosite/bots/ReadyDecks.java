package holosite.bots;

import holosite.cards.AllCards;
import holosite.language.card.Side;
import holosite.rules.kit.CardPool;
import holosite.rules.notation.Deck;
import holosite.rules.notation.DeckNotation;
import holosite.rules.setup.Setup;
import java.util.ArrayList;
import java.util.List;

/** The four ready decks, to test with. */
public final class ReadyDecks {
    public static final CardPool POOL = CardPool.of(AllCards.all());

    private ReadyDecks() {}

    public static Setup.PlayerDeck named(String name) {
        return read(name).forPlay();
    }

    private static Deck read(String name) {
        return DeckNotation.read(holosite.cards.ReadyDecks.text(name), POOL);
    }

    /** Each Dark deck with each Light one. */
    public static List<Setup> pairs() {
        var pairs = new ArrayList<Setup>();
        for (Setup.PlayerDeck dark : of(Side.DARK)) {
            for (Setup.PlayerDeck light : of(Side.LIGHT)) {
                pairs.add(new Setup(POOL.catalog(), dark, light));
            }
        }
        return pairs;
    }

    private static List<Setup.PlayerDeck> of(Side side) {
        return holosite.cards.ReadyDecks.names().stream()
                .map(ReadyDecks::read)
                .filter(deck -> deck.side() == side)
                .map(Deck::forPlay)
                .toList();
    }
}
