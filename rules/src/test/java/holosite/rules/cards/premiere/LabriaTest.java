package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.mayNotInThisPhase;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Scene;
import holosite.rules.table.Zone;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Labria. */
class LabriaTest {
    private static Scene reveals(String top) {
        var scene = table().at(MOS_EISLEY, "Labria").reserve(DARK, top).turn(DARK, Phase.CONTROL);
        return scene.use("Labria");
    }

    @ParameterizedTest
    @CsvSource({"TIE Fighter", "Blizzard Scout 1"})
    void aVehicleOrStarshipIsLost(String top) {
        var scene = reveals(top).passResponses();
        assertThat(scene.isIn(top, Zone.LOST_PILE)).isTrue();
        scene.passUntil(DARK, Phase.CONTROL).mayNot("use Labria");
    }

    @ParameterizedTest
    @CsvSource({"1, RESERVE_DECK", "2, FORCE_PILE", "3, USED_PILE"})
    void anythingElseGoesWhereHisPlayerLikes(int option, Zone pile) {
        var scene = reveals("Stormtrooper").option(option).passResponses();
        assertThat(scene.pile(DARK, pile)).startsWith("Stormtrooper");
        assertThat(scene.lost(DARK)).isEmpty();
    }

    @Test
    void inHisOwnersControlPhaseOnly() {
        var position = table().at(MOS_EISLEY, "Labria").reserve(DARK, "TIE Fighter");
        position.turn(DARK, Phase.DEPLOY).mayNot("use Labria");
        mayNotInThisPhase(
                table().at(MOS_EISLEY, "Labria").turn(LIGHT, Phase.CONTROL), "use Labria");
    }
}
