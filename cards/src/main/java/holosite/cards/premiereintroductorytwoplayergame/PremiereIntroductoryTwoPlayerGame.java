package holosite.cards.premiereintroductorytwoplayergame;

import holosite.language.Card;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** The set Premiere Introductory Two Player Game. */
public final class PremiereIntroductoryTwoPlayerGame {
    private PremiereIntroductoryTwoPlayerGame() {}

    public static List<Card> cards() {
        return Stream.of(
                        Dark.CARDS,
                        Light.CARDS)
                .flatMap(Arrays::stream)
                .toList();
    }
}
