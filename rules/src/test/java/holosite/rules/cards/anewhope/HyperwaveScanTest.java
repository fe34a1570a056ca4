package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import holosite.rules.table.Zone;
import org.junit.jupiter.api.Test;

/** Hyperwave Scan. */
class HyperwaveScanTest {
    private static final String SCAN = "Hyperwave Scan";
    private static final String CREW = "Scanning Crew";

    private static Position watched(int others) {
        return table().beside(DARK, SCAN)
                .hand(DARK, CREW)
                .hand(LIGHT, "Rebel Trooper", "Rebel Reinforcements", "Luke Skywalker")
                .hand(LIGHT, others)
                .force(DARK, 3);
    }

    @Test
    void fromALongHandWhateverHasRebelInTheTitleIsLost() {
        var scene = watched(10).turn(DARK, Phase.CONTROL).play(CREW).passResponses();
        assertThat(scene.lost(LIGHT))
                .containsExactlyInAnyOrder("Rebel Trooper", "Rebel Reinforcements");
        scene.passUntil("Luke Skywalker").choose("Luke Skywalker").passResponses();
        assertThat(scene.used(LIGHT)).containsExactly("Luke Skywalker");
    }

    @Test
    void ofTwelveCardsNoneAreLost() {
        var scene = watched(9).turn(DARK, Phase.CONTROL).play(CREW);
        scene.passUntil(DARK, Phase.DEPLOY);
        assertThat(scene.lost(LIGHT)).isEmpty();
    }

    @Test
    void senseDoesNotReachScanningCrew() {
        watched(1)
                .hand(LIGHT, "Sense")
                .at(CANTINA, "Obi-Wan Kenobi")
                .force(LIGHT, 3)
                .turn(DARK, Phase.CONTROL)
                .play(CREW)
                .mayNot("play Sense");
        table().at(CANTINA, "Obi-Wan Kenobi")
                .hand(DARK, CREW)
                .hand(LIGHT, "Sense")
                .force(DARK, 3)
                .turn(DARK, Phase.CONTROL)
                .play(CREW)
                .offers("play Sense");
    }

    @Test
    void itDeploysOnItsPlayersSide() {
        var scene = table().hand(DARK, SCAN).turn(DARK, Phase.DEPLOY);
        scene.deploy(SCAN).passResponses();
        assertThat(scene.isIn(SCAN, Zone.SIDE_OF_TABLE)).isTrue();
    }

    @Test
    void otherGlancesCostNothing() {
        var scene =
                watched(10)
                        .at("Tatooine", "X-wing")
                        .hand(LIGHT, "Radar Scanner")
                        .force(LIGHT, 3)
                        .turn(LIGHT, Phase.CONTROL)
                        .play("Radar Scanner");
        scene.passUntil(LIGHT, Phase.DEPLOY);
        assertThat(scene.lost(LIGHT)).isEmpty();
    }
}
