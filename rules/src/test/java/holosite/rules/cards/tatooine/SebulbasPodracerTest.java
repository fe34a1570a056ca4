package holosite.rules.cards.tatooine;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.podrace.Race.ANAKIN;
import static holosite.rules.podrace.Race.ARENA;
import static holosite.rules.podrace.Race.EVENT;
import static holosite.rules.podrace.Race.SEBULBA;
import static holosite.rules.podrace.Race.total;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.podrace.Race;
import org.junit.jupiter.api.Test;

/** Sebulba's Podracer. */
class SebulbasPodracerTest {
    @Test
    void sebulbaSpendsForceToStopTheOtherOnceForEachTotal() {
        var scene =
                Race.going()
                        .at(ARENA, SEBULBA, ANAKIN)
                        .raceDestiny(SEBULBA, 2, "Stormtrooper")
                        .raceDestiny(ANAKIN, 5, "Rebel Trooper")
                        .force(DARK, 6)
                        .turn(DARK, Phase.CONTROL);
        scene.use(SEBULBA);
        // Light may not draw this turn; Dark may
        assertThat(scene.forcePile(DARK)).hasSize(4);
        scene.expectDecider(LIGHT).mayNot("use " + EVENT).pass();
        scene.expectDecider(DARK).offers("use " + EVENT).mayNot("use " + SEBULBA);
        scene.pass();
        // another turn, the same total: it has served
        scene.passUntil(LIGHT, Phase.CONTROL).passUntil(DARK, Phase.CONTROL);
        scene.mayNot("use " + SEBULBA).pass().expectDecider(LIGHT).offers("use " + EVENT);
    }

    @Test
    void onlyItsOwnPlayersRaceDestiniesAreThreeMoreOnIt() {
        var scene =
                Race.going()
                        .at(ARENA, SEBULBA)
                        .raceDestiny(SEBULBA, 2, "Stormtrooper")
                        .raceDestiny(SEBULBA, 4, "Rebel Trooper")
                        .turn(DARK, Phase.CONTROL);
        assertThat(total(scene, SEBULBA)).isEqualTo(2 + 3 + 4);
    }

    @Test
    void withoutAnEqualTotalSebulbaStopsNobody() {
        var scene =
                Race.going()
                        .at(ARENA, SEBULBA, ANAKIN)
                        .raceDestiny(SEBULBA, 2, "Stormtrooper")
                        .raceDestiny(ANAKIN, 4, "Rebel Trooper")
                        .force(DARK, 6)
                        .turn(DARK, Phase.CONTROL);
        scene.mayNot("use " + SEBULBA);
    }
}
