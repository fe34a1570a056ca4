package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;

/** Hoth: North Ridge (4th Marker). */
class HothNorthRidgeTest {
    private static final String RIDGE = "Hoth: North Ridge (4th Marker)";

    @Test
    void walkersMoveThereForFree() {
        var scene = table().site(RIDGE, DARK).at(PLAINS, "Blizzard 2").turn(DARK, Phase.MOVE);
        scene.move("Blizzard 2").to(RIDGE).passResponses();
        assertThat(scene.locationOf("Blizzard 2")).isEqualTo(RIDGE);
    }

    @Test
    void nobodyElseAndNoWalkerAwayFromThere() {
        table().site(RIDGE, DARK)
                .at(PLAINS, "Blizzard Scout 1", "Stormtrooper")
                .turn(DARK, Phase.MOVE)
                .mayNot("move Blizzard Scout 1", "move Stormtrooper");
        table().site(RIDGE, DARK)
                .site(PLAINS, DARK)
                .at(RIDGE, "Blizzard 2")
                .turn(DARK, Phase.MOVE)
                .mayNot("move Blizzard 2");
    }

    @Test
    void aStolenWalkerPaysForTheWay() {
        table().site(RIDGE, DARK)
                .at(PLAINS, "Blizzard 2")
                .stolen("Blizzard 2")
                .turn(LIGHT, Phase.MOVE)
                .mayNot("move Blizzard 2");
    }
}
