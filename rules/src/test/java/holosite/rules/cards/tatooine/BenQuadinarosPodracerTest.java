package holosite.rules.cards.tatooine;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.podrace.Race.ANAKIN;
import static holosite.rules.podrace.Race.ARENA;
import static holosite.rules.podrace.Race.BEN;
import static holosite.rules.podrace.Race.SEBULBA;
import static holosite.rules.podrace.Race.total;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Ruling;
import holosite.language.card.Phase;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Position;
import holosite.rules.podrace.Race;
import org.junit.jupiter.api.Test;

/** Ben Quadinaros' Podracer. */
class BenQuadinarosPodracerTest {
    @Test
    @Ruling("number-instead-of-a-race-destiny")
    void benExchangesTheTopRaceDestinies() {
        var scene =
                Race.going()
                        .at(ARENA, BEN, ANAKIN)
                        .raceDestiny(BEN, 2, "Stormtrooper")
                        .raceDestiny(BEN, 1, "Darth Vader")
                        .raceDestiny(ANAKIN, 6, "Rebel Trooper")
                        .raceDestiny(ANAKIN, 4, "Luke Skywalker")
                        .hand(DARK, 2)
                        .turn(DARK, Phase.CONTROL);
        assertThat(total(scene, BEN)).isEqualTo(5);
        scene.use(BEN).answerDefaults(() -> scene.prompt() == Prompt.Key.LOSE_FORCE_FROM);
        scene.passResponses();

        assertThat(scene.cardsOn(BEN)).containsExactly("Rebel Trooper", "Darth Vader");
        assertThat(scene.cardsOn(ANAKIN)).containsExactly("Stormtrooper", "Luke Skywalker");
        // Ben's Podracer adds 1 to the race destinies of its own player only
        assertThat(total(scene, BEN)).isEqualTo(6 + 2);
        assertThat(total(scene, ANAKIN)).isEqualTo(2 + 4);
        assertThat(scene.lost(DARK)).hasSize(2);
        scene.passUntil(DARK).mayNot("use " + BEN);
    }

    @Test
    void oneOfAnotherPodracerIsExchangedInHisControlPhaseOnly() {
        ready().turn(DARK, Phase.CONTROL).use(BEN).mayNot("Bossk").chooseOnly("Rebel Trooper");
        ready().turn(DARK, Phase.DEPLOY).mayNot("use " + BEN);
        ready().turn(LIGHT, Phase.CONTROL).pass(LIGHT).mayNot("use " + BEN);
    }

    private static Position ready() {
        return Race.going()
                .at(ARENA, BEN, ANAKIN, SEBULBA)
                .raceDestiny(BEN, 2, "Stormtrooper")
                .raceDestiny(ANAKIN, 6, "Rebel Trooper")
                .raceDestiny(SEBULBA, 3, "Darth Vader")
                .raceDestiny(ARENA, 5, "Bossk");
    }
}
