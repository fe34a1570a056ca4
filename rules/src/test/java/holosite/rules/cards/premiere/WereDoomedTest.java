package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Ruling;
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

    /** Vader, whose destiny is 1 higher than drawn, beats two troopers by 5. */
    private static Scene beaten(Position table, boolean doomed) {
        var position = table.at(CANTINA, "Rebel Trooper#1", "Rebel Trooper#2").nextDestiny(DARK, 0);
        var scene = doomed ? played(position) : position.turn(DARK, Phase.CONTROL);
        scene.passUntil("battle at " + CANTINA).battleAt(CANTINA);
        return scene.passUntil("forfeit Rebel Trooper#1");
    }

    @Test
    @Ruling("battle-damage-is-force-to-lose")
    void battleDamageIsCutInHalfAsItArises() {
        assertThat(beaten(drained(14), false).damageLeft(LIGHT)).isEqualTo(5);
        var scene = beaten(drained(14), true);
        assertThat(scene.damageLeft(LIGHT)).isEqualTo(3);
        scene.forfeit("Rebel Trooper#1").passResponses();
        assertThat(scene.damageLeft(LIGHT)).isEqualTo(1);
        assertThat(beaten(drained(14).at(MOS_EISLEY, "R2-D2"), true).damageLeft(LIGHT))
                .isEqualTo(2);
        assertThat(beaten(drained(14).at(MOS_EISLEY, "R2-D2"), false).damageLeft(LIGHT))
                .isEqualTo(5);
    }

    @Test
    @Ruling("battle-damage-is-force-to-lose")
    void theBattleDamageOfTheOpponentIsNot() {
        var scene = played(drained(14).at(MOS_EISLEY, "Stormtrooper", "Chewbacca"));
        scene.passUntil("battle at " + MOS_EISLEY).battleAt(MOS_EISLEY);
        assertThat(scene.passUntil("forfeit Stormtrooper").damageLeft(DARK)).isEqualTo(5);
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
