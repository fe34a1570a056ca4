package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.hosts;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import holosite.rules.kit.Scene;
import holosite.rules.table.Zone;
import org.junit.jupiter.api.Test;

/** Droid Detector. */
class DroidDetectorTest {
    @Test
    @Claim("droid-detector#1")
    void aDroidDetectorDeploysAtInteriorSites() {
        var scene =
                table().site(CANTINA, DARK)
                        .site(MOS_EISLEY, DARK)
                        .site(BAY, DARK)
                        .at(MOS_EISLEY, "Stormtrooper")
                        .hand(DARK, "Droid Detector")
                        .turn(DARK, Phase.DEPLOY);

        assertThat(hosts(scene, "Droid Detector")).containsExactlyInAnyOrder(CANTINA, BAY);
    }

    @Test
    @Claim("droid-detector#3")
    void droidsDoNotDeployToADroidDetector() {
        var dark =
                table().at("Tatooine", "Devastator")
                        .site(CANTINA, DARK)
                        .site(MOS_EISLEY, DARK)
                        .site(FARM, DARK)
                        .on(CANTINA, "Droid Detector")
                        .hand(DARK, "Probe Droid", "Sandtrooper")
                        .at(CANTINA, "Stormtrooper")
                        .force(DARK, 3)
                        .turn(DARK, Phase.DEPLOY);
        var other = Scene.of(dark.game().fork());
        assertThat(hosts(dark, "Probe Droid")).contains(MOS_EISLEY).doesNotContain(CANTINA);
        // who is no droid may
        assertThat(hosts(other, "Sandtrooper")).contains(MOS_EISLEY, CANTINA);

        var light =
                table().site(CANTINA, DARK)
                        .site(MOS_EISLEY, DARK)
                        .site(FARM, DARK)
                        .on(CANTINA, "Droid Detector")
                        .hand(LIGHT, "C-3PO")
                        .force(LIGHT, 3)
                        .turn(LIGHT, Phase.DEPLOY);
        assertThat(hosts(light, "C-3PO")).contains(MOS_EISLEY).doesNotContain(CANTINA);
    }

    @Test
    @Claim("droid-detector#4")
    void aDroidDetectorClearsOutDroidsFromTheNextTurnOn() {
        var scene =
                table().site(CANTINA, DARK)
                        .site(MOS_EISLEY, DARK)
                        .at(CANTINA, "C-3PO", "Probe Droid", "Luke Skywalker")
                        .at(MOS_EISLEY, "R2-D2")
                        .hand(DARK, "Droid Detector")
                        .turn(DARK, Phase.DEPLOY);

        scene.deploy("Droid Detector").to(CANTINA);
        scene.endTurn();
        assertThat(scene.isOnTable("C-3PO")).isTrue();
        scene.endTurn();
        assertThat(scene.isIn("C-3PO", Zone.LOST_PILE)).isTrue();
        assertThat(scene.isIn("Probe Droid", Zone.LOST_PILE)).isTrue();
        assertThat(scene.isOnTable("R2-D2")).isTrue();
        assertThat(scene.isOnTable("Luke Skywalker")).isTrue();
    }

    @Test
    @Claim("droid-detector#2")
    void aDroidDetectorStaysWhereItIs() {
        var position =
                table().site(BAY, DARK)
                        .at(CANTINA, "Stormtrooper", "Sandtrooper")
                        .on(CANTINA, "Droid Detector")
                        .force(DARK, 5);
        var deploying = position.turn(DARK, Phase.DEPLOY);
        deploying.mayNot("transfer Droid Detector");
        var moving = deploying.passUntil(DARK, Phase.MOVE).offers("move Stormtrooper");
        moving.mayNot("move Droid Detector");
        moving.move("Stormtrooper").to(BAY).passUntil("move Sandtrooper");
        moving.move("Sandtrooper").to(BAY).passResponses();
        assertThat(moving.locationOf("Droid Detector")).isEqualTo(CANTINA);
        moving.passUntil(LIGHT, Phase.MOVE).mayNot("move Droid Detector");
    }
}
