package holosite.rules.cards.specialedition;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

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
}
