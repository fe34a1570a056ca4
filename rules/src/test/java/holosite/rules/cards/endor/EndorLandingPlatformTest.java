package holosite.rules.cards.endor;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.card.Side;
import org.junit.jupiter.api.Test;

/** Endor: Landing Platform (Docking Bay). */
class EndorLandingPlatformTest {
    private static final String PLATFORM = "Endor: Landing Platform (Docking Bay)";
    private static final String BAY = "Yavin 4: Docking Bay";

    @Test
    void darkLeavesForOneForceAndForNothingWithAnImperialPresent() {
        assertThat(paid(DARK, PLATFORM, BAY, "Bossk")).isEqualTo(1);
        assertThat(paid(DARK, PLATFORM, BAY, "Stormtrooper")).isZero();
    }

    @Test
    void lightLeavesForSeven() {
        assertThat(paid(LIGHT, PLATFORM, BAY, "Rebel Trooper")).isEqualTo(7);
    }

    @Test
    void lightComesForNineMoreAndDarkDoesNot() {
        int light = paid(LIGHT, BAY, "Tatooine: Docking Bay 94", "Rebel Trooper");
        assertThat(paid(LIGHT, BAY, PLATFORM, "Rebel Trooper")).isEqualTo(light + 9);
        int dark = paid(DARK, BAY, "Tatooine: Docking Bay 94", "Stormtrooper");
        assertThat(paid(DARK, BAY, PLATFORM, "Stormtrooper")).isEqualTo(dark);
    }

    private static int paid(Side side, String from, String to, String traveler) {
        var scene =
                table().site(from, DARK)
                        .site(to, DARK)
                        .at(from, traveler)
                        .force(side, 15)
                        .turn(side, Phase.MOVE);
        scene.transitFrom(from).passResponses();
        assertThat(scene.locationOf(traveler)).isEqualTo(to);
        return 15 - scene.forcePile(side).size();
    }
}
