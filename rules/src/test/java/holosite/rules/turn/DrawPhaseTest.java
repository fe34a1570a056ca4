package holosite.rules.turn;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.glossary.Claim;
import holosite.language.card.Phase;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

/** The last phase: cards from the Force Pile into hand, then the Used Piles are re-circulated. */
class DrawPhaseTest {
    @Test
    @Claim("draw-phase#1")
    void drawingIsTheSixthAndLastPhaseOfATurn() {
        assertThat(Phase.values())
                .containsExactly(
                        Phase.ACTIVATE,
                        Phase.CONTROL,
                        Phase.DEPLOY,
                        Phase.BATTLE,
                        Phase.MOVE,
                        Phase.DRAW);
        var scene = Scene.with(AllCards::all).site(CANTINA, DARK).turn(DARK, Phase.MOVE);

        scene.pass();
        assertThat(scene.phase()).isEqualTo(Phase.DRAW);
        assertThat(scene.turnOf()).isEqualTo(DARK);

        scene.pass();
        assertThat(scene.phase()).isEqualTo(Phase.ACTIVATE);
        assertThat(scene.turnOf()).isEqualTo(LIGHT);
    }

    @Test
    @Claim("draw-phase#2")
    void aPlayerDrawsFromHisForcePileOneCardAtATimeAsOftenAsHeLikes() {
        var scene =
                Scene.with(AllCards::all)
                        .site(CANTINA, DARK)
                        .force(DARK, "Sense", "Alter (1_234)", "Stormtrooper")
                        .turn(DARK, Phase.DRAW);

        scene.draw();
        assertThat(scene.hand(DARK)).containsExactly("Sense");
        assertThat(scene.forcePile(DARK)).containsExactly("Alter", "Stormtrooper");

        scene.draw().draw();
        assertThat(scene.hand(DARK)).containsExactlyInAnyOrder("Sense", "Alter", "Stormtrooper");
        scene.mayNot("draw");
    }

    @Test
    @Claim("draw-phase#2")
    void nobodyHasToDrawAndNobodyDrawsInAnotherPhaseOrTurn() {
        var scene =
                Scene.with(AllCards::all)
                        .site(CANTINA, DARK)
                        .force(DARK, 3)
                        .force(LIGHT, 3)
                        .turn(DARK, Phase.MOVE);

        for (Phase phase : Phase.values()) {
            var own =
                    Scene.with(AllCards::all).site(CANTINA, DARK).force(DARK, 3).turn(DARK, phase);
            assertThat(own.isOffered("draw")).isEqualTo(phase == Phase.DRAW);
        }
        scene.mayNot("draw").pass();
        scene.expectDecider(DARK).offers("draw").pass();

        assertThat(scene.turnOf()).isEqualTo(LIGHT);
        assertThat(scene.hand(DARK)).isEmpty();
        assertThat(scene.forcePile(DARK)).hasSize(3);
        scene.mayNot("draw");
    }

    @Test
    @Claim("draw-phase#3")
    void aHandMayGrowWithoutEndAndNothingIsDiscarded() {
        var scene =
                Scene.with(AllCards::all)
                        .site(CANTINA, DARK)
                        .hand(DARK, 25)
                        .force(DARK, 10)
                        .turn(DARK, Phase.DRAW);

        for (int i = 0; i < 10; i++) {
            scene.draw();
        }
        scene.pass();

        assertThat(scene.turnOf()).isEqualTo(LIGHT);
        assertThat(scene.hand(DARK)).hasSize(35);
    }

    @Test
    @Claim("draw-phase#4")
    void forceLeftInThePileIsSpentInTheOpponentsTurn() {
        var scene =
                Scene.with(AllCards::all)
                        .site(CANTINA, DARK)
                        .force(DARK, 1)
                        .hand(DARK, "Imperial Barrier")
                        .hand(LIGHT, "Han Solo")
                        .force(LIGHT, 3)
                        .turn(DARK, Phase.DRAW);

        scene.pass();
        assertThat(scene.forcePile(DARK)).hasSize(1);

        scene.passUntil(LIGHT, Phase.DEPLOY).deploy("Han Solo").to(CANTINA);
        scene.expectDecider(DARK).play("Imperial Barrier");

        assertThat(scene.forcePile(DARK)).isEmpty();
        assertThat(scene.used(DARK)).hasSize(2);
    }

    @Test
    @Claim("draw-phase#5")
    void theUsedPileGoesUnderTheReserveDeckInItsOwnOrder() {
        var scene =
                Scene.with(AllCards::all)
                        .site(CANTINA, DARK)
                        .used(DARK, "Sense", "Alter (1_234)", "Stormtrooper")
                        .turn(DARK, Phase.DRAW);
        var reserve = scene.reserve(DARK);

        scene.pass();

        assertThat(scene.used(DARK)).isEmpty();
        var now = scene.reserve(DARK);
        assertThat(now.subList(0, reserve.size())).isEqualTo(reserve);
        assertThat(now.subList(reserve.size(), now.size()))
                .containsExactly("Sense", "Alter", "Stormtrooper");
    }

    @Test
    @Claim("draw-phase#6")
    void afterThatTheOpponentTakesHisTurn() {
        var scene = Scene.with(AllCards::all).site(CANTINA, DARK).turn(DARK, Phase.DRAW);

        scene.pass();

        assertThat(scene.turnOf()).isEqualTo(LIGHT);
        scene.expectDecider(LIGHT).passUntil(LIGHT, Phase.DRAW).pass();
        assertThat(scene.turnOf()).isEqualTo(DARK);
    }

    @Test
    @Claim("drawing-cards#1")
    void everyCardDrawnIsAnActionOfItsOwnAndTheOpponentMayActInBetween() {
        var scene =
                Scene.with(AllCards::all)
                        .at(CANTINA, "Obi-Wan Kenobi")
                        .beside(LIGHT, "Astromech Shortage")
                        .hand(LIGHT, "Alter (1_71)")
                        .force(DARK, 2)
                        .turn(DARK, Phase.DRAW);

        scene.draw();
        scene.expectDecider(LIGHT).offers("play Alter").play("Alter");

        assertThat(scene.hand(DARK)).hasSize(1);
        scene.passResponses().expectDecider(DARK).offers("draw");
    }
}
