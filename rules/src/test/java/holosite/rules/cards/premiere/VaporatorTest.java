package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.hosts;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Vaporator. */
class VaporatorTest {
    /** The farm is next to Mos Eisley, the wastes are not. */
    @ParameterizedTest
    @CsvSource({
        "Tatooine: Mos Eisley, false",
        "Tatooine: Lars' Moisture Farm, false",
        "Tatooine: Jundland Wastes, true"
    })
    void charactersThereAndNextToItAreSafeFromTheStorm(String place, boolean struck) {
        var scene =
                table().site(MOS_EISLEY, DARK)
                        .site(FARM, DARK)
                        .site("Tatooine: Jundland Wastes", DARK)
                        .on(MOS_EISLEY, "Vaporator")
                        .at(place, "Rebel Trooper")
                        .hand(DARK, "Gravel Storm")
                        .turn(DARK, Phase.CONTROL);
        assertThat(scene.isOffered("play Gravel Storm")).isEqualTo(struck);
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
