package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.hosts;
import static holosite.rules.cards.CardTable.mayNotInThisPhase;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Disarming Creature. */
class DisarmingCreatureTest {
    private static final String DISARMING = "Disarming Creature";

    private static Position armed() {
        return table().at(CANTINA, "Bubo", "Luke Skywalker")
                .on("Luke Skywalker", "Blaster Rifle")
                .hand(LIGHT, DISARMING);
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    void itDeploysInAnyDeployPhaseWhereSomebodyOfYoursIsArmed(Side turn) {
        var scene = armed().turn(turn, Phase.DEPLOY).passUntil("deploy " + DISARMING);
        scene.deploy(DISARMING).passResponses();
        assertThat(scene.hostOf(DISARMING)).isEqualTo("Bubo");
        armed().turn(turn, Phase.CONTROL).mayNot("deploy " + DISARMING);
    }

    @Test
    void theArmedCharacterMustBeYoursAndThere() {
        var theirs =
                table().at(CANTINA, "Bubo", "Luke Skywalker", "Stormtrooper")
                        .on("Stormtrooper", "Imperial Blaster")
                        .hand(LIGHT, DISARMING);
        mayNotInThisPhase(theirs.turn(LIGHT, Phase.DEPLOY), "deploy " + DISARMING);
        var elsewhere =
                table().at(CANTINA, "Bubo")
                        .at(MOS_EISLEY, "Luke Skywalker")
                        .on("Luke Skywalker", "Blaster Rifle")
                        .hand(LIGHT, DISARMING);
        mayNotInThisPhase(elsewhere.turn(LIGHT, Phase.DEPLOY), "deploy " + DISARMING);
        var vehicle =
                table().at(MOS_EISLEY, "Krayt Dragon", "Snowspeeder")
                        .on("Snowspeeder", "Dual Laser Cannon")
                        .hand(LIGHT, DISARMING);
        mayNotInThisPhase(vehicle.turn(LIGHT, Phase.DEPLOY), "deploy " + DISARMING);
    }

    @Test
    void onCreaturesOnly() {
        var scene =
                table().at(MOS_EISLEY, "Krayt Dragon", "Luke Skywalker", "Stormtrooper")
                        .at(CANTINA, "Bubo", "Rebel Trooper")
                        .on("Luke Skywalker", "Blaster Rifle#1")
                        .on("Rebel Trooper", "Blaster Rifle#2")
                        .hand(LIGHT, DISARMING)
                        .turn(LIGHT, Phase.DEPLOY);
        assertThat(hosts(scene, DISARMING)).containsExactlyInAnyOrder("Krayt Dragon", "Bubo");
    }

    /** Bubo's ferocity is 4, and the trooper's power 1. */
    @ParameterizedTest
    @CsvSource({"2, true", "3, false", "6, false"})
    void theDestinyYouDrawIsSubtractedFromItsFerocity(int destiny, boolean eaten) {
        var scene =
                table().at(CANTINA, "Bubo", "Rebel Trooper")
                        .on("Bubo", DISARMING)
                        .nextDestiny(LIGHT, destiny)
                        .turn(DARK, Phase.BATTLE);
        scene.letAttack("Bubo").passResponses();
        assertThat(scene.isOnTable("Rebel Trooper")).isEqualTo(!eaten);
        assertThat(scene.used(LIGHT)).hasSize(1);
        assertThat(scene.used(DARK)).isEmpty();
    }

    @Test
    void itIsDrawnAnewEachTime() {
        var scene =
                table().at(CANTINA, "Bubo", "Rebel Trooper")
                        .on("Bubo", DISARMING)
                        .nextDestiny(LIGHT, 6, 1)
                        .turn(DARK, Phase.BATTLE);
        scene.letAttack("Bubo").passResponses();
        assertThat(scene.isOnTable("Rebel Trooper")).isTrue();
        scene.passUntil(LIGHT, Phase.BATTLE).passUntil("let attack Bubo").letAttack("Bubo");
        scene.passResponses();
        assertThat(scene.isOnTable("Rebel Trooper")).isFalse();
    }

    @Test
    void anotherCreatureIsAsFierceAsEver() {
        var scene =
                table().at(CANTINA, "Bubo", "Rebel Trooper")
                        .at(MOS_EISLEY, "Rock Wart")
                        .on("Rock Wart", DISARMING)
                        .nextDestiny(LIGHT, 6)
                        .turn(DARK, Phase.BATTLE);
        scene.letAttack("Bubo").passResponses();
        assertThat(scene.isOnTable("Rebel Trooper")).isFalse();
        assertThat(scene.used(LIGHT)).isEmpty();
    }

    @Test
    void withoutADestinyNothingIsSubtracted() {
        var scene =
                table().at(CANTINA, "Bubo", "Rebel Trooper")
                        .on("Bubo", DISARMING)
                        .force(LIGHT, 3)
                        .nothingElseInReserve(LIGHT)
                        .turn(DARK, Phase.BATTLE);
        scene.letAttack("Bubo").passResponses();
        assertThat(scene.isOnTable("Rebel Trooper")).isFalse();
    }

    @Test
    void controlDoesNotReachIt() {
        var scene =
                armed().at(CANTINA, "Darth Vader").hand(DARK, "Control").turn(LIGHT, Phase.DEPLOY);
        scene.deploy(DISARMING);
        while (scene.phase() == Phase.DEPLOY) {
            scene.mayNot("play Control").answerDefault();
        }
        assertThat(scene.hostOf(DISARMING)).isEqualTo("Bubo");
    }
}
