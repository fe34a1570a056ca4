package holosite.bots.training;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.bots.ReadyDecks;
import java.util.List;
import org.junit.jupiter.api.Test;

final class BotTrainingTest {
    private static BotTraining.Result learned(long seed) {
        return new BotTraining(ReadyDecks.POOL, ReadyDecks.pairs(), seed).run(49, done -> {});
    }

    @Test
    void aFewGamesTeachWhoIsAheadTheSameWayEachTime() {
        BotTraining.Result result = learned(1);
        assertThat(result.positions()).isGreaterThan(200);
        assertThat(result.foretold()).isGreaterThan(0.6);
        assertThat(result.weights().text(List.of()))
                .isEqualTo(learned(1).weights().text(List.of()));
        assertThat(result.weights().text(List.of()))
                .isNotEqualTo(learned(2).weights().text(List.of()));
    }
}
