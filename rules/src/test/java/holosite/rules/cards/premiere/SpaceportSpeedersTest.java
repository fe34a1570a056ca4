package holosite.rules.cards.premiere;

import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Scene;
import holosite.rules.table.Zone;
import org.junit.jupiter.api.Test;

/** Spaceport Speeders. */
class SpaceportSpeedersTest {
    private static final String SPEEDERS = "Spaceport Speeders";

    private static Scene selling(String... wares) {
        return table().at(MOS_EISLEY, wares)
                .hand(LIGHT, SPEEDERS)
                .nextDestiny(LIGHT, 3, 2, 1)
                .turn(LIGHT, Phase.CONTROL);
    }

    @Test
    void aDroidOrVehicleIsSoldForTwoDestiniesAndTheLandspeederForThree() {
        var droid = selling("C-3PO");
        droid.play(SPEEDERS).passResponses();
        assertThat(droid.forcePile(LIGHT)).hasSize(5);
        assertThat(droid.isIn("C-3PO", Zone.LOST_PILE)).isTrue();
        var speeder = selling("Luke's X-34 Landspeeder");
        speeder.play(SPEEDERS).passResponses();
        assertThat(speeder.forcePile(LIGHT)).hasSize(6);
    }

    @Test
    void onlyOnesOwnDroidsAndVehiclesAtMosEisleyOrWhereWiosleaIs() {
        selling("Luke Skywalker").mayNot("play " + SPEEDERS);
        selling("Probe Droid").mayNot("play " + SPEEDERS);
        table().at(FARM, "C-3PO")
                .hand(LIGHT, SPEEDERS)
                .turn(LIGHT, Phase.CONTROL)
                .mayNot("play " + SPEEDERS);
        table().at(FARM, "C-3PO", "Wioslea")
                .hand(LIGHT, SPEEDERS)
                .turn(LIGHT, Phase.CONTROL)
                .offers("play " + SPEEDERS);
    }
}
