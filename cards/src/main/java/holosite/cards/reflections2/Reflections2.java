package holosite.cards.reflections2;

import holosite.language.Card;

/** The set Reflections 2. */
public final class Reflections2 {
    private Reflections2() {}

    public static Card[][] files() {
        return new Card[][] {
            Dark.CARDS,
            Light.CARDS,
        };
    }
}
