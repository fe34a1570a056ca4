package holosite.rules.cards.specialedition;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Joh Yowza; his figures by place are in FiguresByPlaceTest. */
class JohYowzaTest {
    private static final String JOH = "Joh Yowza";

    @ParameterizedTest
    @CsvSource({"Lyn Me", "Rebel Trooper"})
    void hePlaysWithMusiciansOfHisOwnSideOnly(String other) {
        var scene = table().at(CANTINA, JOH, other).turn(LIGHT, Phase.CONTROL);
        assertThat(scene.power(JOH)).isEqualTo(2);
    }

    @Test
    void orbitingEndorHeIsNotThere() {
        var scene =
                table().at("Endor", "Corellian Corvette")
                        .passenger("Corellian Corvette", JOH)
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(scene.power(JOH)).isEqualTo(2);
    }

    @Test
    void heJamsOneDestinyAtATime() {
        var scene =
                table().at(CANTINA, JOH, "Luke Skywalker", "Darth Vader", "Bossk")
                        .stacked(JOH, "Stormtrooper")
                        .force(DARK, 9)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt(CANTINA);
        for (; scene.inBattle(); scene.answerDefault()) {
            scene.mayNot("use " + JOH);
        }
    }
}
