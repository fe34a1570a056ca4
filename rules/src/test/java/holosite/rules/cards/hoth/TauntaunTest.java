package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tauntaun. */
class TauntaunTest {
    private static final String RIDGE = "Hoth: North Ridge (4th Marker)";

    @Test
    void itDeploysOnHoth() {
        var scene =
                table().at(PLAINS, "Rebel Trooper#1")
                        .at(MOS_EISLEY, "Rebel Trooper#2")
                        .at("Hoth", "Medium Transport")
                        .hand(LIGHT, "Tauntaun")
                        .force(LIGHT, 3)
                        .turn(LIGHT, Phase.DEPLOY);
        scene.deploy("Tauntaun").passResponses();
        assertThat(scene.locationOf("Tauntaun")).isEqualTo(PLAINS);
        assertThat(scene.ability("Tauntaun")).isEqualTo(0.25);
    }

    private static Position ridden() {
        return table().site(RIDGE, DARK)
                .at(PLAINS, "Tauntaun", "Rebel Trooper", "Stormtrooper")
                .passenger("Tauntaun", "Luke Skywalker")
                .force(DARK, 3)
                .force(LIGHT, 3);
    }

    @Test
    void itReactsAwayFromABattleButNotFromADrain() {
        var scene = ridden().turn(DARK, Phase.BATTLE).battleAt(PLAINS);
        scene.reactAway("Tauntaun").passUntil(DARK);
        assertThat(scene.locationOf("Luke Skywalker")).isEqualTo(RIDGE);
        table().site(RIDGE, DARK)
                .at(PLAINS, "Tauntaun", "Stormtrooper")
                .force(LIGHT, 3)
                .turn(DARK, Phase.CONTROL)
                .drainAt(PLAINS)
                .mayNot("react away with Tauntaun");
    }

    @ParameterizedTest
    @CsvSource({"true", "false"})
    void itSavesItsRiderFromExposureForThisTurn(boolean sacrificed) {
        var scene =
                table().site(RIDGE, DARK)
                        .system("Hoth", DARK)
                        .on("Hoth", "Sunsdown")
                        .at(PLAINS, "Tauntaun", "Rebel Trooper")
                        .passenger("Tauntaun", "Luke Skywalker")
                        .hand(DARK, "Exposure")
                        .force(DARK, 9)
                        .turn(DARK, Phase.CONTROL);
        if (sacrificed) {
            scene.pass(DARK).use("Tauntaun").choose("Luke Skywalker").passUntil(DARK);
            assertThat(scene.lost(LIGHT)).contains("Tauntaun");
            assertThat(scene.locationOf("Luke Skywalker")).isEqualTo(PLAINS);
        }
        scene.passUntil("play Exposure").play("Exposure").passResponses();
        assertThat(scene.isOnTable("Rebel Trooper")).isFalse();
        assertThat(scene.isOnTable("Luke Skywalker")).isEqualTo(sacrificed);
    }
}
