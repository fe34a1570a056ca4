package holosite.rules.cards.dagobah;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.Card;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.language.words.Abilities;
import holosite.language.words.Filters;
import holosite.language.words.Kinds;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Control of both sides. */
class ControlTest {
    private static Position against(Side side) {
        Side other = side.opposite();
        Card mobile =
                Kinds.mobileEffect("Plain Drift", other, "0_1")
                        .destiny(1)
                        .says(Abilities.deploysOnTable());
        Card immediate =
                Kinds.immediateEffect("Plain Spark", other, "0_2")
                        .destiny(1)
                        .says(Abilities.deploysOnTable());
        Card plain =
                Kinds.effect("Plain Effect", other, "0_3")
                        .destiny(1)
                        .says(Abilities.deploysOn(Filters.SITE));
        return tableWith(mobile, immediate, plain)
                .hand(side, side == DARK ? "dark Control" : "light Control")
                .force(DARK, 5)
                .force(LIGHT, 5);
    }

    @ParameterizedTest
    @CsvSource({
        "DARK, Plain Drift",
        "DARK, Plain Spark",
        "LIGHT, Plain Drift",
        "LIGHT, Plain Spark"
    })
    void itCancelsOneImmediateOrMobileEffect(Side side, String effect) {
        var scene =
                against(side)
                        .beside(side.opposite(), "Plain Drift", "Plain Spark")
                        .turn(side, Phase.CONTROL);

        scene.play("Control").mayNot("Plain Drift; Plain Spark").choose(effect).passResponses();

        assertThat(scene.lost(side.opposite())).containsExactly(effect);
        assertThat(scene.lost(side)).hasSize(1);
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    void aPlainEffectIsOutOfItsReach(Side side) {
        against(side)
                .site(MOS_EISLEY, DARK)
                .on(MOS_EISLEY, "Plain Effect")
                .turn(side, Phase.CONTROL)
                .mayNot("play Control");
        var scene =
                against(side)
                        .site(MOS_EISLEY, DARK)
                        .hand(side.opposite(), "Plain Effect")
                        .turn(side.opposite(), Phase.DEPLOY);
        scene.deploy("Plain Effect");
        assertThat(scene.isOffered("play Control")).isFalse();
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    void itCancelsAMobileEffectAsItIsDeployed(Side side) {
        var scene =
                against(side)
                        .hand(side.opposite(), "Plain Drift")
                        .turn(side.opposite(), Phase.DEPLOY);

        scene.deploy("Plain Drift").expectDecider(side);
        assertThat(scene.isOnTable("Plain Drift")).isFalse();
        scene.play("Control").passResponses();

        assertThat(scene.lost(side.opposite())).containsExactly("Plain Drift");
    }

    @ParameterizedTest
    @CsvSource({"DARK, DARK", "DARK, LIGHT", "LIGHT, DARK", "LIGHT, LIGHT"})
    void itCancelsAForceDrain(Side side, Side drainer) {
        var scene =
                against(side)
                        .site(MOS_EISLEY, DARK)
                        .at(MOS_EISLEY, drainer == DARK ? "Stormtrooper" : "Rebel Trooper")
                        .turn(drainer, Phase.CONTROL)
                        .drainAt(MOS_EISLEY);

        scene.passUntil("play Control").expectDecider(side).play("Control").passResponses();

        assertThat(scene.lost(drainer.opposite())).hasSize(drainer.opposite() == side ? 1 : 0);
    }

    private static String alter(Side side) {
        return side == DARK ? "Alter (1_234)" : "Alter (1_71)";
    }

    @ParameterizedTest
    @CsvSource({"DARK, Alter", "LIGHT, Alter", "DARK, Sense", "LIGHT, Sense"})
    void itCancelsSenseOrAlterAndSenseDoesNotCancelIt(Side side, String played) {
        Side other = side.opposite();
        var position =
                against(side)
                        .at(CANTINA, "Darth Vader", "Obi-Wan Kenobi")
                        .site(MOS_EISLEY, DARK)
                        .on(MOS_EISLEY, "Plain Effect")
                        .hand(other, played.equals("Alter") ? alter(other) : played)
                        .hand(other, played.equals("Sense") ? "Sense#2" : "Sense");
        if (played.equals("Alter")) {
            var ours = side == DARK ? "Astromech Shortage" : "Bargaining Table";
            var scene = position.beside(side, ours).turn(other, Phase.CONTROL);
            scene.play("Alter").passUntil("play Control").play("Control");
            // an Interrupt immune to it cannot be answered with Sense
            assertThat(scene.isOffered("play Sense")).isFalse();
            scene.passResponses();
            assertThat(scene.isOnTable(ours)).isTrue();
            return;
        }
        var interrupt = side == DARK ? "Double Back" : "Effective Repairs";
        var scene = position.hand(side, interrupt).turn(side, Phase.CONTROL);
        play(scene, interrupt);
        scene.passUntil("play Sense").play("Sense");
        scene.passUntil("play Control").play("Control");
        assertThat(scene.lost(other)).hasSize(1);
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    void anotherInterruptIsNotCanceled(Side side) {
        var interrupt = side == DARK ? "Effective Repairs" : "Double Back";
        var scene =
                against(side).hand(side.opposite(), interrupt).turn(side.opposite(), Phase.CONTROL);
        play(scene, interrupt);
        assertThat(scene.isOffered("play Control")).isFalse();
    }

    private static void play(Scene scene, String interrupt) {
        if (interrupt.equals("Double Back")) {
            scene.play(interrupt, 1);
        } else {
            scene.play(interrupt);
        }
    }
}
