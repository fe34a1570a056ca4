package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;

/** Presence Of The Force. */
class PresenceOfTheForceTest {
    @Test
    @Claim("presence-of-the-force#1")
    void presenceOfTheForceCountsOnceAtALocation() {
        var one =
                table().site(CANTINA, DARK)
                        .on(CANTINA, "Presence Of The Force")
                        .turn(DARK, Phase.CONTROL);
        assertThat(one.forceIcons(CANTINA, DARK)).isEqualTo(3);
        assertThat(one.forceIcons(CANTINA, LIGHT)).isEqualTo(3);

        var two =
                table().site(CANTINA, DARK)
                        .on(CANTINA, "Presence Of The Force", "Presence Of The Force")
                        .turn(DARK, Phase.CONTROL);
        assertThat(two.forceIcons(CANTINA, DARK)).isEqualTo(3);
        assertThat(two.forceIcons(CANTINA, LIGHT)).isEqualTo(3);
    }
}
