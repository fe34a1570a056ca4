package holosite.cards.anewhope;

import holosite.language.Card;

/** The set A New Hope. */
public final class ANewHope {
    private ANewHope() {}

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
