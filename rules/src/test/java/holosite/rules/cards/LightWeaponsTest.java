package holosite.rules.cards;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.hosts;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.targets;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import holosite.rules.kit.Scene;
import holosite.rules.table.Flag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What single weapons of the Light Side do besides what all weapons do. */
class LightWeaponsTest {
    private static final String PLAINS = "Hoth: Ice Plains (5th Marker)";
    private static final String PERIMETER = "Hoth: Defensive Perimeter (3rd Marker)";
    private static final String GENERATORS = "Hoth: Main Power Generators (1st Marker)";
    private static final String COMMAND_CENTER = "Hoth: Echo Command Center (War Room)";

    // ---- Atgar Laser Cannon

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

    @Test
    @Claim("atgar-laser-cannon#2")
    void nobodyButAWarriorFiresAnAtgar() {
        var scene =
                table().at(PLAINS, "Atgar Laser Cannon", "EG-4", "Snowspeeder", "Blizzard 2")
                        .force(LIGHT, 3)
                        .turn(LIGHT, Phase.BATTLE);

        scene.battleAt(PLAINS).mayNot("fire Atgar Laser Cannon");
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

    // ---- Planet Defender Ion Cannon

    @Test
    @Claim("planet-defender-ion-cannon#1")
    void thePlanetDefenderDeploysOnExteriorSitesOfARebelBase() {
        var scene =
                table().site(PERIMETER, LIGHT)
                        .site(PLAINS, DARK)
                        .site(COMMAND_CENTER, LIGHT)
                        .site(MOS_EISLEY, LIGHT)
                        .at(PERIMETER, "Rebel Trooper")
                        .at(MOS_EISLEY, "Rebel Trooper")
                        .hand(LIGHT, "Planet Defender Ion Cannon")
                        .force(LIGHT, 4)
                        .turn(LIGHT, Phase.DEPLOY);

        assertThat(hosts(scene, "Planet Defender Ion Cannon"))
                .containsExactlyInAnyOrder(PERIMETER, PLAINS);
    }

    private static Scene bombardment(int destiny) {
        return table().system("Hoth", DARK)
                .site(GENERATORS, LIGHT)
                .at(GENERATORS, "Rebel Trooper", "Planet Defender Ion Cannon", "EG-4")
                .at("Hoth", "Devastator", "Tyrant", "TIE Fighter", "X-wing")
                .on("Devastator", "Turbolaser Battery")
                .on("Tyrant", "Turbolaser Battery")
                .force(LIGHT, 3)
                .nextDestiny(LIGHT, destiny)
                .turn(LIGHT, Phase.BATTLE);
    }

    @Test
    @Claim({"planet-defender-ion-cannon#2", "planet-defender-ion-cannon#7"})
    void thePlanetDefenderFiresForTwoAtCapitalStarshipsInABattleAboveIt() {
        var scene = bombardment(1);

        scene.battleAt("Hoth");
        assertThat(targets(scene, "Planet Defender Ion Cannon"))
                .containsExactlyInAnyOrder("Devastator", "Tyrant");
        scene.choose("Devastator");
        assertThat(scene.forcePile(LIGHT)).isEmpty();
        assertThat(scene.has("Planet Defender Ion Cannon", Flag.IN_BATTLE)).isFalse();
        assertThat(scene.has("Rebel Trooper", Flag.IN_BATTLE)).isFalse();
    }

    @Test
    @Claim({
        "planet-defender-ion-cannon#3",
        "planet-defender-ion-cannon#4",
        "planet-defender-ion-cannon#5",
        "planet-defender-ion-cannon#6"
    })
    void thePlanetDefenderTakesWeaponsPowerAndHyperspeedAboveTheArmor() {
        var scene = bombardment(4);
        int reserve = scene.reserve(LIGHT).size();

        scene.battleAt("Hoth").fire("Planet Defender Ion Cannon").at("Devastator");

        assertThat(scene.reserve(LIGHT)).hasSize(reserve - 1);
        assertThat(scene.lost(DARK)).containsExactly("Turbolaser Battery");
        assertThat(scene.hostOf("Turbolaser Battery#2")).isEqualTo("Tyrant");
        assertThat(scene.power("Devastator")).isZero();
        assertThat(scene.hyperspeed("Devastator")).isZero();
        assertThat(scene.isHit("Devastator")).isFalse();
    }

    @Test
    @Claim({
        "planet-defender-ion-cannon#4",
        "planet-defender-ion-cannon#5",
        "planet-defender-ion-cannon#6"
    })
    void thePlanetDefenderDoesNothingAtTheArmor() {
        var scene = bombardment(3);
        double power = scene.power("Devastator");

        scene.battleAt("Hoth").fire("Planet Defender Ion Cannon").at("Devastator");

        assertThat(scene.hostOf("Turbolaser Battery")).isEqualTo("Devastator");
        assertThat(scene.power("Devastator")).isEqualTo(power);
        assertThat(scene.hyperspeed("Devastator")).isEqualTo(3);
    }

    // ---- Power Harpoon

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

    // ---- SW-4 Ion Cannon

    @ParameterizedTest
    @CsvSource({"3, false", "4, true"})
    @Claim({"sw-4-ion-cannon#2", "sw-4-ion-cannon#3", "sw-4-ion-cannon#4", "sw-4-ion-cannon#5"})
    void anIonCannonTakesWeaponsDefenseAndHyperspeedAboveTheDefense(int destiny, boolean success) {
        var scene =
                table().at("Tatooine", "Y-wing", "Vader's Custom TIE", "Devastator")
                        .pilot("Vader's Custom TIE", "DS-61-3")
                        .on("Vader's Custom TIE", "Enhanced TIE Laser Cannon")
                        .on("Devastator", "Turbolaser Battery")
                        .on("Y-wing", "SW-4 Ion Cannon")
                        .force(LIGHT, 2)
                        .nextDestiny(LIGHT, destiny)
                        .turn(LIGHT, Phase.BATTLE);

        scene.battleAt("Tatooine");
        assertThat(targets(scene, "SW-4 Ion Cannon"))
                .containsExactlyInAnyOrder("Vader's Custom TIE", "Devastator");
        scene.choose("Vader's Custom TIE");

        assertThat(scene.forcePile(LIGHT)).isEmpty();
        assertThat(scene.isOnTable("Enhanced TIE Laser Cannon")).isEqualTo(!success);
        assertThat(scene.isOnTable("Turbolaser Battery")).isTrue();
        assertThat(scene.maneuver("Vader's Custom TIE")).isEqualTo(success ? 0 : 3);
        assertThat(scene.hyperspeed("Vader's Custom TIE")).isEqualTo(success ? 0 : 2);
        assertThat(scene.isHit("Vader's Custom TIE")).isFalse();
    }

    @Test
    @Claim("sw-4-ion-cannon#5")
    void anIonCannonBringsArmorToZero() {
        var scene =
                table().at("Tatooine", "Y-wing", "Devastator")
                        .passenger("Y-wing", "Dack Ralter")
                        .on("Y-wing", "SW-4 Ion Cannon")
                        .force(LIGHT, 2)
                        .nextDestiny(LIGHT, 6)
                        .turn(LIGHT, Phase.BATTLE);

        scene.battleAt("Tatooine").fire("SW-4 Ion Cannon").at("Devastator");

        assertThat(scene.armor("Devastator")).isZero();
        assertThat(scene.hyperspeed("Devastator")).isZero();
    }
}
