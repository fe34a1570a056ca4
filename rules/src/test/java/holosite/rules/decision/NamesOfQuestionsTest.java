package holosite.rules.decision;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class NamesOfQuestionsTest {

    @Test
    void everyNameOfAQuestionIsThatOfAQuestionAsked() {
        assertThat(Samples.prompts().map(Prompt::key).distinct())
                .containsExactlyInAnyOrder(Prompt.Key.values());
    }

    @Test
    void everyKindOfActIsThatOfAnActOffered() {
        assertThat(Samples.acts().map(Act::kind).distinct())
                .containsExactlyInAnyOrder(Act.Kind.values());
    }

    @Test
    void aQuestionKnowsHowManyOptionsItHas() {
        assertThat(Samples.prompts().filter(OptionPrompt.class::isInstance))
                .allMatch(prompt -> ((OptionPrompt) prompt).options() > 0);
    }
}
