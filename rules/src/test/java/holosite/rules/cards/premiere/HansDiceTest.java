package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import holosite.rules.state.Battle;
import org.junit.jupiter.api.Test;

/** Han's Dice. */
class HansDiceTest {
    private static Position battle(String card) {
        return table().at(
                        CANTINA, card, "Rebel Trooper", "Dutch", "Biggs Darklighter", "Darth Vader")
                .hand(LIGHT, "Han's Dice")
                .force(LIGHT, 9)
                .force(DARK, 9)
                .nextDestiny(LIGHT, 1, 5);
    }

    private static Scene drawn(Position position) {
        return position.turn(LIGHT, Phase.BATTLE).battleAt(CANTINA).passWeapons();
    }

    @Test
    void whoDrewBattleDestinyDrawsAnotherInstead() {
        var scene = drawn(battle("Han Solo"));
        scene.passUntil("play Han's Dice");
        int force = scene.forcePile(LIGHT).size();
        scene.play("Han's Dice");
        assertThat(scene.forcePile(LIGHT)).hasSize(force - 1);
        scene.passUntil("forfeit Darth Vader");
        assertThat(scene.battleDestiny(LIGHT)).isEqualTo(5);
    }

    @Test
    void notWithoutSomebodyOfAbilityAboveTwoThere() {
        var scene = drawn(battle("Wioslea").at(MOS_EISLEY, "Luke Skywalker"));
        while (scene.inBattle()) {
            scene.mayNot("play Han's Dice").answerDefault();
        }
    }

    @Test
    void notForOtherDestinies() {
        var scene =
                table().at(PLAINS, "Luke Skywalker", "Stormtrooper")
                        .on("Luke Skywalker", "Blaster")
                        .hand(LIGHT, "Han's Dice")
                        .force(LIGHT, 9)
                        .nextDestiny(LIGHT, 0)
                        .turn(LIGHT, Phase.BATTLE)
                        .battleAt(PLAINS)
                        .passUntil("fire Blaster")
                        .fire("Blaster")
                        .at("Stormtrooper");
        while (scene.state().battle().segment() == Battle.Segment.WEAPONS) {
            scene.mayNot("play Han's Dice").answerDefault();
        }
    }
}
