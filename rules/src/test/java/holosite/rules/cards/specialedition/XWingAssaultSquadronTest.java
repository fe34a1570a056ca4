package holosite.rules.cards.specialedition;

import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;

/** X-wing Assault Squadron. */
class XWingAssaultSquadronTest {
    private static final String SQUADRON = "X-wing Assault Squadron";

    @Test
    void itTakesThePlaceOfThreeXWings() {
        table().at("Kessel", "X-wing", "X-wing", "Y-wing")
                .hand(LIGHT, SQUADRON)
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("deploy " + SQUADRON);
        // a squadron is no starfighter that another one could replace
        table().at("Kessel", "X-wing", "X-wing", SQUADRON)
                .hand(LIGHT, SQUADRON + "#2")
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("deploy " + SQUADRON + "#2");
        var scene =
                table().at("Kessel", "X-wing", "X-wing", "Red Squadron X-wing", "Y-wing")
                        .hand(LIGHT, SQUADRON)
                        .turn(LIGHT, Phase.DEPLOY)
                        .deploy(SQUADRON)
                        .passResponses();
        assertThat(scene.locationOf(SQUADRON)).isEqualTo("Kessel");
        assertThat(scene.isOnTable("Y-wing")).isTrue();
        assertThat(scene.used(LIGHT))
                .containsExactlyInAnyOrder("X-wing", "X-wing#2", "Red Squadron X-wing");
        assertThat(scene.power(SQUADRON)).isEqualTo(9);
        assertThat(scene.totalAbility("Kessel", LIGHT)).isEqualTo(3 + 1);
    }
}
