package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.PERIMETER;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableInsteadOf;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.Card;
import holosite.language.ability.Deed;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.language.words.Abilities;
import holosite.language.words.Filters;
import holosite.language.words.Kinds;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tamizander Rey. */
class TamizanderReyTest {
    private static final String REY = "Tamizander Rey";

    @Test
    void whatHePilotsIsStronger() {
        var scene =
                table().at("Tatooine", "Corellian Corvette")
                        .pilot("Corellian Corvette", REY)
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(scene.power("Corellian Corvette")).isEqualTo(7);
    }

    @ParameterizedTest
    @CsvSource({
        "Tatooine: Lars' Moisture Farm, X-wing, true",
        "Tatooine: Mos Eisley, X-wing, false",
        "Tatooine: Lars' Moisture Farm, Boba Fett In Slave I, false"
    })
    void starshipsTakeOffForFreeWhereHeIs(String where, String ship, boolean free) {
        Side side = ship.startsWith("X") ? LIGHT : DARK;
        var scene =
                table().system("Tatooine", LIGHT)
                        .site(MOS_EISLEY, DARK)
                        .at(where, REY)
                        .at(FARM, ship, "Rebel Trooper")
                        .turn(side, Phase.MOVE);
        assertThat(scene.isOffered("take off with " + ship)).isEqualTo(free);
        scene.mayNot("move Rebel Trooper");
    }

    @Test
    void noneMovesForFreeWhereHeIsAboardOne() {
        table().system("Kessel", DARK)
                .at("Tatooine", "X-wing", "Corellian Corvette")
                .passenger("Corellian Corvette", REY)
                .turn(LIGHT, Phase.MOVE)
                .mayNot("move X-wing");
    }

    private static final Card DOORS =
            Kinds.effect("The Shield Doors Must Be Closed", DARK, "0_1")
                    .destiny(3)
                    .says(
                            Abilities.deploysOnTable(),
                            Abilities.mayNot(Deed.MOVE, Filters.CHARACTER));

    @ParameterizedTest
    @CsvSource({"Hoth: Echo Docking Bay, true", "Tatooine: Docking Bay 94, false"})
    void fromTheEchoBayHeLetsSomebodyThroughTheShieldDoors(String where, boolean can) {
        var scene =
                tableInsteadOf(DOORS)
                        .beside(DARK, "The Shield Doors Must Be Closed")
                        .site(PERIMETER, DARK)
                        .at(where, REY)
                        .at(PLAINS, "Rebel Trooper#1", "Snowspeeder")
                        .at(MOS_EISLEY, "Rebel Trooper#2")
                        .at("Hoth", "Corellian Corvette")
                        .passenger("Corellian Corvette", "Rebel Trooper#3")
                        .force(LIGHT, 3)
                        .turn(LIGHT, Phase.MOVE);
        assertThat(scene.isOffered("use " + REY)).isEqualTo(can);
        if (can) {
            scene.mayNot("move Rebel Trooper").use(REY);
            assertThat(scene.offered()).containsExactly(REY, "Rebel Trooper");
            scene.choose("Rebel Trooper").passUntil(LIGHT).mayNot("use " + REY);
            scene.offers("move Rebel Trooper");
        }
    }
}
