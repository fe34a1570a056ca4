package holosite.cards.reflections3;

import holosite.language.Card;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** The set Reflections 3. */
public final class Reflections3 {
    private Reflections3() {}

    public static List<Card> cards() {
        return Stream.of(
                        Dark.CARDS,
                        Light.CARDS)
                .flatMap(Arrays::stream)
                .toList();
    }
}
