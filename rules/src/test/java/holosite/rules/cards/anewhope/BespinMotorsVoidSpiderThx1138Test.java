package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;

/** Bespin Motors Void Spider THX 1138. */
class BespinMotorsVoidSpiderThx1138Test {
    private static final String SPIDER = "Bespin Motors Void Spider THX 1138";

    @Test
    void itMovesThreeSitesAndAsAReact() {
        var scene =
                table().at(MOS_EISLEY, "Stormtrooper", "Rebel Trooper")
                        .at(FARM, SPIDER)
                        .force(DARK, 5)
                        .force(LIGHT, 5)
                        .turn(LIGHT, Phase.BATTLE);
        assertThat(scene.landspeed(SPIDER)).isEqualTo(3);
        scene.battleAt(MOS_EISLEY).react(SPIDER).passResponses();
        assertThat(scene.locationOf(SPIDER)).isEqualTo(MOS_EISLEY);
    }
}
