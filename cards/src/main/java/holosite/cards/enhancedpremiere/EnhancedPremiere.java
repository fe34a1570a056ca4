package holosite.cards.enhancedpremiere;

import holosite.language.Card;

/** The set Enhanced Premiere. */
public final class EnhancedPremiere {
    private EnhancedPremiere() {}

    public static Card[][] files() {
        return new Card[][] {
            Dark.CARDS,
            Light.CARDS,
        };
    }
}
