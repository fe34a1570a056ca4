package holosite.rules.card;

import holosite.language.card.Trait;

/** Cards that move by themselves from site to site although they are no units or creatures. */
public final class Walkers {
    private Walkers() {}

    public static boolean include(Definition card) {
        return card.has(Trait.SEEKER) || card.has(Trait.LIKE_A_CHARACTER);
    }
}
