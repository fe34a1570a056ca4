package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.hosts;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

/** Tactical Re-Call. */
class TacticalReCallTest {
    private static final String RECALL = "Tactical Re-Call";
    private static final String JUNGLE = "Yavin 4: Jungle";
    private static final String YAVIN_BAY = "Yavin 4: Docking Bay";

    /** Dark battles there, and wins or loses. */
    private static Scene battle(String place, String darks, String... lights) {
        return table().system("Yavin 4", DARK)
                .site(JUNGLE, DARK)
                .site(YAVIN_BAY, DARK)
                .at(CANTINA, "Han Solo")
                .at(place, darks)
                .at(place, lights)
                .hand(DARK, RECALL)
                .force(DARK, 9)
                .force(LIGHT, 9)
                .nextDestiny(DARK, 0)
                .turn(DARK, Phase.BATTLE)
                .battleAt(place)
                .passWeapons();
    }

    @Test
    void whoHasJustWonABattleAimsItAtAWarriorInvolved() {
        var scene = battle(MOS_EISLEY, "Darth Vader", "Leia Organa", "C-3PO (See-Threepio)");
        scene.passUntil("deploy " + RECALL);
        assertThat(hosts(scene, RECALL)).containsExactlyInAnyOrder(JUNGLE, YAVIN_BAY);
        scene.choose(JUNGLE);
        assertThat(scene.offered()).containsExactlyInAnyOrder("Leia Organa", "Darth Vader");
    }

    @Test
    void notAtTheSiteOfTheBattle() {
        var scene = battle(JUNGLE, "Darth Vader", "Leia Organa", "C-3PO (See-Threepio)");
        scene.passUntil("deploy " + RECALL).deploy(RECALL).choose("Leia Organa").passResponses();
        assertThat(scene.hostOf(RECALL)).isEqualTo(YAVIN_BAY);
    }

    @Test
    void whoLosesTheBattleDoesNot() {
        var scene = battle(MOS_EISLEY, "Stormtrooper", "Luke Skywalker", "Obi-Wan Kenobi");
        while (scene.inBattle()) {
            scene.mayNot("deploy " + RECALL).answerDefault();
        }
        table().site(JUNGLE, DARK)
                .at(CANTINA, "Han Solo")
                .hand(DARK, RECALL)
                .turn(DARK, Phase.DEPLOY)
                .mayNot("deploy " + RECALL);
    }

    private static Scene aimed(String who, String where) {
        return table().site(JUNGLE, DARK)
                .on(JUNGLE, RECALL)
                .at(where, "Leia Organa", "Luke Skywalker")
                .aimed(RECALL, who)
                .turn(DARK, Phase.CONTROL);
    }

    @Test
    void itsTargetIsWeakerAndLeiaMuchWeaker() {
        var luke = aimed("Luke Skywalker", CANTINA);
        assertThat(luke.power("Luke Skywalker")).isEqualTo(1);
        assertThat(luke.forfeitValue("Luke Skywalker")).isEqualTo(5);
        assertThat(luke.power("Leia Organa")).isEqualTo(3);
        var leia = aimed("Leia Organa", CANTINA);
        assertThat(leia.power("Leia Organa")).isZero();
        assertThat(leia.forfeitValue("Leia Organa")).isEqualTo(3);
        assertThat(leia.isOnTable(RECALL)).isTrue();
    }

    @Test
    void whenItsTargetReachesItItIsCanceled() {
        assertThat(aimed("Leia Organa", JUNGLE).isOnTable(RECALL)).isFalse();
        assertThat(aimed("Leia Organa", YAVIN_BAY).isOnTable(RECALL)).isTrue();
    }
}
