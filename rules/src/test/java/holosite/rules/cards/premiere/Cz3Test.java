package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** CZ-3. */
class Cz3Test {
    @ParameterizedTest
    @CsvSource({
        "Tatooine: Mos Eisley, true",
        "Tatooine: Docking Bay 94, true",
        "Hoth: Ice Plains (5th Marker), false"
    })
    void cardsDeployAsAReactToItsSiteAndTheNext(String battle, boolean reacts) {
        var scene =
                table().site(MOS_EISLEY, DARK)
                        .site(BAY, DARK)
                        .at(MOS_EISLEY, "CZ-3")
                        .at(battle, "Rebel Trooper", "Stormtrooper")
                        .hand(LIGHT, "Luke Skywalker (1_19)")
                        .force(DARK, 2)
                        .force(LIGHT, 5)
                        .turn(DARK, Phase.BATTLE);
        scene.battleAt(battle);
        assertThat(scene.isOffered("deploy Luke Skywalker as a react")).isEqualTo(reacts);
        if (reacts) {
            scene.deployAsReact("Luke Skywalker").passResponses();
            assertThat(scene.locationOf("Luke Skywalker")).isEqualTo(battle);
            assertThat(scene.forcePile(LIGHT)).hasSize(2);
        }
    }

    @Test
    void notToTheOwnersOwnBattle() {
        table().at(MOS_EISLEY, "CZ-3", "Rebel Trooper", "Stormtrooper")
                .hand(LIGHT, "Luke Skywalker (1_19)")
                .force(LIGHT, 6)
                .turn(LIGHT, Phase.BATTLE)
                .battleAt(MOS_EISLEY)
                .mayNot("deploy Luke Skywalker as a react");
    }
}
