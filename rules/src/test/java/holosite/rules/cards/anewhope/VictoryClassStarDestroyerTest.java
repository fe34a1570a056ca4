package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.WAR_ROOM;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

/** Victory-Class Star Destroyer. */
class VictoryClassStarDestroyerTest {
    private static final String BASE = "Yavin 4: Docking Bay";
    private static final String ROOM = "Yavin 4: Massassi War Room";
    private static final String DESTROYER = "Victory-Class Star Destroyer";

    private static Scene battleBelow(String system) {
        var scene =
                table().system(system, LIGHT)
                        .at(system, DESTROYER, "X-wing")
                        .at(BASE, "Stormtrooper", "Rebel Trooper")
                        .at(ROOM, "Stormtrooper")
                        .force(DARK, 3)
                        .turn(DARK, Phase.BATTLE);
        assertThat(scene.totalPower(BASE, DARK)).isEqualTo(1);
        return scene.battleAt(BASE);
    }

    @Test
    void itAddsOneInBattlesAtThePlanetBelow() {
        var scene = battleBelow("Yavin 4");
        assertThat(scene.totalPower(BASE, DARK)).isEqualTo(2);
        assertThat(scene.totalPower(BASE, LIGHT)).isEqualTo(1);
        assertThat(scene.totalPower(ROOM, DARK)).isEqualTo(1);
        assertThat(scene.totalPower("Yavin 4", DARK)).isEqualTo(6);
    }

    @Test
    void itDoesNotFromElsewhereNorInSpaceNorOnAShip() {
        assertThat(battleBelow("Kessel").totalPower(BASE, DARK)).isEqualTo(1);
        var space =
                table().at("Yavin 4", DESTROYER, "X-wing")
                        .force(DARK, 3)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt("Yavin 4");
        assertThat(space.totalPower("Yavin 4", DARK)).isEqualTo(6);
        var station =
                table().at("Death Star", DESTROYER)
                        .at(WAR_ROOM, "Stormtrooper", "Rebel Trooper")
                        .force(DARK, 3)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt(WAR_ROOM);
        assertThat(station.totalPower(WAR_ROOM, DARK)).isEqualTo(1);
    }

    @Test
    void nobodyIsHelpedInTheClouds() {
        var clouds =
                table().at("Tatooine", DESTROYER)
                        .locationOf("Tatooine", "Clouds", LIGHT)
                        .at("Clouds", "Boba Fett In Slave I", "X-wing")
                        .force(DARK, 3)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt("Clouds");
        assertThat(clouds.totalPower("Clouds", DARK))
                .isEqualTo(clouds.power("Boba Fett In Slave I"));
    }
}
