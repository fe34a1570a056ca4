package holosite.cards.jabbaspalace;

import holosite.language.Card;

/** The set Jabba's Palace. */
public final class JabbasPalace {
    private JabbasPalace() {}

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
