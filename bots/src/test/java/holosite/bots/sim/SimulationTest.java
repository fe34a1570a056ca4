package holosite.bots.sim;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.bots.BotKind;
import holosite.bots.ReadyDecks;
import holosite.cards.AllCards;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Whole games with an eye on everything that must hold; {@code sim} plays many more. */
final class SimulationTest {

    private static List<Pairing> all() {
        var pairings = new ArrayList<Pairing>();
        for (var setup : ReadyDecks.pairs()) {
            for (BotKind dark : BotKind.values()) {
                for (BotKind light : BotKind.values()) {
                    pairings.add(new Pairing(setup, dark, light));
                }
            }
        }
        return pairings;
    }

    @Test
    void everyInvariantHoldsInGamesBetweenAllDecksAndBots() throws InterruptedException {
        var tally =
                new Tournament(all(), 64, 100, 2, AllCards::all, Checks.all(AllCards::all, 4))
                        .play(done -> {});
        assertThat(tally.failed()).isEmpty();
        assertThat(tally.games()).isEqualTo(64);
    }

    @Test
    void theSameSeedsGiveTheSameGamesOnOneThreadAndOnTwo() throws InterruptedException {
        var alone = new Tournament(all(), 16, 5, 1, AllCards::all, Checks.NONE).play(d -> {});
        var shared = new Tournament(all(), 16, 5, 2, AllCards::all, Checks.NONE).play(d -> {});
        assertThat(shared.decisions()).isEqualTo(alone.decisions());
        assertThat(shared.turnsPerGame()).isEqualTo(alone.turnsPerGame());
        assertThat(shared.byDecks()).isEqualTo(alone.byDecks());
    }

    @Test
    void whatIsCheckedDoesNotChangeTheGame() {
        var pairing = all().getFirst();
        var watched = SimulatedGame.play(pairing, 3, AllCards::all, Checks.all(AllCards::all, 10));
        assertThat(SimulatedGame.play(pairing, 3, AllCards::all, Checks.NONE)).isEqualTo(watched);
    }
}
