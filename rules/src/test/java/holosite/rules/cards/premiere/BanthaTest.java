package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Figure;
import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Bantha. */
class BanthaTest {
    @ParameterizedTest
    @CsvSource({
        "Tatooine: Docking Bay 94, Tatooine: Docking Bay 94, Tusken Raider, 1",
        "Tatooine: Docking Bay 94, Tatooine: Lars' Moisture Farm, Tusken Raider, 0",
        "Death Star: War Room, Death Star: War Room, Tusken Raider, 0",
        "Tatooine: Docking Bay 94, Tatooine: Docking Bay 94, Stormtrooper, 0"
    })
    void raidersBesideItInTheOpenAreStronger(String place, String site, String card, double more) {
        var scene =
                table().site(FARM, DARK)
                        .at(place, "Bantha")
                        .at(site, card)
                        .turn(DARK, Phase.CONTROL);
        assertThat(scene.power(card) - scene.printed(Figure.POWER, card)).isEqualTo(more);
    }

    @Test
    void itHasHalfAPointOfAbility() {
        var scene = table().at(BAY, "Bantha", "Stormtrooper").turn(DARK, Phase.CONTROL);
        assertThat(scene.ability("Bantha")).isEqualTo(0.5);
        assertThat(scene.occupies(DARK, BAY)).isTrue();
    }
}
