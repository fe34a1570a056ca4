package holosite.rules.cards.dagobah;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Star Destroyer: Launch Bay. */
class StarDestroyerLaunchBayTest {
    private static final String BAY = "Star Destroyer: Launch Bay";

    @Test
    void itIsDeployedAboardAStarDestroyerOfItsPlayer() {
        table().at("Tatooine", "TIE Scout", "Corellian Corvette")
                .hand(DARK, BAY)
                .turn(DARK, Phase.DEPLOY)
                .mayNot("deploy " + BAY);
        var scene =
                table().at("Tatooine", "TIE Scout", "Devastator")
                        .hand(DARK, BAY)
                        .turn(DARK, Phase.DEPLOY);
        scene.deploy(BAY).passResponses();
        assertThat(scene.state().table().aim(scene.card(BAY))).isEqualTo(scene.card("Devastator"));
    }

    @Test
    void revolutionDoesNotReachIt() {
        var scene =
                table().at("Tatooine", "Devastator")
                        .site(BAY, DARK)
                        .aimed(BAY, "Devastator")
                        .hand(LIGHT, "Revolution")
                        .force(LIGHT, 3)
                        .turn(LIGHT, Phase.DEPLOY);

        scene.deploy("Revolution").passResponses();

        assertThat(scene.hostOf("Revolution")).isEqualTo("Tatooine");
    }

    @ParameterizedTest
    @CsvSource({"TIE Scout, -2", "Punishing One, 0"})
    void tiesOfItsPlayerCostTwoLessThere(String starship, int change) {
        var scene =
                table().at("Tatooine", "Devastator")
                        .site(BAY, DARK)
                        .aimed(BAY, "Devastator")
                        .hand(DARK, starship)
                        .force(DARK, 9)
                        .turn(DARK, Phase.DEPLOY);

        assertThat(scene.deployCost(starship, BAY) - scene.deployCost(starship, "Tatooine"))
                .isEqualTo(change);
    }
}
