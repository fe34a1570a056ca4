package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.mayNotInThisPhase;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

/** Sensor Panel. */
class SensorPanelTest {
    private static final String PANEL = "Sensor Panel";
    private static final String SCANNER = "Radar Scanner";
    private static final String V35 = "SoroSuub V-35 Landspeeder";

    @Test
    void itGoesOnAVehicleThatIsNoCreatureForOneForce() {
        var scene =
                table().at(FARM, V35, "Rogue Bantha")
                        .pilot(V35, "Luke Skywalker")
                        .at("Tatooine", "X-wing")
                        .hand(LIGHT, PANEL)
                        .force(LIGHT, 2)
                        .turn(LIGHT, Phase.DEPLOY);
        double power = scene.power(V35);
        double speed = scene.landspeed(V35);
        scene.deploy(PANEL).passResponses();
        assertThat(scene.hostOf(PANEL)).isEqualTo(V35);
        assertThat(scene.forcePile(LIGHT)).hasSize(1);
        assertThat(scene.power(V35)).isEqualTo(power + 1);
        assertThat(scene.landspeed(V35)).isEqualTo(speed + 1);
    }

    private static Scene scanned() {
        return table().at(FARM, V35)
                .pilot(V35, "Luke Skywalker")
                .on(V35, PANEL)
                .hand(LIGHT, SCANNER, SCANNER + "#2")
                .hand(
                        DARK,
                        "Tusken Raider",
                        "Sense",
                        "Expand The Empire",
                        "Stormtrooper",
                        "Commence Primary Ignition")
                .force(LIGHT, 6)
                .turn(LIGHT, Phase.CONTROL)
                .play(SCANNER);
    }

    @Test
    void withRadarScannerAnEffectOrInterruptGoesAsWell() {
        var scene = scanned().passUntil("use " + PANEL);
        int force = scene.forcePile(LIGHT).size();
        scene.use(PANEL);
        assertThat(scene.offered())
                .contains("Sense", "Expand The Empire")
                .doesNotContain("Stormtrooper", "Commence Primary Ignition");
        scene.choose("Sense").passUntil("Tusken Raider").choose("Tusken Raider").passResponses();
        assertThat(scene.used(DARK)).containsExactlyInAnyOrder("Sense", "Tusken Raider");
        assertThat(scene.forcePile(LIGHT)).hasSize(force - 1);
        scene.passUntil("play " + SCANNER + "#2").play(SCANNER + "#2");
        mayNotInThisPhase(scene, "use " + PANEL);
    }

    @Test
    void otherGlancesAndScannersOfOthersDoNot() {
        var scene =
                table().at(FARM, V35)
                        .on(V35, PANEL)
                        .hand(DARK, "Scanning Crew")
                        .hand(LIGHT, "Grimtaash", "Luke's Cape")
                        .force(DARK, 6)
                        .force(LIGHT, 6)
                        .turn(DARK, Phase.CONTROL)
                        .play("Scanning Crew");
        mayNotInThisPhase(scene, "use " + PANEL);
    }

    @Test
    void aHandSeenByOtherMeansIsNotMeant() {
        var scene =
                table().at(FARM, V35)
                        .pilot(V35, "Luke Skywalker")
                        .on(V35, PANEL)
                        .hand(LIGHT, "Grimtaash")
                        .hand(DARK, "Tusken Raider", "Sense", "Stormtrooper")
                        .force(LIGHT, 9)
                        .turn(LIGHT, Phase.CONTROL)
                        .play("Grimtaash");
        mayNotInThisPhase(scene, "use " + PANEL);
    }
}
