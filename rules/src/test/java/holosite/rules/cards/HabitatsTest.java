package holosite.rules.cards;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.PERIMETER;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.card.Side;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Where creatures deploy. */
class HabitatsTest {
    private static final String FOREST = "Endor: Dense Forest";

    /** Every place has Force icons of both sides; one site is on no planet. */
    @ParameterizedTest
    @CsvSource({
        "DARK, Bubo, Cantina Mos-Eisley Forest",
        "LIGHT, Worrt, Cantina Mos-Eisley Forest",
        "DARK, Rock Wart, Cantina Mos-Eisley Forest Perimeter Echo",
        "LIGHT, Scurrier, Cantina Mos-Eisley Forest Perimeter Echo",
        "DARK, Krayt Dragon, Mos-Eisley Moisture-Farm"
    })
    void aCreatureDeploysWhereItLives(Side side, String creature, String homes) {
        boolean tatooine = creature.equals("Krayt Dragon");
        var scene =
                table().system("Tatooine", DARK)
                        .system("Hoth", DARK)
                        .site(CANTINA, DARK)
                        .site(MOS_EISLEY, DARK)
                        .site(tatooine ? "Tatooine: Lars' Moisture Farm" : FOREST, DARK)
                        .site(PERIMETER, DARK)
                        .site("Hoth: Echo Docking Bay", DARK)
                        .site("Death Star: Docking Bay 327", DARK)
                        .hand(side, creature)
                        .force(side, 9)
                        .turn(side, Phase.DEPLOY);

        var places = scene.deploy(creature).offered();

        assertThat(places).hasSize(homes.split(" ").length);
        for (String home : homes.split(" ")) {
            assertThat(places).anyMatch(place -> place.contains(home.replace('-', ' ')));
        }
    }
}
