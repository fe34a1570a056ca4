package holosite.rules.cards.dagobah;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import holosite.rules.table.Zone;
import org.junit.jupiter.api.Test;

/** Effective Repairs. */
class EffectiveRepairsTest {
    @Test
    @Claim("effective-repairs#1")
    void effectiveRepairsCancelLimitedResources() {
        var scene =
                table().hand(DARK, "Limited Resources")
                        .hand(LIGHT, "Effective Repairs")
                        .turn(DARK, Phase.CONTROL);
        scene.play("Limited Resources").play("Effective Repairs").passResponses();
        assertThat(scene.isIn("Limited Resources", Zone.LOST_PILE)).isTrue();
        assertThat(scene.isIn("Effective Repairs", Zone.USED_PILE)).isTrue();
        assertThat(scene.lost(LIGHT)).isEmpty();
    }

    @Test
    @Claim("effective-repairs#2")
    void effectiveRepairsTakeAnEffectBack() {
        var scene =
                table().hand(LIGHT, "Effective Repairs")
                        .lost(LIGHT, "Luke Skywalker", "Demotion", "Descent Into The Dark")
                        .force(LIGHT, 3)
                        .turn(LIGHT, Phase.CONTROL);
        scene.play("Effective Repairs").passResponses();
        assertThat(scene.offered())
                .contains("Demotion", "Descent Into The Dark")
                .doesNotContain("Luke Skywalker");
        scene.choose("Descent Into The Dark").passResponses();
        assertThat(scene.hand(LIGHT)).containsExactly("Descent Into The Dark");
        assertThat(scene.forcePile(LIGHT)).isEmpty();
        assertThat(scene.isIn("Effective Repairs", Zone.LOST_PILE)).isTrue();
    }

    @Test
    @Claim("effective-repairs#1")
    void effectiveRepairsCancelNothingElse() {
        table().at(MOS_EISLEY, "Darth Vader")
                .beside(DARK, "Astromech Shortage")
                .hand(DARK, "Alter (1_234)")
                .hand(LIGHT, "Effective Repairs")
                .turn(DARK, Phase.CONTROL)
                .play("Alter")
                .mayNot("play Effective Repairs");
    }
}
