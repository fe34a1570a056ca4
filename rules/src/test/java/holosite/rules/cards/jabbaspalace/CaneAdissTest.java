package holosite.rules.cards.jabbaspalace;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;

/** Cane Adiss. */
class CaneAdissTest {
    private static final String JUNGLE = "Dagobah: Jungle";

    @Test
    void itAnswersAForceDrainAtAPlanetAndLetsAnybodyInAfterwards() {
        var scene =
                table().site(FARM, LIGHT)
                        .at(FARM, "Rebel Trooper")
                        .hand(DARK, "Cane Adiss", "Sergeant Wallen", "Garindan")
                        .force(DARK, 9)
                        .turn(LIGHT, Phase.CONTROL);
        scene.drainAt(FARM).passUntil("deploy Cane Adiss").deploy("Cane Adiss").passResponses();
        assertThat(scene.hostOf("Cane Adiss")).isEqualTo(FARM);
        scene.passUntil(DARK, Phase.DEPLOY).offers("deploy Sergeant Wallen", "deploy Garindan");
    }
}
