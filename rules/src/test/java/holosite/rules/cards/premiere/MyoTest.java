package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.ability.Action;
import holosite.language.ability.When;
import holosite.language.card.Phase;
import holosite.language.effect.CancelBattle;
import holosite.language.words.Abilities;
import holosite.language.words.Actions;
import holosite.language.words.Effects;
import holosite.language.words.Filters;
import holosite.language.words.Kinds;
import holosite.rules.table.Flag;
import holosite.rules.table.Zone;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Myo. */
class MyoTest {
    @ParameterizedTest
    @CsvSource({
        "Dengar, Tatooine: Mos Eisley, 4",
        "Dengar, Tatooine: Docking Bay 94, 3",
        "Lirin Car'n, Tatooine: Mos Eisley, 4",
        "Stormtrooper, Tatooine: Mos Eisley, 3"
    })
    void heIsStrongerWithFriends(String other, String place, double power) {
        var scene = table().at(MOS_EISLEY, "Myo").at(place, other).turn(DARK, Phase.CONTROL);
        assertThat(scene.power("Myo")).isEqualTo(power);
    }

    @Test
    void forfeitedHeGoesToTheUsedPile() {
        var scene =
                table().at(MOS_EISLEY, "Myo", "Stormtrooper", "Obi-Wan Kenobi (1_21)")
                        .at(MOS_EISLEY, "Luke Skywalker (1_19)")
                        .force(LIGHT, 1)
                        .turn(LIGHT, Phase.BATTLE);
        scene.battleAt(MOS_EISLEY).passUntil("forfeit Myo");
        double damage = scene.damageLeft(DARK);
        scene.forfeit("Myo").passResponses();
        assertThat(scene.used(DARK)).startsWith("Myo");
        assertThat(scene.damageLeft(DARK)).isEqualTo(Math.max(0, damage - 5));
        assertThat(scene.isOnTable("Stormtrooper")).isTrue();
    }

    @Test
    void lostWithTheVehicleHeIsInHeGoesToTheUsedPileAndOthersDoNot() {
        var scene =
                table().at(MOS_EISLEY, "Ubrikkian 9000 Z001", "Obi-Wan Kenobi (1_21)")
                        .pilot("Ubrikkian 9000 Z001", "Stormtrooper")
                        .passenger("Ubrikkian 9000 Z001", "Myo")
                        .force(LIGHT, 1)
                        .turn(LIGHT, Phase.BATTLE);
        scene.battleAt(MOS_EISLEY).passUntil("forfeit Ubrikkian 9000 Z001");
        scene.forfeit("Ubrikkian 9000 Z001").passResponses();
        assertThat(scene.used(DARK)).contains("Myo");
        assertThat(scene.lost(DARK)).contains("Ubrikkian 9000 Z001", "Stormtrooper");
    }

    @Test
    void withAVehicleLostOutsideABattleHeIsLost() {
        var scene =
                table().at(MOS_EISLEY, "Ubrikkian 9000 Z001")
                        .pilot("Ubrikkian 9000 Z001", "Stormtrooper")
                        .passenger("Ubrikkian 9000 Z001", "Myo")
                        .hit("Ubrikkian 9000 Z001")
                        .turn(LIGHT, Phase.CONTROL);
        scene.passResponses();
        assertThat(scene.lost(DARK)).contains("Myo", "Stormtrooper");
    }

    @Test
    void hitInABattleThatEndsAtOnceHeGoesToTheUsedPileAndOthersDoNot() {
        var retreat =
                Kinds.effect("Plain Retreat", LIGHT, "0_1")
                        .destiny(3)
                        .says(
                                Abilities.deploysOnTable(),
                                Actions.may(Action.at(When.inBattle()).then(new CancelBattle())));
        var scene =
                tableWith(retreat)
                        .at(MOS_EISLEY, "Myo", "Stormtrooper", "Obi-Wan Kenobi (1_21)")
                        .beside(LIGHT, "Plain Retreat")
                        .force(LIGHT, 1)
                        .turn(LIGHT, Phase.BATTLE);
        scene.battleAt(MOS_EISLEY);
        scene.state().table().set(scene.card("Myo"), Flag.HIT);
        scene.state().table().set(scene.card("Stormtrooper"), Flag.HIT);
        scene.passUntil("use Plain Retreat").use("Plain Retreat").passResponses();
        assertThat(scene.inBattle()).isFalse();
        assertThat(scene.used(DARK)).contains("Myo");
        assertThat(scene.lost(DARK)).contains("Stormtrooper");
    }

    @Test
    void othersAreLostAsUsual() {
        var scene =
                table().at(MOS_EISLEY, "Myo", "Stormtrooper", "Obi-Wan Kenobi (1_21)")
                        .force(LIGHT, 1)
                        .turn(LIGHT, Phase.BATTLE);
        scene.battleAt(MOS_EISLEY).passUntil("forfeit Stormtrooper").forfeit("Stormtrooper");
        scene.passResponses();
        assertThat(scene.isIn("Stormtrooper", Zone.LOST_PILE)).isTrue();
        assertThat(scene.isOnTable("Myo")).isTrue();
    }

    @Test
    void outsideABattleHeIsLostAsUsual() {
        var trap =
                Kinds.effect("Plain Trap", DARK, "0_1")
                        .destiny(3)
                        .says(
                                Abilities.deploysOnTable(),
                                Actions.may(
                                        Actions.onceDuringYour(Phase.CONTROL)
                                                .then(Effects.lose(Filters.persona("Myo")))));
        var scene =
                tableWith(trap)
                        .at(MOS_EISLEY, "Myo")
                        .beside(DARK, "Plain Trap")
                        .turn(DARK, Phase.CONTROL);
        scene.use("Plain Trap").passResponses();
        assertThat(scene.isIn("Myo", Zone.LOST_PILE)).isTrue();
    }
}
