package holosite.rules.cards.tatooine;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.podrace.Race.ARENA;
import static holosite.rules.podrace.Race.lightWins;
import static holosite.rules.podrace.Race.lostBy;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.podrace.Race;
import org.junit.jupiter.api.Test;

/** Watto's Box. */
class WattosBoxTest {
    @Test
    void wattosBoxRaisesTheStakes() {
        var plain = lightWins(Race.going());
        assertThat(lostBy(DARK, plain)).isEqualTo(6);
        assertThat(plain.lost(LIGHT)).hasSize(15 - 6 + 1);

        var boxed = lightWins(Race.going().beside(DARK, "Watto's Box"));
        assertThat(lostBy(DARK, boxed)).isEqualTo(11);
        assertThat(boxed.lost(LIGHT)).hasSize(15 - 11 + 1);
    }

    @Test
    void wattosBoxComesOnlyBeforeItsPlayerHasARaceTotal() {
        var before =
                Race.going()
                        .raceDestiny(ARENA, 4, "Rebel Trooper")
                        .hand(DARK, "Watto's Box")
                        .turn(DARK, Phase.DEPLOY);
        before.offers("deploy Watto's Box");
        var after =
                Race.going()
                        .raceDestiny(ARENA, 4, "Stormtrooper")
                        .hand(DARK, "Watto's Box")
                        .turn(DARK, Phase.DEPLOY);
        after.mayNot("deploy Watto's Box");
    }
}
