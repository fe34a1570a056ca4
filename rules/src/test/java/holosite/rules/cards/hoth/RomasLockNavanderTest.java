package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Figure;
import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Romas 'Lock' Navander. */
class RomasLockNavanderTest {
    private static final String LOCK = "Romas 'Lock' Navander";

    @Test
    void whatHePilotsIsBetter() {
        var scene =
                table().at("Tatooine", "Y-wing#1", "Y-wing#2")
                        .pilot("Y-wing#1", LOCK)
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(scene.power("Y-wing#1")).isEqualTo(scene.printed(Figure.POWER, "Y-wing") + 1);
        assertThat(scene.maneuver("Y-wing#1"))
                .isEqualTo(scene.printed(Figure.MANEUVER, "Y-wing") + 1);
        assertThat(scene.power("Y-wing#2")).isEqualTo(scene.printed(Figure.POWER, "Y-wing"));
    }

    @ParameterizedTest
    @CsvSource({"Romas 'Lock' Navander, false", "Rebel Trooper, true"})
    void nobodyReactsToHim(String there, boolean reacts) {
        var scene =
                table().site(MOS_EISLEY, DARK)
                        .at(MOS_EISLEY, there, "Stormtrooper")
                        .at(FARM, "Bantha")
                        .passenger("Bantha", "Djas Puhr")
                        .force(DARK, 3)
                        .force(LIGHT, 2)
                        .turn(LIGHT, Phase.BATTLE)
                        .battleAt(MOS_EISLEY);
        assertThat(scene.passUntil(DARK).isOffered("react with Bantha")).isEqualTo(reacts);
    }
}
