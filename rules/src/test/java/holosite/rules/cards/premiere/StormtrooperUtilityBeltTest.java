package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.hosts;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Stormtrooper Utility Belt. */
class StormtrooperUtilityBeltTest {
    @ParameterizedTest
    @CsvSource({"Endor: Back Door, 1", "Death Star: War Room, 2"})
    void whoWearsItIsStrongerAndWorthMore(String place, double more) {
        var scene =
                table().at(place, "Darth Vader", "DS-61-2")
                        .on("Darth Vader", "Stormtrooper Utility Belt")
                        .turn(DARK, Phase.CONTROL);
        assertThat(scene.power("Darth Vader")).isEqualTo(6 + more);
        assertThat(scene.forfeitValue("Darth Vader")).isEqualTo(8 + more);
        assertThat(scene.power("DS-61-2")).isEqualTo(2);
        assertThat(scene.forfeitValue("DS-61-2")).isEqualTo(4);
    }

    @Test
    void aboardAStarshipAtTheDeathStarHeIsNotOnIt() {
        var scene =
                table().at("Death Star", "Devastator")
                        .passenger("Devastator", "Darth Vader")
                        .on("Darth Vader", "Stormtrooper Utility Belt")
                        .turn(DARK, Phase.CONTROL);
        assertThat(scene.power("Darth Vader")).isEqualTo(7);
        assertThat(scene.forfeitValue("Darth Vader")).isEqualTo(9);
    }

    @Test
    void imperialsAndAliensWearItForOneForce() {
        var scene =
                table().at(MOS_EISLEY, "Stormtrooper", "Garindan", "EG-6")
                        .hand(DARK, "Stormtrooper Utility Belt")
                        .force(DARK, 1)
                        .turn(DARK, Phase.DEPLOY);
        assertThat(hosts(scene, "Stormtrooper Utility Belt"))
                .containsExactlyInAnyOrder("Stormtrooper", "Garindan");
        scene.choose("Garindan");
        assertThat(scene.forcePile(DARK)).isEmpty();
    }
}
