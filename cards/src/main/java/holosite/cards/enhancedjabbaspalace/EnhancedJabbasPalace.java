package holosite.cards.enhancedjabbaspalace;

import holosite.language.Card;
import java.util.List;

/** The set Enhanced Jabba's Palace. */
public final class EnhancedJabbasPalace {
    private EnhancedJabbasPalace() {}

    public static List<Card> cards() {
        return List.of(Dark.CARDS);
    }
}
