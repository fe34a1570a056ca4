package holosite.rules.cards.hoth;

import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import holosite.rules.table.Flag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Power Harpoon. */
class PowerHarpoonTest {
    @ParameterizedTest
    @CsvSource({"4, false, false", "5, true, false", "0, false, true"})
    @Claim({"power-harpoon#3", "power-harpoon#4"})
    void aPowerHarpoonTripsAWalkerAboveEightAndItsOwnVehicleAtZero(
            int destiny, boolean trips, boolean crashes) {
        var scene =
                table().at(PLAINS, "Snowspeeder", "Blizzard 2")
                        .on("Snowspeeder", "Power Harpoon")
                        .force(LIGHT, 2)
                        .nextDestiny(LIGHT, destiny)
                        .turn(LIGHT, Phase.BATTLE);
        assertThat(scene.maneuver("Snowspeeder")).isEqualTo(4);

        scene.battleAt(PLAINS).fire("Power Harpoon").at("Blizzard 2");

        assertThat(scene.has("Blizzard 2", Flag.CRASHED)).isEqualTo(trips);
        assertThat(scene.has("Snowspeeder", Flag.CRASHED)).isEqualTo(crashes);
    }

    @Test
    @Claim("power-harpoon#4")
    void aDestinyOfZeroForAnotherWeaponCrashesNobody() {
        var scene =
                table().at(PLAINS, "Snowspeeder", "Blizzard 2")
                        .on("Snowspeeder", "Power Harpoon", "Dual Laser Cannon")
                        .force(LIGHT, 2)
                        .nextDestiny(LIGHT, 0)
                        .turn(LIGHT, Phase.BATTLE);

        scene.battleAt(PLAINS).fire("Dual Laser Cannon").at("Blizzard 2");

        assertThat(scene.has("Snowspeeder", Flag.CRASHED)).isFalse();
    }

    /** A draw that fails turns out in favor of the opponent. */
    @ParameterizedTest
    @CsvSource({
        "Power Harpoon, true, true",
        "Power Harpoon, false, false",
        "Dual Laser Cannon, true, false"
    })
    void itsCanceledDestinyCrashesItsOwnVehicleAsZeroDoes(
            String weapon, boolean canceled, boolean crashes) {
        var scene =
                table().at(PLAINS, "Snowspeeder", "Blizzard 2", "Darth Vader")
                        .at(PLAINS, "Grand Moff Tarkin")
                        .on("Snowspeeder", "Power Harpoon", "Dual Laser Cannon")
                        .force(LIGHT, 3)
                        .nextDestiny(LIGHT, 2)
                        .turn(LIGHT, Phase.BATTLE);
        scene.battleAt(PLAINS).fire(weapon).at("Blizzard 2");
        scene.passUntil("use Grand Moff Tarkin");
        if (canceled) {
            scene.use("Grand Moff Tarkin");
        }
        scene.passResponses();

        assertThat(scene.has("Blizzard 2", Flag.CRASHED)).isFalse();
        assertThat(scene.has("Snowspeeder", Flag.CRASHED)).isEqualTo(crashes);
    }
}
