package holosite.rules.cards;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import holosite.rules.refusal.Objection;
import holosite.rules.refusal.Refusal;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Visage Of The Emperor, and the Holotheatre where it shows. */
class VisageTest {
    private static final String HOLOTHEATRE = "Executor: Holotheatre";
    private static final String CORRIDOR = "Executor: Main Corridor";
    private static final String VISAGE = "Visage Of The Emperor";

    private static Position table() {
        return Scene.with(AllCards::all).site(HOLOTHEATRE, DARK).site(CORRIDOR, DARK);
    }

    @Test
    void itIsPaidForWithForceLost() {
        var scene = table().hand(DARK, VISAGE, "Sense").force(DARK, 1).turn(DARK, Phase.DEPLOY);

        scene.deploy(VISAGE).expectDecider(DARK).expectPrompt(Prompt.Key.LOSE_FORCE_FROM);
        scene.choose("Sense").lose("Reserve Deck");

        assertThat(scene.hostOf(VISAGE)).isEqualTo(HOLOTHEATRE);
        assertThat(scene.lost(DARK)).hasSize(2).contains("Sense");
        assertThat(scene.forcePile(DARK)).hasSize(1);
        assertThat(scene.used(DARK)).isEmpty();
    }

    @Test
    void whoHasTooLittleToLoseDoesWithoutIt() {
        for (int left = 1; left <= 2; left++) {
            var scene =
                    table().hand(DARK, VISAGE)
                            .reserve(DARK, left)
                            .nothingElseInReserve(DARK)
                            .turn(DARK, Phase.DEPLOY);

            assertThat(scene.isOffered("deploy " + VISAGE)).isEqualTo(left == 2);
            assertThat(
                            scene.game()
                                    .why()
                                    .notDeploy(DARK, scene.card(VISAGE), scene.card(HOLOTHEATRE)))
                    .extracting(Objection::refusal)
                    .isEqualTo(left == 2 ? List.of() : List.of(Refusal.TOO_LITTLE_TO_LOSE));
        }
    }

    @Test
    void itFadesAsSoonAsTheOpponentControlsTheSite() {
        var scene =
                table().on(HOLOTHEATRE, VISAGE)
                        .at(CORRIDOR, "Luke Skywalker")
                        .force(LIGHT, 3)
                        .turn(LIGHT, Phase.MOVE);

        scene.move("Luke Skywalker").to(HOLOTHEATRE);

        assertThat(scene.lost(DARK)).containsExactly(VISAGE);
        var held =
                table().on(HOLOTHEATRE, VISAGE)
                        .at(HOLOTHEATRE, "Luke Skywalker", "Stormtrooper")
                        .turn(LIGHT, Phase.MOVE);
        assertThat(held.isOnTable(VISAGE)).isTrue();
    }

    @Test
    void alterDoesNotReachIt() {
        var scene =
                table().on(HOLOTHEATRE, VISAGE)
                        .at(CORRIDOR, "Luke Skywalker")
                        .hand(LIGHT, "Alter")
                        .turn(LIGHT, Phase.CONTROL);

        scene.mayNot("play Alter");
    }

    @Test
    void theTurnPlayerSaysWhoLosesFirst() {
        for (Side turn : Side.values()) {
            for (int first : new int[] {1, 2}) {
                var scene =
                        table().on(HOLOTHEATRE, VISAGE)
                                .hand(DARK, "Sense")
                                .hand(LIGHT, "Han Solo")
                                .turn(turn, Phase.DRAW);
                scene.pass().expectDecider(turn).option(first);

                Side loser = first == 1 ? DARK : LIGHT;
                scene.expectDecider(loser).lose("Reserve Deck");
                scene.expectDecider(loser.opposite()).lose("Reserve Deck");
                assertThat(scene.lost(DARK)).hasSize(1);
                assertThat(scene.lost(LIGHT)).hasSize(1);
            }
        }
    }

    @Test
    void vaderAndTheEmperorDrawForceFromTheHolotheatre() {
        var scene = table().at(CORRIDOR, "Darth Vader").turn(DARK, Phase.CONTROL);
        var without = table().turn(DARK, Phase.CONTROL);

        assertThat(without.figureAt(Figure.FORCE_GENERATION, HOLOTHEATRE, DARK)).isEqualTo(1);
        assertThat(scene.figureAt(Figure.FORCE_GENERATION, HOLOTHEATRE, DARK)).isEqualTo(2);
        assertThat(
                        table().at(HOLOTHEATRE, "Luke Skywalker")
                                .turn(LIGHT, Phase.CONTROL)
                                .forceDrain(HOLOTHEATRE, LIGHT))
                .isEqualTo(2);
    }
}
