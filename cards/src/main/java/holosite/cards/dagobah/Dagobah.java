package holosite.cards.dagobah;

import holosite.language.Card;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** The set Dagobah. */
public final class Dagobah {
    private Dagobah() {}

    public static List<Card> cards() {
        return Stream.of(
                        DarkUnits.CARDS,
                        DarkPlacesAndEquipment.CARDS,
                        DarkEffects.CARDS,
                        DarkInterrupts.CARDS,
                        LightUnits.CARDS,
                        LightPlacesAndEquipment.CARDS,
                        LightEffects.CARDS,
                        LightInterrupts.CARDS)
                .flatMap(Arrays::stream)
                .toList();
    }
}
