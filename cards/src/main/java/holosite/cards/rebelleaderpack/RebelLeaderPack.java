package holosite.cards.rebelleaderpack;

import holosite.language.Card;

/** The set Rebel Leader Pack. */
public final class RebelLeaderPack {
    private RebelLeaderPack() {}

    public static Card[][] files() {
        return new Card[][] {
            Light.CARDS,
        };
    }
}
