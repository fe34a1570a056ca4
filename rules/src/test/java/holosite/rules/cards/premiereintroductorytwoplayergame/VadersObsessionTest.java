package holosite.rules.cards.premiereintroductorytwoplayergame;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.mayNotInThisPhase;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

/** Vader's Obsession. */
class VadersObsessionTest {
    private static final String OBSESSION = "Vader's Obsession";
    private static final String VADER = "Darth Vader";
    private static final String LUKE = "Luke Skywalker";

    /** The Cantina is next to the docking bay, Mos Eisley behind it. */
    private static Position sites() {
        return table().site(CANTINA, DARK)
                .site(BAY, DARK)
                .site(MOS_EISLEY, DARK)
                .hand(DARK, OBSESSION)
                .force(DARK, 5);
    }

    private static Scene chase(int[] dark, int[] light) {
        var scene =
                sites().at(BAY, VADER)
                        .at(CANTINA, LUKE)
                        .lost(DARK, 9)
                        .lost(LIGHT, 9)
                        .nextDestiny(DARK, dark)
                        .nextDestiny(LIGHT, light)
                        .turn(DARK, Phase.MOVE);
        scene.move(VADER).to(CANTINA).passUntil("play " + OBSESSION);
        return scene.play(OBSESSION).passUntil(DARK, Phase.DRAW);
    }

    @Test
    void powerAndTwoDestiniesDecideAndTheDifferenceIsWonAndLost() {
        // 6 + 1 + 1 against 3 + 3 + 2
        var tie = chase(new int[] {1, 1, 6}, new int[] {3, 2, 1});
        assertThat(tie.isOnTable(VADER)).isTrue();
        assertThat(tie.isOnTable(LUKE)).isTrue();
        assertThat(tie.lost(DARK)).hasSize(9 + 1);
        assertThat(tie.lost(LIGHT)).hasSize(9);

        var won = chase(new int[] {1, 3, 6}, new int[] {3, 2, 1});
        assertThat(won.lost(LIGHT)).contains(LUKE).hasSize(9 + 2 + 1);
        assertThat(won.lost(DARK)).hasSize(9 - 2 + 1);

        var lost = chase(new int[] {1, 1, 6}, new int[] {3, 4, 1});
        assertThat(lost.lost(DARK)).contains(VADER).hasSize(9 + 2 + 1 + 1);
        assertThat(lost.lost(LIGHT)).hasSize(9 - 2);
    }

    private static void neverAfterMoving(Position position, String who, String to) {
        var scene = position.turn(DARK, Phase.MOVE);
        scene.move(who).to(to);
        mayNotInThisPhase(scene, "play " + OBSESSION);
    }

    @Test
    void vaderHimselfMustComeToLukesSite() {
        neverAfterMoving(
                sites().at(BAY, "Stormtrooper").at(CANTINA, LUKE, VADER), "Stormtrooper", CANTINA);
        neverAfterMoving(
                sites().at(BAY, VADER).at(CANTINA, "Han Solo").at(MOS_EISLEY, LUKE),
                VADER,
                CANTINA);
    }

    @Test
    void fromADistantDockingBayItIsNoChase() {
        String far = "Yavin 4: Docking Bay";
        var scene = sites().at(far, VADER).at(BAY, LUKE).turn(DARK, Phase.MOVE);
        scene.transitFrom(far);
        assertThat(scene.locationOf(VADER)).isEqualTo(BAY);
        mayNotInThisPhase(scene, "play " + OBSESSION);
    }

    private static Position epic() {
        return sites().beside(DARK, "Epic Duel");
    }

    @Test
    void anEpicDuelNeedsBothAtOneSite() {
        epic().at(CANTINA, VADER)
                .at(BAY, LUKE)
                .turn(DARK, Phase.CONTROL)
                .mayNot("play " + OBSESSION);
        epic().at(CANTINA, "Stormtrooper", LUKE)
                .at(BAY, VADER)
                .turn(DARK, Phase.CONTROL)
                .mayNot("play " + OBSESSION);
        sites().at(CANTINA, VADER, LUKE).turn(DARK, Phase.CONTROL).mayNot("play " + OBSESSION);
    }

    @Test
    void nobodyDuelsACaptive() {
        epic().at(CANTINA, VADER, "Stormtrooper")
                .captive("Stormtrooper", LUKE)
                .turn(DARK, Phase.CONTROL)
                .mayNot("play " + OBSESSION);
        neverAfterMoving(
                sites().at(BAY, VADER).at(CANTINA, "Stormtrooper").captive("Stormtrooper", LUKE),
                VADER,
                CANTINA);
    }

    @Test
    void aLostEpicDuelPlacesVaderOutOfPlayAndCostsNineForce() {
        var scene =
                epic().at(CANTINA, VADER, LUKE)
                        .nextDestiny(DARK, 1, 1, 6)
                        .nextDestiny(LIGHT, 3, 2, 0)
                        .turn(DARK, Phase.CONTROL);
        // 6 + 1 + 1 against 4 + 3 + 2
        scene.play(OBSESSION).passUntil(DARK, Phase.DEPLOY);
        assertThat(scene.outOfPlay(DARK)).containsExactly(VADER);
        assertThat(scene.lost(DARK)).contains(OBSESSION).hasSize(9 + 1);
        assertThat(scene.isOnTable(LUKE)).isTrue();
    }

    @Test
    void vaderInHisSquadronFightsNoDuel() {
        epic().at(BAY, "Death Star Assault Squadron", LUKE)
                .turn(DARK, Phase.CONTROL)
                .mayNot("play " + OBSESSION);
    }

    @Test
    void outsideTheMovePhaseItIsNoChase() {
        var scene =
                sites().at(BAY, VADER)
                        .at(CANTINA, LUKE)
                        .hand(DARK, "Elis Helrot")
                        .nextDestiny(DARK, 1)
                        .turn(DARK, Phase.CONTROL);
        scene.play("Elis Helrot").choose(CANTINA).yes();
        mayNotInThisPhase(scene, "play " + OBSESSION);
        assertThat(scene.locationOf(VADER)).isEqualTo(CANTINA);
    }
}
