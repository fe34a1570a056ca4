package holosite.rules.cards.endor;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.card.Side;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Endor: Landing Platform (Docking Bay). */
class EndorLandingPlatformTest {
    private static final String PLATFORM = "Endor: Landing Platform (Docking Bay)";
    private static final String BAY = "Yavin 4: Docking Bay";

    @Test
    void darkLeavesForOneForceAndForNothingWithAnImperialPresent() {
        assertThat(paid(DARK, DARK, PLATFORM, BAY, "Bossk")).isEqualTo(1);
        assertThat(paid(DARK, DARK, PLATFORM, BAY, "Stormtrooper")).isZero();
    }

    @Test
    void lightLeavesForSeven() {
        assertThat(paid(DARK, LIGHT, PLATFORM, BAY, "Rebel Trooper")).isEqualTo(7);
    }

    @Test
    void lightComesForNineMoreAndDarkDoesNot() {
        int light = paid(DARK, LIGHT, BAY, "Tatooine: Docking Bay 94", "Rebel Trooper");
        assertThat(paid(DARK, LIGHT, BAY, PLATFORM, "Rebel Trooper")).isEqualTo(light + 9);
        int dark = paid(DARK, DARK, BAY, "Tatooine: Docking Bay 94", "Stormtrooper");
        assertThat(paid(DARK, DARK, BAY, PLATFORM, "Stormtrooper")).isEqualTo(dark);
    }

    @Test
    void fromTheVersionOfTheLightSideLightLeavesForTwoAndComesForNothingMore() {
        assertThat(paid(LIGHT, LIGHT, PLATFORM, BAY, "Rebel Trooper")).isEqualTo(2);
        int light = paid(LIGHT, LIGHT, BAY, "Tatooine: Docking Bay 94", "Rebel Trooper");
        assertThat(paid(LIGHT, LIGHT, BAY, PLATFORM, "Rebel Trooper")).isEqualTo(light);
    }

    @Test
    void fromTheVersionOfTheLightSideDarkLeavesForOneAndForNothingWithAnImperialPresent() {
        assertThat(paid(LIGHT, DARK, PLATFORM, BAY, "Bossk")).isEqualTo(1);
        assertThat(paid(LIGHT, DARK, PLATFORM, BAY, "Stormtrooper")).isZero();
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    void anImperialElsewhereIsNotPresent(Side version) {
        var scene =
                table().site(PLATFORM, version)
                        .site(BAY, DARK)
                        .at(PLATFORM, "Bossk")
                        .at("Endor: Back Door", "Stormtrooper")
                        .force(DARK, 3)
                        .turn(DARK, Phase.MOVE);
        scene.transitFrom(PLATFORM).passResponses();
        assertThat(scene.forcePile(DARK)).hasSize(2);
    }

    private static int paid(Side version, Side side, String from, String to, String traveler) {
        var scene =
                table().site(from, from.equals(PLATFORM) ? version : DARK)
                        .site(to, to.equals(PLATFORM) ? version : DARK)
                        .at(from, traveler)
                        .force(side, 15)
                        .turn(side, Phase.MOVE);
        scene.transitFrom(from).passResponses();
        assertThat(scene.locationOf(traveler)).isEqualTo(to);
        return 15 - scene.forcePile(side).size();
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    void anImperialInsideAnEnclosedVehicleIsNotPresent(Side version) {
        var scene =
                table().site(PLATFORM, version)
                        .site(BAY, DARK)
                        .at(PLATFORM, "Bossk", "Blizzard 1")
                        .pilot("Blizzard 1", "General Veers")
                        .force(DARK, 3)
                        .turn(DARK, Phase.MOVE);
        scene.transitFrom(PLATFORM).choose("Bossk").passResponses();
        assertThat(scene.locationOf("Bossk")).isEqualTo(BAY);
        assertThat(scene.forcePile(DARK)).hasSize(2);
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    void withAnImperialPresentTransitIsFreeWhateverTheOtherBayAsksFor(Side version) {
        assertThat(toHomeOne(version, "Stormtrooper")).isZero();
        assertThat(toHomeOne(version, "Bossk")).isEqualTo(1 + 9);
    }

    private static int toHomeOne(Side version, String traveler) {
        String bay = "Home One: Docking Bay";
        var scene =
                table().site(PLATFORM, version)
                        .site(bay, LIGHT)
                        .at(PLATFORM, traveler)
                        .force(DARK, 15)
                        .turn(DARK, Phase.MOVE);
        scene.transitFrom(PLATFORM).passResponses();
        assertThat(scene.locationOf(traveler)).isEqualTo(bay);
        return 15 - scene.forcePile(DARK).size();
    }
}
