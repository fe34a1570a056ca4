package holosite.rules.cards.jedipack;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.mayNotInThisPhase;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.card.Trait;
import holosite.language.words.Abilities;
import holosite.language.words.Filters;
import holosite.language.words.Kinds;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

/** Gravity Shadow. */
class GravityShadowTest {
    private static final String SHADOW = "Gravity Shadow";

    private static Position leaving() {
        return table().at("Tatooine", "X-wing")
                .system("Kessel", LIGHT)
                .hand(DARK, SHADOW)
                .force(LIGHT, 5);
    }

    /** An X-wing has a pilot of ability 1. */
    private static Scene shadowed(int destiny) {
        var scene = leaving().nextDestiny(DARK, destiny).turn(LIGHT, Phase.MOVE);
        scene.move("X-wing").passUntil("play " + SHADOW).play(SHADOW).passResponses();
        return scene;
    }

    @Test
    void aDestinyAboveThePilotsAbilityStopsTheShipForTheTurn() {
        var scene = shadowed(2);
        assertThat(scene.locationOf("X-wing")).isEqualTo("Tatooine");
        assertThat(scene.lost(DARK)).contains(SHADOW);
        mayNotInThisPhase(scene, "move X-wing", "land X-wing");
        scene.endTurn().passUntil(LIGHT, Phase.MOVE);
        scene.offers("move X-wing");
    }

    @Test
    void aDestinyEqualToItLosesTheShip() {
        var scene = shadowed(1);
        assertThat(scene.lost(LIGHT)).contains("X-wing");
    }

    @Test
    void aLowerOneLetsItPass() {
        var scene = shadowed(0);
        assertThat(scene.locationOf("X-wing")).isEqualTo("Kessel");
    }

    @Test
    void whatIsImmuneToItIsNoTarget() {
        var light =
                Kinds.effect("Plain Light", LIGHT, "0_1")
                        .destiny(3)
                        .says(
                                Abilities.deploysOnTable(),
                                Abilities.immuneTo(
                                        Filters.a(Trait.X_WING), Filters.titled(SHADOW)));
        var scene =
                tableWith(light)
                        .at("Tatooine", "X-wing", "Y-wing")
                        .system("Kessel", LIGHT)
                        .beside(LIGHT, "Plain Light")
                        .hand(DARK, SHADOW)
                        .force(LIGHT, 5)
                        .turn(LIGHT, Phase.MOVE)
                        .move("X-wing");
        scene.answerDefaults(
                () -> {
                    scene.mayNot("play " + SHADOW);
                    return !scene.isOffered("move Y-wing");
                });
        scene.move("Y-wing").passUntil("play " + SHADOW);
    }

    @Test
    void itIsForHyperspaceOnly() {
        var landing =
                table().at("Tatooine", "X-wing")
                        .site(BAY, LIGHT)
                        .hand(DARK, SHADOW)
                        .force(LIGHT, 5)
                        .turn(LIGHT, Phase.MOVE)
                        .land("X-wing");
        mayNotInThisPhase(landing, "play " + SHADOW);
    }

    @Test
    void itIsForStarshipsOfTheOpponentOnly() {
        var own =
                table().at("Tatooine", "Devastator")
                        .system("Kessel", DARK)
                        .hand(DARK, SHADOW)
                        .force(DARK, 5)
                        .turn(DARK, Phase.MOVE)
                        .move("Devastator");
        mayNotInThisPhase(own, "play " + SHADOW);
    }

    @Test
    void theBestPilotCountsAlsoInHyperEscape() {
        var scene =
                table().at("Tatooine", "Gold 1", "Devastator")
                        .pilot("Gold 1", "Luke Skywalker")
                        .system("Kessel", LIGHT)
                        .hand(LIGHT, "Hyper Escape")
                        .hand(DARK, SHADOW)
                        .force(LIGHT, 5)
                        .force(DARK, 5)
                        .nextDestiny(DARK, 4)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt("Tatooine");
        scene.passUntil("play Hyper Escape").play("Hyper Escape");
        scene.passUntil("play " + SHADOW).play(SHADOW).passUntil(DARK, Phase.MOVE);
        assertThat(scene.lost(LIGHT)).contains("Gold 1");
    }
}
