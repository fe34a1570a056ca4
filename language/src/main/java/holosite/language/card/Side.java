package holosite.language.card;

import static holosite.language.prose.Noun.m;

import holosite.language.prose.Noun;

/**
 * The two sides of the Force. Dark is first: it takes the first turn unless a card says otherwise.
 */
public enum Side {
    DARK(m("Dark Side", "côté obscur")),
    LIGHT(m("Light Side", "côté lumineux"));

    public Side opposite() {
        return this == DARK ? LIGHT : DARK;
    }

    private final Noun noun;

    Side(Noun noun) {
        this.noun = noun;
    }

    public Noun noun() {
        return noun;
    }
}
