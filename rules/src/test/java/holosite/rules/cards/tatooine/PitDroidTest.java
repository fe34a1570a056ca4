package holosite.rules.cards.tatooine;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.podrace.Race.ANAKIN;
import static holosite.rules.podrace.Race.ARENA;
import static holosite.rules.podrace.Race.BAY;
import static holosite.rules.podrace.Race.BEN;
import static holosite.rules.podrace.Race.SEBULBA;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.kit.Position;
import holosite.rules.podrace.Race;
import holosite.rules.table.Flag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Pit Droid. */
class PitDroidTest {
    private static final String DROID = "Pit Droid";

    private static Position pit() {
        return Race.going().at(BAY, DROID).at(ARENA, SEBULBA, BEN, ANAKIN).force(DARK, 5);
    }

    @Test
    void onceInItsControlPhaseItDrawsOneRaceDestinyOfOnePodracerAnew() {
        var scene =
                pit().raceDestiny(SEBULBA, 1, "Darth Vader", "Stormtrooper")
                        .raceDestiny(BEN, 2, "Bossk")
                        .hand(DARK, "Sense", "Alter (1_234)")
                        .nextDestiny(DARK, 6)
                        .turn(DARK, Phase.CONTROL);
        scene.use(DROID).chooseOnly(SEBULBA).lose("Sense").yes();
        assertThat(scene.lost(DARK)).containsExactlyInAnyOrder("Darth Vader", "Sense");
        assertThat(scene.cardsOn(BEN)).containsExactly("Bossk");
        scene.passUntil(DARK).mayNot("use " + DROID);
    }

    @ParameterizedTest
    @CsvSource({
        "DARK, CONTROL, Sebulba's Podracer, true",
        "DARK, DEPLOY, Sebulba's Podracer, false",
        "DARK, CONTROL, Anakin's Podracer, false"
    })
    void itNeedsARaceDestinyUnderAPodracerOfItsOwner(
            Side turn, Phase phase, String racer, boolean draws) {
        var scene = pit().raceDestiny(racer, 1, "Darth Vader").turn(turn, phase);
        assertThat(scene.isOffered("use " + DROID)).isEqualTo(draws);
    }

    @Test
    void aRaceDestinyUnderTheArenaDoesNotServe() {
        pit().raceDestiny(ARENA, 1, "Darth Vader").turn(DARK, Phase.CONTROL).mayNot("use " + DROID);
    }

    @Test
    void notInTheOpponentsControlPhase() {
        pit().raceDestiny(SEBULBA, 1, "Darth Vader")
                .turn(LIGHT, Phase.CONTROL)
                .pass(LIGHT)
                .mayNot("use " + DROID);
    }

    @Test
    void onceInAControlPhaseItRepairsOneDamagedPodracerOfItsOwner() {
        var scene =
                pit().mark(SEBULBA, Flag.DAMAGED)
                        .mark(BEN, Flag.DAMAGED)
                        .mark(ANAKIN, Flag.DAMAGED)
                        .turn(DARK, Phase.CONTROL);
        scene.use(DROID).mayNot(ANAKIN).chooseOnly(SEBULBA).passResponses();
        assertThat(scene.has(SEBULBA, Flag.DAMAGED)).isFalse();
        assertThat(scene.forcePile(DARK)).hasSize(4);
        scene.passUntil(DARK).mayNot("use " + DROID);

        pit().mark(BEN, Flag.DAMAGED).turn(DARK, Phase.DEPLOY).mayNot("use " + DROID);
        pit().mark(ANAKIN, Flag.DAMAGED).turn(DARK, Phase.CONTROL).mayNot("use " + DROID);
        pit().turn(DARK, Phase.CONTROL).mayNot("use " + DROID);
    }
}
