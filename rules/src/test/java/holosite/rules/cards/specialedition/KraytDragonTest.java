package holosite.rules.cards.specialedition;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;

/** Krayt Dragon. */
class KraytDragonTest {
    private static final String DRAGON = "Krayt Dragon";

    @Test
    void itDeploysWhereNobodyIs() {
        var scene =
                table().site(FARM, DARK)
                        .at(MOS_EISLEY, "Stormtrooper")
                        .at("Tatooine: Bluffs", "Rebel Trooper")
                        .site(CANTINA, DARK)
                        .site(PLAINS, DARK)
                        .hand(DARK, DRAGON)
                        .force(DARK, 9)
                        .turn(DARK, Phase.DEPLOY);
        scene.deploy(DRAGON).passResponses();
        assertThat(scene.locationOf(DRAGON)).isEqualTo(FARM);
        table().at(MOS_EISLEY, "Stormtrooper")
                .hand(DARK, DRAGON)
                .force(DARK, 9)
                .turn(DARK, Phase.DEPLOY)
                .mayNot("deploy " + DRAGON);
    }
}
