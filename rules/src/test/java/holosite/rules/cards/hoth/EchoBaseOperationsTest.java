package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.COMMAND_CENTER;
import static holosite.rules.cards.CardTable.GENERATORS;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.PERIMETER;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Echo Base Operations. */
class EchoBaseOperationsTest {
    private static final String OPERATIONS = "Echo Base Operations";
    private static final String ECHO_BAY = "Hoth: Echo Docking Bay";
    private static final String MED_LAB = "Hoth: Echo Med Lab";

    private static Position base() {
        return table().site(GENERATORS, LIGHT).system("Hoth", LIGHT).on(GENERATORS, OPERATIONS);
    }

    @ParameterizedTest
    @CsvSource({"Hoth: Echo Med Lab, true", "Hoth: Ice Plains (5th Marker), false"})
    void itTakesThreeEchoSites(String third, boolean deploys) {
        var scene =
                table().site(GENERATORS, LIGHT)
                        .site(MED_LAB, LIGHT)
                        .site(PERIMETER, LIGHT)
                        .at(ECHO_BAY, "Rebel Trooper#1")
                        .at(COMMAND_CENTER, "Rebel Trooper#2")
                        .at(third, "Rebel Trooper#3")
                        .hand(LIGHT, OPERATIONS)
                        .turn(LIGHT, Phase.DEPLOY);
        assertThat(scene.isOffered("deploy " + OPERATIONS)).isEqualTo(deploys);
        if (deploys) {
            scene.deploy(OPERATIONS).passResponses();
            assertThat(scene.hostOf(OPERATIONS)).isEqualTo(GENERATORS);
        }
    }

    @Test
    void atSystemsEverythingIsEasierForItsPlayer() {
        var scene =
                base().at("Tatooine", "Medium Transport", "Corellian Corvette", "TIE Fighter#1")
                        .at(MOS_EISLEY, "Rebel Trooper")
                        .hand(LIGHT, "Medium Transport#2", "Dutch")
                        .hand(DARK, "TIE Fighter#2")
                        .force(LIGHT, 9)
                        .turn(LIGHT, Phase.BATTLE);
        int printed = (int) scene.printed(Figure.DEPLOY_COST, "Medium Transport#2");
        assertThat(scene.deployCost("Medium Transport#2", "Tatooine")).isEqualTo(printed - 1);
        assertThat(scene.deployCost("Dutch", MOS_EISLEY)).isEqualTo(2);
        assertThat(scene.deployCost("TIE Fighter#2", "Tatooine"))
                .isEqualTo((int) scene.printed(Figure.DEPLOY_COST, "TIE Fighter#2"));
        assertThat(scene.totalPower("Tatooine", LIGHT)).isEqualTo(6);
        scene.battleAt("Tatooine");
        assertThat(scene.totalPower("Tatooine", LIGHT)).isEqualTo(9);
        assertThat(scene.totalPower("Tatooine", DARK)).isEqualTo(1);
        var site =
                base().at(MOS_EISLEY, "Rebel Trooper", "Stormtrooper")
                        .force(LIGHT, 1)
                        .turn(LIGHT, Phase.BATTLE)
                        .battleAt(MOS_EISLEY);
        assertThat(site.totalPower(MOS_EISLEY, LIGHT)).isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource({"LIGHT, 3", "DARK, 1"})
    void drainsAtSystemsAreGreater(Side side, int drain) {
        var scene =
                base().at("Tatooine", side == LIGHT ? "Corellian Corvette" : "Devastator")
                        .turn(side, Phase.CONTROL);
        double icons = scene.forceIcons("Tatooine", side.opposite());
        assertThat(scene.forceDrain("Tatooine", side)).isEqualTo(icons + drain - 1);
    }

    @Test
    void drainsAtSitesAreNot() {
        var scene = base().at(MOS_EISLEY, "Rebel Trooper").turn(LIGHT, Phase.CONTROL);
        assertThat(scene.forceDrain(MOS_EISLEY, LIGHT))
                .isEqualTo(scene.forceIcons(MOS_EISLEY, DARK));
    }

    @ParameterizedTest
    @CsvSource({"Hoth: Ice Plains (5th Marker), true", "Tatooine: Mos Eisley, false"})
    void fiveSitesOfHothEndIt(String fifth, boolean canceled) {
        var scene =
                base().site(fifth, DARK)
                        .at("Hoth", "Devastator")
                        .at(PERIMETER, "Stormtrooper#1")
                        .at(COMMAND_CENTER, "Stormtrooper#2")
                        .at(ECHO_BAY, "Stormtrooper#3")
                        .at("Hoth: North Ridge (4th Marker)", "Stormtrooper#4")
                        .hand(DARK, "Imperial Pilot")
                        .force(DARK, 9)
                        .turn(DARK, Phase.DEPLOY);
        assertThat(scene.isOnTable(OPERATIONS)).isTrue();
        scene.deploy("Imperial Pilot").to(fifth).passResponses();
        assertThat(scene.isOnTable(OPERATIONS)).isEqualTo(!canceled);
    }

    @Test
    void alterDoesNotFindIt() {
        base().at(MOS_EISLEY, "Darth Vader")
                .hand(DARK, "Alter (1_234)")
                .turn(DARK, Phase.CONTROL)
                .mayNot("play Alter");
    }
}
