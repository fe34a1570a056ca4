package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.COMMAND_CENTER;
import static holosite.rules.cards.CardTable.GENERATORS;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.PERIMETER;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.hosts;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.targets;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.glossary.Ruling;
import holosite.language.card.Phase;
import holosite.rules.kit.Scene;
import holosite.rules.table.Flag;
import org.junit.jupiter.api.Test;

/** Planet Defender Ion Cannon. */
class PlanetDefenderIonCannonTest {
    @Test
    @Claim("planet-defender-ion-cannon#1")
    @Ruling("rebel-base-sites")
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
                .on("Devastator", "Turbolaser Battery", "Tractor Beam")
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
}
