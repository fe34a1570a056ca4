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
import holosite.rules.kit.Scene;
import holosite.rules.podrace.Race;
import org.junit.jupiter.api.Test;

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
        scene.play("Neck And Neck", 2).passResponses();
        assertThat(scene.lost(LIGHT)).hasSize(2);
        assertThat(scene.lost(DARK)).hasSize(1);
    }
}
