package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.WAR_ROOM;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.card.Side;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Lift Tube. */
class LiftTubeTest {
    private static final String CORRIDOR = "Death Star: Detention Block Corridor";

    @ParameterizedTest
    @EnumSource(Side.class)
    void itMovesAsAReact(Side side) {
        Side other = side.opposite();
        String tube = (side == DARK ? "dark " : "light ") + "Lift Tube";
        var scene =
                table().at(WAR_ROOM, "Stormtrooper", "Rebel Trooper")
                        .at(CORRIDOR, tube)
                        .force(DARK, 5)
                        .force(LIGHT, 5)
                        .turn(other, Phase.BATTLE);
        scene.battleAt(WAR_ROOM).react(tube).passResponses();
        assertThat(scene.locationOf(tube)).isEqualTo(WAR_ROOM);
    }
}
