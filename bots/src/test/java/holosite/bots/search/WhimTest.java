package holosite.bots.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Chance in imagined games: the same about the same, whatever was asked before. */
final class WhimTest {

    @Test
    void itDoesNotDependOnWhatWasAskedBefore() {
        var one = new Whim(7);
        var other = new Whim(7);
        one.of(3, 10);
        one.noteDone(3, 11);
        assertThat(one.of(3, 12)).isEqualTo(other.of(3, 12)).isBetween(0.0, 1.0);
    }

    @Test
    void itDiffersFromTurnToTurnFromThingToThingAndFromWorldToWorld() {
        var whim = new Whim(7);
        assertThat(whim.of(3, 12))
                .isNotEqualTo(whim.of(4, 12))
                .isNotEqualTo(whim.of(3, 13))
                .isNotEqualTo(new Whim(8).of(3, 12));
        double sum = 0;
        for (int i = 0; i < 1_000; i++) {
            sum += new Whim(i).of(3, 12);
        }
        assertThat(sum / 1_000).isBetween(0.45, 0.55);
    }

    @Test
    void whatWasDoneIsRememberedForATurn() {
        var whim = new Whim(7);
        for (int about = 0; about < 20; about++) {
            assertThat(whim.noteDone(3, about)).isZero();
        }
        assertThat(whim.timesDone(3, 19)).isEqualTo(1);
        assertThat(whim.timesDone(3, 20)).isZero();
        assertThat(whim.timesDone(4, 19)).isZero();
    }
}
