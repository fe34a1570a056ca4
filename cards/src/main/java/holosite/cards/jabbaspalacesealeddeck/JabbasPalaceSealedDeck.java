package holosite.cards.jabbaspalacesealeddeck;

import holosite.language.Card;

/** The set Jabba's Palace Sealed Deck. */
public final class JabbasPalaceSealedDeck {
    private JabbasPalaceSealedDeck() {}

    public static Card[][] files() {
        return new Card[][] {
            Dark.CARDS,
        };
    }
}
