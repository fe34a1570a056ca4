package holosite.cards.theedpalace;

import holosite.language.Card;

/** The set Theed Palace. */
public final class TheedPalace {
    private TheedPalace() {}

    public static Card[][] files() {
        return new Card[][] {
            DarkUnits.CARDS,
            DarkPlacesAndEquipment.CARDS,
            DarkEffects.CARDS,
            LightUnits.CARDS,
        };
    }
}
