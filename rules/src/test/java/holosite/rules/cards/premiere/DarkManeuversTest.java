package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.language.words.Abilities;
import holosite.language.words.Filters;
import holosite.language.words.Kinds;
import holosite.rules.decision.Prompt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Dark Maneuvers and A Few Maneuvers. */
class DarkManeuversTest {
    @ParameterizedTest
    @CsvSource({"DARK, Dark Maneuvers, 1", "LIGHT, A Few Maneuvers, 0"})
    void aStarfighterOfEitherSideFliesBetterThisTurn(Side side, String card, int power) {
        var scene =
                table().at("Tatooine", "X-wing", "TIE Scout", "TIE Fighter", "Devastator")
                        .hand(side, card)
                        .turn(side, Phase.CONTROL)
                        .play(card);
        assertThat(scene.offered()).contains("X-wing", "TIE Scout").doesNotContain("Devastator");
        scene.choose("TIE Scout").passResponses();
        assertThat(scene.maneuver("TIE Scout")).isEqualTo(1 + 2);
        assertThat(scene.hyperspeed("TIE Scout")).isEqualTo(5 + 2);
        assertThat(scene.power("TIE Scout")).isEqualTo(1 + power);
        assertThat(scene.maneuver("X-wing")).isEqualTo(4);
        scene.passUntil(side.opposite(), Phase.CONTROL);
        assertThat(scene.maneuver("TIE Scout")).isEqualTo(1);
        assertThat(scene.hyperspeed("TIE Scout")).isEqualTo(5);
        assertThat(scene.power("TIE Scout")).isEqualTo(1);
    }

    @Test
    void aStarfighterWithoutHyperdriveGetsNone() {
        var scene =
                table().at("Tatooine", "TIE Fighter")
                        .hand(DARK, "Dark Maneuvers")
                        .turn(DARK, Phase.CONTROL)
                        .play("Dark Maneuvers")
                        .passResponses();
        assertThat(scene.hyperspeed("TIE Fighter")).isNaN();
        assertThat(scene.maneuver("TIE Fighter")).isEqualTo(3 + 2);
    }

    @ParameterizedTest
    @CsvSource({
        "DARK, Dark Maneuvers, X-wing, TIE Scout, 1",
        "LIGHT, A Few Maneuvers, TIE Scout, X-wing, 0"
    })
    void itSavesAStarfighterAfterTheDestinyWasDrawn(
            Side side, String card, String shooter, String ship, int power) {
        Side other = side.opposite();
        var gun =
                Kinds.starshipWeapon("Plain Gun", other, "0_1")
                        .destiny(3)
                        .says(
                                Abilities.deploysOn(Filters.STARSHIP),
                                Abilities.fires(Filters.STARSHIP).forFree());
        for (boolean play : new boolean[] {true, false}) {
            var position =
                    tableWith(gun)
                            .at("Tatooine", shooter, ship, "Y-wing", "TIE Advanced x1")
                            .on(shooter, "Plain Gun")
                            .hand(side, card)
                            .force(other, 3);
            var scene =
                    position.nextDestiny(other, ship.equals("X-wing") ? 5 : 2)
                            .turn(other, Phase.BATTLE)
                            .battleAt("Tatooine")
                            .passUntil("fire Plain Gun");
            double before = scene.power(ship);
            scene.fire("Plain Gun").choose(ship).passUntil("play " + card);
            if (play) {
                scene.play(card);
                assertThat(scene.offered()).doesNotContain("Y-wing", "TIE Advanced x1");
                scene.passResponses();
                assertThat(scene.power(ship)).isEqualTo(before + power);
                assertThat(scene.hyperspeed(ship)).isEqualTo(7);
                assertThat(scene.maneuver(ship)).isEqualTo(ship.equals("X-wing") ? 6 : 3);
            } else {
                scene.pass().passResponses();
            }
            assertThat(scene.isHit(ship)).isEqualTo(!play);
        }
    }

    @ParameterizedTest
    @CsvSource({"DARK, Dark Maneuvers", "LIGHT, A Few Maneuvers"})
    void aDestinyDrawnAgainstACapitalStarshipIsNoOccasion(Side side, String card) {
        Side other = side.opposite();
        var gun =
                Kinds.starshipWeapon("Plain Gun", other, "0_1")
                        .destiny(3)
                        .says(
                                Abilities.deploysOn(Filters.STARSHIP),
                                Abilities.fires(Filters.STARSHIP).forFree());
        String shooter = side == DARK ? "X-wing" : "TIE Scout";
        String target = side == DARK ? "Devastator" : "Corellian Corvette";
        var scene =
                tableWith(gun)
                        .at("Tatooine", shooter, target)
                        .on(shooter, "Plain Gun")
                        .hand(side, card)
                        .force(other, 3)
                        .nextDestiny(other, 1)
                        .turn(other, Phase.BATTLE)
                        .battleAt("Tatooine")
                        .passUntil("fire Plain Gun")
                        .fire("Plain Gun");
        while (scene.whoDecides() == side && scene.prompt() == Prompt.Key.RESPONSE) {
            scene.mayNot("play " + card + ", text 2").pass();
        }
        assertThat(scene.hand(side)).contains(card);
    }
}
