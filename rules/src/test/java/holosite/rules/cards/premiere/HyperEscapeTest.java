package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.card.Side;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Hyper Escape. */
class HyperEscapeTest {
    @ParameterizedTest
    @EnumSource(Side.class)
    void allOnesShipsLeaveABattleInSpaceForForce(Side turn) {
        var scene =
                table().at("Tatooine", "X-wing", "Gold 1", "Devastator")
                        .pilot("Gold 1", "Rebel Pilot")
                        .at("Kessel", "Y-wing")
                        .hand(LIGHT, "Hyper Escape")
                        .force(LIGHT, 5)
                        .force(DARK, 5)
                        .turn(turn, Phase.BATTLE)
                        .battleAt("Tatooine")
                        .passUntil("play Hyper Escape");
        int force = scene.forcePile(LIGHT).size();
        // with Force enough for both nobody is asked who goes first
        scene.play("Hyper Escape").passResponses();
        assertThat(scene.locationOf("X-wing")).isEqualTo("Kessel");
        assertThat(scene.locationOf("Gold 1")).isEqualTo("Kessel");
        assertThat(scene.locationOf("Devastator")).isEqualTo("Tatooine");
        assertThat(scene.forcePile(LIGHT)).hasSize(force - 2);
    }

    @ParameterizedTest
    @CsvSource({"X-wing, Gold 1", "Gold 1, X-wing"})
    void whereTheForceIsNotEnoughForAllOneSaysWhoLeaves(String first, String other) {
        var scene =
                table().at("Tatooine", "X-wing", "Gold 1", "Devastator")
                        .pilot("Gold 1", "Rebel Pilot")
                        .at("Kessel", "Y-wing")
                        .hand(LIGHT, "Hyper Escape")
                        .force(LIGHT, 1)
                        .force(DARK, 5)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt("Tatooine")
                        .passUntil("play Hyper Escape");
        scene.play("Hyper Escape").chooseOnly(first).passResponses();
        assertThat(scene.locationOf(first)).isEqualTo("Kessel");
        assertThat(scene.locationOf(other)).isEqualTo("Tatooine");
        assertThat(scene.forcePile(LIGHT)).isEmpty();
    }

    @Test
    void itMayBePlayedWithoutForce() {
        var scene =
                table().at("Tatooine", "X-wing", "Devastator")
                        .at("Kessel", "Y-wing")
                        .hand(LIGHT, "Hyper Escape")
                        .force(DARK, 5)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt("Tatooine")
                        .passUntil("play Hyper Escape");
        scene.play("Hyper Escape").passResponses();
        assertThat(scene.locationOf("X-wing")).isEqualTo("Tatooine");
        assertThat(scene.used(LIGHT)).contains("Hyper Escape");
    }

    @Test
    void notFromASite() {
        table().at(BAY, "X-wing", "Rebel Trooper", "Stormtrooper")
                .system("Tatooine", DARK)
                .hand(LIGHT, "Hyper Escape")
                .force(DARK, 5)
                .force(LIGHT, 5)
                .turn(DARK, Phase.BATTLE)
                .battleAt(BAY)
                .mayNot("play Hyper Escape");
    }
}
