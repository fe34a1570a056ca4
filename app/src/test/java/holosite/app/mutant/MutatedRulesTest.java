package holosite.app.mutant;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.InvocationTargetException;
import org.junit.jupiter.api.Test;

/** With the rule that says which of two sabacc totals is better. */
class MutatedRulesTest {
    private static final String HAND = "holosite.rules.sabacc.SabaccHand";

    private final RuleMutator mutator = new RuleMutator(getClass().getClassLoader());
    private final MutatedRules rules = new MutatedRules(getClass().getClassLoader(), mutator);

    private boolean beats(double total, double other) throws Throwable {
        var method = rules.loadClass(HAND).getDeclaredMethod("beats", double.class, double.class);
        method.setAccessible(true);
        try {
            return (boolean) method.invoke(null, total, other);
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }

    @Test
    void aRuleIsAsItWasUntilItIsChangedAndAgainAfterwards() throws Throwable {
        rules.control().restore();
        boolean higher = beats(20, 19);
        boolean lower = beats(19, 20);
        assertThat(higher).isNotEqualTo(lower);

        var reached = rules.control().reached();
        assertThat(reached.isEmpty()).isFalse();
        int changesAnAnswer = 0;
        for (int site : reached.stream().toArray()) {
            assertThat(mutator.site(site).toString()).startsWith("sabacc.SabaccHand.beats:");
            rules.control().change(site, Long.MAX_VALUE);
            if (beats(20, 19) != higher || beats(19, 20) != lower) {
                changesAnAnswer++;
            }
            rules.control().restore();
            assertThat(beats(20, 19)).isEqualTo(higher);
        }
        assertThat(changesAnAnswer).isPositive();
    }

    @Test
    void whatAsksTooManyConditionsIsGivenUp() {
        rules.control().change(0, 0);

        assertThatThrownBy(() -> beats(20, 19))
                .hasMessageContaining("does not come to an end")
                .matches(MutantWorker::isGivenUp)
                .matches(why -> MutantWorker.isGivenUp(new IllegalStateException(why)));
        assertThat(MutantWorker.isGivenUp(new AssertionError("it is another number"))).isFalse();
    }

    @Test
    void twoOfThemDoNotDisturbEachOther() throws Throwable {
        var others = new MutatedRules(getClass().getClassLoader(), mutator);
        rules.control().restore();
        beats(20, 19);

        assertThat(others.control().reached().isEmpty()).isTrue();
        assertThat(others.loadClass(HAND)).isNotEqualTo(rules.loadClass(HAND));
    }

    @Test
    void whatIsNoRuleStaysAsItIs() {
        String words = "holosite.rules.tell.Prompts";
        assertThat(mutator.bytes(words)).isEqualTo(mutator.bytes(words));
        assertThat(new String(mutator.bytes(words), java.nio.charset.StandardCharsets.ISO_8859_1))
                .doesNotContain("RuleSwitch");
        assertThat(new String(mutator.bytes(HAND), java.nio.charset.StandardCharsets.ISO_8859_1))
                .contains("RuleSwitch");
    }
}
