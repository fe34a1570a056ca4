package holosite.rules.decision;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.table.Cards;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Answers by their place among what is offered, and what they mean there. */
class AnswerCodeTest {
    private static final Decision ACTS =
            new Decision.ChooseAct(
                    Side.DARK,
                    new ActPrompt.PhaseAction(Phase.DEPLOY),
                    List.of(new Act.Deploy(7), new Act.Deploy(8)),
                    true);
    private static final Decision CARDS =
            new Decision.ChooseCards(
                    Side.DARK, new CardPrompt.AttackOrder(), new Cards(7, 8, 9), 1, 2);
    private static final Decision TARGETS =
            new Decision.ChooseTarget(
                    Side.DARK,
                    new DeployWhere(7),
                    List.of(DeployTarget.side(Side.DARK), DeployTarget.card(9)));
    private static final Decision NUMBER =
            new Decision.ChooseNumber(Side.DARK, new NumberPrompt.Number(7), 2, 4);
    private static final Decision OPTION =
            new Decision.ChooseOption(Side.DARK, new OptionPrompt.Heading(7));

    private static void means(Decision decision, String code, Answer answer) {
        assertThat(decision.meant(AnswerCode.read(code).orElseThrow())).isEqualTo(answer);
        assertThat(decision.code(answer)).hasToString(code);
        assertThat(decision.accepts(answer)).isTrue();
    }

    private static void refused(Decision decision, String... codes) {
        for (String code : codes) {
            assertThatThrownBy(() -> decision.meant(AnswerCode.read(code).orElseThrow()))
                    .isInstanceOf(IllegalAnswer.class)
                    .hasMessageContaining(code);
        }
    }

    private static void notOffered(Decision decision, Answer answer) {
        assertThat(decision.accepts(answer)).isFalse();
        assertThatThrownBy(() -> decision.code(answer)).isInstanceOf(IllegalAnswer.class);
    }

    @Test
    void aPlaceMeansWhatIsOfferedThere() {
        means(ACTS, "1", new Answer.Perform(new Act.Deploy(8)));
        means(ACTS, "pass", Answer.PASS);
        means(CARDS, "[2,0]", new Answer.Choose(9, 7));
        means(TARGETS, "[0]", new Answer.DeployTo(DeployTarget.side(Side.DARK)));
        means(NUMBER, "=3", new Answer.Number(3));
        means(OPTION, "1", new Answer.Pick(Option.Heading.BACK));
    }

    @Test
    void nothingElseIsAccepted() {
        refused(ACTS, "2", "[0]", "=0");
        refused(CARDS, "pass", "0", "[]", "[0,1,2]", "[3]", "[1,1]");
        refused(TARGETS, "pass", "0", "[]", "[2]", "[0,1]");
        refused(NUMBER, "=1", "=5", "3");
        refused(OPTION, "2", "pass", "[0]");
        notOffered(ACTS, new Answer.Perform(new Act.Deploy(9)));
        notOffered(CARDS, new Answer.Choose(6));
        notOffered(TARGETS, new Answer.DeployTo(DeployTarget.side(Side.LIGHT)));
        notOffered(OPTION, new Answer.Pick(Option.YesOrNo.YES));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "-1", "[", "[0,]", "[-1]", "=", "x", "123456"})
    void whatIsNoAnswerIsNotRead(String text) {
        assertThat(AnswerCode.read(text)).isEmpty();
    }
}
