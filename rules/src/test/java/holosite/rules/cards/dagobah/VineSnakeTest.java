package holosite.rules.cards.dagobah;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.WAR_ROOM;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.card.Side;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Vine Snake of both sides. */
class VineSnakeTest {
    @ParameterizedTest
    @CsvSource({"DARK, Vine Snake (4_113)", "LIGHT, Vine Snake (4_7)"})
    void itLivesAtPlanetSitesButNotOnHoth(Side side, String snake) {
        var scene =
                table().site(MOS_EISLEY, DARK)
                        .site(PLAINS, DARK)
                        .site(WAR_ROOM, DARK)
                        .system("Tatooine", DARK)
                        .hand(side, snake)
                        .force(side, 2)
                        .turn(side, Phase.DEPLOY);
        scene.deploy(snake).passResponses();
        assertThat(scene.locationOf("Vine Snake")).isEqualTo(MOS_EISLEY);
        assertThat(scene.forcePile(side)).isEmpty();
    }

    @Test
    void theDarkOneAttachesToADroidAndAnyDestinyAboveZeroWearsItDown() {
        var scene =
                table().at(MOS_EISLEY, "Vine Snake (4_113)", "C-3PO")
                        .nextDestiny(DARK, 1)
                        .turn(DARK, Phase.BATTLE);
        scene.letAttack("Vine Snake");
        assertThat(scene.hostOf("Vine Snake")).startsWith("C-3PO");
        scene.passUntil(DARK, Phase.MOVE);
        // its power is 1
        assertThat(scene.lost(LIGHT).toString()).contains("C-3PO");
    }

    @Test
    void theLightOneLeavesDroidsAlone() {
        var scene = table().at(MOS_EISLEY, "Vine Snake (4_7)", "EG-6").turn(LIGHT, Phase.BATTLE);
        scene.mayNot("let attack Vine Snake");
        table().at(MOS_EISLEY, "Vine Snake (4_7)", "Stormtrooper")
                .turn(LIGHT, Phase.BATTLE)
                .letAttack("Vine Snake");
    }
}
