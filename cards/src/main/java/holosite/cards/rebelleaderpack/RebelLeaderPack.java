package holosite.cards.rebelleaderpack;

import holosite.language.Card;
import java.util.List;

/** The set Rebel Leader Pack. */
public final class RebelLeaderPack {
    private RebelLeaderPack() {}

    public static List<Card> cards() {
        return List.of(Light.CARDS);
    }
}
