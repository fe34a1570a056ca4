package holosite.rules.cards.specialedition;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Rogue 4. */
class Rogue4Test {
    @Test
    void aDualLaserCannonDeploysAboardAndFiresForFree() {
        var scene =
                table().at(PLAINS, "Rogue 4", "Snowspeeder")
                        .pilot("Rogue 4", "Dack Ralter")
                        .pilot("Snowspeeder", "Dutch")
                        .hand(LIGHT, "Dual Laser Cannon")
                        .turn(LIGHT, Phase.DEPLOY);
        assertThat(scene.deployCost("Dual Laser Cannon", "Rogue 4")).isZero();
        assertThat(scene.deployCost("Dual Laser Cannon", "Snowspeeder")).isPositive();
    }

    private static Scene battle(String speeder) {
        return table().at(PLAINS, speeder, "Stormtrooper", "Blizzard Scout 1")
                .pilot(speeder, "Dutch")
                .on(speeder, "Dual Laser Cannon")
                .force(DARK, 3)
                .turn(DARK, Phase.BATTLE)
                .battleAt(PLAINS);
    }

    @Test
    void itFiresForFreeFromThereOnly() {
        battle("Rogue 4").passUntil("fire Dual Laser Cannon");
        assertThat(battle("Snowspeeder").isOffered("fire Dual Laser Cannon")).isFalse();
    }

    @Test
    void onlyItsOwnDualLaserCannonIsFree() {
        var scene =
                table().at(PLAINS, "Rogue 4", "Rogue 1", "Blizzard Scout 1", "Stormtrooper")
                        .pilot("Rogue 4", "Dutch")
                        .pilot("Rogue 1", "Wedge Antilles")
                        .on("Rogue 4", "Power Harpoon")
                        .on("Rogue 1", "Dual Laser Cannon")
                        .force(DARK, 3)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt(PLAINS);
        for (; scene.inBattle(); scene.answerDefault()) {
            scene.mayNot("fire Dual Laser Cannon", "fire Power Harpoon");
        }
    }

    @ParameterizedTest
    @CsvSource({
        "Hoth: Defensive Perimeter (3rd Marker), Hoth: North Ridge (4th Marker), true",
        "Tatooine: Cantina, Tatooine: Mos Eisley, false"
    })
    void itReactsOnHothOnly(String from, String to, boolean reacts) {
        var scene =
                table().site(from, DARK)
                        .site(to, DARK)
                        .at(from, "Rogue 4")
                        .pilot("Rogue 4", "Dutch")
                        .at(to, "Stormtrooper", "Rebel Trooper")
                        .force(DARK, 3)
                        .force(LIGHT, 3)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt(to);
        scene.passUntil(LIGHT);
        assertThat(scene.isOffered("react with Rogue 4")).isEqualTo(reacts);
    }
}
