package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import holosite.rules.modifier.Figures;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** We're Doomed. */
class WereDoomedTest {
    private static final String DOOMED = "We're Doomed";

    /** Light has so much Life Force; Dark can drain for 2 at the Cantina, with more for 3. */
    private static Position drained(int lifeForce) {
        return table().site(CANTINA, DARK)
                .at(CANTINA, "Darth Vader")
                .hand(LIGHT, DOOMED)
                .nothingElseInReserve(LIGHT)
                .reserve(LIGHT, lifeForce)
                .force(DARK, 9);
    }

    private static Scene played(Position table) {
        return table.turn(DARK, Phase.CONTROL).pass().play(DOOMED).passResponses();
    }

    private static int lifeForce(Scene scene) {
        return scene.reserve(LIGHT).size()
                + scene.forcePile(LIGHT).size()
                + scene.used(LIGHT).size();
    }

    private static int lostTo(Position table) {
        var scene = played(table);
        int before = lifeForce(scene) + scene.hand(LIGHT).size();
        scene.passUntil("drain at " + CANTINA).drainAt(CANTINA).passUntil(DARK, Phase.DEPLOY);
        return before - lifeForce(scene) - scene.hand(LIGHT).size();
    }

    private static final String DUNES = "Tatooine: Dune Sea";

    /** Dark drains for 1 at the Dune Sea as well. */
    private static int lostInTheDunes(Position table) {
        var scene = played(table.site(DUNES, LIGHT).at(DUNES, "Grand Moff Tarkin"));
        int before = lifeForce(scene) + scene.hand(LIGHT).size();
        scene.passUntil("drain at " + DUNES).drainAt(DUNES).passUntil(DARK, Phase.DEPLOY);
        return before - lifeForce(scene) - scene.hand(LIGHT).size();
    }

    @Test
    void aLossOfTwoIsOneAndALossOfOneIsRoundedUp() {
        assertThat(lostTo(drained(14))).isEqualTo(1);
        assertThat(lostInTheDunes(drained(14))).isEqualTo(1);
    }

    @Test
    void itIsOverWithTheTurn() {
        var scene = played(drained(14));
        scene.passUntil(LIGHT, Phase.CONTROL).passUntil(DARK, Phase.CONTROL);
        int before = lifeForce(scene) + scene.hand(LIGHT).size();
        scene.passUntil("drain at " + CANTINA).drainAt(CANTINA).passUntil(DARK, Phase.DEPLOY);
        assertThat(before - lifeForce(scene) - scene.hand(LIGHT).size()).isEqualTo(2);
    }

    @Test
    void theOpponentLosesAsMuchAsEver() {
        var scene = played(drained(14).at(MOS_EISLEY, "Luke Skywalker"));
        assertThat(Figures.ofPlayer(scene.state(), Figure.FORCE_LOSS, DARK, 4)).isEqualTo(4);
    }

    @ParameterizedTest
    @CsvSource({"R2-D2", "C-3PO"})
    void withADroidOnTheTableFractionsAreNotLost(String droid) {
        assertThat(lostTo(drained(14).at(MOS_EISLEY, droid))).isEqualTo(1);
        assertThat(lostInTheDunes(drained(14).at(MOS_EISLEY, droid))).isZero();
    }

    @Test
    void onlyWithLessThanFifteenLifeForce() {
        drained(15).turn(DARK, Phase.CONTROL).pass().mayNot("play " + DOOMED);
        drained(14).turn(DARK, Phase.CONTROL).pass().offers("play " + DOOMED);
    }

    @Test
    void onlyInTheControlPhaseOfTheOpponent() {
        drained(5).turn(DARK, Phase.DEPLOY).pass().mayNot("play " + DOOMED);
        drained(5).turn(LIGHT, Phase.CONTROL).mayNot("play " + DOOMED);
    }
}
