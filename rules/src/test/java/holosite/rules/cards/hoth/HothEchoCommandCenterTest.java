package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.COMMAND_CENTER;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Hoth: Echo Command Center (War Room), the version of the Dark Side. */
class HothEchoCommandCenterTest {
    @ParameterizedTest
    @CsvSource({"Hoth, 1", "Tatooine, 0"})
    void itHelpsToBlowAwayHoth(String aim, double added) {
        var scene =
                table().system("Hoth", DARK)
                        .system("Tatooine", DARK)
                        .site(COMMAND_CENTER, DARK)
                        .system("Death Star", DARK)
                        .on("Death Star", "Superlaser")
                        .beside(DARK, "Commence Primary Ignition")
                        .aimed("Commence Primary Ignition", aim)
                        .turn(DARK, Phase.CONTROL);
        assertThat(scene.figure(Figure.EPIC_EVENT_TOTAL, "Superlaser", "Commence Primary Ignition"))
                .isEqualTo(added);
    }

    private static Scene landed(String site, boolean controlled, int force) {
        var position =
                table().system("Hoth", DARK)
                        .system("Tatooine", DARK)
                        .site(COMMAND_CENTER, DARK)
                        .at(site, "X-wing")
                        .force(LIGHT, force);
        if (controlled) {
            position.at(COMMAND_CENTER, "Rebel Trooper");
        }
        return position.turn(LIGHT, Phase.MOVE);
    }

    @Test
    void whoControlsItTakesOffFromHothForFree() {
        var scene = landed(PLAINS, true, 0);
        scene.takeOff("X-wing").passResponses();
        assertThat(scene.locationOf("X-wing")).isEqualTo("Hoth");
    }

    @Test
    void notWithoutControlAndNotFromElsewhere() {
        landed(PLAINS, false, 0).mayNot("take off with X-wing");
        landed(PLAINS, false, 1).offers("take off with X-wing");
        landed(MOS_EISLEY, true, 0).mayNot("take off with X-wing");
        landed(MOS_EISLEY, true, 1).offers("take off with X-wing");
    }
}
