package holosite.cards.premiere;

import holosite.language.Card;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** The set Premiere. */
public final class Premiere {
    private Premiere() {}

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
