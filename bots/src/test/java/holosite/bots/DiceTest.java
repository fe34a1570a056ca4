package holosite.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** The random bot's numbers: those of Java's own generator, and copied in the middle. */
class DiceTest {
    private static final int[] BOUNDS = {1, 2, 3, 7, 8, 60, 1_000, 1 << 30, (1 << 30) + 1};

    @Test
    void theNumbersAreThoseOfJavasGenerator() {
        for (long seed = -3; seed < 50; seed++) {
            var dice = new Dice(seed);
            var java = new SplittableRandom(seed);
            for (int i = 0; i < 200; i++) {
                int bound = BOUNDS[i % BOUNDS.length];
                assertThat(dice.nextInt(bound)).isEqualTo(java.nextInt(bound));
            }
        }
    }

    @Test
    void aCopyGoesOnFromWhereItWasTaken() {
        var dice = new Dice(7);
        dice.nextInt(60);
        Dice copy = dice.copy();
        int next = dice.nextInt(1_000_000);
        assertThat(copy.nextInt(1_000_000)).isEqualTo(next);
        assertThat(new Dice(7).nextInt(1_000_000)).isNotEqualTo(next);
    }
}
