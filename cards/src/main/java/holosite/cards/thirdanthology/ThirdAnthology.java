package holosite.cards.thirdanthology;

import holosite.language.Card;

/** The set Third Anthology. */
public final class ThirdAnthology {
    private ThirdAnthology() {}

    public static Card[][] files() {
        return new Card[][] {
            Dark.CARDS,
            Light.CARDS,
        };
    }
}
