package holosite.cards.reflections3;

import holosite.language.Card;

/** The set Reflections 3. */
public final class Reflections3 {
    private Reflections3() {}

    public static Card[][] files() {
        return new Card[][] {
            Dark.CARDS,
            Light.CARDS,
        };
    }
}
