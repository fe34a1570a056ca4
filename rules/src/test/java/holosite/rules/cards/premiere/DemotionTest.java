package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.hosts;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import holosite.language.words.Kinds;
import org.junit.jupiter.api.Test;

/** Demotion. */
class DemotionTest {
    @Test
    @Claim({"demotion#1", "demotion#2"})
    void demotionDeploysForTwoOnImperialsButNotOnAll() {
        var scene =
                table().at(
                                CANTINA,
                                "Darth Vader",
                                "General Veers",
                                "Stormtrooper",
                                "Dengar",
                                "Probe Droid")
                        .at(CANTINA, "Luke Skywalker", "AT-AT Driver", "Sandtrooper")
                        .hand(LIGHT, "Demotion")
                        .force(LIGHT, 2)
                        .turn(LIGHT, Phase.DEPLOY);

        assertThat(hosts(scene, "Demotion"))
                .containsExactlyInAnyOrder("General Veers", "AT-AT Driver");
        scene.choose("General Veers");
        assertThat(scene.forcePile(LIGHT)).isEmpty();
    }

    @Test
    @Claim({"demotion#3", "demotion#4"})
    void demotionTakesPowerAndText() {
        var before = table().at(PLAINS, "General Veers", "AT-AT Driver").turn(DARK, Phase.CONTROL);
        assertThat(before.power("AT-AT Driver")).isEqualTo(2);
        assertThat(before.power("General Veers")).isEqualTo(4);

        var after =
                table().at(PLAINS, "General Veers", "AT-AT Driver")
                        .on("General Veers", "Demotion")
                        .turn(DARK, Phase.CONTROL);
        assertThat(after.power("AT-AT Driver")).isEqualTo(1);
        assertThat(after.power("General Veers")).isEqualTo(1);
    }

    @Test
    @Claim("demotion#2")
    void theEmperorIsNotDemoted() {
        var emperor =
                Kinds.imperial("Plain Emperor", "0_1")
                        .persona("Emperor")
                        .destiny(1)
                        .deploy(6)
                        .power(4)
                        .ability(7)
                        .forfeit(9)
                        .says();
        var scene =
                tableWith(emperor)
                        .at(CANTINA, "Plain Emperor", "General Veers", "AT-AT Driver")
                        .hand(LIGHT, "Demotion")
                        .force(LIGHT, 2)
                        .turn(LIGHT, Phase.DEPLOY);
        assertThat(hosts(scene, "Demotion"))
                .containsExactlyInAnyOrder("General Veers", "AT-AT Driver");

        // one Force is not enough
        table().at(CANTINA, "General Veers")
                .hand(LIGHT, "Demotion")
                .force(LIGHT, 1)
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("deploy Demotion");
    }
}
