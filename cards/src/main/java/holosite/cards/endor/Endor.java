package holosite.cards.endor;

import holosite.language.Card;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** The set Endor. */
public final class Endor {
    private Endor() {}

    public static List<Card> cards() {
        return Stream.of(
                        DarkUnits.CARDS,
                        DarkPlacesAndEquipment.CARDS,
                        LightPlacesAndEquipment.CARDS)
                .flatMap(Arrays::stream)
                .toList();
    }
}
