package holosite.rules.cards.premiere;

import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;

/** Dutch. */
class DutchTest {
    @Test
    @Claim("dutch#5")
    void dutchIsALeader() {
        var scene =
                table().site("Hoth: Echo Command Center (War Room)", LIGHT)
                        .at("Hoth: Echo Command Center (War Room)", "Dutch", "Pops")
                        .at(PLAINS, "Rebel Trooper", "Snowtrooper", "Snowtrooper")
                        .force(LIGHT, 1)
                        .turn(LIGHT, Phase.BATTLE);
        scene.battleAt(PLAINS);
        // one for each leader in the war room
        assertThat(scene.battlePower(LIGHT)).isEqualTo(2);
    }

    @Test
    @Claim("dutch#4")
    void dutchRaisesTheForfeitOfOtherGoldPilots() {
        var scene =
                table().at("Tatooine", "Gold 1", "Gold 5", "X-wing", "Corellian Corvette")
                        .pilot("Gold 1", "Dutch")
                        .pilot("Gold 5", "Pops")
                        .pilot("Corellian Corvette", "Wedge Antilles")
                        .turn(LIGHT, Phase.CONTROL);

        assertThat(scene.forfeitValue("Pops")).isEqualTo(5);
        assertThat(scene.forfeitValue("Dutch")).isEqualTo(5);
        assertThat(scene.forfeitValue("Wedge Antilles")).isEqualTo(6);
    }

    @Test
    @Claim("dutch#4")
    void dutchElsewhereDoesNothingForPops() {
        var scene =
                table().at("Tatooine", "Gold 5")
                        .pilot("Gold 5", "Pops")
                        .at(MOS_EISLEY, "Dutch")
                        .turn(LIGHT, Phase.CONTROL);

        assertThat(scene.forfeitValue("Pops")).isEqualTo(4);
    }
}
