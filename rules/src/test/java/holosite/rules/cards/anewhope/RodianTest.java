package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Figure;
import holosite.language.card.Trait;
import holosite.language.words.Kinds;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

/** Rodian. */
class RodianTest {
    @Test
    void bountyHuntersAndSmugglersAtItsSiteAreStronger() {
        var scene =
                table().at(BAY, "Rodian", "Boba Fett", "Stormtrooper", "Han Solo")
                        .at(FARM, "Danz Borin")
                        .turn(DARK);
        assertThat(change(scene, "Boba Fett")).isEqualTo(1);
        for (String other : new String[] {"Rodian", "Stormtrooper", "Han Solo", "Danz Borin"}) {
            assertThat(change(scene, other)).as(other).isZero();
        }
    }

    @Test
    void butGreedoIsWeaker() {
        var greedo =
                Kinds.alien("Greedo", DARK, "0_1")
                        .unique()
                        .persona("Greedo")
                        .destiny(2)
                        .deploy(1)
                        .power(2)
                        .ability(1)
                        .forfeit(1)
                        .is(Trait.BOUNTY_HUNTER, Trait.RODIAN)
                        .says();
        var scene = tableWith(greedo).at(BAY, "Rodian", "Greedo (0_1)").turn(DARK);
        assertThat(scene.power("Greedo (0_1)")).isEqualTo(2 - 1);
        var away = tableWith(greedo).at(BAY, "Rodian").at(FARM, "Greedo (0_1)").turn(DARK);
        assertThat(away.power("Greedo (0_1)")).isEqualTo(2);
    }

    @Test
    void itPilotsWithOne() {
        var scene = table().at("Yavin 4", "Black 2").pilot("Black 2", "Rodian").turn(DARK);
        assertThat(scene.power("Black 2")).isEqualTo(scene.printed(Figure.POWER, "Black 2") + 1);
    }

    private static double change(Scene scene, String card) {
        return scene.power(card) - scene.printed(Figure.POWER, card);
    }
}
