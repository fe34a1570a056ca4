package holosite.cards.jedipack;

import holosite.language.Card;

/** The set Jedi Pack. */
public final class JediPack {
    private JediPack() {}

    public static Card[][] files() {
        return new Card[][] {
            Dark.CARDS,
            Light.CARDS,
        };
    }
}
