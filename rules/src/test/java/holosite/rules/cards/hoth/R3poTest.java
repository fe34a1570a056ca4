package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** R-3PO. */
class R3poTest {
    private static final String R3PO = "R-3PO (Ar-Threepio)";

    private static Scene spied(String... spies) {
        return table().at(MOS_EISLEY, R3PO, "Jeroen Webb", "Stormtrooper")
                .at(MOS_EISLEY, spies)
                .at(CANTINA, "Labria")
                .turn(LIGHT, Phase.CONTROL);
    }

    private static int lostTo(Scene scene) {
        scene.use(R3PO).answerDefaults(() -> scene.phase() == Phase.CONTROL);
        return scene.lost(DARK).size();
    }

    @ParameterizedTest
    @CsvSource({"Garindan, 1", "Probe Droid, 2"})
    void aSpyCostsOneAndADroidTwo(String spy, int loss) {
        assertThat(lostTo(spied(spy))).isEqualTo(loss);
        assertThat(lostTo(spied(spy, "Tonnika Sisters"))).isEqualTo(loss + 1);
    }

    @ParameterizedTest
    @CsvSource({"Stormtrooper, Tatooine: Mos Eisley", "Garindan, Tatooine: Cantina"})
    void onlySpiesPresentCount(String who, String where) {
        table().at(MOS_EISLEY, R3PO, "Jeroen Webb")
                .at(where, who)
                .undercover("Jeroen Webb", who)
                .turn(LIGHT, Phase.CONTROL)
                .mayNot("use " + R3PO);
    }

    @ParameterizedTest
    @CsvSource({"Garindan, 2", "Probe Droid, 4"})
    void underCoverASpyCostsTwiceAsMuch(String spy, int loss) {
        var scene = table().at(MOS_EISLEY, R3PO, spy).undercover(spy).turn(LIGHT, Phase.CONTROL);
        assertThat(lostTo(scene)).isEqualTo(loss);
    }

    @Test
    void itIsAMustInThatPhaseAlone() {
        var scene = spied("Garindan");
        scene.answerDefaults(() -> scene.phase() != Phase.DEPLOY);
        assertThat(scene.lost(DARK)).hasSize(1);
        spied().mayNot("use " + R3PO);
        table().at(MOS_EISLEY, R3PO, "Garindan").turn(LIGHT, Phase.DEPLOY).mayNot("use " + R3PO);
        var other = table().at(MOS_EISLEY, R3PO, "Garindan").turn(DARK, Phase.CONTROL);
        other.answerDefaults(() -> other.phase() != Phase.DEPLOY);
        assertThat(other.lost(DARK)).isEmpty();
    }
}
