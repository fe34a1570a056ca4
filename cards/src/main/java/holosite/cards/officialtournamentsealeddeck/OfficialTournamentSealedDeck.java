package holosite.cards.officialtournamentsealeddeck;

import holosite.language.Card;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** The set Official Tournament Sealed Deck. */
public final class OfficialTournamentSealedDeck {
    private OfficialTournamentSealedDeck() {}

    public static List<Card> cards() {
        return Stream.of(
                        Dark.CARDS,
                        Light.CARDS)
                .flatMap(Arrays::stream)
                .toList();
    }
}
