package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Stop Motion. */
class StopMotionTest {
    @ParameterizedTest
    @CsvSource({
        "Tauntaun, false, 5, false",
        "Tauntaun, false, 6, true",
        "Tauntaun, true, 3, false",
        "Tauntaun, true, 4, true",
        "Rogue Bantha, false, 3, false",
        "Rogue Bantha, false, 4, true",
        "Rogue Bantha, true, 1, false",
        "Rogue Bantha, true, 2, true"
    })
    void aMountIsLostInTheCold(String mount, boolean night, int destiny, boolean lost) {
        var position =
                table().system("Hoth", DARK)
                        .at(PLAINS, mount, "Snowspeeder", "Dutch")
                        .hand(DARK, "Stop Motion")
                        .nextDestiny(DARK, destiny);
        if (night) {
            position.on("Hoth", "Sunsdown");
        }
        var scene = position.turn(DARK, Phase.CONTROL);
        scene.play("Stop Motion").passResponses();
        assertThat(scene.isOnTable(mount)).isEqualTo(!lost);
    }

    @ParameterizedTest
    @CsvSource({
        "Hoth: Echo Docking Bay, Tauntaun",
        "Tatooine: Mos Eisley, Tauntaun",
        "Hoth: Ice Plains (5th Marker), Snowspeeder"
    })
    void onlyMountsAtMarkerSites(String where, String target) {
        table().at(where, target)
                .hand(DARK, "Stop Motion")
                .turn(DARK, Phase.CONTROL)
                .mayNot("play Stop Motion");
    }
}
