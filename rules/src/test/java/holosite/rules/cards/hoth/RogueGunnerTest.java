package holosite.rules.cards.hoth;

import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.glossary.Claim;
import holosite.language.card.Phase;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Rogue Gunner. */
class RogueGunnerTest {
    @Test
    @Claim("destiny-draw#5")
    void aRogueGunnerAddsToEveryWeaponDestinyOfHisSpeeder() {
        for (boolean gunner : new boolean[] {true, false}) {
            var table =
                    Scene.with(AllCards::all)
                            .at("Hoth: Ice Plains (5th Marker)", "Snowspeeder", "Snowtrooper")
                            .on("Snowspeeder", "Dual Laser Cannon");
            if (gunner) {
                table.passenger("Snowspeeder", "Rogue Gunner");
            }
            var scene = table.force(LIGHT, 4).nextDestiny(LIGHT, 2).turn(LIGHT, Phase.BATTLE);

            scene.battleAt("Hoth: Ice Plains (5th Marker)");
            scene.fire("Dual Laser Cannon").at("Snowtrooper");

            // 2 - 1 against ability 1, and the gunner's one
            assertThat(scene.isHit("Snowtrooper")).isEqualTo(gunner);
        }
    }

    @ParameterizedTest
    @CsvSource({"Snowspeeder#1, 1, false", "Snowspeeder#1, 2, true", "Snowspeeder#2, 2, false"})
    void aRogueGunnerAddsOneToTheWeaponsOfHisOwnSpeederOnly(
            String speeder, int destiny, boolean hit) {
        var scene =
                table().at(PLAINS, "Snowspeeder#1", "Snowspeeder#2", "Snowtrooper")
                        .on("Snowspeeder#1", "Dual Laser Cannon")
                        .passenger(speeder, "Rogue Gunner")
                        .force(LIGHT, 4)
                        .nextDestiny(LIGHT, destiny)
                        .turn(LIGHT, Phase.BATTLE);

        scene.battleAt(PLAINS).fire("Dual Laser Cannon").at("Snowtrooper");

        assertThat(scene.isHit("Snowtrooper")).isEqualTo(hit);
    }

    @Test
    void aRogueGunnerAtTheControlsAddsNothing() {
        var scene =
                table().at(PLAINS, "Rogue 4", "Snowtrooper")
                        .on("Rogue 4", "Dual Laser Cannon")
                        .pilot("Rogue 4", "Rogue Gunner")
                        .on("Rogue Gunner", "Ellorrs Madak")
                        .force(LIGHT, 4)
                        .nextDestiny(LIGHT, 2)
                        .turn(LIGHT, Phase.BATTLE);

        scene.battleAt(PLAINS).fire("Dual Laser Cannon").at("Snowtrooper");

        assertThat(scene.isHit("Snowtrooper")).isFalse();
    }
}
