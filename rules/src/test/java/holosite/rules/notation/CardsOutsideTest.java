package holosite.rules.notation;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.language.Card;
import holosite.rules.setup.Setup;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Decks and records with an Objective, and with cards under a Starting Effect. */
class CardsOutsideTest {
    private static final String DECK =
            """
            name: Ralltiir
            side: Dark
            1x Ralltiir Operations / In The Hands Of The Empire
            1x Ralltiir
            1x Fear Is My Ally
            57x Stormtrooper
            under:
            1x Battle Order (13_54)
            2x Secret Plans (13_86)
            """;

    @Test
    void aDeckKeepsThemApartAndIsWrittenAsItIsRead() {
        Deck deck = DeckNotation.read(DECK, AllCards::all);

        assertThat(deck.cards()).hasSize(60);
        assertThat(deck.under())
                .extracting(Card::title)
                .containsExactly("Battle Order", "Secret Plans", "Secret Plans");
        Deck again = DeckNotation.read(DeckNotation.write(deck), AllCards::all);
        assertThat(again.under()).isEqualTo(deck.under());
        assertThat(again.cards()).containsExactlyInAnyOrderElementsOf(deck.cards());
    }

    @Test
    void aRecordCarriesThem() {
        Setup.PlayerDeck dark = DeckNotation.read(DECK, AllCards::all).forPlay();
        Setup.PlayerDeck light = ReadyDecks.deck("old-heroes").forPlay();
        var record = GameRecord.of(new Setup(ReadyDecks.POOL.catalog(), dark, light), 5, List.of());

        GameRecord read = RecordNotation.read(RecordNotation.write(record), AllCards::all);

        assertThat(read.setup()).isEqualTo(record.setup());
        assertThat(read.replay()).isEqualTo(record.replay());
    }
}
