package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.oneOf;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.words.Abilities;
import holosite.language.words.Filters;
import holosite.language.words.Kinds;
import org.junit.jupiter.api.Test;

/** Saurin. */
class SaurinTest {
    @Test
    void aSaurinRemovesBoltsAtItsSiteForAForceEach() {
        var bolt =
                Kinds.device("Restraining Bolt", DARK, "0_9")
                        .destiny(6)
                        .says(Abilities.deploysOn(Filters.DROID));
        var scene =
                tableWith(bolt)
                        .at(CANTINA, "Saurin", "C-3PO", "LIN-V8K")
                        .at(FARM, "R2-D2 (2_14)")
                        .on("C-3PO", "Restraining Bolt (0_9)#1")
                        .on("LIN-V8K", "Restraining Bolt (0_9)#2")
                        .on("R2-D2 (2_14)", "Restraining Bolt (0_9)#3")
                        .force(LIGHT, 3)
                        .turn(LIGHT, Phase.CONTROL);
        scene.use("Saurin");
        assertThat(oneOf(scene)).hasSize(2);
        scene.choose("Restraining Bolt (0_9)#1").passResponses();
        assertThat(scene.cardsOn("C-3PO")).isEmpty();
        scene.use("Saurin").passResponses();
        assertThat(scene.cardsOn("LIN-V8K")).isEmpty();
        assertThat(scene.forcePile(LIGHT)).hasSize(1);
        scene.mayNot("use Saurin");
        assertThat(scene.cardsOn("R2-D2 (2_14)")).hasSize(1);
    }

    @Test
    void protectedBySaitorrItIsOneStronger() {
        var guard =
                Kinds.effect("Sai'torr Kal Fas", LIGHT, "0_8")
                        .destiny(4)
                        .says(Abilities.deploysOn(Filters.CHARACTER));
        var scene =
                tableWith(guard)
                        .at(CANTINA, "Saurin#1", "Saurin#2")
                        .on("Saurin#1", "Sai'torr Kal Fas (0_8)")
                        .turn(LIGHT);
        assertThat(scene.power("Saurin#1")).isEqualTo(2 + 1);
        assertThat(scene.power("Saurin#2")).isEqualTo(2);
    }
}
