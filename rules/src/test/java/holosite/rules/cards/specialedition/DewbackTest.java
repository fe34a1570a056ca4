package holosite.rules.cards.specialedition;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.battleDestinies;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Dewback. */
class DewbackTest {
    @ParameterizedTest
    @CsvSource({"Sandtrooper, 1", "Stormtrooper, 0"})
    void riddenByASandtrooperItDrawsABattleDestiny(String rider, int draws) {
        var scene =
                table().at(MOS_EISLEY, "Dewback", "Rebel Trooper")
                        .passenger("Dewback", rider)
                        .force(DARK, 3)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt(MOS_EISLEY);
        assertThat(battleDestinies(scene, DARK)).isEqualTo(draws);
    }

    @Test
    void withoutARiderItDrawsNone() {
        var scene =
                table().at(MOS_EISLEY, "Dewback", "Sandtrooper", "Rebel Trooper")
                        .force(DARK, 3)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt(MOS_EISLEY);
        assertThat(battleDestinies(scene, DARK)).isZero();
        assertThat(scene.ability("Dewback")).isEqualTo(0.25);
    }
}
