package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.card.Side;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Rebel Guard, and Imperial Trooper Guard, who says the same. */
class RebelGuardTest {
    @ParameterizedTest
    @CsvSource({
        "Rebel Guard, Stormtrooper, DARK, 4",
        "Rebel Guard, Stormtrooper, LIGHT, 0",
        "Imperial Trooper Guard, Rebel Trooper, LIGHT, 4",
        "Imperial Trooper Guard, Rebel Trooper, DARK, 0"
    })
    void heIsStrongerWhenDefending(String guard, String other, Side attacker, double power) {
        var scene =
                table().at(MOS_EISLEY, guard + "#1", other)
                        .at(BAY, guard + "#2")
                        .force(attacker, 1)
                        .turn(attacker, Phase.BATTLE);
        assertThat(scene.power(guard + "#1")).isZero();
        scene.battleAt(MOS_EISLEY);
        assertThat(scene.power(guard + "#1")).isEqualTo(power);
        assertThat(scene.power(guard + "#2")).isZero();
        assertThat(scene.power(other)).isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource({"LIGHT, Rebel Guard, Rebel Trooper", "DARK, Imperial Trooper Guard, Stormtrooper"})
    void heStaysWhereHeIs(Side side, String guard, String trooper) {
        table().at(MOS_EISLEY, guard, trooper)
                .site(BAY, DARK)
                .force(side, 5)
                .turn(side, Phase.MOVE)
                .offers("move " + trooper)
                .mayNot("move " + guard);
    }
}
