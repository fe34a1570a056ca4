package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Corellian Slip. */
class CorellianSlipTest {
    private static final String SLIP = "Corellian Slip";
    private static final String ROLL = "Tallon Roll";

    /** The TIE comes to destiny + 1 + 3, the X-wing to destiny + 3, and 2 for its pilot. */
    private static Scene rolled(int dark, int light) {
        return table().at("Tatooine", "TIE Fighter", "X-wing", "Y-wing")
                .pilot("X-wing", "Tiree")
                .hand(DARK, ROLL)
                .hand(LIGHT, SLIP)
                .nextDestiny(DARK, dark)
                .nextDestiny(LIGHT, light)
                .turn(DARK, Phase.CONTROL)
                .play(ROLL)
                .at("X-wing");
    }

    @ParameterizedTest
    @CsvSource({"5, 1", "6, 2"})
    void itAddsManeuverAndThePilotsAbilityToTheTotal(int dark, int light) {
        var plain = rolled(dark, light);
        int without = dark + 4 - (light + (int) plain.power("X-wing"));
        assertThat(without).isPositive();
        plain.passResponses();
        assertThat(plain.isOnTable("X-wing")).isFalse();
        int added = (int) rolled(dark, light).maneuver("X-wing") + 2;
        var scene = rolled(dark, light).play(SLIP).passResponses();
        assertThat(scene.isOnTable("X-wing")).isEqualTo(without <= added);
        assertThat(scene.isOnTable("TIE Fighter")).isEqualTo(without >= added);
        assertThat(scene.used(LIGHT)).contains(SLIP);
    }

    @Test
    void itAnswersNothingElse() {
        table().at("Tatooine", "TIE Fighter", "X-wing")
                .hand(DARK, "I'm On The Leader")
                .hand(LIGHT, SLIP)
                .turn(DARK, Phase.CONTROL)
                .play("I'm On The Leader")
                .choose("X-wing")
                .expectDecider(LIGHT)
                .expectPrompt(Prompt.Key.PHASE_ACTION);
    }

    @Test
    void orAStarfighterOfTheOpponentIsLessNimbleForATurn() {
        var scene =
                table().at("Tatooine", "TIE Fighter", "X-wing", "Devastator")
                        .at(MOS_EISLEY, "Mobquet A-1 Deluxe Floater")
                        .pilot("Mobquet A-1 Deluxe Floater", "Stormtrooper")
                        .at("Kessel", "TIE Fighter#2")
                        .hand(LIGHT, SLIP)
                        .turn(LIGHT, Phase.CONTROL)
                        .play(SLIP);
        assertThat(scene.offered()).containsExactlyInAnyOrder("TIE Fighter", "TIE Fighter#2");
        scene.choose("TIE Fighter").passResponses();
        assertThat(scene.maneuver("TIE Fighter")).isEqualTo(3 - 1);
        assertThat(scene.maneuver("TIE Fighter#2")).isEqualTo(3);
        scene.endTurn();
        assertThat(scene.maneuver("TIE Fighter")).isEqualTo(3);
    }
}
