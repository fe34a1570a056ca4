package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Deflector Shield Generators. */
class DeflectorShieldGeneratorsTest {
    private static final String SHIELDS = "Deflector Shield Generators";

    @Test
    void aStarDestroyerIsBetterArmored() {
        var scene =
                table().at("Tatooine", "Devastator", "Tyrant")
                        .on("Devastator", SHIELDS)
                        .turn(DARK, Phase.CONTROL);
        assertThat(scene.armor("Devastator")).isEqualTo(8);
        assertThat(scene.armor("Tyrant")).isEqualTo(6);
        assertThat(scene.immunity("Devastator")).isZero();
    }

    @ParameterizedTest
    @CsvSource({"Executor, 14", "Tyrant, 12"})
    void whatImmunityThereIsBecomesMore(String ship, double immunity) {
        var scene =
                table().at("Tatooine", "Executor", "Tyrant")
                        .on(ship, SHIELDS)
                        .turn(DARK, Phase.CONTROL);
        assertThat(scene.immunity("Executor")).isEqualTo(immunity);
        assertThat(scene.immunity("Tyrant")).isZero();
    }

    @Test
    void itDeploysOnAStarDestroyer() {
        var scene =
                table().at("Tatooine", "Devastator", "Boba Fett In Slave I")
                        .hand(DARK, SHIELDS)
                        .force(DARK, 3)
                        .turn(DARK, Phase.DEPLOY);
        scene.deploy(SHIELDS).passResponses();
        assertThat(scene.hostOf(SHIELDS)).isEqualTo("Devastator");
        assertThat(scene.forcePile(DARK)).isEmpty();
    }
}
