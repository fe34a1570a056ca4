package holosite.rules.cards.dagobah;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.decision.Prompt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Son Of Skywalker. */
class SonOfSkywalkerTest {
    private static final String SWAMP = "Dagobah: Swamp";
    private static final String PLAZA = "Cloud City: Upper Plaza Corridor";

    @Test
    void heDeploysToTheSitesOfDagobahAndAboardShipsInItsClouds() {
        var scene =
                table().site(SWAMP, LIGHT)
                        .system("Dagobah", LIGHT)
                        .site(CANTINA, LIGHT)
                        .locationOf("Dagobah", "Clouds", LIGHT)
                        .at("Clouds", "Corellian Corvette")
                        .at("Dagobah", "Tantive IV")
                        .hand(LIGHT, "Son Of Skywalker")
                        .force(LIGHT, 9)
                        .turn(LIGHT, Phase.DEPLOY);
        assertThat(scene.deploy("Son Of Skywalker").offered())
                .contains(SWAMP, "Corellian Corvette")
                .doesNotContain("Dagobah", CANTINA, "Tantive IV");
    }

    @Test
    void sonOfSkywalkerDeploysToCloudCityAndYodaDoesNot() {
        var scene =
                table().site(PLAZA, DARK)
                        .at(PLAZA, "Rebel Trooper")
                        .hand(LIGHT, "Son Of Skywalker", "Yoda")
                        .force(LIGHT, 9)
                        .turn(LIGHT, Phase.DEPLOY);
        scene.mayNot("deploy Yoda").deploy("Son Of Skywalker");
        assertThat(scene.locationOf("Son Of Skywalker")).isEqualTo(PLAZA);
    }

    @Test
    void cloudsOfBespinAreNotOnCloudCity() {
        var scene =
                table().locationOf("Bespin", "Clouds", LIGHT)
                        .at("Clouds", "Corellian Corvette")
                        .hand(LIGHT, "Son Of Skywalker")
                        .force(LIGHT, 9)
                        .turn(LIGHT, Phase.DEPLOY);
        scene.mayNot("deploy Son Of Skywalker");
    }

    @Test
    void sonOfSkywalkerAddsTwoToThePowerOfWhatHePilots() {
        var scene =
                table().at("Tatooine", "X-wing", "Millennium Falcon")
                        .passenger("Millennium Falcon", "Han Solo")
                        .pilot("X-wing", "Son Of Skywalker")
                        .turn(LIGHT, Phase.CONTROL);
        var without = table().at("Tatooine", "X-wing").turn(LIGHT, Phase.CONTROL);
        assertThat(scene.power("X-wing")).isEqualTo(without.power("X-wing") + 2);
    }

    @Test
    void onceInTheGameALightsaberIsDeployedOnSonOfSkywalkerForFree() {
        var scene =
                table().at(SWAMP, "Son Of Skywalker")
                        .reserve(
                                LIGHT,
                                "Anakin's Lightsaber",
                                "Obi-Wan's Lightsaber",
                                "Blaster Rifle")
                        .turn(LIGHT, Phase.DEPLOY);
        scene.use("Son Of Skywalker");
        assertThat(scene.offered())
                .anyMatch(offer -> offer.startsWith("Anakin"))
                .noneMatch(offer -> offer.startsWith("Blaster"));
        scene.choose("Anakin's Lightsaber").passResponses();
        scene.expectPrompt(Prompt.Key.PHASE_ACTION);
        assertThat(scene.hostOf("Anakin's Lightsaber")).isEqualTo("Son Of Skywalker");
        assertThat(scene.used(LIGHT)).isEmpty();
        scene.mayNot("use Son Of Skywalker");
        scene.passUntil(LIGHT, Phase.MOVE).mayNot("use Son Of Skywalker");
        scene.passUntil(DARK, Phase.DEPLOY)
                .passUntil(LIGHT, Phase.DEPLOY)
                .mayNot("use Son Of Skywalker");
    }

    @Test
    void attritionBelowFourDoesNotReachHim() {
        var scene = table().at(SWAMP, "Son Of Skywalker").turn(LIGHT, Phase.CONTROL);
        assertThat(scene.immunity("Son Of Skywalker")).isEqualTo(4);
    }

    @ParameterizedTest
    @CsvSource({"LIGHT, CONTROL", "DARK, DEPLOY"})
    void noLightsaberComesInAnotherTurnOrPhase(Side player, Phase phase) {
        var scene =
                table().at(SWAMP, "Son Of Skywalker")
                        .reserve(LIGHT, "Anakin's Lightsaber")
                        .turn(player, phase);
        if (player == DARK) {
            scene.pass(DARK);
        }

        scene.mayNot("use Son Of Skywalker");
    }
}
