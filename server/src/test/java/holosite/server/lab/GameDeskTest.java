package holosite.server.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import holosite.bots.lab.LabResult;
import holosite.bots.lab.Loss;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Handing out games and taking their results. */
class GameDeskTest {
    private static LabResult result(int turns) {
        var none = new LabResult.Cards(Set.of(), Set.of());
        return new LabResult(Optional.empty(), turns, 0, Loss.OTHER, none, none);
    }

    @Test
    void resultsComeInTheOrderOfTheirNumbers() throws InterruptedException {
        var desk = new GameDesk<String>(3);
        assertThat(desk.give("Ann", 2)).containsExactly(0, 1);
        assertThat(desk.give("Bob", 2)).containsExactly(2);
        desk.played("Bob", 2, result(12));
        desk.played("Ann", 1, result(11));
        desk.played("Ann", 0, result(10));
        assertThat(desk.take().turns()).isEqualTo(10);
        assertThat(desk.take().turns()).isEqualTo(11);
        assertThat(desk.take().turns()).isEqualTo(12);
        assertThat(desk.give("Ann", 2)).isEmpty();
    }

    @Test
    void whoHasEnoughToPlayGetsNoMore() {
        var desk = new GameDesk<String>(10);
        assertThat(desk.give("Ann", 3)).hasSize(3);
        assertThat(desk.give("Ann", 3)).isEmpty();
        desk.played("Ann", 1, result(1));
        assertThat(desk.give("Ann", 3)).containsExactly(3);
    }

    @Test
    void whatALostOneHasNotPlayedIsPlayedByOthers() throws InterruptedException {
        var desk = new GameDesk<String>(4);
        desk.give("Ann", 3);
        desk.give("Bob", 1);
        desk.played("Ann", 1, result(1));
        assertThat(desk.lost("Ann")).isTrue();
        assertThat(desk.give("Bob", 3)).containsExactly(0, 2);
        assertThat(desk.lost("Carol")).isFalse();
    }

    @Test
    void aGameThatTwoHavePlayedCountsOnce() throws InterruptedException {
        var desk = new GameDesk<String>(2);
        desk.give("Ann", 1);
        desk.lost("Ann");
        assertThat(desk.give("Bob", 2)).containsExactly(0, 1);
        desk.played("Ann", 0, result(1));
        desk.played("Bob", 0, result(2));
        desk.played("Bob", 1, result(3));
        assertThat(desk.take().turns()).isEqualTo(1);
        desk.played("Bob", 0, result(4));
        assertThat(desk.take().turns()).isEqualTo(3);
    }

    @Test
    void aLateResultSparesTheOthersTheGame() {
        var desk = new GameDesk<String>(1);
        desk.give("Ann", 1);
        desk.lost("Ann");
        desk.played("Ann", 0, result(1));
        assertThat(desk.give("Bob", 1)).isEmpty();
    }

    @Test
    void nobodyRunsFarAheadOfAResultThatIsMissing() throws InterruptedException {
        int games = GameDesk.AHEAD + 10;
        var desk = new GameDesk<String>(games);
        List<Integer> given = desk.give("Ann", games);
        assertThat(given).hasSize(GameDesk.AHEAD);
        for (int number : given.subList(1, given.size())) {
            desk.played("Ann", number, result(number));
        }
        assertThat(desk.give("Ann", games)).isEmpty();
        desk.played("Ann", 0, result(0));
        desk.take();
        assertThat(desk.hasRoomAgain()).isTrue();
        assertThat(desk.give("Ann", games)).containsExactly(GameDesk.AHEAD);
        assertThat(desk.hasRoomAgain()).isFalse();
    }

    @Test
    void aGameThatFailsIsToldInsteadOfAResult() {
        var desk = new GameDesk<String>(2);
        desk.give("Ann", 2);
        desk.played("Ann", 0, result(0));
        desk.failed("no such card");
        assertThatThrownBy(desk::take).hasMessageContaining("no such card");
    }
}
