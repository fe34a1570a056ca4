package holosite.cards.endor;

import holosite.language.Card;

/** The set Endor. */
public final class Endor {
    private Endor() {}

    public static Card[][] files() {
        return new Card[][] {
            DarkUnits.CARDS,
            DarkPlacesAndEquipment.CARDS,
            DarkEffects.CARDS,
            LightUnits.CARDS,
            LightPlacesAndEquipment.CARDS,
            LightEffects.CARDS,
        };
    }
}
