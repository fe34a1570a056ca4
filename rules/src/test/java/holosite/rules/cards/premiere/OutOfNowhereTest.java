package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.battleDestinies;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.card.Side;
import org.junit.jupiter.api.Test;

/** Out Of Nowhere. */
class OutOfNowhereTest {
    @Test
    void aNimbleStarshipAddsABattleDestiny() {
        var scene =
                table().at("Tatooine", "X-wing", "Devastator")
                        .hand(LIGHT, "Out Of Nowhere")
                        .force(LIGHT, 2)
                        .force(DARK, 2)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt("Tatooine");
        int before = battleDestinies(scene, LIGHT);
        scene.expectDecider(LIGHT).play("Out Of Nowhere").passResponses();
        assertThat(battleDestinies(scene, LIGHT)).isEqualTo(before + 1);
        assertThat(scene.forcePile(LIGHT)).hasSize(1);
    }

    private static boolean playable(Side turn, String ship, String place) {
        var position =
                table().at(place, ship, "Devastator", "Black 2")
                        .pilot("Black 2", "DS-61-2")
                        .at("Kessel", "X-wing#2")
                        .hand(LIGHT, "Out Of Nowhere")
                        .force(LIGHT, 2)
                        .force(DARK, 2);
        if (place.equals(BAY)) {
            position.at(BAY, "Rebel Trooper", "Stormtrooper");
        }
        return position.turn(turn, Phase.BATTLE).battleAt(place).isOffered("play Out Of Nowhere");
    }

    @Test
    void notAClumsyOneNorOnTheGroundNorInABattleOfOnesOwn() {
        assertThat(playable(DARK, "X-wing", "Tatooine")).isTrue();
        assertThat(playable(LIGHT, "X-wing", "Tatooine")).isFalse();
        assertThat(playable(DARK, "Y-wing", "Tatooine")).isFalse();
        assertThat(playable(DARK, "X-wing", BAY)).isFalse();
    }
}
