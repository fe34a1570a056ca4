package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.COMMAND_CENTER;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.PERIMETER;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Hoth: Echo Command Center (War Room). */
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

    /**
     * The power of a Rebel Trooper in a battle where one fights, with these cards at the center.
     */
    @ParameterizedTest
    @CsvSource({
        "Commander Luke Skywalker, Hoth: Ice Plains (5th Marker), 2",
        "Obi-Wan Kenobi (1_21), Hoth: Ice Plains (5th Marker), 1",
        "Commander Luke Skywalker, Tatooine: Mos Eisley, 1"
    })
    void aLeaderInTheLightVersionHelpsInBattlesOnHoth(String who, String site, double power) {
        var scene = leading(COMMAND_CENTER, who, site);
        assertThat(scene.totalPower(site, LIGHT)).as("before the battle").isEqualTo(1);
        assertThat(scene.battleAt(site).totalPower(site, LIGHT)).isEqualTo(power);
    }

    @Test
    void aLeaderElsewhereDoesNotHelp() {
        var scene = leading(PERIMETER, "Commander Luke Skywalker", PLAINS);
        assertThat(scene.battleAt(PLAINS).totalPower(PLAINS, LIGHT)).isEqualTo(1);
    }

    @Test
    void aLeaderDoesNotHelpFromACenterThatIsFoughtOver() {
        var scene =
                table().site(COMMAND_CENTER, LIGHT)
                        .at(COMMAND_CENTER, "Commander Luke Skywalker", "Snowtrooper")
                        .at(PLAINS, "Rebel Trooper", "Stormtrooper")
                        .force(LIGHT, 3)
                        .turn(LIGHT, Phase.BATTLE);
        assertThat(scene.battleAt(PLAINS).totalPower(PLAINS, LIGHT)).isEqualTo(1);
    }

    private static Scene leading(String leaderAt, String leader, String battle) {
        return table().site(COMMAND_CENTER, LIGHT)
                .site(PERIMETER, DARK)
                .at(leaderAt, leader)
                .at(COMMAND_CENTER, "Echo Base Trooper")
                .at(battle, "Rebel Trooper", "Stormtrooper")
                .force(LIGHT, 3)
                .turn(LIGHT, Phase.BATTLE);
    }

    @Test
    void aStarshipDoesNotComeToHothForFreeFromElsewhere() {
        landed("Tatooine", true, 0).mayNot("move X-wing");
        landed("Tatooine", true, 1).offers("move X-wing");
    }

    @Test
    void norDoesItComeFromASectorOfHothForFree() {
        for (String sector : new String[] {"dark Asteroid Field", "light Clouds"}) {
            for (int force : new int[] {0, 1}) {
                var scene =
                        table().system("Hoth", DARK)
                                .locationOf(
                                        "Hoth",
                                        sector.substring(sector.indexOf(' ') + 1),
                                        sector.startsWith("dark") ? DARK : LIGHT)
                                .site(COMMAND_CENTER, DARK)
                                .at(COMMAND_CENTER, "Rebel Trooper")
                                .at(sector.substring(sector.indexOf(' ') + 1), "X-wing")
                                .force(LIGHT, force)
                                .turn(LIGHT, Phase.MOVE);
                assertThat(scene.isOffered("move X-wing")).isEqualTo(force == 1);
            }
        }
    }

    @Test
    void theOpponentOfWhoControlsItPaysForTakingOff() {
        for (int force : new int[] {0, 1}) {
            var scene =
                    table().system("Hoth", DARK)
                            .site(COMMAND_CENTER, DARK)
                            .at(COMMAND_CENTER, "Rebel Trooper")
                            .at(PLAINS, "Boba Fett In Slave I")
                            .force(DARK, force)
                            .turn(DARK, Phase.MOVE);
            assertThat(scene.isOffered("take off with Boba Fett In Slave I")).isEqualTo(force == 1);
        }
    }
}
