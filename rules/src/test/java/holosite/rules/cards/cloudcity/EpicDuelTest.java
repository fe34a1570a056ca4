package holosite.rules.cards.cloudcity;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Scene;
import holosite.rules.table.Zone;
import org.junit.jupiter.api.Test;

/** Epic Duel. */
class EpicDuelTest {
    private static final String OBSESSION = "Vader's Obsession";
    private static final String VADER = "Darth Vader";
    private static final String LUKE = "Luke Skywalker";
    private static final String KNIGHT = "Luke Skywalker, Jedi Knight";

    /** Vader, with ability 6, against a Luke. */
    private static Scene duel(String luke, int dark, int light) {
        var scene =
                table().at(CANTINA, VADER, luke)
                        .beside(DARK, "Epic Duel")
                        .hand(DARK, OBSESSION)
                        .nextDestiny(DARK, dark, 1)
                        .nextDestiny(LIGHT, light, 1)
                        .turn(DARK, Phase.CONTROL);
        return scene.play(OBSESSION);
    }

    @Test
    void itDeploysOnItsPlayersSideOfTheTable() {
        var scene = table().hand(DARK, "Epic Duel").turn(DARK, Phase.DEPLOY);
        scene.deploy("Epic Duel").passResponses();
        assertThat(scene.isIn("Epic Duel", Zone.SIDE_OF_TABLE)).isTrue();
    }

    @Test
    void aLukeWhoLosesCrossesOverForHisAbilityInForce() {
        var scene = duel(LUKE, 2, 3).passUntil(LIGHT, Prompt.Key.OPTION);
        scene.option(1).passUntil(DARK, Phase.DEPLOY);
        assertThat(scene.ownerOf(LUKE)).isEqualTo(DARK);
        assertThat(scene.isOnTable(LUKE)).isTrue();
        assertThat(scene.lost(LIGHT)).hasSize(4);
    }

    @Test
    void orHeIsLostForThreeTimesAsMuch() {
        var scene = duel(LUKE, 2, 3).passUntil(LIGHT, Prompt.Key.OPTION);
        scene.option(2).passUntil(DARK, Phase.DEPLOY);
        assertThat(scene.ownerOf(LUKE)).isEqualTo(LIGHT);
        assertThat(scene.lost(LIGHT)).contains(LUKE).hasSize(12 + 1);
    }

    @Test
    void theWinnerOfAnEpicDuelNeedNotChoose() {
        // 6 + 2 + 1 against 4 + 5 + 1
        var scene = duel(LUKE, 2, 5).passUntil(DARK, Phase.DEPLOY);
        assertThat(scene.outOfPlay(DARK)).containsExactly(VADER);
        assertThat(scene.ownerOf(LUKE)).isEqualTo(LIGHT);
    }

    @Test
    void whatIsTakenFromAttemptsToCrossHimOverIsTakenFromVadersTotal() {
        // 6 + 5 + 1 - 3 against 6 + 2 + 1, then 3 + 1
        var tie = duel(KNIGHT, 5, 2).passUntil(DARK, Phase.DEPLOY);
        assertThat(tie.isOnTable(VADER)).isTrue();
        assertThat(tie.isOnTable(KNIGHT)).isTrue();
        var lost = duel(KNIGHT, 5, 3).passUntil(DARK, Phase.DEPLOY);
        assertThat(lost.outOfPlay(DARK)).containsExactly(VADER);
        var won = duel(KNIGHT, 5, 1).passUntil(LIGHT, Prompt.Key.OPTION);
        won.option(1).passUntil(DARK, Phase.DEPLOY);
        assertThat(won.ownerOf(KNIGHT)).isEqualTo(DARK);
        assertThat(won.lost(LIGHT)).hasSize(6);
    }
}
