package holosite.rules.cards.jabbaspalace;

import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Devaronian. */
class DevaronianTest {
    @ParameterizedTest
    @CsvSource({
        "Tatooine: Mos Eisley, 3",
        "Death Star: War Room, 3",
        "Tatooine: Docking Bay 94, 3",
        "Tatooine: Lars' Moisture Farm, 1"
    })
    @Claim({"devaronian#1", "devaronian#2", "devaronian#3"})
    void aDevaronianIsAtHomeInPorts(String site, int power) {
        var scene = table().at(site, "Devaronian").turn(LIGHT, Phase.CONTROL);
        assertThat(scene.power("Devaronian")).isEqualTo(power);
    }

    @Test
    void aMobileSystemIsNoPort() {
        var scene =
                table().at("Death Star", "Corellian Corvette")
                        .passenger("Corellian Corvette", "Devaronian")
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(scene.power("Devaronian")).isEqualTo(1);
    }
}
