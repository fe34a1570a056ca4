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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Krayt Dragon. */
class KraytDragonTest {
    private static final String DRAGON = "Krayt Dragon";

    /** Chewbacca has power 6, and must be surpassed. */
    @ParameterizedTest
    @CsvSource({"0, 0, false", "0, 1, true", "1, 0, true"})
    void itAttacksWithSixAndTwoDestinies(int first, int second, boolean eaten) {
        var scene =
                table().at(MOS_EISLEY, DRAGON, "Chewbacca (2_3)")
                        .nextDestiny(DARK, first, second, 6)
                        .turn(DARK, Phase.BATTLE);
        scene.letAttack(DRAGON);
        scene.answerDefaults(() -> scene.phase() == Phase.BATTLE);
        assertThat(scene.isOnTable("Chewbacca (2_3)")).isEqualTo(!eaten);
    }

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
