package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.WAR_ROOM;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Luke Skywalker. */
class LukeSkywalkerTest {
    @ParameterizedTest
    @CsvSource({
        "Death Star: War Room, 1",
        "Hoth: Ice Plains (5th Marker), 1",
        "Tatooine: Cantina, 0"
    })
    void awayFromTatooineHeGeneratesOneMoreForce(String site, int more) {
        var without =
                table().site(WAR_ROOM, DARK)
                        .site(PLAINS, DARK)
                        .site(CANTINA, DARK)
                        .turn(LIGHT, Phase.CONTROL);
        var with =
                table().site(WAR_ROOM, DARK)
                        .site(PLAINS, DARK)
                        .site(CANTINA, DARK)
                        .at(site, "Luke Skywalker")
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(with.generation(LIGHT)).isEqualTo(without.generation(LIGHT) + more);
        assertThat(with.generation(DARK)).isEqualTo(without.generation(DARK));
    }

    @Test
    void aboveTatooineHeIsAwayFromThePlanet() {
        Supplier<Position> ships =
                () -> table().system("Tatooine", DARK).at("Tatooine", "Corellian Corvette");
        var without = ships.get().turn(LIGHT, Phase.CONTROL);
        var with =
                ships.get()
                        .passenger("Corellian Corvette", "Luke Skywalker")
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(with.generation(LIGHT)).isEqualTo(without.generation(LIGHT) + 1);
    }
}
