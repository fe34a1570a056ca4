package holosite.rules.save;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.language.ability.Limit;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.Game;
import holosite.rules.card.TextId;
import holosite.rules.decision.Decision;
import holosite.rules.decision.NumberPrompt;
import holosite.rules.kit.Scene;
import holosite.rules.log.ForceEntry;
import holosite.rules.modifier.LastingTexts;
import holosite.rules.notation.AnyAnswer;
import holosite.rules.notation.ReadyDecks;
import holosite.rules.state.GameState;
import holosite.rules.state.QuestionStep;
import holosite.rules.state.SpentTrigger;
import holosite.rules.state.Stops;
import holosite.rules.state.Use;
import holosite.rules.state.Uses;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Games are equal exactly when they are saved alike. */
class GameEqualityTest {
    private static final TextId TEXT = new TextId("1_1", TextId.End.TEXT, 0);

    /** A battle in which a hit has lowered a forfeit value for as long as the card is there. */
    private static Game halfFoughtBattle() {
        Scene scene =
                Scene.with(AllCards::all)
                        .at("Tatooine: Cantina", "Darth Vader", "Luke Skywalker", "Han Solo")
                        .on("Darth Vader", "Vader's Lightsaber")
                        .hand(LIGHT, "Sense")
                        .force(DARK, 1)
                        .nextDestiny(DARK, 3, 3)
                        .turn(DARK, Phase.BATTLE);
        scene.battleAt("Tatooine: Cantina").fire("Vader's Lightsaber").at("Luke Skywalker");
        assertThat(scene.state().lastings()).isNotEmpty();
        return scene.game();
    }

    private static Named<Consumer<GameState>> change(String name, Consumer<GameState> change) {
        return Named.of(name, change);
    }

    static Stream<Named<Consumer<GameState>>> changes() {
        return Stream.of(
                change("a use", g -> Uses.note(g, new Use.OfText(3, "", TEXT, Limit.Per.TURN))),
                change("a title played", g -> Uses.play(g, "Sense")),
                change("a trigger gone off", g -> Uses.goOff(g, new SpentTrigger.Text(TEXT, 3))),
                change("a canceled action", g -> g.cancel(99)),
                change("the next number of an action", GameState::newId),
                change("the source of chance", g -> g.chance(2)),
                change("the log", g -> g.log(new ForceEntry.Activates(Side.DARK, 1))),
                change("telling nothing", GameState::quiet),
                change("the turn", g -> g.turn(g.turn().generation(7))),
                change("the system of a location", g -> g.setSystem(0, "Hoth")),
                change("checks still to be made", g -> g.table().changed()),
                change("a step to do", g -> g.push(g.stack().top())),
                change("the open decision", GameEqualityTest::askSomethingElse));
    }

    private static void askSomethingElse(GameState game) {
        Decision open = game.decision();
        game.ask(
                (QuestionStep) game.pop(),
                new Decision.ChooseNumber(open.player(), new NumberPrompt.Number(0), 0, 1));
    }

    @ParameterizedTest
    @MethodSource("changes")
    void gamesThatDifferInOneThingOnlyAreUnequal(Consumer<GameState> change) {
        Game game = halfFoughtBattle();
        Game other = game.fork();
        assertThat(other).isEqualTo(game).hasSameHashCodeAs(game);

        change.accept(other.state());

        assertThat(other).isNotEqualTo(game);
        assertThat(SavedGame.write(other)).isNotEqualTo(SavedGame.write(game));
    }

    @Test
    void gamesThatDifferInATextInForceForAWhileOnlyAreUnequal() {
        Game game = halfFoughtBattle();
        Game same = game.fork();
        Game without = game.fork();
        Game ofAnother = game.fork();
        int affected = game.state().lastings().getFirst().affected();

        game.state().lastings(game.state().lastings());
        same.state().lastings(List.copyOf(game.state().lastings()));
        without.state().lastings(List.of());
        LastingTexts.passOn(ofAnother.state(), affected, affected + 1);

        assertThat(same).isEqualTo(game);
        assertThat(without).isNotEqualTo(game);
        assertThat(ofAnother).isNotEqualTo(game);
    }

    @Test
    void aGameThatStopsInEachPhaseIsUnequalToOneThatDoesNot() {
        Game game = Game.start(ReadyDecks.setup("death-squadron", "old-heroes"), 1);
        Game other = game.fork();
        other.stops(Stops.OWN_TURNS);

        assertThat(other).isNotEqualTo(game);
    }

    @Test
    void gamesThatDifferInACardOnlyAreUnequal() {
        Game game = halfFoughtBattle();
        Game other = game.fork();
        game.state().table().setCounter(0, 1);
        other.state().table().setCounter(0, 2);

        assertThat(other).isNotEqualTo(game);
    }

    @ParameterizedTest
    @CsvSource({"mos-eisley-manhunt, old-heroes, 1", "death-squadron, echo-base-squadrons, 2"})
    void gamesAreEqualExactlyWhenTheyAreSavedAlike(String dark, String light, long seed) {
        Game game = Game.start(ReadyDecks.setup(dark, light), seed);
        var player = new AnyAnswer(seed);
        var games = new ArrayList<Game>();
        var texts = new ArrayList<String>();
        for (int decision = 0; !game.isOver(); decision++) {
            Game before = game.fork();
            assertThat(before).isEqualTo(game).hasSameHashCodeAs(game);
            if (decision % 23 == 0) {
                String text = SavedGame.write(game);
                games.addAll(List.of(before, SavedGame.read(text, AllCards::all)));
                texts.addAll(List.of(text, text));
            }
            game.answer(player.to(game.decision()));
            assertThat(game).isNotEqualTo(before);
        }
        for (int one = 0; one < games.size(); one++) {
            for (int other = 0; other < games.size(); other++) {
                assertThat(games.get(one).equals(games.get(other)))
                        .isEqualTo(texts.get(one).equals(texts.get(other)));
            }
        }
    }
}
