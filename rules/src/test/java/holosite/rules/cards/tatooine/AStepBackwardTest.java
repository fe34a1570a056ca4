package holosite.rules.cards.tatooine;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.podrace.Race.ARENA;
import static holosite.rules.podrace.Race.SEBULBA;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.glossary.Claim;
import holosite.language.card.Phase;
import holosite.rules.kit.Scene;
import holosite.rules.podrace.Race;
import org.junit.jupiter.api.Test;

/** A Step Backward. */
class AStepBackwardTest {
    @Test
    @Claim({"podracer#4", "podracer#5"})
    void aStepBackwardTakesFromPodracersOnly() {
        var scene =
                Race.going()
                        .at(ARENA, SEBULBA)
                        .raceDestiny(SEBULBA, 4, "Stormtrooper", "Darth Vader")
                        .raceDestiny(ARENA, 6, "Rebel Trooper")
                        .hand(LIGHT, "A Step Backward")
                        .turn(LIGHT, Phase.CONTROL);
        scene.play("A Step Backward").passResponses();

        assertThat(scene.used(DARK)).containsExactly("Stormtrooper");
        assertThat(scene.cardsOn(SEBULBA)).containsExactly("Darth Vader");
        assertThat(scene.cardsOn(ARENA)).contains("Rebel Trooper");

        // with race destinies on the arena alone it is not played at all
        var alone =
                Race.going()
                        .at(ARENA, SEBULBA)
                        .raceDestiny(ARENA, 6, "Rebel Trooper")
                        .hand(LIGHT, "A Step Backward")
                        .turn(LIGHT, Phase.CONTROL);
        alone.mayNot("play A Step Backward");
    }

    @Test
    void aStepBackwardMayBringACharacterBack() {
        var scene =
                Scene.with(AllCards::all)
                        .site(ARENA, DARK)
                        .hand(
                                LIGHT,
                                "A Step Backward",
                                "Sense",
                                "Alter (1_71)",
                                "Sense",
                                "Alter (1_71)")
                        .lost(LIGHT, "Luke Skywalker", "Leia Organa")
                        .turn(LIGHT, Phase.CONTROL);
        scene.play("A Step Backward").passResponses().chooseOnly("Luke Skywalker");

        assertThat(scene.hand(LIGHT)).hasSize(2).contains("Luke Skywalker");
        assertThat(scene.lost(LIGHT)).hasSize(3 + 2);
    }

    @Test
    void withThreeCardsInHandItIsNotPlayed() {
        Scene.with(AllCards::all)
                .site(ARENA, DARK)
                .hand(LIGHT, "A Step Backward", "Sense", "Alter (1_71)", "Sense")
                .lost(LIGHT, "Luke Skywalker")
                .turn(LIGHT, Phase.CONTROL)
                .offers("play A Step Backward");
        Scene.with(AllCards::all)
                .site(ARENA, DARK)
                .hand(LIGHT, "A Step Backward", "Sense", "Alter (1_71)")
                .lost(LIGHT, "Luke Skywalker")
                .turn(LIGHT, Phase.CONTROL)
                .mayNot("play A Step Backward");
    }
}
