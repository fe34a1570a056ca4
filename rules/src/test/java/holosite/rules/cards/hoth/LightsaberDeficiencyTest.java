package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.DARK_BEAST;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.mayNotInThisPhase;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import holosite.rules.table.Flag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Lightsaber Deficiency. */
class LightsaberDeficiencyTest {
    private static final String DEFICIENCY = "Lightsaber Deficiency";
    private static final String SABER = "Anakin's Lightsaber";

    @Test
    void itCancelsLightsaberProficiency() {
        var scene =
                table().at(CANTINA, "Luke Skywalker")
                        .on("Luke Skywalker", SABER, "Lightsaber Proficiency")
                        .hand(DARK, DEFICIENCY)
                        .turn(DARK, Phase.CONTROL);
        scene.play(DEFICIENCY).passUntil(DARK);
        assertThat(scene.isOnTable("Lightsaber Proficiency")).isFalse();
        assertThat(scene.used(DARK)).contains(DEFICIENCY);
    }

    private static Position swordsman(String who, String weapon) {
        return table().at(CANTINA, who, "Stormtrooper")
                .on(who, weapon)
                .hand(DARK, DEFICIENCY)
                .force(LIGHT, 6);
    }

    @ParameterizedTest
    @CsvSource({"2, true, true", "3, true, false", "4, false, false"})
    void inABattleTheDestinyIsComparedWithTheAbilityOfWhoUsesASaber(
            int destiny, boolean stays, boolean saber) {
        var scene =
                swordsman("Han Solo", SABER)
                        .nextDestiny(DARK, destiny)
                        .turn(LIGHT, Phase.BATTLE)
                        .battleAt(CANTINA);
        scene.fire(SABER);
        scene.passUntil("play " + DEFICIENCY).play(DEFICIENCY).passUntil(LIGHT);
        assertThat(scene.isOnTable("Han Solo")).isEqualTo(stays);
        assertThat(scene.isOnTable(SABER)).isEqualTo(saber);
    }

    @ParameterizedTest
    @CsvSource({"Luke Skywalker, Anakin's Lightsaber", "Han Solo, Blaster Rifle"})
    void abilityOfFourOrAnotherWeaponIsSafe(String who, String weapon) {
        var scene = swordsman(who, weapon).turn(LIGHT, Phase.BATTLE).battleAt(CANTINA);
        mayNotInThisPhase(scene.fire(weapon), "play " + DEFICIENCY);
    }

    private static Scene drained(String who, int destiny, boolean adds) {
        var scene =
                table().at(CANTINA, who)
                        .on(who, SABER)
                        .at(FARM, "Leia Organa")
                        .hand(DARK, DEFICIENCY)
                        .nextDestiny(DARK, destiny)
                        .turn(LIGHT, Phase.CONTROL);
        scene.drainAt(CANTINA);
        scene.passUntil("use " + SABER);
        return adds ? scene.use(SABER) : scene.pass();
    }

    @ParameterizedTest
    @CsvSource({"2, true, true", "3, true, false", "4, false, false"})
    void inAForceDrainLikewise(int destiny, boolean stays, boolean saber) {
        var scene = drained("Han Solo", destiny, true);
        scene.passUntil("play " + DEFICIENCY).play(DEFICIENCY).passUntil(LIGHT);
        assertThat(scene.isOnTable("Han Solo")).isEqualTo(stays);
        assertThat(scene.isOnTable(SABER)).isEqualTo(saber);
    }

    @ParameterizedTest
    @CsvSource({"Han Solo, false", "Luke Skywalker, true"})
    void aSaberThatAddsNothingIsNotUsed(String who, boolean adds) {
        mayNotInThisPhase(drained(who, 6, adds), "play " + DEFICIENCY);
    }

    @Test
    void onlyWhoUsesHisSaberInThisDrainIsAimedAt() {
        var scene =
                table().at(CANTINA, "Han Solo", "Biggs Darklighter")
                        .on("Han Solo", SABER)
                        .on("Biggs Darklighter", "Luke's Lightsaber")
                        .at(FARM, "Leia Organa")
                        .on("Leia Organa", "Obi-Wan's Lightsaber")
                        .hand(DARK, DEFICIENCY)
                        .on("Han Solo", "Blaster Rifle#1", "Jedi Lightsaber")
                        .at(CANTINA, "Dutch")
                        .on("Dutch", "Blaster Rifle#2")
                        .mark("Blaster Rifle#1", Flag.USED_WEAPON)
                        .mark("Blaster Rifle#2", Flag.USED_WEAPON)
                        .turn(LIGHT, Phase.CONTROL);
        scene.drainAt(FARM);
        scene.passUntil("use Obi-Wan's Lightsaber").use("Obi-Wan's Lightsaber");
        scene.passUntil("drain at " + CANTINA).drainAt(CANTINA);
        scene.passUntil("use " + SABER).use(SABER);
        scene.passUntil("play " + DEFICIENCY).nextDestiny(DARK, 3).play(DEFICIENCY);
        assertThat(scene.offered()).doesNotContain("Biggs Darklighter", "Leia Organa", "Dutch");
        scene.passUntil(LIGHT);
        assertThat(scene.isOnTable(SABER)).isFalse();
        assertThat(scene.isOnTable("Luke's Lightsaber")).isTrue();
        assertThat(scene.isOnTable("Blaster Rifle#1")).isTrue();
        assertThat(scene.isOnTable("Jedi Lightsaber")).isTrue();
        assertThat(scene.isOnTable("Obi-Wan's Lightsaber")).isTrue();
    }

    @Test
    void anAttackOnACreatureIsNoBattle() {
        var scene =
                swordsman("Han Solo", SABER)
                        .at(CANTINA, DARK_BEAST)
                        .turn(LIGHT, Phase.BATTLE)
                        .attack(DARK_BEAST);
        scene.passUntil("fire " + SABER).fire(SABER);
        mayNotInThisPhase(scene, "play " + DEFICIENCY);
    }
}
