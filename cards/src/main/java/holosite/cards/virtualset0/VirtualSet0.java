package holosite.cards.virtualset0;

import holosite.language.Card;

/** The set Virtual Set 0. */
public final class VirtualSet0 {
    private VirtualSet0() {}

    public static Card[][] files() {
        return new Card[][] {
            Dark.CARDS,
            Light.CARDS,
        };
    }
}
