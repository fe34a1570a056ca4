package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;

/** Clak'dor VII. */
class ClakdorVIITest {
    private static final String CLAKDOR = "Clak'dor VII";
    private static final String BITH = "Doikk Na'ts";

    private static Position system() {
        return table().system(CLAKDOR, LIGHT)
                .site("Dejarik Hologameboard", LIGHT)
                .force(DARK, 3)
                .reserve(LIGHT, BITH, "Luke Skywalker");
    }

    @Test
    void bithsHaveMoreDestinyWhileTheLightSideOccupiesIt() {
        var scene = system().turn(LIGHT, Phase.CONTROL);
        double printed = scene.destiny(BITH);
        double other = scene.destiny("Luke Skywalker");

        var occupied = system().at(CLAKDOR, "X-wing", "TIE Fighter").turn(LIGHT, Phase.CONTROL);
        assertThat(occupied.destiny(BITH)).isEqualTo(printed + 2);
        assertThat(occupied.destiny("Luke Skywalker")).isEqualTo(other);
    }

    @Test
    void andLessWhileTheDarkSideControlsIt() {
        double printed = system().turn(LIGHT, Phase.CONTROL).destiny(BITH);
        var controlled = system().at(CLAKDOR, "TIE Fighter").turn(LIGHT, Phase.CONTROL);
        assertThat(controlled.destiny(BITH)).isEqualTo(printed - 1);
    }

    @Test
    void ghhhkIsStrongerAtAHolositeOnlyWhileTheDarkSideControlsIt() {
        for (boolean controls : new boolean[] {true, false}) {
            var position = system().at("Dejarik Hologameboard", "Ghhhk", "Grimtaash");
            var scene =
                    (controls ? position.at(CLAKDOR, "TIE Fighter") : position)
                            .turn(DARK, Phase.BATTLE);
            assertThat(scene.power("Ghhhk")).isEqualTo(1);
            scene.battleAt("Dejarik Hologameboard").passResponses();
            assertThat(scene.power("Ghhhk")).isEqualTo(controls ? 3 : 1);
            assertThat(scene.power("Grimtaash")).isEqualTo(2);
        }
    }
}
