package holosite.rules.cards.coruscant;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.coruscant.Senate.SENATE;
import static holosite.rules.cards.coruscant.Senate.senate;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Figure;
import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;

/** Passel Argente. */
class PasselArgenteTest {
    @Test
    void passelArgenteHindersPlainShipsAndThrivesAmongOpponents() {
        var scene =
                senate().at(SENATE, "Passel Argente", "Yarua")
                        .at("Tatooine", "X-wing", "Millennium Falcon")
                        .turn(DARK, Phase.CONTROL);
        var without = senate().at("Tatooine", "X-wing").turn(DARK, Phase.CONTROL);

        assertThat(scene.figure(Figure.POLITICS, "Passel Argente")).isEqualTo(3);
        assertThat(scene.power("X-wing")).isEqualTo(without.power("X-wing") - 1);
    }
}
