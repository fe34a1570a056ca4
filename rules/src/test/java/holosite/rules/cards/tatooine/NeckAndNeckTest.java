package holosite.rules.cards.tatooine;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.podrace.Race.ANAKIN;
import static holosite.rules.podrace.Race.ARENA;
import static holosite.rules.podrace.Race.EVENT;
import static holosite.rules.podrace.Race.SEBULBA;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.language.card.Phase;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Scene;
import holosite.rules.podrace.Race;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Neck And Neck. */
class NeckAndNeckTest {
    @Test
    void neckAndNeckKeepsTheOtherFromDrawingInTheNextControlPhaseOnly() {
        var scene =
                Race.going()
                        .at(ARENA, SEBULBA, ANAKIN)
                        .raceDestiny(SEBULBA, 2, "Stormtrooper")
                        .raceDestiny(ANAKIN, 2, "Rebel Trooper")
                        .hand(LIGHT, "light Neck And Neck", "Sense")
                        .turn(LIGHT, Phase.DRAW);
        scene.play("Neck And Neck").lose("Sense").passResponses();
        assertThat(scene.lost(LIGHT)).containsExactlyInAnyOrder("Neck And Neck", "Sense");
        scene.passUntil(DARK, Phase.CONTROL).mayNot("use " + EVENT);
        scene.pass().expectDecider(LIGHT).offers("use " + EVENT);
        scene.passUntil(LIGHT, Phase.CONTROL).passUntil(DARK, Phase.CONTROL);
        scene.offers("use " + EVENT);
    }

    @Test
    void neckAndNeckInAControlPhaseMeansTheOneAfter() {
        var scene =
                Race.going()
                        .at(ARENA, SEBULBA, ANAKIN)
                        .raceDestiny(SEBULBA, 2, "Stormtrooper")
                        .raceDestiny(ANAKIN, 2, "Rebel Trooper")
                        .hand(LIGHT, "light Neck And Neck", "Sense")
                        .turn(DARK, Phase.CONTROL);
        scene.pass().play("Neck And Neck").lose("Sense").passResponses();
        scene.expectDecider(DARK).offers("use " + EVENT);

        // four apart, it is too late
        var apart =
                Race.going()
                        .at(ARENA, SEBULBA, ANAKIN)
                        .raceDestiny(SEBULBA, 3, "Stormtrooper")
                        .raceDestiny(ANAKIN, 2, "Rebel Trooper")
                        .hand(LIGHT, "light Neck And Neck", "Sense")
                        .turn(LIGHT, Phase.CONTROL);
        apart.mayNot("play Neck And Neck");
    }

    /** Sebulba's Podracer has 5. */
    @ParameterizedTest
    @CsvSource({"8, true", "9, false"})
    void whoIsFourAheadIsNotNeckAndNeckEither(double anakin, boolean near) {
        var scene =
                Race.racing(2, anakin)
                        .hand(LIGHT, "light Neck And Neck", "Sense")
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(scene.isOffered("play Neck And Neck")).isEqualTo(near);
    }

    @ParameterizedTest
    @CsvSource({"9, 9, true", "10, 9, false", "9, 10, false"})
    void bothHaveLessThanTenLifeForce(int light, int dark, boolean helps) {
        var scene =
                Scene.with(AllCards::all)
                        .site(ARENA, DARK)
                        .hand(LIGHT, "light Neck And Neck")
                        .nothingElseInReserve(LIGHT)
                        .nothingElseInReserve(DARK)
                        .force(LIGHT, light)
                        .used(DARK, dark)
                        .turn(LIGHT, Phase.DRAW);
        assertThat(scene.isOffered("play Neck And Neck, text 2")).isEqualTo(helps);
    }

    @Test
    void neckAndNeckHelpsBothWhenBothAreNearTheEnd() {
        var scene =
                Scene.with(AllCards::all)
                        .site(ARENA, DARK)
                        .hand(LIGHT, "light Neck And Neck")
                        .nothingElseInReserve(LIGHT)
                        .nothingElseInReserve(DARK)
                        .force(LIGHT, 3)
                        .used(DARK, 9)
                        .lost(LIGHT, 5)
                        .lost(DARK, 5)
                        .turn(LIGHT, Phase.DRAW);
        scene.play("Neck And Neck", 2).passUntil(Prompt.Key.WHICH_FIRST);
        scene.expectDecider(LIGHT);
        scene.option(2).passResponses();
        assertThat(scene.lost(LIGHT)).hasSize(2);
        assertThat(scene.lost(DARK)).hasSize(1);
    }
}
