package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.table.Flag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tyrant. */
class TyrantTest {
    @ParameterizedTest
    @CsvSource({"Tyrant, 0, true", "Tyrant, 1, false", "Devastator, 0, false"})
    void itsTractorBeamDrawsOneMore(String ship, int below, boolean caught) {
        var scene =
                table().at("Tatooine", "Tyrant", "Devastator", "X-wing")
                        .on(ship, "Tractor Beam")
                        .force(DARK, 5)
                        .turn(DARK, Phase.BATTLE);
        scene.battleAt("Tatooine").passUntil("use Tractor Beam");
        scene.nextDestiny(DARK, (int) scene.defense("X-wing") - below);
        scene.use("Tractor Beam").passResponses();
        assertThat(scene.has("X-wing", Flag.STOLEN)).isEqualTo(caught);
    }
}
