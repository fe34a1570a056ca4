package holosite.rules.state;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import holosite.cards.AllCards;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.decision.Act;
import holosite.rules.decision.ActPrompt;
import holosite.rules.decision.Answer;
import holosite.rules.decision.CardPrompt;
import holosite.rules.decision.Decision;
import holosite.rules.decision.DeployTarget;
import holosite.rules.decision.DeployWhere;
import holosite.rules.decision.IllegalAnswer;
import holosite.rules.decision.NumberPrompt;
import holosite.rules.decision.Option;
import holosite.rules.decision.OptionPrompt;
import holosite.rules.decision.YesNo;
import holosite.rules.kit.Scene;
import holosite.rules.table.Cards;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A step is given what was chosen; what leaves no choice is not asked. */
class QuestionStepTest {
    private final List<Object> chosen = new ArrayList<>();
    private final GameState game = Scene.with(AllCards::all).turn(Side.DARK, Phase.CONTROL).state();
    private final Decision before = game.decision();

    private final class Step
            implements QuestionStep.ForAct,
                    QuestionStep.ForCards,
                    QuestionStep.ForNumber,
                    QuestionStep.ForOption<Option.Destiny>,
                    QuestionStep.ForTarget,
                    QuestionStep.ForYesNo {
        @Override
        public void run(GameState now) {}

        @Override
        public void chosen(GameState now, Act act) {
            chosen.add(act);
        }

        @Override
        public void passed(GameState now) {
            chosen.add("pass");
        }

        @Override
        public void chosen(GameState now, int[] cards) {
            chosen.add(new Cards(cards));
        }

        @Override
        public void chosen(GameState now, int number) {
            chosen.add(number);
        }

        @Override
        public void chosen(GameState now, Option.Destiny option) {
            chosen.add(option.number());
        }

        @Override
        public void chosen(GameState now, DeployTarget target) {
            chosen.add(target);
        }

        @Override
        public void decided(GameState now, boolean yes) {
            chosen.add(yes);
        }
    }

    @Test
    void whatLeavesNoChoiceIsNotAsked() {
        var step = new Step();
        step.chooseOne(game, Side.DARK, new CardPrompt.AttackOrder(), new int[] {7});
        step.choose(game, Side.DARK, new CardPrompt.AttackOrder(), new int[] {7, 8}, 2, 2);
        step.choose(game, Side.DARK, new CardPrompt.AttackOrder(), new int[] {7, 8}, 0, 0);
        step.choose(game, Side.DARK, new NumberPrompt.Number(7), 3, 3);
        step.choose(game, Side.DARK, new OptionPrompt.DestinyNumber(7, List.of(4.0)));
        step.choose(game, Side.DARK, new DeployWhere(7), List.of(DeployTarget.card(9)));
        step.ask(
                game,
                Side.DARK,
                new ActPrompt.DamageSegment(7),
                List.of(new Act.LoseForce()),
                false);

        assertThat(chosen)
                .containsExactly(
                        new Cards(7),
                        new Cards(7, 8),
                        Cards.NONE,
                        3,
                        4.0,
                        DeployTarget.card(9),
                        new Act.LoseForce());
        assertThat(game.decision()).isSameAs(before);
    }

    @Test
    void whereThereAreTooFewNothingComesOfIt() {
        new Step().chooseOne(game, Side.DARK, new CardPrompt.AttackOrder(), new int[0]);
        new Step().choose(game, Side.DARK, new DeployWhere(7), List.of());

        assertThat(chosen).isEmpty();
        assertThat(game.decision()).isSameAs(before);
    }

    @Test
    void aStepIsGivenWhatWasChosen() {
        var step = new Step();
        step.chooseOne(game, Side.DARK, new CardPrompt.AttackOrder(), new int[] {7, 8});
        game.answer(new Answer.Choose(8));
        step.choose(
                game,
                Side.DARK,
                new DeployWhere(7),
                List.of(DeployTarget.card(9), DeployTarget.side(Side.DARK)));
        game.answer(new Answer.DeployTo(DeployTarget.side(Side.DARK)));
        step.choose(game, Side.DARK, new NumberPrompt.Number(7), 3, 5);
        game.answer(new Answer.Number(4));
        step.choose(game, Side.DARK, new OptionPrompt.DestinyNumber(7, List.of(1.0, 6.0)));
        game.answer(new Answer.Pick(new Option.Destiny(6)));
        step.ask(game, Side.DARK, new YesNo.May(7));
        game.answer(new Answer.Pick(Option.YesOrNo.YES));
        step.ask(game, Side.DARK, new ActPrompt.WeaponsSegment(7), List.of(new Act.Fire(8)), true);
        game.answer(Answer.PASS);

        assertThat(chosen)
                .containsExactly(new Cards(8), DeployTarget.side(Side.DARK), 4, 6.0, true, "pass");
    }

    @Test
    void anAnswerToAnotherQuestionIsRefused() {
        new Step().ask(game, Side.DARK, new YesNo.May(7));

        assertThatThrownBy(() -> game.answer(new Answer.Choose(7)))
                .isInstanceOf(IllegalAnswer.class)
                .hasMessageContaining("MAY")
                .hasMessageContaining("Choose[cards=[7]]");
        assertThatThrownBy(() -> game.answer(new Answer.Pick(Option.Heading.BACK)))
                .isInstanceOf(IllegalAnswer.class);
        assertThat(chosen).isEmpty();
    }
}
