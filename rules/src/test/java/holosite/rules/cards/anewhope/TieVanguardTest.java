package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;

/** TIE Vanguard. */
class TieVanguardTest {
    @Test
    void cardsDeployWhereItIsAsAReact() {
        var position =
                table().at("Yavin 4", "TIE Vanguard", "X-wing")
                        .at("Hoth", "TIE Fighter", "Y-wing")
                        .hand(DARK, "TIE Scout")
                        .force(DARK, 9)
                        .force(LIGHT, 9);
        var scene = position.turn(LIGHT, Phase.BATTLE).battleAt("Yavin 4");
        scene.deployAsReact("TIE Scout").to("Yavin 4").passResponses();
        assertThat(scene.locationOf("TIE Scout")).isEqualTo("Yavin 4");
        position.turn(LIGHT, Phase.BATTLE).battleAt("Hoth").mayNot("deploy TIE Scout as a react");
    }

    @Test
    void landedItCallsNobody() {
        table().at(BAY, "TIE Vanguard", "Stormtrooper", "Rebel Trooper")
                .hand(DARK, "Darth Vader")
                .force(DARK, 9)
                .force(LIGHT, 9)
                .turn(LIGHT, Phase.BATTLE)
                .battleAt(BAY)
                .mayNot("deploy Darth Vader as a react");
    }
}
