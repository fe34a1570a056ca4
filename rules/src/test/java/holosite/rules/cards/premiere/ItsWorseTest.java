package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.WAR_ROOM;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

/** It's Worse, and It Could Be Worse, to which it is the answer. */
class ItsWorseTest {
    private static final String COULD = "It Could Be Worse";
    private static final String WORSE = "It's Worse";

    /** A Force drain of 2 at the Cantina, which the Light Side is about to lose. */
    private static Scene drain(Position position) {
        var scene = position.at(CANTINA, "Greedo").force(LIGHT, 6).turn(DARK, Phase.CONTROL);
        scene.drainAt(CANTINA);
        return scene;
    }

    private static int lostTo(Scene scene) {
        int before = scene.lifeForce(LIGHT);
        scene.answerDefaults(() -> scene.phase() == Phase.CONTROL);
        return before - scene.lifeForce(LIGHT);
    }

    private static Scene could(Scene scene, int force) {
        scene.passUntil("play " + COULD).play(COULD, 1);
        return scene.number(force);
    }

    @Test
    void forceUsedMakesTheLossSmaller() {
        assertThat(lostTo(drain(table()))).isEqualTo(2);
        var scene = could(drain(table().hand(LIGHT, COULD)), 1);
        assertThat(scene.used(LIGHT)).hasSize(2).contains(COULD);
        assertThat(lostTo(scene)).isEqualTo(1);
        assertThat(lostTo(could(drain(table().hand(LIGHT, COULD)), 5))).isZero();
    }

    @Test
    void theOpponentsLossIsNotMadeSmaller() {
        var scene =
                table().at(WAR_ROOM, "Luke Skywalker")
                        .hand(LIGHT, COULD)
                        .force(LIGHT, 6)
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(scene.forceDrain(WAR_ROOM, LIGHT)).isPositive();
        int before = scene.lifeForce(DARK);
        scene.drainAt(WAR_ROOM);
        while (scene.phase() == Phase.CONTROL) {
            scene.mayNot("play " + COULD).answerDefault();
        }
        assertThat(scene.lifeForce(DARK)).isLessThan(before);
    }

    @Test
    void withoutForceItIsNotPlayed() {
        var scene = table().at(CANTINA, "Greedo").hand(LIGHT, COULD).turn(DARK, Phase.CONTROL);
        scene.drainAt(CANTINA);
        assertThat(scene.forcePile(LIGHT)).isEmpty();
        while (scene.phase() == Phase.CONTROL) {
            scene.mayNot("play " + COULD).answerDefault();
        }
    }

    @Test
    void canceledItMakesTheLossGreater() {
        var scene = could(drain(table().hand(LIGHT, COULD).hand(DARK, WORSE).force(DARK, 5)), 2);
        scene.play(WORSE, 1);
        while (scene.prompt() != Prompt.Key.NUMBER) {
            scene.pass();
        }
        scene.expectDecider(DARK).number(3);
        assertThat(scene.forcePile(DARK)).hasSize(2);
        assertThat(lostTo(scene)).isEqualTo(5);
        assertThat(scene.lost(LIGHT)).contains(COULD);
        assertThat(scene.lost(DARK)).contains(WORSE);
        assertThat(scene.used(LIGHT)).hasSize(2);
    }

    @Test
    void anotherInterruptIsNotCanceled() {
        var scene =
                table().at(CANTINA, "Luke Skywalker")
                        .lost(LIGHT, 12)
                        .hand(LIGHT, "The Bith Shuffle")
                        .hand(DARK, WORSE, "Sense (1_267)")
                        .force(DARK, 5)
                        .turn(LIGHT, Phase.CONTROL);
        scene.play("The Bith Shuffle", 2).mayNot("play " + WORSE);
    }

    @Test
    void attritionIsNoLoss() {
        var scene =
                table().at(
                                CANTINA,
                                "Stormtrooper#1",
                                "Stormtrooper#2",
                                "Stormtrooper#3",
                                "Stormtrooper#4",
                                "Luke Skywalker",
                                "Han Solo")
                        .hand(LIGHT, COULD)
                        .nextDestiny(DARK, 3)
                        .force(LIGHT, 6)
                        .force(DARK, 6)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt(CANTINA);
        scene.passWeapons();
        while (scene.prompt() != Prompt.Key.DAMAGE_SEGMENT || scene.whoDecides() != LIGHT) {
            if (scene.isOffered("yes")) {
                scene.yes();
            } else {
                scene.answerDefault();
            }
        }
        assertThat(scene.damageLeft(LIGHT)).isZero();
        assertThat(scene.attritionLeft(LIGHT)).isPositive();
        scene.mayNot("play " + COULD);
    }

    @Test
    void noForceNeedBeUsedForThat() {
        var scene = could(drain(table().hand(LIGHT, COULD).hand(DARK, WORSE).force(DARK, 5)), 2);
        scene.play(WORSE, 1);
        while (scene.prompt() != Prompt.Key.NUMBER) {
            scene.pass();
        }
        assertThat(lostTo(scene.number(0))).isEqualTo(2);
    }

    @Test
    void nobodyAnswersToALossThatHasGrown() {
        var scene =
                could(
                        drain(
                                table().hand(LIGHT, COULD, COULD + "#2")
                                        .hand(DARK, WORSE)
                                        .force(DARK, 5)),
                        1);
        scene.play(WORSE, 1);
        while (scene.prompt() != Prompt.Key.NUMBER) {
            scene.pass();
        }
        scene.number(1);
        while (scene.phase() == Phase.CONTROL) {
            scene.mayNot("play " + COULD + "#2").answerDefault();
        }
    }

    @Test
    void aLimitOnWhatIsLostToADrainHoldsForTheGreaterLoss() {
        var scene =
                could(
                        drain(
                                table().beside(LIGHT, "Ultimatum (6_58)")
                                        .at(BAY, "Luke Skywalker")
                                        .at(MOS_EISLEY, "Han Solo")
                                        .at(FARM, "Leia Organa")
                                        .hand(LIGHT, COULD)
                                        .hand(DARK, WORSE)
                                        .force(DARK, 5)),
                        1);
        scene.play(WORSE, 1);
        while (scene.prompt() != Prompt.Key.NUMBER) {
            scene.pass();
        }
        assertThat(lostTo(scene.number(4))).isEqualTo(2);
    }

    /** A battle that the Light Side has lost by 3, with nobody worth forfeiting yet forfeited. */
    private static Scene beaten(Position position) {
        var scene =
                position.at(CANTINA, "Stormtrooper#1", "Stormtrooper#2", "Rebel Trooper")
                        .force(LIGHT, 6)
                        .force(DARK, 6)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt(CANTINA);
        scene.passUntil(LIGHT, Prompt.Key.DAMAGE_SEGMENT);
        return scene;
    }

    @Test
    void battleDamageIsMadeSmaller() {
        var scene = beaten(table().hand(LIGHT, COULD));
        double damage = scene.damageLeft(LIGHT);
        assertThat(damage).isEqualTo(1);
        scene.play(COULD, 2).number(1).passResponses();
        assertThat(scene.damageLeft(LIGHT)).isZero();
        assertThat(scene.inBattle()).isFalse();
    }

    @Test
    void andMadeGreaterByTheAnswerToThat() {
        var scene = beaten(table().hand(LIGHT, COULD).hand(DARK, WORSE));
        scene.play(COULD, 2).number(1).play(WORSE, 1);
        while (scene.prompt() != Prompt.Key.NUMBER) {
            scene.pass();
        }
        scene.number(1);
        assertThat(scene.damageLeft(LIGHT)).isEqualTo(2);
        scene.passUntil(LIGHT, Prompt.Key.DAMAGE_SEGMENT).offers("forfeit Rebel Trooper");
    }

    @Test
    void withoutBattleDamageNothingIsMadeSmaller() {
        var scene = beaten(table().hand(LIGHT, COULD)).loseForce();
        scene.mayNot("play " + COULD);
        table().hand(LIGHT, COULD)
                .force(LIGHT, 4)
                .turn(LIGHT, Phase.CONTROL)
                .mayNot("play " + COULD);
    }

    @Test
    void whoJustLostForceToBattleDamageOwesOneMore() {
        var scene = beaten(table().hand(DARK, WORSE));
        scene.mayNot("play " + WORSE).loseForce();
        scene.passUntil("play " + WORSE);
        scene.play(WORSE, 2).passResponses();
        assertThat(scene.damageLeft(LIGHT)).isEqualTo(1);
        scene.expectDecider(LIGHT).offers("forfeit Rebel Trooper");
    }

    @Test
    void itIsNotPlayedOnForceLostOtherwiseOrOnOnesOwnLoss() {
        var scene = drain(table().hand(DARK, WORSE));
        while (scene.phase() == Phase.CONTROL) {
            scene.mayNot("play " + WORSE).answerDefault();
        }
        var own =
                table().at(CANTINA, "Rebel Trooper#1", "Rebel Trooper#2", "Stormtrooper")
                        .hand(DARK, WORSE)
                        .force(DARK, 6)
                        .force(LIGHT, 6)
                        .turn(LIGHT, Phase.BATTLE)
                        .battleAt(CANTINA);
        own.passUntil(DARK, Prompt.Key.DAMAGE_SEGMENT).loseForce();
        while (own.inBattle()) {
            own.mayNot("play " + WORSE).answerDefault();
        }
    }
}
