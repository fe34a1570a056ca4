package holosite.cards.enhancedcloudcity;

import holosite.language.Card;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** The set Enhanced Cloud City. */
public final class EnhancedCloudCity {
    private EnhancedCloudCity() {}

    public static List<Card> cards() {
        return Stream.of(
                        Dark.CARDS,
                        Light.CARDS)
                .flatMap(Arrays::stream)
                .toList();
    }
}
