package holosite.rules.cards.specialedition;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.words.Abilities;
import holosite.language.words.Filters;
import holosite.language.words.Kinds;
import org.junit.jupiter.api.Test;

/** Sandtrooper. */
class SandtrooperTest {
    @Test
    void aSandwhirlDoesNotReachHim() {
        var whirl =
                Kinds.effect("Sandwhirl", LIGHT, "0_1")
                        .destiny(3)
                        .says(
                                Abilities.deploysOn(Filters.SITE),
                                Abilities.adds(-1, Figure.POWER, Filters.CHARACTER.here()));
        var scene =
                tableWith(whirl)
                        .at(MOS_EISLEY, "Sandtrooper", "Stormtrooper")
                        .on(MOS_EISLEY, "Sandwhirl")
                        .turn(DARK, Phase.CONTROL);
        assertThat(scene.power("Sandtrooper")).isEqualTo(2);
        assertThat(scene.power("Stormtrooper")).isZero();
    }

    @Test
    void orbitingTatooineHeIsNotThere() {
        var scene =
                table().at("Tatooine", "Devastator")
                        .passenger("Devastator", "Sandtrooper")
                        .turn(DARK, Phase.CONTROL);
        assertThat(scene.power("Sandtrooper")).isEqualTo(1);
    }
}
