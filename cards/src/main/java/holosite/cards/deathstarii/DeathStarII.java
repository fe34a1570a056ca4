package holosite.cards.deathstarii;

import holosite.language.Card;

/** The set Death Star II. */
public final class DeathStarII {
    private DeathStarII() {}

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
