package holosite.server.pace;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.cards.ReadyDecks;
import holosite.language.card.Side;
import holosite.rules.kit.CardPool;
import holosite.rules.notation.Deck;
import holosite.rules.notation.DeckNotation;
import holosite.rules.setup.Setup;
import java.util.List;
import org.junit.jupiter.api.Test;

/** With the standard stops, most of what is always passed is not asked. */
class PaceAuditTest {
    private static final CardPool CARDS = CardPool.of(AllCards.all());
    private static final int GAMES = 12;

    private static List<Setup.PlayerDeck> decks(Side side) {
        return ReadyDecks.names().stream()
                .map(name -> DeckNotation.read(ReadyDecks.text(name), CARDS))
                .filter(deck -> deck.side() == side)
                .map(Deck::forPlay)
                .toList();
    }

    @Test
    void fourFifthsOfWhatIsAlwaysPassedAreNoLongerAskedAndNothingElseIsPassedOver() {
        var audit = new PaceAudit(CARDS);
        for (int game = 0; game < GAMES; game++) {
            Setup setup = PaceAudit.pair(CARDS, decks(Side.DARK), decks(Side.LIGHT), game);
            audit.play(setup, game);
            audit.playAlike(setup, game);
        }
        PaceReport report = audit.report();
        assertThat(report.before()).as("always passed before").isGreaterThan(report.turns());
        assertThat(report.after())
                .as("still asked of %d", report.before())
                .isLessThan(report.before() / 5);
        assertThat(report.pauses())
                .as("pauses of %d", report.pausesBefore())
                .isLessThan(report.pausesBefore() / 2);
        // what is passed over could have been done at any time
        report.counts()
                .forEach(
                        (cause, count) -> {
                            if (!cause.onlyStanding()) {
                                assertThat(count.actedUnasked()).as(cause.toString()).isZero();
                            }
                        });
    }
}
