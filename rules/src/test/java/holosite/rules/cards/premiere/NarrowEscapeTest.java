package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.language.words.Kinds;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

/** Narrow Escape. */
class NarrowEscapeTest {
    private static Scene battle(Side turn, String... cards) {
        return tableWith(
                        Kinds.alien("Plain Seer", LIGHT, "0_9")
                                .destiny(1)
                                .deploy(3)
                                .power(1)
                                .ability(4)
                                .forfeit(4)
                                .says())
                .at(FARM, cards)
                .at(FARM, "Stormtrooper")
                .site(BAY, DARK)
                .at(BAY, "Luke Skywalker")
                .hand(LIGHT, "Narrow Escape")
                .force(LIGHT, 5)
                .force(DARK, 5)
                .turn(turn, Phase.BATTLE)
                .battleAt(FARM);
    }

    @Test
    void allWithAbilityMoveAwayForForce() {
        var scene = battle(DARK, "Han Solo", "Rebel Trooper", "C-3PO");
        scene.passUntil("play Narrow Escape");
        int force = scene.forcePile(LIGHT).size();
        scene.play("Narrow Escape");
        for (int i = 0; i < 9 && (scene.isOffered(BAY) || scene.isOffered("Han Solo")); i++) {
            scene.answer(scene.isOffered(BAY) ? BAY : "Han Solo");
        }
        scene.passResponses();
        assertThat(scene.locationOf("Han Solo")).isEqualTo(BAY);
        assertThat(scene.locationOf("Rebel Trooper")).isEqualTo(BAY);
        assertThat(scene.locationOf("C-3PO")).isEqualTo(FARM);
        assertThat(scene.locationOf("Stormtrooper")).isEqualTo(FARM);
        assertThat(scene.forcePile(LIGHT)).hasSize(force - 2);
    }

    private static Scene ridden(String first) {
        var scene =
                table().at(FARM, "Rogue Bantha", "Stormtrooper")
                        .passenger("Rogue Bantha", "Luke Skywalker")
                        .site(MOS_EISLEY, DARK)
                        .site(BAY, DARK)
                        .hand(LIGHT, "Narrow Escape")
                        .force(LIGHT, 5)
                        .force(DARK, 5)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt(FARM)
                        .passUntil("play Narrow Escape");
        return scene.play("Narrow Escape").chooseOnly(first).passResponses();
    }

    /** Whoever has left on his mount has moved away; on foot he pays for himself. */
    @Test
    void aRiderGoesWithHisMountOrWalks() {
        var together = ridden("Rogue Bantha");
        assertThat(together.locationOf("Luke Skywalker")).isEqualTo(MOS_EISLEY);
        assertThat(together.hostOf("Luke Skywalker")).isEqualTo("Rogue Bantha");
        assertThat(together.forcePile(LIGHT)).hasSize(4);
        var apart = ridden("Luke Skywalker");
        assertThat(apart.hostOf("Luke Skywalker")).isEqualTo(MOS_EISLEY);
        assertThat(apart.locationOf("Rogue Bantha")).isEqualTo(MOS_EISLEY);
        assertThat(apart.forcePile(LIGHT)).hasSize(3);
    }

    @Test
    void aStrongRebelMustBePresentInABattleTheOpponentInitiated() {
        battle(LIGHT, "Han Solo").mayNot("play Narrow Escape");
        battle(DARK, "Rebel Trooper", "Biggs Darklighter").mayNot("play Narrow Escape");
        battle(DARK, "Plain Seer").mayNot("play Narrow Escape");
    }
}
