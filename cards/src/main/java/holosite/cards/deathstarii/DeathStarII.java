package holosite.cards.deathstarii;

import holosite.language.Card;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** The set Death Star II. */
public final class DeathStarII {
    private DeathStarII() {}

    public static List<Card> cards() {
        return Stream.of(
                        DarkUnits.CARDS,
                        DarkPlacesAndEquipment.CARDS,
                        DarkEffects.CARDS,
                        DarkInterrupts.CARDS,
                        LightUnits.CARDS,
                        LightPlacesAndEquipment.CARDS,
                        LightInterrupts.CARDS)
                .flatMap(Arrays::stream)
                .toList();
    }
}
