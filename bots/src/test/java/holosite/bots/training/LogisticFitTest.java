package holosite.bots.training;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

final class LogisticFitTest {

    @Test
    void whatDecidesIsFoundAndWhatDoesNotIsNot() {
        var chance = new SplittableRandom(1);
        var fit = new LogisticFit(3);
        for (int i = 0; i < 20_000; i++) {
            double[] row = {
                chance.nextDouble(-2, 2), chance.nextDouble(-20, 20), chance.nextDouble(-1, 1)
            };
            double likely = 1 / (1 + Math.exp(-(1.5 * row[0] - 0.1 * row[1])));
            fit.add(row, chance.nextDouble() < likely);
        }
        double[] weights = fit.weights();
        assertThat(weights[0]).isEqualTo(1.5, within(0.08));
        assertThat(weights[1]).isEqualTo(-0.1, within(0.01));
        assertThat(weights[2]).isEqualTo(0, within(0.08));
        assertThat(fit.foretold(weights)).isBetween(0.75, 0.9);
        assertThat(fit.meanLogLikelihood(weights))
                .isGreaterThan(fit.meanLogLikelihood(new double[3]));
    }

    @Test
    void aFeatureThatIsAlwaysZeroDoesNoHarm() {
        var fit = new LogisticFit(2);
        fit.add(new double[] {1, 0}, true);
        fit.add(new double[] {-1, 0}, false);
        assertThat(fit.weights()[0]).isPositive().isFinite();
        assertThat(fit.weights()[1]).isZero();
    }
}
