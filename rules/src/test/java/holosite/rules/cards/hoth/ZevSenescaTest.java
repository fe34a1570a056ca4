package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.battleDestinies;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Zev Senesca. */
class ZevSenescaTest {
    private static final String ZEV = "Zev Senesca";

    @Test
    void whateverHePilotsIsStronger() {
        var scene =
                table().at(PLAINS, "Rogue 2", "Snowspeeder", "Rogue 1")
                        .at("Hoth", "X-wing")
                        .pilot("X-wing", ZEV)
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(scene.power("X-wing"))
                .isEqualTo(scene.printed(holosite.language.card.Figure.POWER, "X-wing") + 2);
        assertThat(scene.maneuver("X-wing")).isEqualTo(4);
        assertThat(scene.power(ZEV)).isEqualTo(2);
    }

    @ParameterizedTest
    @CsvSource({"Rogue 2, true, 7, 1", "Rogue 1, true, 4, 0", "Rogue 2, false, 4, 0"})
    void rogueTwoIsMoreAgileAndDrawsDestiny(
            String craft, boolean pilots, double maneuver, int destinies) {
        var position = table().at(PLAINS, craft, "Stormtrooper");
        if (pilots) {
            position.pilot(craft, ZEV);
        } else {
            position.passenger(craft, ZEV).pilot(craft, "Dutch");
        }
        var scene = position.force(LIGHT, 2).turn(LIGHT, Phase.BATTLE);
        assertThat(scene.power(craft)).isEqualTo(pilots ? 5 : scene.power(craft));
        assertThat(scene.maneuver(craft)).isEqualTo(maneuver);
        scene.battleAt(PLAINS);
        assertThat(battleDestinies(scene, LIGHT)).isEqualTo(destinies);
        assertThat(battleDestinies(scene, DARK)).isZero();
    }

    @Test
    void withEnoughAbilityItIsNoSecondDestiny() {
        var scene =
                table().at(PLAINS, "Rogue 2", "Stormtrooper", "Luke Skywalker")
                        .pilot("Rogue 2", ZEV)
                        .force(LIGHT, 2)
                        .turn(LIGHT, Phase.BATTLE)
                        .battleAt(PLAINS);
        assertThat(battleDestinies(scene, LIGHT)).isEqualTo(1);
    }
}
