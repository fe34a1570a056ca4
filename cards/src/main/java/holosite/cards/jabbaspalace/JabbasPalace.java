package holosite.cards.jabbaspalace;

import holosite.language.Card;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** The set Jabba's Palace. */
public final class JabbasPalace {
    private JabbasPalace() {}

    public static List<Card> cards() {
        return Stream.of(
                        DarkUnits.CARDS,
                        DarkPlacesAndEquipment.CARDS,
                        DarkEffects.CARDS,
                        DarkInterrupts.CARDS,
                        LightUnits.CARDS,
                        LightEffects.CARDS,
                        LightInterrupts.CARDS)
                .flatMap(Arrays::stream)
                .toList();
    }
}
