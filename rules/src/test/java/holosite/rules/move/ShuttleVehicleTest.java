package holosite.rules.move;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.decision.Decision;
import org.junit.jupiter.api.Test;

/** How many a shuttle vehicle takes. */
class ShuttleVehicleTest {
    private static final String SPIDER = "Bespin Motors Void Spider THX 1138";

    @Test
    void itTakesNoMoreThanItSeatsInBothDirectionsTogether() {
        var scene =
                table().at("Tatooine", "Devastator")
                        .at(MOS_EISLEY, SPIDER)
                        .passenger(SPIDER, "Darth Vader", "Boba Fett")
                        .passenger("Devastator", "Stormtrooper", "DS-61-2")
                        .turn(DARK, Phase.MOVE);

        scene.shuttle(SPIDER);

        assertThat(scene.state().decision())
                .isInstanceOfSatisfying(
                        Decision.ChooseCards.class, asked -> assertThat(asked.most()).isEqualTo(3));
        scene.choose("Darth Vader", "Boba Fett", "Stormtrooper");
        assertThat(scene.hostOf("Darth Vader")).isEqualTo("Devastator");
        assertThat(scene.hostOf("Stormtrooper")).isEqualTo(SPIDER);
        assertThat(scene.hostOf("DS-61-2")).isEqualTo("Devastator");
    }
}
