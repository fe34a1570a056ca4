package holosite.rules.cards.dagobah;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;

/** Dagobah: Training Area. */
class DagobahTrainingAreaTest {
    private static final String AREA = "Dagobah: Training Area";
    private static final String USE = "use " + AREA;

    @Test
    void onceATurnLightTakesAJediTestIntoHand() {
        var scene =
                table().site(AREA, LIGHT)
                        .reserve(LIGHT, "Yoda's Hope", "Great Warrior", "Domain Of Evil")
                        .turn(LIGHT, Phase.CONTROL);

        scene.use(AREA).mayNot("Yoda's Hope", "Great Warrior; Domain Of Evil");
        scene.choose("Domain Of Evil").passResponses();

        assertThat(scene.hand(LIGHT)).containsExactly("Domain Of Evil");
        scene.mayNot(USE);
    }

    /** Once per turn is once in the opponent's turn as well. */
    @Test
    void inTheTurnOfDarkLightMayDoSoToo() {
        table().site(AREA, LIGHT).turn(DARK, Phase.CONTROL).pass(DARK).offers(USE);
    }

    @Test
    void forOneForceDarkCancelsADrainThere() {
        var scene =
                table().at(AREA, "Luke Skywalker")
                        .force(DARK, 1)
                        .turn(LIGHT, Phase.CONTROL)
                        .drainAt(AREA);
        scene.expectDecider(DARK).use(AREA).passUntil(LIGHT, Phase.CONTROL);
        assertThat(scene.lost(DARK)).isEmpty();
        assertThat(scene.used(DARK)).hasSize(1);

        var elsewhere =
                table().site(AREA, LIGHT)
                        .at(MOS_EISLEY, "Luke Skywalker")
                        .force(DARK, 1)
                        .turn(LIGHT, Phase.CONTROL)
                        .drainAt(MOS_EISLEY);
        assertThat(elsewhere.isOffered(USE)).isFalse();
    }
}
