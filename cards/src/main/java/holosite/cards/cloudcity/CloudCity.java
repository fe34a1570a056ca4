package holosite.cards.cloudcity;

import holosite.language.Card;

/** The set Cloud City. */
public final class CloudCity {
    private CloudCity() {}

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
