package holosite.cards.virtualblock2;

import holosite.language.Card;

/** The set Virtual Block 2. */
public final class VirtualBlock2 {
    private VirtualBlock2() {}

    public static Card[][] files() {
        return new Card[][] {
            Dark.CARDS,
            Light.CARDS,
        };
    }
}
