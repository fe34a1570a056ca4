package holosite.rules.card;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Trait;
import java.util.EnumSet;
import java.util.List;
import org.junit.jupiter.api.Test;

class EnumBitsTest {
    private static final List<Trait> TRAITS = List.of(Trait.values());

    @Test
    void thereAreMoreTraitsThanBitsInALong() {
        assertThat(TRAITS).hasSizeGreaterThan(2 * Long.SIZE);
    }

    @Test
    void eachConstantIsThereByItselfBeyondTheFirst64Too() {
        for (Trait one : TRAITS) {
            var bits = new EnumBits<Trait>();
            bits.add(one);

            for (Trait other : TRAITS) {
                assertThat(bits.has(other)).isEqualTo(other == one);
            }
            assertThat(bits.isEmpty()).isFalse();
        }
    }

    @Test
    void setsAreJoinedComparedAndClearedWhateverTheirLengths() {
        var low = of(TRAITS.get(3));
        var high = of(TRAITS.get(70), TRAITS.get(150));

        assertThat(low.meets(high)).isFalse();
        assertThat(high.meets(of(TRAITS.get(70)))).isTrue();
        assertThat(high.meets(of(TRAITS.get(6)))).isFalse();

        low.addAll(high);
        assertThat(TRAITS.stream().filter(low::has))
                .containsExactly(TRAITS.get(3), TRAITS.get(70), TRAITS.get(150));

        low.clear();
        assertThat(low.isEmpty()).isTrue();
        assertThat(low.meets(high)).isFalse();
    }

    @Test
    void severalAreAddedAtOnce() {
        var bits = new EnumBits<Trait>();
        bits.addAll(EnumSet.allOf(Trait.class));

        assertThat(TRAITS).allMatch(bits::has);
    }

    private static EnumBits<Trait> of(Trait... traits) {
        var bits = new EnumBits<Trait>();
        bits.addAll(List.of(traits));
        return bits;
    }
}
