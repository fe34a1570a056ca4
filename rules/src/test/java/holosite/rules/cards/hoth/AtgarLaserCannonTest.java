package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.PERIMETER;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.hosts;
import static holosite.rules.cards.CardTable.names;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.targets;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import holosite.rules.table.Flag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Atgar Laser Cannon. */
class AtgarLaserCannonTest {
    @Test
    @Claim("atgar-laser-cannon#1")
    void anAtgarDeploysOnExteriorPlanetSites() {
        var scene =
                table().system("Tatooine", LIGHT)
                        .site(MOS_EISLEY, LIGHT)
                        .site("Tatooine: Cantina", LIGHT)
                        .site("Death Star: Docking Bay 327", LIGHT)
                        .site("Tatooine: Docking Bay 94", LIGHT)
                        .at(MOS_EISLEY, "Rebel Trooper")
                        .hand(LIGHT, "Atgar Laser Cannon")
                        .force(LIGHT, 2)
                        .turn(LIGHT, Phase.DEPLOY);

        assertThat(hosts(scene, "Atgar Laser Cannon"))
                .containsExactlyInAnyOrder(MOS_EISLEY, "Tatooine: Docking Bay 94");
    }

    @Test
    @Claim("atgar-laser-cannon#2")
    void aWarriorFiresAnAtgarForTwoAtVehiclesHereOrAtTheNextSite() {
        var scene =
                table().site(PERIMETER, DARK)
                        .site(PLAINS, DARK)
                        .at(PERIMETER, "Rebel Trooper", "Atgar Laser Cannon", "EG-4")
                        .at(PLAINS, "Luke Skywalker")
                        .at(PLAINS, "Blizzard 2", "Blizzard Scout 1", "Snowtrooper", "TIE Fighter")
                        .force(LIGHT, 3)
                        .turn(LIGHT, Phase.BATTLE);

        scene.battleAt(PLAINS);
        assertThat(targets(scene, "Atgar Laser Cannon"))
                .containsExactlyInAnyOrder("Blizzard 2", "Blizzard Scout 1");
        scene.choose("Blizzard 2");
        assertThat(scene.forcePile(LIGHT)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"Blizzard 2", "Bespin Motors Void Spider THX 1138"})
    @Claim("atgar-laser-cannon#2")
    void nobodyButAnOwnWarriorPresentFiresAnAtgar(String target) {
        var scene =
                table().site(PERIMETER, DARK)
                        .at(PERIMETER, "Rebel Trooper")
                        .at(PLAINS, "Atgar Laser Cannon", "EG-4", "Snowspeeder", target)
                        .at(PLAINS, "Snowtrooper")
                        .force(LIGHT, 3)
                        .turn(LIGHT, Phase.BATTLE);

        scene.battleAt(PLAINS).mayNot("fire Atgar Laser Cannon");
    }

    @Test
    @Claim("atgar-laser-cannon#2")
    void anAtgarIsAimedAtNothingButVehicles() {
        var scene =
                table().at(PLAINS, "Rebel Trooper", "Atgar Laser Cannon", "Blizzard 2")
                        .at(PLAINS, "Probe Droid", "TIE Fighter")
                        .turn(LIGHT, Phase.BATTLE);

        assertThat(names(scene, "Atgar Laser Cannon", "Blizzard 2")).isTrue();
        assertThat(names(scene, "Atgar Laser Cannon", "Probe Droid")).isFalse();
        assertThat(names(scene, "Atgar Laser Cannon", "TIE Fighter")).isFalse();
    }

    @ParameterizedTest
    @CsvSource({"5, false", "6, true"})
    @Claim("atgar-laser-cannon#3")
    void anAtgarMakesAnArmoredVehicleCrash(int destiny, boolean crashes) {
        var scene =
                table().at(PLAINS, "Rebel Trooper", "Atgar Laser Cannon", "EG-4", "Blizzard Walker")
                        .pilot("Blizzard Walker", "AT-AT Driver")
                        .force(LIGHT, 3)
                        .nextDestiny(LIGHT, destiny)
                        .turn(LIGHT, Phase.BATTLE);

        scene.battleAt(PLAINS).fire("Atgar Laser Cannon").at("Blizzard Walker");

        assertThat(scene.has("Blizzard Walker", Flag.CRASHED)).isEqualTo(crashes);
        assertThat(scene.isHit("Blizzard Walker")).isFalse();
    }

    @ParameterizedTest
    @CsvSource({"3, false", "4, true"})
    @Claim("atgar-laser-cannon#4")
    void anAtgarHitsAVehicleWithManeuver(int destiny, boolean hit) {
        var scene =
                table().at(MOS_EISLEY, "Rebel Trooper", "Atgar Laser Cannon", "EG-4")
                        .at(MOS_EISLEY, "Bespin Motors Void Spider THX 1138", "Stormtrooper")
                        .force(LIGHT, 3)
                        .nextDestiny(LIGHT, destiny)
                        .turn(LIGHT, Phase.BATTLE);
        assertThat(scene.maneuver("Bespin Motors Void Spider THX 1138")).isEqualTo(4);

        scene.battleAt(MOS_EISLEY)
                .fire("Atgar Laser Cannon")
                .at("Bespin Motors Void Spider THX 1138");

        assertThat(scene.isHit("Bespin Motors Void Spider THX 1138")).isEqualTo(hit);
    }

    @Test
    void aBomberOnItsRunIsNoTarget() {
        String spider = "Bespin Motors Void Spider THX 1138";
        var scene =
                table().at(PLAINS, "Atgar Laser Cannon", "Luke Skywalker", "EG-4")
                        .at(PLAINS, "TIE Bomber", spider, "Blizzard 2")
                        .mark("TIE Bomber", Flag.BOMBING_RUN)
                        .force(LIGHT, 9)
                        .turn(LIGHT, Phase.BATTLE)
                        .battleAt(PLAINS);
        assertThat(scene.maneuver("TIE Bomber")).isPositive();
        assertThat(targets(scene, "Atgar Laser Cannon"))
                .containsExactlyInAnyOrder(spider, "Blizzard 2");
    }
}
