package holosite.rules.cards.premiere;

import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.hosts;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Figure;
import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Special Modifications. */
class SpecialModificationsTest {
    private static final String MODIFICATIONS = "Special Modifications";

    @Test
    void theyDeployOnAnyStarshipForOneForce() {
        var scene =
                table().at("Tatooine", "Devastator", "A-wing")
                        .at(CANTINA, "Han Solo")
                        .hand(LIGHT, MODIFICATIONS)
                        .force(LIGHT, 2)
                        .turn(LIGHT, Phase.DEPLOY);
        assertThat(hosts(scene, MODIFICATIONS)).containsExactlyInAnyOrder("Devastator", "A-wing");
        scene.choose("A-wing").passResponses();
        assertThat(scene.forcePile(LIGHT)).hasSize(1);
        assertThat(scene.maneuver("A-wing")).isEqualTo(5 + 2);
    }

    @Test
    void armorGetsStrongerToo() {
        var scene =
                table().at("Tatooine", "Corellian Corvette")
                        .pilot("Corellian Corvette", "Han Solo")
                        .on("Corellian Corvette", MODIFICATIONS)
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(scene.armor("Corellian Corvette"))
                .isEqualTo(scene.printed(Figure.ARMOR, "Corellian Corvette") + 2);
        assertThat(scene.forfeitValue("Corellian Corvette"))
                .isEqualTo(scene.printed(Figure.FORFEIT, "Corellian Corvette"));
        var plain =
                table().at("Tatooine", "Corellian Corvette")
                        .pilot("Corellian Corvette", "Han Solo")
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(scene.power("Corellian Corvette")).isEqualTo(plain.power("Corellian Corvette"));
    }

    @ParameterizedTest
    @CsvSource({"Han Solo, 2", "Chewbacca, 2", "light Lando Calrissian, 2", "Wedge Antilles, 0"})
    void theFalconInGoodHandsGetsMore(String pilot, int more) {
        var plain =
                table().at("Tatooine", "Millennium Falcon")
                        .pilot("Millennium Falcon", pilot)
                        .turn(LIGHT, Phase.CONTROL);
        var modified =
                table().at("Tatooine", "Millennium Falcon")
                        .pilot("Millennium Falcon", pilot)
                        .on("Millennium Falcon", MODIFICATIONS)
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(modified.power("Millennium Falcon"))
                .isEqualTo(plain.power("Millennium Falcon") + more);
        assertThat(modified.forfeitValue("Millennium Falcon"))
                .isEqualTo(plain.forfeitValue("Millennium Falcon") + more);
        assertThat(modified.maneuver("Millennium Falcon"))
                .isEqualTo(plain.maneuver("Millennium Falcon") + 2);
    }

    @Test
    void aPermanentPilotIsEnough() {
        String falcon = "Lando In Millennium Falcon";
        var plain = table().at("Tatooine", falcon).turn(LIGHT, Phase.CONTROL);
        var modified =
                table().at("Tatooine", falcon).on(falcon, MODIFICATIONS).turn(LIGHT, Phase.CONTROL);
        assertThat(modified.power(falcon)).isEqualTo(plain.power(falcon) + 2);
    }

    @Test
    @Claim("personas-starships-and-weapons#2")
    void theyAreNoVersionOfTheFalcon() {
        table().at("Tatooine", "A-wing")
                .on("A-wing", MODIFICATIONS)
                .hand(LIGHT, "Millennium Falcon", "Han Solo")
                .force(LIGHT, 9)
                .turn(LIGHT, Phase.DEPLOY)
                .offers("deploy Millennium Falcon with a pilot");
        table().at("Tatooine", "Millennium Falcon")
                .hand(LIGHT, MODIFICATIONS)
                .force(LIGHT, 9)
                .turn(LIGHT, Phase.DEPLOY)
                .offers("deploy " + MODIFICATIONS);
        // a second Falcon may not
        table().at("Tatooine", "Lando In Millennium Falcon")
                .hand(LIGHT, "Millennium Falcon", "Han Solo")
                .force(LIGHT, 9)
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("deploy Millennium Falcon with a pilot");
    }
}
