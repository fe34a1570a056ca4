package holosite.rules.cards.officialtournamentsealeddeck;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;

/** Arleil Schous. */
class ArleilSchousTest {
    @Test
    @Claim("arleil-schous#1")
    void arleilSchousBringsANonUniqueAlien() {
        var position =
                table().site(CANTINA, LIGHT)
                        .hand(LIGHT, "Arleil Schous")
                        .reserve(
                                LIGHT,
                                "Chewbacca",
                                "Devaronian",
                                "Luke Skywalker",
                                "Shistavanen Wolfman")
                        .force(LIGHT, 4);
        var scene = position.turn(LIGHT, Phase.DEPLOY);

        scene.deploy("Arleil Schous").to(CANTINA).use("Arleil Schous").passResponses();
        assertThat(scene.offered())
                .contains("Devaronian", "Shistavanen Wolfman")
                .doesNotContain("Chewbacca", "Luke Skywalker");
        scene.choose("Devaronian");
        assertThat(scene.hand(LIGHT)).containsExactly("Devaronian");
    }

    @Test
    @Claim("arleil-schous#3")
    void aliensDeployCheaperBesideArleilSchous() {
        var scene =
                table().site(CANTINA, LIGHT)
                        .site(BAY, LIGHT)
                        .site(MOS_EISLEY, LIGHT)
                        .site(PLAINS, DARK)
                        .at(CANTINA, "Arleil Schous")
                        .hand(LIGHT, "Devaronian", "Rebel Trooper")
                        .hand(DARK, "Danz Borin")
                        .turn(LIGHT, Phase.DEPLOY);

        assertThat(scene.deployCost("Devaronian", CANTINA)).isEqualTo(2);
        assertThat(scene.deployCost("Devaronian", BAY)).isEqualTo(2);
        assertThat(scene.deployCost("Devaronian", MOS_EISLEY)).isEqualTo(3);
        assertThat(scene.deployCost("Devaronian", PLAINS)).isEqualTo(3);
        assertThat(scene.deployCost("Rebel Trooper", BAY)).isEqualTo(1);
        // an alien of the opponent pays what is printed
        assertThat(scene.deployCost("Danz Borin", BAY)).isEqualTo(2);
    }

    @Test
    @Claim("arleil-schous#1")
    void nobodyNeedBeTakenAndOnlyAsHeArrives() {
        var scene =
                table().site(CANTINA, LIGHT)
                        .hand(LIGHT, "Arleil Schous")
                        .reserve(LIGHT, "Devaronian")
                        .force(LIGHT, 4)
                        .turn(LIGHT, Phase.DEPLOY);

        scene.deploy("Arleil Schous").to(CANTINA).offers("use Arleil Schous").pass(LIGHT);

        assertThat(scene.hand(LIGHT)).isEmpty();
        scene.passUntil(LIGHT, Phase.BATTLE).mayNot("use Arleil Schous");
    }

    @Test
    void oneAlienIsTakenWhenHeHimselfArrives() {
        var scene =
                table().site(CANTINA, LIGHT)
                        .hand(LIGHT, "Arleil Schous")
                        .reserve(
                                LIGHT,
                                "Devaronian",
                                "Shistavanen Wolfman",
                                "R2-X2",
                                "Rebel Trooper")
                        .force(LIGHT, 4)
                        .turn(LIGHT, Phase.DEPLOY);
        scene.deploy("Arleil Schous").to(CANTINA).use("Arleil Schous").passResponses();
        scene.mayNot("R2-X2", "Rebel Trooper", "Devaronian; Shistavanen Wolfman");

        table().at(CANTINA, "Arleil Schous")
                .hand(LIGHT, "Luke Skywalker")
                .reserve(LIGHT, "Devaronian")
                .force(LIGHT, 4)
                .turn(LIGHT, Phase.DEPLOY)
                .deploy("Luke Skywalker")
                .to(CANTINA)
                .mayNot("use Arleil Schous");
    }

    @Test
    void aliensDeployNoCheaperBesideHimOnAnotherPlanet() {
        var scene =
                table().site(PLAINS, DARK)
                        .at(PLAINS, "Arleil Schous")
                        .hand(LIGHT, "Devaronian")
                        .turn(LIGHT, Phase.DEPLOY);
        assertThat(scene.deployCost("Devaronian", PLAINS)).isEqualTo(3);
    }

    @Test
    void aboardAStarshipAboveThePlanetTheyDeployNoCheaperEither() {
        String corvette = "Corellian Corvette";
        var scene =
                table().at("Tatooine", corvette)
                        .passenger(corvette, "Arleil Schous")
                        .hand(LIGHT, "Devaronian")
                        .turn(LIGHT, Phase.DEPLOY);
        assertThat(scene.deployCost("Devaronian", corvette)).isEqualTo(3);
    }
}
