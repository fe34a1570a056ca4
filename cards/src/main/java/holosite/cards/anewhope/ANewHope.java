package holosite.cards.anewhope;

import holosite.language.Card;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** The set A New Hope. */
public final class ANewHope {
    private ANewHope() {}

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
