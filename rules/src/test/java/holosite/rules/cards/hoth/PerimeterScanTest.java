package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Scene;
import holosite.rules.log.Audience;
import holosite.rules.log.CardEntry;
import holosite.rules.table.Flag;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Perimeter Scan. */
class PerimeterScanTest {
    private static final String SCAN = "Perimeter Scan";
    private static final String BLUFFS = "Tatooine: Bluffs";

    /** Which cards lying face down somebody has been shown, as this audience is told. */
    private static List<String> seen(Scene scene, Audience audience) {
        return scene.game().log().from(0).stream()
                .map(entry -> entry.to(audience))
                .filter(CardEntry.Glances.class::isInstance)
                .map(entry -> ((CardEntry.Glances) entry).card().title())
                .toList();
    }

    private static Scene bluffing(int force) {
        return table().site(BLUFFS, DARK)
                .site(CANTINA, DARK)
                .at(CANTINA, "Hem Dazon")
                .stacked(BLUFFS, "Stormtrooper", "Grand Moff Tarkin")
                .stacked("Hem Dazon", "Sandtrooper")
                .mark("Stormtrooper", Flag.FACE_DOWN)
                .mark("Grand Moff Tarkin", Flag.FACE_DOWN)
                .mark("Sandtrooper", Flag.FACE_DOWN)
                .hand(LIGHT, SCAN)
                .hand(DARK, "Garindan")
                .force(LIGHT, force)
                .turn(LIGHT, Phase.CONTROL);
    }

    @Test
    void oneCardFaceDownAtALocationIsSeenByItsPlayerAlone() {
        var scene = bluffing(1).play(SCAN, 1);
        assertThat(scene.offered()).hasSize(2);
        scene.at("Grand Moff Tarkin").passResponses();

        assertThat(seen(scene, Audience.LIGHT)).containsExactly("Grand Moff Tarkin");
        assertThat(seen(scene, Audience.DARK)).containsExactly("");
        assertThat(seen(scene, Audience.SPECTATOR)).containsExactly("");
        assertThat(scene.hostOf("Grand Moff Tarkin")).isEqualTo(BLUFFS);
        assertThat(scene.has("Grand Moff Tarkin", Flag.FACE_DOWN)).isTrue();
        assertThat(scene.used(LIGHT)).contains(SCAN).hasSize(2);
    }

    @Test
    void itCostsForceAndNeedsACardFaceDown() {
        bluffing(0).mayNot("play " + SCAN + ", text 1", "play " + SCAN + ", text 2");
        table().site(BLUFFS, DARK)
                .stacked(BLUFFS, "Stormtrooper")
                .hand(DARK, "Garindan")
                .hand(LIGHT, SCAN)
                .force(LIGHT, 2)
                .turn(LIGHT, Phase.CONTROL)
                .mayNot("play " + SCAN + ", text 1")
                .offers("play " + SCAN);
    }

    private static Scene scanning() {
        return table().site(CANTINA, DARK)
                .hand(
                        DARK,
                        "5D6-RA-7 (Fivedesix)",
                        "Garindan",
                        "dark Infantry Mine",
                        "Vehicle Mine")
                .hand(DARK, "R2-Q2 (Artoo-Kyootoo)")
                .hand(LIGHT, SCAN)
                .force(LIGHT, 1)
                .turn(LIGHT, Phase.CONTROL);
    }

    @Test
    void droidSpiesAndInfantryMinesGoFromHandToTheUsedPile() {
        var scene = scanning().play(SCAN).passResponses();
        assertThat(scene.offered())
                .containsExactlyInAnyOrder("5D6-RA-7 (Fivedesix)", "Infantry Mine", "nothing");
        scene.choose("5D6-RA-7 (Fivedesix)", "Infantry Mine").passResponses();
        assertThat(scene.used(DARK)).hasSize(2);
        assertThat(scene.hand(DARK)).hasSize(3);
        assertThat(scene.used(LIGHT)).contains(SCAN).hasSize(2);
    }

    @Test
    void theyMayStayInHand() {
        var scene = scanning().play(SCAN).passResponses().choose().passResponses();
        assertThat(scene.hand(DARK)).hasSize(5);
        assertThat(ProbeDroidTest.seen(scene, LIGHT)).hasSize(5);
    }

    @Test
    void itCancelsProbeTelemetry() {
        var scene =
                table().site(CANTINA, DARK)
                        .at(CANTINA, "Probe Droid")
                        .at(CANTINA, "Luke Skywalker")
                        .hand(DARK, "Probe Telemetry", "Set For Stun")
                        .hand(LIGHT, SCAN + "#1", SCAN + "#2")
                        .force(DARK, 5)
                        .turn(DARK, Phase.CONTROL);
        scene.play("Probe Telemetry").passUntil(LIGHT).play(SCAN + "#1").passResponses();
        assertThat(scene.lost(DARK)).contains("Probe Telemetry");
        scene.passUntil(DARK).play("Set For Stun").passUntil(LIGHT);
        scene.mayNot("play " + SCAN + "#2", "play " + SCAN + "#2, text 3");
    }
}
