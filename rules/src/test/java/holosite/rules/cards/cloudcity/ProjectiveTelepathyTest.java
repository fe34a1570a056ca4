package holosite.rules.cards.cloudcity;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.mayNotInThisPhase;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Projective Telepathy. */
class ProjectiveTelepathyTest {
    private static final String TELEPATHY = "Projective Telepathy";
    private static final String AGGRESSION = "Anger, Fear, Aggression";

    /** The insert card lies in the deck below one other card. */
    private static Scene inserted() {
        for (long seed = 1; ; seed++) {
            var scene =
                    table().site(CANTINA, DARK)
                            .site(MOS_EISLEY, DARK)
                            .site(BAY, DARK)
                            .reserve(DARK, 5)
                            .nothingElseInReserve(DARK)
                            .hand(LIGHT, AGGRESSION)
                            .hand(DARK, TELEPATHY)
                            .seed(seed)
                            .turn(LIGHT, Phase.DEPLOY);
            scene.deploy(AGGRESSION);
            scene.passUntil("play " + TELEPATHY);
            if (scene.reserve(DARK).indexOf(AGGRESSION) == 1) {
                return scene;
            }
        }
    }

    @Test
    @Claim("projective-telepathy#1")
    void itCancelsTheInsertCardAsItIsInserted() {
        var scene = inserted();
        scene.play(TELEPATHY).passResponses();
        assertThat(scene.lost(LIGHT)).contains(AGGRESSION);
        assertThat(scene.reserve(DARK)).hasSize(5);
        assertThat(scene.used(DARK)).contains(TELEPATHY);
    }

    @Test
    @Claim("projective-telepathy#1")
    void itCancelsTheInsertCardAsItIsRevealed() {
        for (boolean canceled : new boolean[] {true, false}) {
            var scene = inserted();
            scene.pass(DARK).passUntil(DARK, Phase.ACTIVATE);
            scene.activate().offers("play " + TELEPATHY);
            if (canceled) {
                scene.play(TELEPATHY).passResponses();
            }
            assertThat(scene.lost(LIGHT).contains(AGGRESSION)).isEqualTo(canceled);
            int lost = scene.lost(DARK).size();
            scene.endTurn();
            assertThat(scene.lost(DARK)).hasSize(lost + (canceled ? 0 : 4));
        }
    }

    @Test
    @Claim("projective-telepathy#1")
    void noOtherInsertCardIsCanceled() {
        var scene =
                table().site(CANTINA, DARK)
                        .hand(LIGHT, "A Tremor In The Force")
                        .hand(DARK, TELEPATHY)
                        .turn(LIGHT, Phase.DEPLOY);
        scene.deploy("A Tremor In The Force").mayNot("play " + TELEPATHY);
    }

    @ParameterizedTest
    @CsvSource({"true, true", "true, false", "false, false"})
    @Claim({"projective-telepathy#2", "projective-telepathy#3"})
    void theOpponentPaysForHisBattleOrLosesIt(boolean able, boolean pays) {
        var scene =
                table().at(CANTINA, "Luke Skywalker", "Darth Vader")
                        .hand(DARK, TELEPATHY)
                        .force(LIGHT, able ? 3 : 2)
                        .turn(LIGHT, Phase.BATTLE);
        scene.battleAt(CANTINA).passUntil("play " + TELEPATHY).play(TELEPATHY).passResponses();
        if (able) {
            scene.expectDecider(LIGHT).answer(pays ? "yes" : "no");
        }
        scene.passResponses();
        assertThat(scene.inBattle()).isEqualTo(pays);
        assertThat(scene.forcePile(LIGHT)).hasSize(pays ? 0 : able ? 2 : 1);
    }

    @ParameterizedTest
    @CsvSource({"true, true", "true, false", "false, false"})
    @Claim({"projective-telepathy#2", "projective-telepathy#3"})
    void theOpponentPaysForHisForceDrainOrLosesIt(boolean able, boolean pays) {
        var scene =
                table().at(CANTINA, "Luke Skywalker")
                        .hand(DARK, TELEPATHY)
                        .force(LIGHT, able ? 2 : 1)
                        .turn(LIGHT, Phase.CONTROL);
        int life = scene.lifeForce(DARK);
        scene.drainAt(CANTINA).passUntil("play " + TELEPATHY).play(TELEPATHY).passResponses();
        if (able) {
            scene.expectDecider(LIGHT).answer(pays ? "yes" : "no");
        }
        scene.passUntil(LIGHT, Phase.DEPLOY);
        assertThat(scene.lifeForce(DARK) < life).isEqualTo(pays);
    }

    @Test
    @Claim("projective-telepathy#2")
    void hisOwnBattlesAndDrainsAreNotItsBusiness() {
        table().at(CANTINA, "Luke Skywalker", "Darth Vader")
                .hand(DARK, TELEPATHY)
                .force(DARK, 3)
                .turn(DARK, Phase.BATTLE)
                .battleAt(CANTINA)
                .mayNot("play " + TELEPATHY);
        table().at(CANTINA, "Darth Vader")
                .hand(DARK, TELEPATHY)
                .turn(DARK, Phase.CONTROL)
                .drainAt(CANTINA)
                .mayNot("play " + TELEPATHY);
    }

    @Test
    @Claim("projective-telepathy#1")
    void noOtherInsertCardIsCanceledAsItIsRevealed() {
        String tremor = "A Tremor In The Force";
        var scene =
                table().site(CANTINA, DARK)
                        .site(MOS_EISLEY, DARK)
                        .site(BAY, DARK)
                        .reserve(DARK, 3)
                        .nothingElseInReserve(DARK)
                        .hand(LIGHT, tremor)
                        .hand(DARK, TELEPATHY)
                        .turn(LIGHT, Phase.DEPLOY);
        scene.deploy(tremor).passUntil(DARK, Phase.ACTIVATE);
        while (scene.reserve(DARK).contains(tremor)) {
            scene.activate().mayNot("play " + TELEPATHY);
        }
        mayNotInThisPhase(scene, "play " + TELEPATHY);
    }
}
