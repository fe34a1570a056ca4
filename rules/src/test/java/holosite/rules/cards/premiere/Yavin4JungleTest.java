package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Yavin 4: Jungle. */
class Yavin4JungleTest {
    private static final String JUNGLE = "Yavin 4: Jungle";

    @ParameterizedTest
    @CsvSource({
        "LIGHT, Rebel Trooper, Stormtrooper, '', 2",
        "LIGHT, Rebel Trooper, Stormtrooper, Dutch, 0",
        "LIGHT, Wioslea, Stormtrooper, '', 0",
        "DARK, Stormtrooper, Rebel Trooper, '', 2",
        "DARK, Stormtrooper, Rebel Trooper, DS-61-2, 0",
        "DARK, Garindan, Rebel Trooper, '', 0"
    })
    void whoIsAloneThereBattlesBetter(
            Side version, String card, String enemy, String friend, double more) {
        var position =
                table().site(JUNGLE, version)
                        .at(JUNGLE, card, enemy)
                        .at(PLAINS, version == DARK ? "Snowtrooper" : "Echo Base Trooper")
                        .force(version, 1);
        if (!friend.isEmpty()) {
            position.at(JUNGLE, friend);
        }
        var scene = position.turn(version, Phase.BATTLE);
        assertThat(scene.power(card)).isEqualTo(scene.printed(Figure.POWER, card));
        assertThat(scene.immunity(card) > 99).isEqualTo(more > 0);
        scene.battleAt(JUNGLE);
        assertThat(scene.power(card)).isEqualTo(scene.printed(Figure.POWER, card) + more);
    }

    @ParameterizedTest
    @CsvSource({"LIGHT, Rebel Trooper, Stormtrooper", "DARK, Stormtrooper, Rebel Trooper"})
    void elsewhereHeDoesNot(Side version, String card, String enemy) {
        var scene =
                table().site(JUNGLE, version)
                        .at(PLAINS, card, enemy)
                        .force(version, 1)
                        .turn(version, Phase.BATTLE)
                        .battleAt(PLAINS);
        assertThat(scene.power(card)).isEqualTo(1);
        assertThat(scene.immunity(card)).isZero();
    }
}
