package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

/** Self-Destruct Mechanism. */
class SelfDestructMechanismTest {
    private static final String MECHANISM = "Self-Destruct Mechanism";

    private static Position battle(String... droids) {
        return table().at(CANTINA, "Stormtrooper", "Darth Vader", "Luke Skywalker", "Han Solo")
                .at(CANTINA, droids)
                .at(FARM, "R2-Q2")
                .hand(DARK, MECHANISM)
                .force(LIGHT, 9)
                .nextDestiny(LIGHT, 5);
    }

    /** Goes on until there is attrition against the Dark Side. */
    private static Scene untilAttrition(Scene scene) {
        return scene.answerDefaults(() -> scene.inBattle() && scene.attritionLeft(DARK) == 0);
    }

    @Test
    void aDroidLostThereCancelsTheAttritionAgainstItsPlayer() {
        var scene = battle("5D6-RA-7").turn(LIGHT, Phase.BATTLE).battleAt(CANTINA);
        untilAttrition(scene).passUntil("play " + MECHANISM).play(MECHANISM).passResponses();
        assertThat(scene.lost(DARK)).contains("5D6-RA-7 (Fivedesix)");
        assertThat(scene.attritionLeft(DARK)).isZero();
        assertThat(scene.used(DARK)).contains(MECHANISM);
    }

    @Test
    void beforehandItKeepsAllAttritionOfTheTurnAway() {
        var scene = battle("5D6-RA-7").turn(LIGHT, Phase.CONTROL);
        scene.passUntil("play " + MECHANISM).play(MECHANISM).choose(CANTINA);
        scene.passUntil(LIGHT, Phase.BATTLE).battleAt(CANTINA);
        assertThat(scene.lost(DARK)).contains("5D6-RA-7 (Fivedesix)");
        untilAttrition(scene);
        assertThat(scene.inBattle()).isFalse();
        assertThat(scene.isOnTable("Stormtrooper")).isTrue();
    }

    @Test
    void aDroidElsewhereIsNoHelpInTheBattle() {
        var scene = battle().turn(LIGHT, Phase.BATTLE).battleAt(CANTINA);
        untilAttrition(scene).passUntil(DARK);
        assertThat(scene.attritionLeft(DARK)).isPositive();
        assertThat(scene.isOffered("play " + MECHANISM)).isFalse();
        var early = battle().turn(LIGHT, Phase.CONTROL);
        early.passUntil("play " + MECHANISM).play(MECHANISM);
        early.passUntil(LIGHT, Phase.BATTLE).battleAt(CANTINA);
        untilAttrition(early);
        assertThat(early.attritionLeft(DARK)).isPositive();
    }

    private static Position shot(int destiny) {
        return table().at(CANTINA, "Rebel Trooper", "Darth Vader", "5D6-RA-7", "C-3PO")
                .at(FARM, "R2-Q2")
                .on("Rebel Trooper", "Blaster Rifle#1")
                .hand(DARK, MECHANISM)
                .force(LIGHT, 9)
                .nextDestiny(LIGHT, destiny);
    }

    @Test
    void aShotIsTurnedOnADroidWhichIsForfeitedForTheValueOfItsFirstTarget() {
        var scene = shot(6).turn(LIGHT, Phase.BATTLE).battleAt(CANTINA);
        double vader = scene.forfeitValue("Darth Vader");
        assertThat(scene.forfeitValue("5D6-RA-7")).isNotEqualTo(vader);
        scene.fire("Blaster Rifle").choose("Darth Vader");
        scene.passUntil("play " + MECHANISM).play(MECHANISM);
        assertThat(scene.offered()).doesNotContain("C-3PO (See-Threepio)", "R2-Q2 (Artoo-Kyootoo)");
        scene.passResponses();
        assertThat(scene.isHit("5D6-RA-7")).isTrue();
        assertThat(scene.isHit("Darth Vader")).isFalse();
        assertThat(scene.forfeitValue("5D6-RA-7")).isEqualTo(vader);
    }

    @Test
    void restoredToNormalTheDroidHasItsOwnForfeitAgain() {
        var scene = shot(6).at(CANTINA, "Talz").turn(LIGHT, Phase.BATTLE).battleAt(CANTINA);
        double own = scene.forfeitValue("5D6-RA-7");
        scene.fire("Blaster Rifle").choose("Darth Vader");
        scene.passUntil("play " + MECHANISM).play(MECHANISM).passResponses();
        assertThat(scene.isHit("5D6-RA-7")).isTrue();
        scene.passUntil("use Talz").use("Talz").passResponses();
        assertThat(scene.isHit("5D6-RA-7")).isFalse();
        assertThat(scene.forfeitValue("5D6-RA-7")).isEqualTo(own);
    }

    @Test
    void evenARetargetedShotIsCanceledByOhSwitchOff() {
        var scene =
                shot(6).hand(DARK, "Oh, Switch Off").turn(LIGHT, Phase.BATTLE).battleAt(CANTINA);
        double own = scene.forfeitValue("5D6-RA-7");
        scene.fire("Blaster Rifle").choose("Darth Vader");
        scene.passUntil("play " + MECHANISM).play(MECHANISM);
        scene.passUntil("play Oh, Switch Off").play("Oh, Switch Off").passResponses();
        assertThat(scene.isHit("5D6-RA-7")).isFalse();
        assertThat(scene.isHit("Darth Vader")).isFalse();
        assertThat(scene.forfeitValue("5D6-RA-7")).isEqualTo(own);
    }

    @Test
    void onesOwnShotsAndDroidsElsewhereAreLeftAlone() {
        var scene =
                table().at(CANTINA, "Rebel Trooper", "Darth Vader")
                        .at(FARM, "R2-Q2")
                        .on("Rebel Trooper", "Blaster Rifle#1")
                        .hand(DARK, MECHANISM)
                        .force(LIGHT, 9)
                        .nextDestiny(LIGHT, 0)
                        .turn(LIGHT, Phase.BATTLE)
                        .battleAt(CANTINA);
        scene.fire("Blaster Rifle");
        assertThat(scene.isOffered("play " + MECHANISM + " (3)")).isFalse();
        assertThat(scene.isHit("Darth Vader")).isFalse();
    }

    @Test
    void itTakesADroidOfOnesOwnAtASite() {
        table().at(CANTINA, "C-3PO", "Stormtrooper")
                .hand(DARK, MECHANISM)
                .turn(DARK, Phase.CONTROL)
                .mayNot("play " + MECHANISM);
        table().at("Tatooine", "Devastator")
                .passenger("Devastator", "R2-Q2")
                .hand(DARK, MECHANISM)
                .turn(DARK, Phase.CONTROL)
                .mayNot("play " + MECHANISM);
    }

    @Test
    void inTheDamageSegmentLikewise() {
        var opponents = battle("C-3PO").turn(LIGHT, Phase.BATTLE).battleAt(CANTINA);
        untilAttrition(opponents).passUntil(DARK);
        assertThat(opponents.inBattle()).isTrue();
        assertThat(opponents.isOffered("play " + MECHANISM)).isFalse();
        var inSpace =
                table().at("Tatooine", "Devastator", "Millennium Falcon", "X-wing")
                        .pilot("Millennium Falcon", "Han Solo", "Chewbacca (2_3)")
                        .passenger("Millennium Falcon", "Luke Skywalker")
                        .passenger("Devastator", "R2-Q2")
                        .hand(DARK, MECHANISM)
                        .force(LIGHT, 9)
                        .nextDestiny(LIGHT, 5)
                        .turn(LIGHT, Phase.BATTLE)
                        .battleAt("Tatooine");
        untilAttrition(inSpace).passUntil(DARK);
        assertThat(inSpace.attritionLeft(DARK)).isPositive();
        assertThat(inSpace.isOffered("play " + MECHANISM)).isFalse();
    }

    /** The Septoid stays when it is forfeited, and is not hit any more. */
    @Test
    void noLongerHitADroidThatStaysHasItsOwnForfeitAgain() {
        String septoid = "WED15-l7 'Septoid' Droid";
        var scene =
                table().at(CANTINA, "Rebel Trooper", "Darth Vader", septoid)
                        .on("Rebel Trooper", "Blaster Rifle#1")
                        .hand(DARK, MECHANISM)
                        .force(LIGHT, 9)
                        .nextDestiny(LIGHT, 6)
                        .turn(LIGHT, Phase.BATTLE)
                        .battleAt(CANTINA);
        double vader = scene.forfeitValue("Darth Vader");
        scene.fire("Blaster Rifle").choose("Darth Vader");
        scene.passUntil("play " + MECHANISM).play(MECHANISM).passResponses();
        assertThat(scene.forfeitValue(septoid)).isEqualTo(vader);
        scene.finishBattle();
        assertThat(scene.isHit(septoid)).isFalse();
        assertThat(scene.forfeitValue(septoid)).isEqualTo(7);
    }

    @Test
    void aShotOfAWeaponBuiltIntoACardIsTurnedOnTheDroidLikewise() {
        String hunter = "Leia With Blaster Rifle";
        var scene =
                table().at(CANTINA, hunter, "Darth Vader", "5D6-RA-7")
                        .hand(DARK, MECHANISM)
                        .force(LIGHT, 9)
                        .nextDestiny(LIGHT, 6)
                        .turn(LIGHT, Phase.BATTLE)
                        .battleAt(CANTINA);
        scene.fire(hunter).choose("Darth Vader");
        scene.passUntil("play " + MECHANISM).play(MECHANISM).passResponses();
        assertThat(scene.isHit("5D6-RA-7")).isTrue();
        assertThat(scene.isHit("Darth Vader")).isFalse();
    }
}
