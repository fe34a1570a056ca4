package holosite.rules.cards.dagobah;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

/** Anger, Fear, Aggression. */
class AngerFearAggressionTest {
    private static final String AGGRESSION = "Anger, Fear, Aggression";

    /** It comes up as Dark activates Force; a battle could be fought in this turn and the next. */
    private static Scene revealed() {
        for (long seed = 1; ; seed++) {
            var scene =
                    table().at(CANTINA, "Darth Vader", "Luke Skywalker")
                            .site(MOS_EISLEY, DARK)
                            .reserve(DARK, 20)
                            .nothingElseInReserve(DARK)
                            .hand(LIGHT, AGGRESSION)
                            .seed(seed)
                            .turn(LIGHT, Phase.DEPLOY);
            scene.deploy(AGGRESSION).passResponses();
            if (scene.reserve(DARK).indexOf(AGGRESSION) == 1) {
                scene.passUntil(DARK, Phase.ACTIVATE).activate(2);
                assertThat(scene.lost(LIGHT)).contains(AGGRESSION);
                return scene;
            }
        }
    }

    @Test
    void whoDoesNotBattleLosesForceOnce() {
        var scene = revealed();
        int life = scene.lifeForce(DARK);
        scene.passUntil(DARK, Phase.BATTLE);
        assertThat(scene.lifeForce(DARK)).isEqualTo(life);
        scene.passUntil(DARK, Phase.MOVE);
        assertThat(scene.lifeForce(DARK)).isEqualTo(life - 4);
        scene.endTurn().endTurn().endTurn();
        assertThat(scene.lifeForce(DARK)).isEqualTo(life - 4);
    }

    @Test
    void aBattleSatisfiesIt() {
        var scene = revealed();
        scene.passUntil(DARK, Phase.BATTLE).battleAt(CANTINA).finishBattle();
        int life = scene.lifeForce(DARK);
        scene.passUntil(DARK, Phase.MOVE);
        assertThat(scene.lifeForce(DARK)).isEqualTo(life);
        scene.endTurn().endTurn().endTurn();
        assertThat(scene.lifeForce(DARK)).isEqualTo(life);
    }

    @Test
    void itGoesIntoTheOpponentsDeckAndAlterDoesNotStopIt() {
        var scene =
                table().at(CANTINA, "Darth Vader")
                        .hand(LIGHT, AGGRESSION)
                        .hand(DARK, "Alter (1_234)")
                        .turn(LIGHT, Phase.DEPLOY);
        scene.deploy(AGGRESSION).mayNot("play Alter");
        scene.passResponses();
        assertThat(scene.reserve(DARK)).contains(AGGRESSION);
    }
}
