package holosite.rules.cards.dagobah;

import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Mynock of both sides. */
class MynockTest {
    private static final String TIE = "TIE Scout";

    @ParameterizedTest
    @ValueSource(strings = {"Mynock (4_4)", "Mynock (4_110)"})
    void itLivesEverywhere(String mynock) {
        var side = mynock.contains("4_4") ? LIGHT : LIGHT.opposite();
        var scene =
                table().system("Tatooine", LIGHT.opposite())
                        .site(MOS_EISLEY, LIGHT.opposite())
                        .locationOf("Tatooine", "Asteroid Field", LIGHT.opposite())
                        .hand(side, mynock)
                        .force(side, 3)
                        .turn(side, Phase.DEPLOY);

        assertThat(scene.deploy(mynock).offered())
                .contains("Tatooine", MOS_EISLEY, "Asteroid Field");
    }

    @ParameterizedTest
    @ValueSource(strings = {"Mynock (4_4)", "Mynock (4_110)"})
    void itAttachesToAStarfighterAndWeakensIt(String mynock) {
        var side = mynock.contains("4_4") ? LIGHT : LIGHT.opposite();
        var scene = table().at("Tatooine", TIE, mynock, "Devastator").turn(side, Phase.BATTLE);
        double power = scene.power(TIE);
        double speed = scene.hyperspeed(TIE);

        // no capital starship is a host
        scene.letAttack("Mynock");

        assertThat(scene.hostOf("Mynock")).isEqualTo(TIE);
        assertThat(scene.power(TIE)).isEqualTo(Math.max(0, power - 2));
        assertThat(scene.hyperspeed(TIE)).isEqualTo(speed - 2);
    }

    @ParameterizedTest
    @ValueSource(strings = {"Mynock (4_4)", "Mynock (4_110)"})
    void severalAddUpUntilAStarfighterHasNothingLeft(String mynock) {
        var two =
                table().at("Tatooine", "X-wing")
                        .on("X-wing", mynock, mynock)
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(two.hyperspeed("X-wing")).isEqualTo(1);
        assertThat(two.power("X-wing")).isZero();

        var three =
                table().at("Tatooine", "X-wing")
                        .on("X-wing", mynock, mynock, mynock)
                        .turn(LIGHT, Phase.BATTLE);
        assertThat(three.hyperspeed("X-wing")).isEqualTo(1);
    }

    /** The Falcon has power 3 and hyperspeed 6; each of these pilots adds 2 to its power. */
    @ParameterizedTest
    @ValueSource(strings = {"Mynock (4_4)", "Mynock (4_110)"})
    void theyStayOnAStarfighterThatHasPowerLeft(String mynock) {
        var scene =
                table().at("Tatooine", "Millennium Falcon")
                        .pilot("Millennium Falcon", "Dutch", "Chewbacca (2_3)")
                        .on("Millennium Falcon", mynock, mynock, mynock)
                        .turn(LIGHT, Phase.CONTROL);

        assertThat(scene.hyperspeed("Millennium Falcon")).isZero();
        assertThat(scene.power("Millennium Falcon")).isEqualTo(1);
        assertThat(scene.cardsOn("Millennium Falcon"))
                .filteredOn(card -> card.startsWith("Mynock"))
                .hasSize(3);
    }
}
