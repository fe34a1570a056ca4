package holosite.bots.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import holosite.bots.ReadyDecks;
import holosite.bots.kind.BotKind;
import holosite.language.card.Side;
import holosite.rules.setup.Setup;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Games of the lab with real decks. */
final class LabGameTest {
    private static final Setup PAIR = ReadyDecks.pairs().getFirst();

    private static LabResult play(long seed) {
        return LabGame.play(ReadyDecks.POOL, PAIR, BotKind.ROOKIE, List.of(), seed);
    }

    @Test
    void theResultTellsWhoWonWithWhichCards() {
        LabResult result = play(4);
        assertThat(result.winner()).isPresent();
        assertThat(result.lifeForce()).isPositive();
        assertThat(result.turns()).isPositive();
        for (Side side : Side.values()) {
            List<String> deck =
                    Stream.of(PAIR.of(side))
                            .flatMap(d -> d.all().stream())
                            .map(c -> c.id())
                            .toList();
            assertThat(deck).containsAll(result.of(side).early());
            assertThat(deck).containsAll(result.of(side).played());
            assertThat(result.of(side).early()).hasSizeGreaterThan(7);
            assertThat(result.of(side).played()).isNotEmpty();
        }
    }

    @Test
    void resultsAreTheSameOnOneThreadAndOnSeveral() throws InterruptedException {
        var alone = new ArrayList<LabResult>();
        LabRun.play(12, 1, LabGameTest::play, (number, result) -> alone.add(result));
        var together = new ArrayList<LabResult>();
        LabRun.play(12, 3, LabGameTest::play, (number, result) -> together.add(result));
        assertThat(together).isEqualTo(alone);
        assertThat(alone).doesNotHaveDuplicates();
    }

    @Test
    void noMoreIsPlayedThanIsWanted() throws InterruptedException {
        var taken = new ArrayList<Integer>();
        LabRun.play(
                1_000_000,
                2,
                number -> number,
                (number, result) -> {
                    taken.add(result);
                    return taken.size() < 5;
                });
        assertThat(taken).containsExactly(0, 1, 2, 3, 4);
    }

    @Test
    void aGameThatFailsIsNotPassedOver() {
        assertThatThrownBy(
                        () ->
                                LabRun.play(
                                        3,
                                        2,
                                        number -> {
                                            if (number == 1) {
                                                throw new IllegalStateException("no such card");
                                            }
                                            return number;
                                        },
                                        (number, result) -> true))
                .hasRootCauseMessage("no such card");
    }

    @Test
    void mostForceWasLostToWhatTheGamesWereAbout() throws InterruptedException {
        var totals = new MatchTotals();
        LabRun.play(
                60,
                2,
                LabGameTest::play,
                (number, result) -> {
                    totals.add(result);
                    return true;
                });
        int drains =
                totals.won(Side.DARK, Loss.FORCE_DRAINS)
                        + totals.won(Side.LIGHT, Loss.FORCE_DRAINS);
        int battles =
                totals.won(Side.DARK, Loss.BATTLE_DAMAGE)
                        + totals.won(Side.LIGHT, Loss.BATTLE_DAMAGE);
        assertThat(drains).isPositive();
        assertThat(battles).isPositive();
        assertThat(drains + battles).isGreaterThan(totals.games() / 2);
    }
}
