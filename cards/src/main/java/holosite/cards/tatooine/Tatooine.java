package holosite.cards.tatooine;

import holosite.language.Card;

/** The set Tatooine. */
public final class Tatooine {
    private Tatooine() {}

    public static Card[][] files() {
        return new Card[][] {
            Dark.CARDS,
            Light.CARDS,
        };
    }
}
