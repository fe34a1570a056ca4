package holosite.cards.thirdanthology;

import holosite.language.Card;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** The set Third Anthology. */
public final class ThirdAnthology {
    private ThirdAnthology() {}

    public static List<Card> cards() {
        return Stream.of(
                        Dark.CARDS,
                        Light.CARDS)
                .flatMap(Arrays::stream)
                .toList();
    }
}
