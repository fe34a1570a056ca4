package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;

/** R4-M9. */
class R4M9Test {
    private static final String RIDER = "R4-M9";

    @Test
    void theVehicleItIsAboardIsStrongerAndNimbler() {
        var scene =
                table().at(PLAINS, "Blizzard Scout 1")
                        .passenger("Blizzard Scout 1", RIDER)
                        .turn(DARK, Phase.CONTROL);
        assertThat(scene.power("Blizzard Scout 1")).isEqualTo(3 + 1 + 1);
        assertThat(scene.landspeed("Blizzard Scout 1")).isEqualTo(4);

        String spider = "Bespin Motors Void Spider THX 1138";
        scene = table().at(CANTINA, spider).passenger(spider, RIDER).turn(DARK, Phase.CONTROL);
        assertThat(scene.maneuver(spider)).isEqualTo(5);
    }

    @Test
    void aCreatureVehicleIsNot() {
        var scene = table().at(BAY, "Dewback").aboard("Dewback", RIDER).turn(DARK, Phase.CONTROL);
        assertThat(scene.landspeed("Dewback")).isEqualTo(2);
    }
}
