package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;

/** Stalker. */
class StalkerTest {
    @Test
    void probeDroidsDeployForFreeToSitesBelowIt() {
        var scene =
                table().at("Hoth", "Stalker")
                        .system("Tatooine", DARK)
                        .site(PLAINS, DARK)
                        .site(MOS_EISLEY, DARK)
                        .hand(DARK, "Probe Droid", "R4-M9")
                        .force(DARK, 9)
                        .turn(DARK, Phase.DEPLOY);
        assertThat(scene.deployCost("Probe Droid", PLAINS)).isZero();
        assertThat(scene.deployCost("Probe Droid", MOS_EISLEY)).isEqualTo(2);
        assertThat(scene.deployCost("R4-M9", PLAINS)).isPositive();
    }

    @Test
    void notFromASectorOfTheSystem() {
        var scene =
                table().system("Hoth", DARK)
                        .locationOf("Hoth", "Asteroid Field", DARK)
                        .at("Asteroid Field", "Stalker")
                        .site(PLAINS, DARK)
                        .hand(DARK, "Probe Droid")
                        .turn(DARK, Phase.DEPLOY);
        assertThat(scene.deployCost("Probe Droid", PLAINS)).isEqualTo(2);
    }

    @Test
    void notAboardAStarshipInTheCloudsBelowIt() {
        var scene =
                table().at("Hoth", "Stalker")
                        .locationOf("Hoth", "Clouds", LIGHT)
                        .at("Clouds", "Punishing One")
                        .pilot("Punishing One", "Dengar")
                        .hand(DARK, "Probe Droid")
                        .force(DARK, 9)
                        .turn(DARK, Phase.DEPLOY);
        assertThat(scene.deployCost("Probe Droid", "Punishing One")).isEqualTo(2);
    }

    @Test
    void notFromAnAsteroidToItsCave() {
        String cave = "Big One: Asteroid Cave Or Space Slug Belly";
        var scene =
                table().system("Hoth", DARK)
                        .locationOf("Hoth", "Big One", DARK)
                        .locationOf("Hoth", cave, LIGHT)
                        .at("Big One", "Stalker")
                        .hand(DARK, "Probe Droid")
                        .turn(DARK, Phase.DEPLOY);
        assertThat(scene.deployCost("Probe Droid", cave)).isEqualTo(2);
    }
}
