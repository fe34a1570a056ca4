package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;

/** Scanning Crew. */
class ScanningCrewTest {
    @Test
    void aRebelOfTheOpponentsHandMayBeMovedToHisUsedPile() {
        for (boolean moves : new boolean[] {true, false}) {
            var scene =
                    table().site(CANTINA, DARK)
                            .hand(DARK, "Scanning Crew")
                            .hand(LIGHT, "Luke Skywalker", "Han Solo", "Figrin D'an")
                            .force(DARK, 2)
                            .turn(DARK, Phase.CONTROL)
                            .play("Scanning Crew");
            scene.passUntil("Luke Skywalker");
            scene.mayNot("Figrin D'an", "Luke Skywalker; Han Solo");
            scene = moves ? scene.choose("Luke Skywalker") : scene.pass();
            scene.passResponses();
            assertThat(scene.used(LIGHT)).hasSize(moves ? 1 : 0);
            assertThat(scene.hand(LIGHT)).hasSize(moves ? 2 : 3);
            assertThat(scene.forcePile(DARK)).hasSize(1);
        }
    }
}
