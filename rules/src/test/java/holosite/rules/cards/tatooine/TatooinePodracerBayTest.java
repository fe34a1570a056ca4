package holosite.rules.cards.tatooine;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.mayNotInThisPhase;
import static holosite.rules.podrace.Race.ANAKIN;
import static holosite.rules.podrace.Race.ARENA;
import static holosite.rules.podrace.Race.BAY;
import static holosite.rules.podrace.Race.total;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.podrace.Race;
import org.junit.jupiter.api.Test;

/** Tatooine: Podracer Bay. */
class TatooinePodracerBayTest {
    @Test
    void whoControlsThePodracerBayExchangesHisTopRaceDestiny() {
        var scene =
                Race.going()
                        .at(BAY, "Luke Skywalker")
                        .at(ARENA, ANAKIN)
                        .raceDestiny(ANAKIN, 1, "Rebel Trooper", "Han Solo")
                        .at(ARENA, Race.SEBULBA)
                        .raceDestiny(Race.SEBULBA, 1, "Stormtrooper")
                        .lost(LIGHT, "Sense", "Alter (1_71)")
                        .turn(LIGHT, Phase.DEPLOY);
        scene.use(BAY).passResponses();

        assertThat(scene.cardsOn(ANAKIN)).containsExactly("Sense", "Han Solo");
        assertThat(scene.lost(LIGHT)).containsExactly("Rebel Trooper", "Alter");
        assertThat(total(scene, ANAKIN))
                .isEqualTo(1 + scene.printed("light Sense").destiny().getFirst());
        scene.mayNot("use " + BAY);

        var shared =
                Race.going()
                        .at(BAY, "Luke Skywalker", "Darth Vader")
                        .at(ARENA, ANAKIN)
                        .raceDestiny(ANAKIN, 1, "Rebel Trooper")
                        .lost(LIGHT, "Sense")
                        .turn(LIGHT, Phase.DEPLOY);
        shared.mayNot("use " + BAY);
    }

    @Test
    void darkExchangesAsWell() {
        var scene =
                Race.going()
                        .site(BAY, LIGHT)
                        .at(BAY, "Darth Vader")
                        .at(ARENA, Race.SEBULBA)
                        .raceDestiny(Race.SEBULBA, 1, "Stormtrooper", "Garindan")
                        .at(ARENA, ANAKIN)
                        .raceDestiny(ANAKIN, 1, "Rebel Trooper")
                        .lost(DARK, "dark Sense")
                        .turn(DARK, Phase.DEPLOY);
        scene.use(BAY).passResponses();
        assertThat(scene.cardsOn(Race.SEBULBA)).containsExactly("Sense", "Garindan");
        assertThat(scene.lost(DARK)).containsExactly("Stormtrooper");
        mayNotInThisPhase(scene, "use " + BAY);

        Race.going()
                .site(BAY, LIGHT)
                .at(BAY, "Darth Vader", "Luke Skywalker")
                .at(ARENA, Race.SEBULBA)
                .raceDestiny(Race.SEBULBA, 1, "Stormtrooper")
                .lost(DARK, "dark Sense")
                .turn(DARK, Phase.DEPLOY)
                .mayNot("use " + BAY);
    }
}
