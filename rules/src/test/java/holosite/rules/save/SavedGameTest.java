package holosite.rules.save;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import holosite.cards.AllCards;
import holosite.language.card.Phase;
import holosite.rules.Game;
import holosite.rules.decision.Answer;
import holosite.rules.kit.Scene;
import holosite.rules.notation.AnyAnswer;
import holosite.rules.notation.MalformedText;
import holosite.rules.notation.ReadyDecks;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SavedGameTest {

    @ParameterizedTest
    @CsvSource({
        "mos-eisley-manhunt, old-heroes, 1",
        "death-squadron, echo-base-squadrons, 2",
        "mos-eisley-manhunt, echo-base-squadrons, 3",
        "death-squadron, old-heroes, 4"
    })
    void aSavedGameIsEqualAndPlaysOnIdentically(String dark, String light, long seed) {
        Game game = Game.start(ReadyDecks.setup(dark, light), seed);
        game.quiet();
        var player = new AnyAnswer(seed);
        Game twin = game.fork();
        for (int decision = 0; !game.isOver(); decision++) {
            if (decision % 10 == 0) {
                String saved = SavedGame.write(game);
                twin = SavedGame.read(saved, AllCards::all);
                assertThat(twin).isEqualTo(game);
                assertThat(SavedGame.write(twin)).isEqualTo(saved);
            }
            Answer answer = player.to(game.decision());
            game.answer(answer);
            twin.answer(answer);
            assertThat(twin).isEqualTo(game);
        }
        assertThat(twin.outcome()).isEqualTo(game.outcome());
        assertThat(SavedGame.read(SavedGame.write(game), AllCards::all)).isEqualTo(game);
    }

    @Test
    void whatLastsAndAHalfFoughtBattleAreSavedToo() {
        Scene scene =
                Scene.with(AllCards::all)
                        .at("Tatooine: Cantina", "Darth Vader", "Luke Skywalker", "Han Solo")
                        .on("Darth Vader", "Vader's Lightsaber")
                        .hand(LIGHT, "Sense")
                        .force(DARK, 1)
                        .nextDestiny(DARK, 3, 3)
                        .turn(DARK, Phase.BATTLE);
        scene.battleAt("Tatooine: Cantina").fire("Vader's Lightsaber").at("Luke Skywalker");

        Scene again = Scene.of(SavedGame.read(SavedGame.write(scene.game()), AllCards::all));

        assertThat(again.state().lastings()).hasSize(scene.state().lastings().size()).isNotEmpty();
        assertThat(again.isHit("Luke Skywalker")).isTrue();
        assertThat(again.forfeitValue("Luke Skywalker")).isZero();
        assertThat(again.offered()).isEqualTo(scene.offered());
        assertThat(again.finishBattle().lost(LIGHT)).isEqualTo(scene.finishBattle().lost(LIGHT));
    }

    @Test
    void aDamagedFileIsRefusedWithTheLine() {
        String saved =
                SavedGame.write(
                        Game.start(ReadyDecks.setup("mos-eisley-manhunt", "old-heroes"), 1));

        assertThatThrownBy(() -> SavedGame.read("", AllCards::all))
                .isInstanceOf(MalformedText.class)
                .hasMessageContaining("line 1: a saved game begins with");
        assertThatThrownBy(() -> SavedGame.read(saved.replace("1_294", "9_999"), AllCards::all))
                .isInstanceOf(MalformedText.class)
                .hasMessageContaining("line 6: there is no card 9_999");
        assertThatThrownBy(() -> SavedGame.read(saved.replace("turn(", "trun("), AllCards::all))
                .isInstanceOf(MalformedText.class)
                .hasMessageContaining("expected turn after");
        assertThatThrownBy(
                        () -> SavedGame.read(saved.substring(0, saved.length() / 2), AllCards::all))
                .isInstanceOf(MalformedText.class)
                .hasMessageContaining("line ");
    }
}
