package holosite.bots.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Whether a change helps, as far as pairs of games tell. */
final class SequentialTestTest {
    private static final double ASKED = 0.05;

    private static int helps(double better, double worse) {
        int helps = 0;
        for (int seed = 0; seed < 400; seed++) {
            SequentialTest test = new SequentialTest(ASKED);
            var chance = new SplittableRandom(seed);
            while (test.verdict() == SequentialTest.Verdict.OPEN) {
                double drawn = chance.nextDouble();
                test.add(drawn < better, drawn >= better && drawn < better + worse);
            }
            helps += test.verdict() == SequentialTest.Verdict.HELPS ? 1 : 0;
        }
        return helps;
    }

    @Test
    void aChangeThatDoesNothingIsSaidToHelpOnceInTwentyAtMost() {
        assertThat(helps(0.15, 0.15)).isBetween(1, 28);
    }

    @Test
    void aChangeThatHelpsAsMuchAsAskedIsMissedOnceInTwentyAtMost() {
        assertThat(helps(0.175, 0.125)).isBetween(372, 399);
    }

    @Test
    void pairsThatEndAlikeSayNothingForAChange() {
        var test = new SequentialTest(ASKED);
        for (int i = 0; i < 10; i++) {
            test.add(true, true);
            test.add(false, false);
        }
        assertThat(test.better()).isZero();
        assertThat(test.worse()).isZero();
        assertThat(test.estimate().value()).isZero();
        assertThat(test.estimate().isClear()).isFalse();
        assertThat(test.evidence()).isNegative();
        assertThat(test.verdict()).isEqualTo(SequentialTest.Verdict.OPEN);
    }

    @Test
    void theEstimateIsTheDifferenceOfBothShares() {
        var test = new SequentialTest(ASKED);
        for (int i = 0; i < 100; i++) {
            test.add(i < 40, i >= 40 && i < 60);
        }
        assertThat(test.better()).isEqualTo(40);
        assertThat(test.worse()).isEqualTo(20);
        assertThat(test.estimate().value()).isEqualTo(0.2);
        assertThat(test.estimate().margin()).isBetween(0.14, 0.16);
        assertThat(test.estimate().isClear()).isTrue();
    }

    @Test
    void aShareThatCannotBeAskedForIsRefused() {
        for (double asked : new double[] {0, -0.1, 1, Double.NaN}) {
            assertThatThrownBy(() -> new SequentialTest(asked))
                    .isInstanceOf(IllegalArgumentException.class);
        }
    }
}
