package holosite.rules.cards.enhancedpremiere;

import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.battleDestinies;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Figure;
import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Leia With Blaster Rifle. */
class LeiaWithBlasterRifleTest {
    private static final String LEIA = "Leia With Blaster Rifle";

    @Test
    void withHanInBattleSheAddsADestiny() {
        for (boolean han : new boolean[] {true, false}) {
            var scene =
                    table().at(BAY, LEIA, "Stormtrooper")
                            .at(han ? BAY : FARM, "Han Solo")
                            .force(LIGHT, 3)
                            .turn(LIGHT, Phase.BATTLE)
                            .battleAt(BAY);
            assertThat(battleDestinies(scene, LIGHT)).isEqualTo(han ? 2 : 1);
        }
    }

    @ParameterizedTest
    @CsvSource({"1, true", "0, false"})
    void herRifleHitsAndTakesTheForfeit(int destiny, boolean hit) {
        var scene =
                table().at(BAY, LEIA, "Stormtrooper")
                        .force(LIGHT, 1)
                        .turn(LIGHT, Phase.BATTLE)
                        .battleAt(BAY)
                        .passUntil("fire " + LEIA)
                        .nextDestiny(LIGHT, destiny);
        assertThat(scene.defense("Stormtrooper")).isEqualTo(1);
        scene.fire(LEIA).at("Stormtrooper").passResponses();
        assertThat(scene.isHit("Stormtrooper")).isEqualTo(hit);
        assertThat(scene.forfeitValue("Stormtrooper") == 0).isEqualTo(hit);
    }

    @Test
    void shePilotsWithOne() {
        var scene = table().at("Yavin 4", "Red 2").pilot("Red 2", LEIA).turn(LIGHT);
        assertThat(scene.power("Red 2")).isEqualTo(scene.printed(Figure.POWER, "Red 2") + 1);
    }
}
