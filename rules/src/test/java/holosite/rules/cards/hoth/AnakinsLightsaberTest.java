package holosite.rules.cards.hoth;

import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.hosts;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;

/** Anakin's Lightsaber. */
class AnakinsLightsaberTest {
    @Test
    void itDeploysOnEverySkywalkerOfEnoughAbility() {
        var scene =
                table().at(
                                CANTINA,
                                "Luke Skywalker",
                                "Obi-Wan Kenobi (1_21)",
                                "Princess Leia (5_7)")
                        .hand(LIGHT, "Anakin's Lightsaber")
                        .turn(LIGHT, Phase.DEPLOY);
        assertThat(hosts(scene, "Anakin's Lightsaber"))
                .containsExactlyInAnyOrder("Luke Skywalker", "Princess Leia");
    }

    @Test
    void notOnALeiaOfLessAbility() {
        table().at(CANTINA, "Leia Organa", "Obi-Wan Kenobi (1_21)")
                .hand(LIGHT, "Anakin's Lightsaber")
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("deploy Anakin's Lightsaber");
    }
}
