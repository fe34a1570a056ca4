package holosite.rules.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import holosite.cards.AllCards;
import holosite.rules.Game;
import holosite.rules.decision.Answer;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class RecordNotationTest {

    private static String record(Game[] end) {
        var setup = ReadyDecks.setup("mos-eisley-manhunt", "echo-base-squadrons");
        Game game = Game.start(setup, 11);
        var player = new AnyAnswer(11);
        List<Answer> answers = new ArrayList<>();
        while (!game.isOver()) {
            Answer answer = player.to(game.decision());
            answers.add(answer);
            game.answer(answer);
        }
        end[0] = game;
        return RecordNotation.write(GameRecord.of(setup, 11, answers));
    }

    @Test
    void aRecordedGameIsPlayedAgainToTheSameEnd() {
        var end = new Game[1];
        String text = record(end);

        GameRecord record = RecordNotation.read(text, AllCards::all);

        assertThat(record.replay()).isEqualTo(end[0]);
        assertThat(RecordNotation.write(record)).isEqualTo(text);
    }

    @Test
    void theWordsAloneAreEnough() {
        var end = new Game[1];
        String text = record(end).replaceAll("(?m)^  (Dark|Light) [^|\n]*\\|", "  $1 |");

        assertThat(text).contains("\n  Dark | activate\n");
        assertThat(RecordNotation.read(text, AllCards::all).replay()).isEqualTo(end[0]);
    }

    @Test
    void whereTheGameGoesAnotherWayIsTold() {
        String text = record(new Game[1]);
        String changed = text.replaceFirst("(?m)^  (Dark|Light) 0 \\| .*$", "  $1 0 | juggle");
        assertThatThrownBy(() -> RecordNotation.read(changed, AllCards::all).replay())
                .isInstanceOf(GameRecord.Deviation.class)
                .hasMessageStartingWith("line ")
                .hasMessageContaining("the answer meant 'juggle' and means '");
        String refused = text.replaceFirst("(?m)^  (Dark|Light) 0 \\| .*$", "  $1 77");
        assertThatThrownBy(() -> RecordNotation.read(refused, AllCards::all).replay())
                .hasMessageContaining("77 is not offered")
                .hasMessageContaining("- pass");
    }

    @Test
    void malformedRecordsAreRefusedWithTheLine() {
        String text = record(new Game[1]);

        assertThatThrownBy(() -> RecordNotation.read("hello", AllCards::all))
                .hasMessage("line 1: a game record begins with 'holosite record 1'.");
        assertThatThrownBy(
                        () ->
                                RecordNotation.read(
                                        text.replace("seed: 11", "seed: x"), AllCards::all))
                .hasMessageContaining("line 2: the seed is a whole number");
        assertThatThrownBy(
                        () ->
                                RecordNotation.read(
                                        text.replaceFirst("Moisture Farm \\(", "Moisture Frm ("),
                                        AllCards::all))
                .hasMessageContaining("line 4: 1_294 is 'Tatooine: Lars' Moisture Farm'");
        assertThatThrownBy(
                        () ->
                                RecordNotation.read(
                                        text.replaceFirst("Dark 0 \\|", "Dark zero |"),
                                        AllCards::all))
                .hasMessageContaining("'zero' is no answer");
    }
}
