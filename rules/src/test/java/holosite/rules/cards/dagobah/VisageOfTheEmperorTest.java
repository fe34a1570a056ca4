package holosite.rules.cards.dagobah;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.dagobah.ExecutorHolotheatreTest.CORRIDOR;
import static holosite.rules.cards.dagobah.ExecutorHolotheatreTest.HOLOTHEATRE;
import static holosite.rules.cards.dagobah.ExecutorHolotheatreTest.holotheatre;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.decision.DeployTarget;
import holosite.rules.decision.Prompt;
import holosite.rules.refusal.Objection;
import holosite.rules.refusal.Refusal;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Visage Of The Emperor. */
class VisageOfTheEmperorTest {
    private static final String VISAGE = "Visage Of The Emperor";

    @Test
    void itIsPaidForWithForceLost() {
        var scene =
                holotheatre().hand(DARK, VISAGE, "Sense").force(DARK, 1).turn(DARK, Phase.DEPLOY);

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
                    holotheatre()
                            .hand(DARK, VISAGE)
                            .reserve(DARK, left)
                            .nothingElseInReserve(DARK)
                            .turn(DARK, Phase.DEPLOY);

            assertThat(scene.isOffered("deploy " + VISAGE)).isEqualTo(left == 2);
            assertThat(
                            scene.game()
                                    .why()
                                    .notDeploy(
                                            DARK,
                                            scene.card(VISAGE),
                                            DeployTarget.card(scene.card(HOLOTHEATRE))))
                    .extracting(Objection::refusal)
                    .isEqualTo(left == 2 ? List.of() : List.of(Refusal.TOO_LITTLE_TO_LOSE));
        }
    }

    @Test
    void itFadesAsSoonAsTheOpponentControlsTheSite() {
        var scene =
                holotheatre()
                        .on(HOLOTHEATRE, VISAGE)
                        .at(CORRIDOR, "Luke Skywalker")
                        .force(LIGHT, 3)
                        .turn(LIGHT, Phase.MOVE);

        scene.move("Luke Skywalker").to(HOLOTHEATRE);

        assertThat(scene.lost(DARK)).containsExactly(VISAGE);
        var held =
                holotheatre()
                        .on(HOLOTHEATRE, VISAGE)
                        .at(HOLOTHEATRE, "Luke Skywalker", "Stormtrooper")
                        .turn(LIGHT, Phase.MOVE);
        assertThat(held.isOnTable(VISAGE)).isTrue();
    }

    @Test
    void alterDoesNotReachIt() {
        var scene =
                holotheatre()
                        .on(HOLOTHEATRE, VISAGE)
                        .at(CORRIDOR, "Luke Skywalker")
                        .hand(LIGHT, "Alter (1_71)")
                        .turn(LIGHT, Phase.CONTROL);

        scene.mayNot("play Alter");
    }

    @Test
    void theTurnPlayerSaysWhoLosesFirst() {
        for (Side turn : Side.values()) {
            for (int first : new int[] {1, 2}) {
                var scene =
                        holotheatre()
                                .on(HOLOTHEATRE, VISAGE)
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
}
