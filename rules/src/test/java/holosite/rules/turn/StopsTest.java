package holosite.rules.turn;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.language.prose.Language;
import holosite.rules.Game;
import holosite.rules.decision.Answer;
import holosite.rules.decision.Decision;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.CardPool;
import holosite.rules.kit.Scene;
import holosite.rules.notation.AnyAnswer;
import holosite.rules.notation.ReadyDecks;
import holosite.rules.save.SavedGame;
import holosite.rules.state.Stops;
import holosite.rules.tell.Narrator;
import holosite.rules.view.View;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** A player is asked where he wants to be, whether or not he can do anything there. */
class StopsTest {
    private static Scene quietTable(Stops stops) {
        Scene scene = Scene.with(AllCards::all).site(CANTINA, DARK).turn(DARK, Phase.CONTROL);
        scene.game().stops(stops);
        return scene;
    }

    @Test
    void aPlayerIsAskedInThePhasesOfHisOwnTurnThatHeNamed() {
        var scene =
                quietTable(
                        Stops.NONE.with(DARK, List.of(Phase.DEPLOY, Phase.MOVE), List.of(), false));

        scene.pass();
        assertThat(scene.phase()).isEqualTo(Phase.DEPLOY);
        scene.expectDecider(DARK).pass();

        assertThat(scene.phase()).isEqualTo(Phase.MOVE);
        assertThat(scene.turnOf()).isEqualTo(DARK);
        scene.expectDecider(DARK);
    }

    @Test
    void aPlayerIsAskedInThePhasesOfHisOpponentsTurnThatHeNamed() {
        var scene =
                quietTable(
                        Stops.NONE.with(
                                LIGHT, List.of(Phase.BATTLE), List.of(Phase.DEPLOY), false));

        scene.pass();
        assertThat(scene.phase()).isEqualTo(Phase.DEPLOY);
        assertThat(scene.turnOf()).isEqualTo(DARK);
        scene.expectDecider(LIGHT).pass();

        // Dark named none, and Light's battle stop is for turns of his own
        assertThat(scene.turnOf()).isEqualTo(LIGHT);
    }

    @Test
    void aPlayerIsAskedAtEveryMomentThatCouldBeAnsweredIfHeLikes() {
        var stopping = deploying(Stops.OWN_TURNS.with(LIGHT, List.of(), List.of(), true));
        stopping.expectDecider(LIGHT).expectPrompt(Prompt.Key.RESPONSE);
        assertThat(stopping.offered()).containsExactly("pass");

        var running = deploying(Stops.OWN_TURNS);
        running.expectDecider(DARK);
    }

    private static Scene deploying(Stops stops) {
        Scene scene =
                Scene.with(AllCards::all)
                        .site(CANTINA, DARK)
                        .at(CANTINA, "Darth Vader")
                        .hand(DARK, "Stormtrooper")
                        .force(DARK, 4)
                        .turn(DARK, Phase.DEPLOY);
        scene.game().stops(stops);
        return scene.deploy("Stormtrooper");
    }

    @Test
    void aPlayerWhoStopsAtEveryMomentIsAskedInTheWeaponsSegment() {
        var scene =
                Scene.with(AllCards::all)
                        .at(CANTINA, "Darth Vader", "Luke Skywalker")
                        .force(DARK, 4)
                        .turn(DARK, Phase.BATTLE);
        scene.game().stops(Stops.NONE.with(LIGHT, List.of(), List.of(), true));

        scene.battleAt(CANTINA);
        while (scene.game().decision().prompt().key() != Prompt.Key.WEAPONS_SEGMENT) {
            scene.pass(LIGHT);
        }

        scene.expectDecider(LIGHT).expectPrompt(Prompt.Key.WEAPONS_SEGMENT);
    }

    @Test
    void whereAPlayerWithAllStopsIsAskedTellsNothingOfHisHand() {
        assertThat(asked(Stops.ALL, "Rebel Barrier"))
                .hasSizeGreaterThan(15)
                .isEqualTo(asked(Stops.ALL, "Rebel Trooper"))
                .isEqualTo(asked(Stops.ALL, "light Sense"));
        assertThat(asked(Stops.OWN_TURNS, "Rebel Barrier"))
                .isNotEqualTo(asked(Stops.OWN_TURNS, "Rebel Trooper"));
    }

    /** Who is asked what, while Dark plays and fights and Light, who holds this card, passes. */
    private static List<String> asked(Stops stops, String held) {
        var scene =
                Scene.with(AllCards::all)
                        .at(CANTINA, "Darth Vader", "Luke Skywalker")
                        .hand(DARK, "Stormtrooper", "Imperial Barrier")
                        .hand(LIGHT, held)
                        .force(DARK, 8)
                        .force(LIGHT, 8)
                        .turn(DARK, Phase.DEPLOY);
        Game game = scene.game();
        game.stops(stops);
        var asked = new ArrayList<String>();
        while (game.turn().player() == DARK) {
            Decision decision = game.decision();
            asked.add(decision.player() + " " + decision.prompt().key());
            game.answer(
                    decision.player() == DARK
                                    && decision instanceof Decision.ChooseAct choose
                                    && !choose.acts().isEmpty()
                                    && game.turn().phase() != Phase.DRAW
                            ? new Answer.Perform(choose.acts().getFirst())
                            : least(decision));
        }
        return asked;
    }

    private static Answer least(Decision decision) {
        return switch (decision) {
            case Decision.ChooseAct d ->
                    d.mayPass() ? Answer.PASS : new Answer.Perform(d.acts().getFirst());
            case Decision.ChooseCards d ->
                    new Answer.Choose(Arrays.copyOf(d.cards().numbers(), d.least()));
            case Decision.ChooseTarget d -> new Answer.DeployTo(d.targets().getFirst());
            case Decision.ChooseNumber d -> new Answer.Number(d.least());
            case Decision.ChooseOption d -> new Answer.Pick(d.prompt().option(d.options() - 1));
        };
    }

    @Test
    void aGameWithAllStopsCanBeToldAndSavedAndGoesToItsEnd() {
        Game game = Game.start(ReadyDecks.setup("mos-eisley-manhunt", "old-heroes"), 3);
        game.stops(Stops.ALL);
        var player = new AnyAnswer(3);
        var told =
                new Narrator(
                        Language.FR,
                        Optional.empty(),
                        id -> ((CardPool) AllCards::all).withId(id).orElseThrow());
        int empty = 0;
        for (int i = 0; !game.isOver(); i++) {
            Side asked = game.decision().player();
            if (game.decision() instanceof Decision.ChooseAct acts && acts.acts().isEmpty()) {
                empty++;
                View view = game.view(asked);
                assertThat(told.ask(view, view.question().orElseThrow())).isNotBlank();
            }
            if (i % 97 == 0) {
                Game loaded = SavedGame.read(SavedGame.write(game), AllCards::all);
                assertThat(loaded).isEqualTo(game);
                assertThat(loaded.stops()).isEqualTo(Stops.ALL);
            }
            game.answer(player.to(game.decision()));
        }
        assertThat(empty).isGreaterThan(100);
    }
}
