package holosite.cards.tatooine;

import holosite.language.Card;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** The set Tatooine. */
public final class Tatooine {
    private Tatooine() {}

    public static List<Card> cards() {
        return Stream.of(
                        Dark.CARDS,
                        Light.CARDS)
                .flatMap(Arrays::stream)
                .toList();
    }
}
