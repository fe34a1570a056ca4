package holosite.bots.rookie;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.bots.ReadyDecks;
import holosite.bots.kind.BotKind;
import holosite.bots.sim.InvariantChecks;
import holosite.bots.sim.Pairing;
import holosite.bots.sim.Tournament;
import holosite.cards.AllCards;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class RookieBotTest {

    /** Both sides of every pair of decks, in turn. */
    private static List<Pairing> mirrored() {
        var pairings = new ArrayList<Pairing>();
        for (var setup : ReadyDecks.pairs()) {
            pairings.add(new Pairing(setup, BotKind.ROOKIE, BotKind.RANDOM));
            pairings.add(new Pairing(setup, BotKind.RANDOM, BotKind.ROOKIE));
        }
        return pairings;
    }

    @Test
    void theRookieBeatsTheRandomBotOnBothSidesOfEveryPairOfDecks() throws InterruptedException {
        var tally =
                new Tournament(mirrored(), 64, 1, 2, AllCards::all, InvariantChecks.NONE)
                        .play(done -> {});
        assertThat(tally.failed()).isEmpty();
        assertThat(tally.byBots())
                .hasEntrySatisfying(
                        "rookie against random",
                        score -> assertThat(score.rate()).isGreaterThanOrEqualTo(0.95));
    }

    @Test
    void twoRookiesBringAGameToAnEnd() throws InterruptedException {
        var pairings =
                ReadyDecks.pairs().stream()
                        .map(setup -> new Pairing(setup, BotKind.ROOKIE, BotKind.ROOKIE))
                        .toList();
        var tally =
                new Tournament(pairings, 16, 1, 2, AllCards::all, InvariantChecks.NONE)
                        .play(d -> {});
        assertThat(tally.failed()).isEmpty();
        assertThat(tally.turnsPerGame()).isLessThan(80);
    }
}
