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

/** Scanner Techs. */
class ScannerTechsTest {
    private static final String TECHS = "Scanner Techs";
    private static final String SCANNER = "Radar Scanner";

    private static Position watched(int others) {
        return table().at("Tatooine", "X-wing")
                .beside(LIGHT, TECHS)
                .hand(LIGHT, SCANNER)
                .hand(DARK, "Tusken Raider", "Stormtrooper", "Sandtrooper", "Darth Vader")
                .hand(DARK, others)
                .force(LIGHT, 3);
    }

    @Test
    void fromALongHandTuskenRaidersAndStormtroopersAreLost() {
        var scene = watched(10).turn(LIGHT, Phase.CONTROL).play(SCANNER).passResponses();
        assertThat(scene.lost(DARK))
                .containsExactlyInAnyOrder("Tusken Raider", "Stormtrooper", "Sandtrooper");
        assertThat(scene.hand(DARK)).hasSize(11);
    }

    @Test
    void ofThirteenCardsNoneAreLost() {
        var scene = watched(9).turn(LIGHT, Phase.CONTROL).play(SCANNER);
        scene.passUntil(LIGHT, Phase.DEPLOY);
        assertThat(scene.lost(DARK)).isEmpty();
    }

    @Test
    void senseDoesNotReachRadarScanner() {
        var scene =
                watched(1)
                        .hand(DARK, "Sense")
                        .at(CANTINA, "Darth Vader#2")
                        .force(DARK, 3)
                        .turn(LIGHT, Phase.CONTROL);
        scene.play(SCANNER).mayNot("play Sense");
        table().at("Tatooine", "X-wing")
                .at(CANTINA, "Darth Vader")
                .hand(LIGHT, SCANNER)
                .hand(DARK, "Sense")
                .force(LIGHT, 3)
                .turn(LIGHT, Phase.CONTROL)
                .play(SCANNER)
                .offers("play Sense");
    }

    @Test
    void itDeploysOnItsPlayersSide() {
        var scene = table().hand(LIGHT, TECHS).turn(LIGHT, Phase.DEPLOY);
        scene.deploy(TECHS).passResponses();
        assertThat(scene.isIn(TECHS, Zone.SIDE_OF_TABLE)).isTrue();
    }

    @Test
    void anotherGlanceCostsNothing() {
        var scene =
                watched(10)
                        .hand(LIGHT, "Grimtaash")
                        .force(LIGHT, 9)
                        .hand(DARK, "Scanning Crew")
                        .force(DARK, 3)
                        .turn(DARK, Phase.CONTROL)
                        .play("Scanning Crew");
        scene.passUntil(DARK, Phase.DEPLOY);
        assertThat(scene.lost(DARK)).isEmpty();
    }
}
