package holosite.cards.enhancedjabbaspalace;

import holosite.language.Card;

/** The set Enhanced Jabba's Palace. */
public final class EnhancedJabbasPalace {
    private EnhancedJabbasPalace() {}

    public static Card[][] files() {
        return new Card[][] {
            Dark.CARDS,
            Light.CARDS,
        };
    }
}
