package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.kit.Scene;
import holosite.rules.presence.Participation;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Stunning Leader. */
class StunningLeaderTest {
    private static final String STUNNING = "Stunning Leader";
    private static final String TOWER = "Cloud City: Security Tower";
    private static final String PLAZA = "Cloud City: Upper Plaza Corridor";

    @ParameterizedTest
    @EnumSource(Side.class)
    @Claim({"stunning-leader#1", "stunning-leader#4"})
    void whoHasAbilityAboveTwoAndEveryLeaderOfBothSidesIsExcluded(Side turn) {
        var scene =
                table().at(CANTINA, "Darth Vader", "Captain Piett", "Stormtrooper")
                        .at(CANTINA, "Luke Skywalker", "Rebel Trooper", "Echo Base Trooper Officer")
                        .at(CANTINA, "Admiral Ozzel", "Dutch")
                        .hand(DARK, STUNNING)
                        .force(DARK, 2)
                        .force(LIGHT, 1)
                        .turn(turn, Phase.BATTLE);
        // leaders are out whatever their ability
        assertThat(scene.ability("Admiral Ozzel")).isEqualTo(2);
        assertThat(scene.ability("Dutch")).isEqualTo(2);
        assertThat(scene.ability("Echo Base Trooper Officer")).isEqualTo(2);
        scene.battleAt(CANTINA).passUntil("play " + STUNNING);
        int force = scene.forcePile(DARK).size();
        scene.play(STUNNING).passResponses();
        assertThat(scene.forcePile(DARK)).hasSize(force - 1);
        for (String in : List.of("Stormtrooper", "Rebel Trooper", "Echo Base Trooper Officer")) {
            assertThat(Participation.takesPart(scene.state(), scene.card(in))).isTrue();
        }
        for (String out :
                List.of(
                        "Darth Vader",
                        "Luke Skywalker",
                        "Captain Piett",
                        "Admiral Ozzel",
                        "Dutch")) {
            assertThat(Participation.takesPart(scene.state(), scene.card(out))).isFalse();
        }
        assertThat(scene.lost(DARK)).contains(STUNNING);
    }

    @Test
    @Claim("stunning-leader#3")
    void whoIsDeployedIntoTheBattleLaterIsExcludedToo() {
        var scene =
                table().at(CANTINA, "Stormtrooper", "Stormtrooper", "Stormtrooper", "Stormtrooper")
                        .at(CANTINA, "Rebel Trooper", "Han Solo")
                        .hand(DARK, STUNNING)
                        .hand(LIGHT, "Panic")
                        .reserve(LIGHT, "Luke Skywalker", "Dutch", "Devaronian")
                        .force(DARK, 3)
                        .turn(DARK, Phase.BATTLE);
        scene.battleAt(CANTINA)
                .passUntil("play " + STUNNING)
                .play(STUNNING)
                .passUntil("play Panic");
        scene.play("Panic").number(3);
        for (String newcomer : List.of("Luke Skywalker", "Dutch", "Devaronian")) {
            scene.passUntil(newcomer).choose(newcomer);
        }
        scene.passResponses();
        assertThat(scene.locationOf("Luke Skywalker")).isEqualTo(CANTINA);
        assertThat(scene.locationOf("Dutch")).isEqualTo(CANTINA);
        assertThat(takesPart(scene, "Luke Skywalker")).isFalse();
        assertThat(takesPart(scene, "Dutch")).isFalse();
        assertThat(takesPart(scene, "Devaronian")).isTrue();
    }

    @Test
    @Claim("stunning-leader#3")
    void whoReactsToTheBattleLaterIsExcludedToo() {
        var scene =
                table().at(TOWER, "Stormtrooper", "Rebel Trooper", "Han Solo")
                        .at(PLAZA, "light Lift Tube")
                        .passenger("light Lift Tube", "Luke Skywalker", "Devaronian")
                        .hand(DARK, STUNNING)
                        .force(DARK, 3)
                        .force(LIGHT, 3)
                        .turn(DARK, Phase.BATTLE);
        scene.battleAt(TOWER).passUntil("play " + STUNNING).play(STUNNING);
        scene.passUntil(LIGHT).react("light Lift Tube").passResponses();
        assertThat(scene.locationOf("Luke Skywalker")).isEqualTo(TOWER);
        assertThat(takesPart(scene, "Luke Skywalker")).isFalse();
        assertThat(takesPart(scene, "Devaronian")).isTrue();
    }

    private static boolean takesPart(Scene scene, String card) {
        return Participation.takesPart(scene.state(), scene.card(card));
    }

    @Test
    @Claim("stunning-leader#2")
    void itNeedsAnInteriorSiteAndSomebodyToStun() {
        var exterior =
                table().at(MOS_EISLEY, "Stormtrooper", "Luke Skywalker")
                        .hand(DARK, STUNNING)
                        .force(DARK, 2)
                        .turn(DARK, Phase.BATTLE);
        exterior.battleAt(MOS_EISLEY).mayNot("play " + STUNNING);
        var nobody =
                table().at(CANTINA, "Stormtrooper", "Rebel Trooper")
                        .hand(DARK, STUNNING)
                        .force(DARK, 2)
                        .turn(DARK, Phase.BATTLE);
        nobody.battleAt(CANTINA).mayNot("play " + STUNNING);
    }

    @Test
    void abilityOfThreeIsEnoughToBeStunned() {
        var scene =
                table().at(CANTINA, "Stormtrooper", "Rebel Trooper", "Han Solo")
                        .on("Stormtrooper", "Imperial Blaster")
                        .hand(DARK, STUNNING)
                        .force(DARK, 9)
                        .turn(DARK, Phase.BATTLE);
        scene.battleAt(CANTINA).passUntil("play " + STUNNING).play(STUNNING).passResponses();
        assertThat(Participation.takesPart(scene.state(), scene.card("Han Solo"))).isFalse();
        assertThat(Participation.takesPart(scene.state(), scene.card("Rebel Trooper"))).isTrue();
    }

    @Test
    void somebodyToStunElsewhereIsNotEnough() {
        table().at(CANTINA, "Stormtrooper", "Rebel Trooper")
                .at(MOS_EISLEY, "Luke Skywalker")
                .hand(DARK, STUNNING)
                .force(DARK, 9)
                .turn(DARK, Phase.BATTLE)
                .battleAt(CANTINA)
                .mayNot("play " + STUNNING);
    }

    @Test
    @Claim("stunning-leader#2")
    void itIsForTheBeginningOfABattleAtASite() {
        var later =
                table().at(CANTINA, "Stormtrooper", "Luke Skywalker")
                        .hand(DARK, STUNNING)
                        .force(DARK, 3)
                        .turn(DARK, Phase.BATTLE);
        later.battleAt(CANTINA).passUntil("play " + STUNNING).pass(DARK);
        for (; later.inBattle(); later.answerDefault()) {
            later.mayNot("play " + STUNNING);
        }
        var space =
                table().at("Tatooine", "Devastator", "Millennium Falcon")
                        .pilot("Millennium Falcon", "Han Solo")
                        .hand(DARK, STUNNING)
                        .force(DARK, 3)
                        .turn(DARK, Phase.BATTLE);
        space.battleAt("Tatooine").mayNot("play " + STUNNING);
    }
}
