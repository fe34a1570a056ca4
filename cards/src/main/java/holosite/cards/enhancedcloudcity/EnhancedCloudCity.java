package holosite.cards.enhancedcloudcity;

import holosite.language.Card;

/** The set Enhanced Cloud City. */
public final class EnhancedCloudCity {
    private EnhancedCloudCity() {}

    public static Card[][] files() {
        return new Card[][] {
            Dark.CARDS,
            Light.CARDS,
        };
    }
}
