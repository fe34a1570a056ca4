package holosite.rules.cards.specialedition;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;

/** Lyn Me. */
class LynMeTest {
    @Test
    void bountyHuntersJoinHerForLessAtSitesOnly() {
        var atASite = table().at(CANTINA, "Lyn Me").hand(DARK, "Dengar", "Boba Fett");
        var scene = atASite.force(DARK, 9).turn(DARK, Phase.DEPLOY);
        assertThat(scene.deployCost("Dengar", CANTINA)).isEqualTo(3);
        assertThat(scene.deployCost("Boba Fett", CANTINA)).isZero();

        var inSpace =
                table().at("Tatooine", "Devastator")
                        .passenger("Devastator", "Lyn Me")
                        .hand(DARK, "Dengar", "Boba Fett");
        scene = inSpace.force(DARK, 9).turn(DARK, Phase.DEPLOY);
        assertThat(scene.deployCost("Dengar", "Tatooine")).isEqualTo(4);
        assertThat(scene.deployCost("Boba Fett", "Tatooine")).isEqualTo(5);
    }
}
