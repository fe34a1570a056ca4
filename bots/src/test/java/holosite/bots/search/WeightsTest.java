package holosite.bots.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

final class WeightsTest {
    private static double[] each(double weight) {
        var all = new double[PositionFeature.values().length];
        Arrays.fill(all, weight);
        return all;
    }

    @Test
    void whatIsWrittenIsRead() {
        String text = new Weights(each(0.25)).text(List.of("made for a test"));
        assertThat(text)
                .startsWith("# made for a test\n")
                .contains("life                 0.25000\n");
        assertThat(Weights.read(text).text(List.of("made for a test"))).isEqualTo(text);
    }

    @Test
    void aFileThatLacksAFeatureIsRefused() {
        String text = new Weights(each(1)).text(List.of());
        assertThatThrownBy(() -> Weights.read(text.replaceFirst("(?m)^drains.*\n", "")))
                .hasMessageContaining("no weight for drains");
        assertThatThrownBy(() -> Weights.read(text + "luck 1\n"))
                .hasMessageContaining("no feature is called 'luck'");
    }

    @Test
    void moreOfWhatCountsIsLikelierToWin() {
        double[] nothing = each(0);
        double[] more = each(0);
        more[List.of(PositionFeature.values()).indexOf(PositionFeature.DRAINS)] = 3;
        Weights learned = Weights.learned();
        assertThat(learned.likelihood(nothing)).isEqualTo(0.5);
        assertThat(learned.likelihood(more)).isGreaterThan(0.6);
    }
}
