package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.rules.kit.Scene;
import holosite.rules.modifier.Standing;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Commander Praji. */
class CommanderPrajiTest {
    @ParameterizedTest
    @CsvSource({"Devastator, 11, 4", "Imperial-Class Star Destroyer, 10, 3"})
    void heFliesTheDevastatorFaster(String ship, double power, double hyperspeed) {
        var scene =
                table().at("Tatooine", ship)
                        .pilot(ship, "Commander Praji")
                        .turn(DARK, Phase.CONTROL);
        assertThat(scene.power(ship)).isEqualTo(power);
        assertThat(scene.hyperspeed(ship)).isEqualTo(hyperspeed);
    }

    @Test
    void aPassengerDoesNot() {
        var scene =
                table().at("Tatooine", "Devastator")
                        .passenger("Devastator", "Commander Praji")
                        .turn(DARK, Phase.CONTROL);
        assertThat(scene.power("Devastator")).isEqualTo(9);
        assertThat(scene.hyperspeed("Devastator")).isEqualTo(3);
    }

    @ParameterizedTest
    @CsvSource({
        "Tatooine: Mos Eisley, R2-D2 (2_14), 0",
        "Tatooine: Docking Bay 94, R2-D2 (2_14), 2"
    })
    void whereHeIsThreepioSaysNothing(String place, String friend, double more) {
        var scene =
                table().at(MOS_EISLEY, "C-3PO", friend)
                        .at(place, "Commander Praji")
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(scene.forfeitValue(friend) - scene.printed(Figure.FORFEIT, friend))
                .isEqualTo(more);
    }

    @Test
    void whereHeIsArtooSaysNothingAndOtherDroidsDo() {
        for (boolean present : new boolean[] {false, true}) {
            var scene =
                    table().at(MOS_EISLEY, "EG-4", "R2-X2", "R2-D2 (2_14)")
                            .at(present ? MOS_EISLEY : BAY, "Commander Praji")
                            .turn(LIGHT, Phase.CONTROL);
            assertThat(scene.power("R2-X2")).isEqualTo(2);
            assertThat(isCanceled(scene, "R2-D2 (2_14)")).isEqualTo(present);
            assertThat(isCanceled(scene, "EG-4")).isFalse();
        }
    }

    /** A starship with an astromech built in has landed where he is: Luke boards it at his cost. */
    @Test
    void whereHeIsTheAstromechBuiltIntoRedFiveLetsNobodyBoardForFree() {
        for (boolean present : new boolean[] {false, true}) {
            var scene =
                    table().at(MOS_EISLEY, "Artoo-Detoo In Red 5")
                            .at(present ? MOS_EISLEY : BAY, "Commander Praji")
                            .hand(LIGHT, "Luke Skywalker (1_19)")
                            .force(LIGHT, 9)
                            .turn(LIGHT, Phase.DEPLOY);
            assertThat(scene.deployCost("Luke Skywalker", "Artoo-Detoo In Red 5"))
                    .isEqualTo(present ? 3 : 0);
        }
    }

    private static boolean isCanceled(Scene scene, String card) {
        return Standing.of(scene.state()).textCanceled(scene.card(card));
    }
}
