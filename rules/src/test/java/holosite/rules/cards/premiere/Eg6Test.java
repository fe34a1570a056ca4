package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.battleDestinies;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import holosite.rules.decision.Prompt;
import org.junit.jupiter.api.Test;

/** EG-6 (Eegee-Six). */
class Eg6Test {
    @Test
    @Claim("eg-6#1")
    void eg6AsBattleDestinyDoublesThePowerBeforeOtherDraws() {
        var scene =
                table().at(MOS_EISLEY, "Stormtrooper", "Stormtrooper", "Snowtrooper Officer")
                        .at(MOS_EISLEY, "Luke Skywalker", "Leia Organa")
                        .reserve(DARK, "EG-6")
                        .force(DARK, 1)
                        .turn(DARK, Phase.BATTLE);
        assertThat(scene.totalPower(MOS_EISLEY, DARK)).isEqualTo(4);

        scene.battleAt(MOS_EISLEY).passWeapons().answer(DARK, "yes").answer(LIGHT, "no");

        assertThat(scene.battlePower(DARK)).isEqualTo(8);
        assertThat(scene.attritionLeft(LIGHT)).isZero();
    }

    @Test
    @Claim("eg-6#2")
    void eg6MakesDroidsStronger() {
        var scene =
                table().at(PLAINS, "EG-6", "Probe Droid", "C-3PO", "Garindan")
                        .at(CANTINA, "Probe Droid")
                        .turn(LIGHT, Phase.CONTROL);

        assertThat(scene.power("Probe Droid")).isEqualTo(3);
        assertThat(scene.power("C-3PO")).isEqualTo(1);
        assertThat(scene.power("Garindan")).isEqualTo(1);
        assertThat(scene.power("Probe Droid#2")).isEqualTo(2);
    }

    @Test
    @Claim("eg-6#1")
    void eg6DoublesNothingForTheStronger() {
        var scene =
                table().at(MOS_EISLEY, "Darth Vader", "Luke Skywalker")
                        .reserve(DARK, "EG-6")
                        .force(DARK, 1)
                        .turn(DARK, Phase.BATTLE);
        double power = scene.totalPower(MOS_EISLEY, DARK);

        scene.battleAt(MOS_EISLEY).passWeapons().answer(DARK, "yes").answer(LIGHT, "no");

        // Vader adds 1 to the draw, which is 0
        assertThat(scene.battlePower(DARK)).isEqualTo(power + 1);
    }

    @Test
    void eg6AsWeaponDestinyDoublesNothing() {
        var scene =
                table().at(MOS_EISLEY, "General Veers", "DS-61-2", "Luke Skywalker", "Leia Organa")
                        .on("General Veers", "Assault Rifle")
                        .reserve(DARK, "EG-6")
                        .force(DARK, 3)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt(MOS_EISLEY);
        double power = scene.totalPower(MOS_EISLEY, DARK);
        scene.fire("Assault Rifle").at("Luke Skywalker").passResponses();
        assertThat(scene.totalPower(MOS_EISLEY, DARK)).isEqualTo(power);
    }

    @Test
    void eg6AddsThePowerOfThosePresentOnce() {
        String room = "Yavin 4: Massassi War Room";
        var scene =
                table().site(room, LIGHT)
                        .at(room, "Stormtrooper", "Sandtrooper", "General Veers")
                        .at(room, "Luke Skywalker", "Leia Organa", "Chewbacca", "Obi-Wan Kenobi")
                        .at(CANTINA, "Darth Vader")
                        .reserve(DARK, "EG-6#1", "EG-6#2")
                        .force(DARK, 1)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt(room)
                        .passWeapons();
        double power = scene.totalPower(room, DARK);
        assertThat(battleDestinies(scene, DARK)).isEqualTo(2);
        scene.answer(DARK, "yes").answer(LIGHT, "no");
        assertThat(scene.used(DARK)).contains("EG-6 (Eegee-Six)", "EG-6 (Eegee-Six)#2");

        assertThat(scene.battlePower(DARK)).isEqualTo(2 * power);
    }

    @Test
    void whoSitsInsideOrIsKeptFromTheBattleIsNotDoubled() {
        var scene =
                table().at(MOS_EISLEY, "General Veers", "Stormtrooper", "dark Lift Tube")
                        .passenger("dark Lift Tube", "DS-61-3")
                        .at(MOS_EISLEY, "Luke Skywalker", "Chewbacca", "Obi-Wan Kenobi")
                        .hand(DARK, "Grand Moff Tarkin")
                        .hand(LIGHT, "Rebel Barrier")
                        .reserve(DARK, "EG-6")
                        .force(DARK, 9)
                        .force(LIGHT, 1)
                        .turn(DARK, Phase.DEPLOY);
        scene.deploy("Grand Moff Tarkin").to(MOS_EISLEY).passUntil("play Rebel Barrier");
        scene.play("Rebel Barrier").passUntil(DARK, Phase.BATTLE).battleAt(MOS_EISLEY);
        scene.passUntil(DARK, Prompt.Key.DRAW_BATTLE_DESTINY).yes().answer(LIGHT, "no");

        assertThat(scene.battlePower(DARK)).isEqualTo(2 * (3 + 1));
    }
}
