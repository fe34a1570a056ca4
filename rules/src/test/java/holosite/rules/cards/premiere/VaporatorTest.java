package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.hosts;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.Card;
import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.words.Abilities;
import holosite.language.words.Filters;
import holosite.language.words.Kinds;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Vaporator. */
class VaporatorTest {
    private static final Card STORM =
            Kinds.effect("Gravel Storm", DARK, "0_1")
                    .destiny(3)
                    .says(
                            Abilities.deploysOnTable(),
                            Abilities.adds(
                                    -1, Figure.POWER, Filters.CHARACTER.or(Filters.VEHICLE)));

    @ParameterizedTest
    @CsvSource({
        "Tatooine: Mos Eisley, Rebel Trooper, 1",
        "Tatooine: Mos Eisley, Stormtrooper, 1",
        "Tatooine: Docking Bay 94, Rebel Trooper, 1",
        "Tatooine: Mos Eisley, Bantha, 0",
        "Hoth: Ice Plains (5th Marker), Rebel Trooper, 0"
    })
    void charactersThereAndNextToItAreSafeFromTheStorm(String place, String card, double power) {
        var scene =
                tableWith(STORM)
                        .site(MOS_EISLEY, DARK)
                        .site(BAY, DARK)
                        .on(MOS_EISLEY, "Vaporator")
                        .at(place, card)
                        .beside(DARK, "Gravel Storm")
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(scene.power(card)).isEqualTo(power);
    }

    @Test
    void itDeploysToASiteOfTatooineForOneForce() {
        var scene =
                table().site(MOS_EISLEY, DARK)
                        .site(BAY, DARK)
                        .site(PLAINS, DARK)
                        .system("Tatooine", DARK)
                        .hand(LIGHT, "Vaporator")
                        .force(LIGHT, 1)
                        .turn(LIGHT, Phase.DEPLOY);
        assertThat(hosts(scene, "Vaporator")).containsExactlyInAnyOrder(MOS_EISLEY, BAY);
        scene.choose(BAY);
        assertThat(scene.forcePile(LIGHT)).isEmpty();
    }
}
