package holosite.language.card;

import static holosite.language.prose.Noun.m;

import holosite.language.prose.Noun;
import java.util.List;

/**
 * The two sides of the Force. Dark is first: it takes the first turn unless a card says otherwise.
 */
public enum Side {
    DARK("Dark", m("Dark Side", "côté obscur")),
    LIGHT("Light", m("Light Side", "côté lumineux"));

    /** Both, Dark first. */
    public static final List<Side> BOTH = List.of(DARK, LIGHT);

    public Side opposite() {
        return this == DARK ? LIGHT : DARK;
    }

    private final String word;
    private final Noun noun;

    Side(String word, Noun noun) {
        this.word = word;
        this.noun = noun;
    }

    /** As the notations write it. */
    public String word() {
        return word;
    }

    public Noun noun() {
        return noun;
    }
}
