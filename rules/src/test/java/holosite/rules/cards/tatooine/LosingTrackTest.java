package holosite.rules.cards.tatooine;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.podrace.Race.ANAKIN;
import static holosite.rules.podrace.Race.SEBULBA;

import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import holosite.rules.podrace.Race;
import holosite.rules.table.Flag;
import org.junit.jupiter.api.Test;

/** Losing Track and Hit Racer; what damage does is in DamageTest. */
class LosingTrackTest {
    private static final String TRACK = "Losing Track";

    private static Position racing() {
        return Race.racing(6, 9).hand(LIGHT, TRACK).hand(DARK, "Hit Racer").force(LIGHT, 5);
    }

    @Test
    void itRepairsADamagedPodracerOfItsPlayer() {
        String repair = "play " + TRACK + ", text 2";
        racing().mark(ANAKIN, Flag.DAMAGED).turn(LIGHT, Phase.CONTROL).offers(repair);
        racing().mark(SEBULBA, Flag.DAMAGED).turn(LIGHT, Phase.CONTROL).mayNot(repair);
        racing().turn(LIGHT, Phase.CONTROL).mayNot(repair);
    }

    @Test
    void itDamagesOnePodracer() {
        racing().turn(LIGHT, Phase.CONTROL).play(TRACK, 3).chooseOnly(ANAKIN);
    }

    @Test
    void hitRacerIsPlayedInDarksControlPhaseOnly() {
        racing().force(DARK, 2).turn(DARK, Phase.CONTROL).offers("play Hit Racer");
        racing().force(DARK, 2).turn(DARK, Phase.DEPLOY).mayNot("play Hit Racer");
        racing().force(DARK, 2).turn(LIGHT, Phase.CONTROL).pass(LIGHT).mayNot("play Hit Racer");
    }
}
