package holosite.bots;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.rules.Game;
import holosite.rules.decision.AnswerCode;
import holosite.rules.view.Question;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class RandomBotTest {

    @Test
    void everyAnswerOfferedIsGivenSoonerOrLater() {
        var bot = new RandomBot(1);
        Set<AnswerCode> given = new HashSet<>();
        for (int i = 0; i < 500; i++) {
            given.add(bot.answer(new QuestionShape(Question.Kind.ACT, 3, 1, 1, true)));
            given.add(bot.answer(new QuestionShape(Question.Kind.NUMBER, 0, 4, 6, false)));
            given.add(bot.answer(new QuestionShape(Question.Kind.CARDS, 2, 0, 2, false)));
        }
        assertThat(given)
                .containsExactlyInAnyOrder(
                        AnswerCode.PASS,
                        new AnswerCode.Choice(0),
                        new AnswerCode.Choice(1),
                        new AnswerCode.Choice(2),
                        new AnswerCode.Number(4),
                        new AnswerCode.Number(5),
                        new AnswerCode.Number(6),
                        new AnswerCode.Cards(),
                        new AnswerCode.Cards(0),
                        new AnswerCode.Cards(1),
                        new AnswerCode.Cards(0, 1),
                        new AnswerCode.Cards(1, 0));
    }

    @Test
    void theViewAndTheShapeOfADecisionLeadToTheSameAnswer() {
        var seeing = new RandomBot(7);
        var blind = new RandomBot(7);
        Game game = Game.start(ReadyDecks.pairs().getFirst(), 7);
        for (int i = 0; i < 200 && !game.isOver(); i++) {
            AnswerCode answer = seeing.answer(game.view(game.decision().player()));
            assertThat(blind.answer(QuestionShape.of(game.decision()))).isEqualTo(answer);
            game.answer(game.decision().meant(answer));
        }
    }
}
