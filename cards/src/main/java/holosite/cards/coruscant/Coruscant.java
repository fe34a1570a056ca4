package holosite.cards.coruscant;

import holosite.language.Card;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** The set Coruscant. */
public final class Coruscant {
    private Coruscant() {}

    public static List<Card> cards() {
        return Stream.of(
                        DarkUnits.CARDS,
                        DarkPlacesAndEquipment.CARDS,
                        DarkEffects.CARDS,
                        DarkInterrupts.CARDS,
                        LightUnits.CARDS,
                        LightPlacesAndEquipment.CARDS,
                        LightEffects.CARDS)
                .flatMap(Arrays::stream)
                .toList();
    }
}
