package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Takeel. */
class TakeelTest {
    private static final String TAKEEL = "Takeel";

    private static final String[] TROOPERS = {
        "Stormtrooper#1", "Stormtrooper#2", "Stormtrooper#3", "Stormtrooper#4"
    };

    private static Position position() {
        return table().at(MOS_EISLEY, TROOPERS)
                .at(MOS_EISLEY, "Luke Skywalker")
                .hand(DARK, TAKEEL)
                .force(DARK, 4)
                .force(LIGHT, 4);
    }

    private static Scene drawn(Position position, Side turn) {
        return position.turn(turn, Phase.BATTLE)
                .battleAt(MOS_EISLEY)
                .passWeapons()
                .answerDefaults(() -> false);
    }

    /** Draws all battle destinies there are. */
    private static Scene draw(Scene scene) {
        while (scene.inBattle()
                && !scene.isOffered("play " + TAKEEL)
                && !scene.prompt().equals(holosite.rules.decision.Prompt.Key.DAMAGE_SEGMENT)) {
            if (scene.isOffered("yes")) {
                scene.yes();
            } else {
                scene.answerDefault();
            }
        }
        return scene;
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    void bothBattleDestiniesChangeHands(Side turn) {
        var scene = draw(drawn(position().nextDestiny(DARK, 1).nextDestiny(LIGHT, 6), turn));
        int force = scene.forcePile(DARK).size();
        assertThat(scene.battleDestiny(DARK)).isEqualTo(1);
        scene.play(TAKEEL).passResponses();
        assertThat(scene.battleDestiny(DARK)).isEqualTo(6);
        assertThat(scene.battleDestiny(LIGHT)).isEqualTo(1);
        assertThat(scene.forcePile(DARK)).hasSize(force - 1);
        assertThat(scene.lost(DARK)).contains(TAKEEL);
    }

    @Test
    void whereOnlyOnePlayerDrewNothingIsSwitched() {
        draw(drawn(
                        table().at(MOS_EISLEY, TROOPERS)
                                .at(MOS_EISLEY, "Rebel Trooper")
                                .hand(DARK, TAKEEL)
                                .force(DARK, 4),
                        DARK))
                .mayNot("play " + TAKEEL);
        draw(drawn(
                        table().at(MOS_EISLEY, "Stormtrooper", "Luke Skywalker")
                                .hand(DARK, TAKEEL)
                                .force(DARK, 4),
                        DARK))
                .mayNot("play " + TAKEEL);
    }

    @Test
    void whoDrewTwoKeepsThem() {
        var position =
                table().at(MOS_EISLEY, TROOPERS)
                        .at(MOS_EISLEY, "Luke Skywalker", "Han Solo")
                        .hand(DARK, TAKEEL)
                        .hand(LIGHT, "Don't Get Cocky")
                        .force(DARK, 4)
                        .force(LIGHT, 9);
        var scene = position.turn(DARK, Phase.BATTLE).battleAt(MOS_EISLEY);
        scene.passUntil("play Don't Get Cocky").play("Don't Get Cocky");
        draw(scene.passResponses().passWeapons()).mayNot("play " + TAKEEL);
    }

    @Test
    void itTakesOneForce() {
        draw(drawn(position().nextDestiny(DARK, 1).nextDestiny(LIGHT, 6), DARK))
                .offers("play " + TAKEEL);
        draw(drawn(
                        table().at(MOS_EISLEY, TROOPERS)
                                .at(MOS_EISLEY, "Luke Skywalker")
                                .hand(DARK, TAKEEL)
                                .force(DARK, 1)
                                .force(LIGHT, 4),
                        DARK))
                .mayNot("play " + TAKEEL);
    }
}
