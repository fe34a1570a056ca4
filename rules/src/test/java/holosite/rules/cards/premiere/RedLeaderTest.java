package holosite.rules.cards.premiere;

import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Ruling;
import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Red Leader. */
class RedLeaderTest {
    @Test
    void otherRedPilotsThereAreWorthOneMore() {
        var scene =
                table().at("Tatooine", "Red 1", "Red 3", "Gold 1")
                        .pilot("Red 1", "Red Leader")
                        .pilot("Red 3", "Biggs Darklighter")
                        .pilot("Gold 1", "Dutch")
                        .at("Kessel", "X-wing")
                        .at(MOS_EISLEY, "Jek Porkins")
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(scene.forfeitValue("Biggs Darklighter")).isEqualTo(6);
        assertThat(scene.forfeitValue("Red Leader")).isEqualTo(5);
        assertThat(scene.forfeitValue("Red 3")).isEqualTo(5);
        assertThat(scene.forfeitValue("Jek Porkins")).isEqualTo(4);
        assertThat(scene.forfeitValue("Dutch")).isEqualTo(5);
    }

    /** Whoever is at the controls of a ship of the squadron is one of its pilots meanwhile. */
    @ParameterizedTest
    @CsvSource({"Red 3, true", "Artoo-Detoo In Red 5, true", "Gold 1, false"})
    @Ruling("pilots-of-a-squadron")
    void aPilotOfARedShipIsARedPilot(String ship, boolean red) {
        var scene =
                table().at("Tatooine", "Red 1", ship, "Corellian Corvette")
                        .pilot("Red 1", "Red Leader")
                        .pilot(ship, "Luke Skywalker")
                        .pilot("Corellian Corvette", "Wedge Antilles")
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(scene.forfeitValue("Luke Skywalker")).isEqualTo(red ? 8 : 7);
        assertThat(scene.forfeitValue("Wedge Antilles")).isEqualTo(6);
    }

    @Test
    @Ruling("pilots-of-a-squadron")
    void inALandedShipNobodyIs() {
        var scene =
                table().at(BAY, "Red 3", "Red Leader")
                        .aboard("Red 3", "Luke Skywalker")
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(scene.forfeitValue("Luke Skywalker")).isEqualTo(7);
    }
}
