package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.hosts;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
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
        assertThat(before.power("General Veers")).isEqualTo(3);

        var after =
                table().at(PLAINS, "General Veers", "AT-AT Driver")
                        .on("General Veers", "Demotion")
                        .turn(DARK, Phase.CONTROL);
        assertThat(after.power("AT-AT Driver")).isEqualTo(1);
        assertThat(after.power("General Veers")).isEqualTo(1);
    }
}
