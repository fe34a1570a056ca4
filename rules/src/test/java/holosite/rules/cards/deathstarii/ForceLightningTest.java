package holosite.rules.cards.deathstarii;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import holosite.rules.table.Zone;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Force Lightning. */
class ForceLightningTest {
    private static final String EMPEROR = "Emperor Palpatine";

    private static Position throne() {
        return table().at(CANTINA, EMPEROR, "Obi-Wan Kenobi", "Stormtrooper")
                .at(BAY, "Rebel Trooper")
                .hand(DARK, "Force Lightning");
    }

    @Test
    void usedItMakesATargetEasierToHitForTheTurn() {
        var scene = throne().turn(DARK, Phase.CONTROL);
        scene.play("Force Lightning", 1);
        assertThat(scene.offered()).contains("Obi-Wan Kenobi").doesNotContain("Rebel Trooper");
        scene.choose("Obi-Wan Kenobi").passResponses();
        assertThat(scene.defense("Obi-Wan Kenobi")).isEqualTo(6 - 4);
        assertThat(scene.isIn("Force Lightning", Zone.USED_PILE)).isTrue();
        scene.passUntil(LIGHT, Phase.CONTROL);
        assertThat(scene.defense("Obi-Wan Kenobi")).isEqualTo(6);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void anEscortedCaptiveIsATargetButNeitherAFrozenOneNorAVehicle(int text) {
        for (boolean frozen : new boolean[] {true, false}) {
            var position =
                    table().at(CANTINA, EMPEROR, "Stormtrooper", "Dewback", "Han Solo")
                            .missing("Han Solo")
                            .captive("Stormtrooper", "Luke Skywalker")
                            .hand(DARK, "Force Lightning");
            if (frozen) {
                position.frozen("Luke Skywalker");
            }
            var scene = position.turn(DARK, Phase.CONTROL);
            scene.play("Force Lightning", text);
            assertThat(scene.offered()).doesNotContain("Dewback", "Han Solo");
            if (frozen) {
                assertThat(scene.offered()).doesNotContain("Luke Skywalker");
            } else {
                assertThat(scene.offered()).contains("Luke Skywalker");
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"6, true", "5, false"})
    void lostItStrikesATargetDownAndWeakensTheEmperorForTheTurn(int destiny, boolean lost) {
        var scene = throne().nextDestiny(DARK, destiny).turn(DARK, Phase.CONTROL);
        scene.play("Force Lightning", 2).choose("Obi-Wan Kenobi").passResponses();
        assertThat(scene.isIn("Obi-Wan Kenobi", Zone.LOST_PILE)).isEqualTo(lost);
        assertThat(scene.immunity(EMPEROR)).isZero();
        assertThat(scene.defense(EMPEROR)).isEqualTo(7 - 2);
        assertThat(scene.isIn("Force Lightning", Zone.LOST_PILE)).isTrue();
        scene.passUntil(LIGHT, Phase.CONTROL);
        assertThat(scene.immunity(EMPEROR)).isGreaterThan(99);
        assertThat(scene.defense(EMPEROR)).isEqualTo(7);
    }

    @Test
    void withoutTheEmperorItStrikesNobody() {
        table().at(CANTINA, "Darth Sidious", "Obi-Wan Kenobi")
                .hand(DARK, "Force Lightning")
                .turn(DARK, Phase.CONTROL)
                .mayNot("play Force Lightning");
    }
}
