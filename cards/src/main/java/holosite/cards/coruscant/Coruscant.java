package holosite.cards.coruscant;

import holosite.language.Card;

/** The set Coruscant. */
public final class Coruscant {
    private Coruscant() {}

    public static Card[][] files() {
        return new Card[][] {
            DarkUnits.CARDS,
            DarkPlacesAndEquipment.CARDS,
            DarkEffects.CARDS,
            DarkInterrupts.CARDS,
            LightUnits.CARDS,
            LightPlacesAndEquipment.CARDS,
            LightEffects.CARDS,
            LightInterrupts.CARDS,
        };
    }
}
