package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

/** This Is All Your Fault. */
class ThisIsAllYourFaultTest {
    private static final String MINER = "LIN-V8K (Elleyein-Veeatekay)";
    private static final String FAULT = "This Is All Your Fault";

    /** Four troopers, who draw a battle destiny, against Chewbacca and a droid. */
    private static Position battle() {
        return table().at(CANTINA, "Chewbacca (2_3)", MINER)
                .at(CANTINA, "Stormtrooper", "Stormtrooper", "Stormtrooper", "Stormtrooper")
                .hand(LIGHT, FAULT)
                .force(DARK, 9)
                .nextDestiny(DARK, 5);
    }

    @Test
    void beforeTheDamageSegmentALostDroidMakesAttritionThereNothing() {
        var scene = battle().turn(DARK, Phase.BATTLE).battleAt(CANTINA);
        scene.passUntil("play " + FAULT + ", text 1").play(FAULT, 1);
        assertThat(scene.lost(LIGHT)).contains(MINER);
        scene.passResponses().passWeapons();
        scene.answerDefaults(() -> Double.isNaN(scene.battleDestiny(DARK)));
        scene.passUntil(LIGHT);
        assertThat(scene.attritionLeft(LIGHT)).isZero();
        assertThat(scene.damageLeft(LIGHT)).isPositive();
    }

    @Test
    void withoutItThereIsAttrition() {
        var scene = battle().turn(DARK, Phase.BATTLE).battleAt(CANTINA);
        scene.passUntil("forfeit " + MINER);
        assertThat(scene.attritionLeft(LIGHT)).isEqualTo(5);
    }

    @Test
    void inTheDamageSegmentWhatIsLeftIsCanceled() {
        var scene = battle().turn(DARK, Phase.BATTLE).battleAt(CANTINA);
        scene.passUntil("forfeit " + MINER).offers("play " + FAULT);
        double damage = scene.damageLeft(LIGHT);
        scene.play(FAULT);
        assertThat(scene.lost(LIGHT)).contains(MINER);
        scene.passResponses();
        assertThat(scene.attritionLeft(LIGHT)).isZero();
        assertThat(scene.damageLeft(LIGHT)).isEqualTo(damage);
    }

    @Test
    void onlyForADroidOfOnesOwnAtThatSite() {
        var scene =
                table().at(CANTINA, "Chewbacca (2_3)", "Probe Droid")
                        .at(CANTINA, "Stormtrooper", "Stormtrooper", "Stormtrooper", "Stormtrooper")
                        .at(MOS_EISLEY, MINER)
                        .hand(LIGHT, FAULT)
                        .force(DARK, 9)
                        .nextDestiny(DARK, 5)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt(CANTINA);
        scene.passUntil("forfeit Chewbacca").mayNot("play " + FAULT);
        // a droid elsewhere helps elsewhere only
        var far = battle().at(MOS_EISLEY, "R2-X2").turn(DARK, Phase.BATTLE).battleAt(CANTINA);
        far.passUntil("play " + FAULT + ", text 1").play(FAULT, 1).choose("R2-X2");
        far.passResponses().passUntil("forfeit Chewbacca");
        assertThat(far.attritionLeft(LIGHT)).isEqualTo(5);
    }

    @Test
    void notAboardAShipNorWithoutADroid() {
        table().at("Tatooine", "X-wing")
                .at("Tatooine", "Gold 5")
                .astromech("Gold 5", "R2-X2")
                .hand(LIGHT, FAULT)
                .turn(LIGHT, Phase.CONTROL)
                .mayNot("play " + FAULT, "play " + FAULT + ", text 1");
        table().at(CANTINA, "Luke Skywalker")
                .hand(LIGHT, FAULT)
                .turn(LIGHT, Phase.CONTROL)
                .mayNot("play " + FAULT);
    }

    @Test
    void notInABattleInSpace() {
        var scene =
                table().at("Tatooine", "Gold 1", "Devastator")
                        .pilot("Gold 1", "Luke Skywalker")
                        .passenger("Gold 1", "R2-X2")
                        .hand(LIGHT, FAULT)
                        .force(DARK, 9)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt("Tatooine");
        while (scene.inBattle()) {
            scene.mayNot("play " + FAULT).answerDefault();
        }
    }

    @Test
    void notToADroidOfTheOpponent() {
        var scene =
                table().at(CANTINA, "Luke Skywalker", "Stormtrooper", "Probe Droid")
                        .on("Stormtrooper", "Imperial Blaster")
                        .hand(LIGHT, FAULT)
                        .force(DARK, 9)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt(CANTINA)
                        .passUntil("fire Imperial Blaster");
        scene.fire("Imperial Blaster").at("Luke Skywalker");
        while (scene.inBattle()) {
            scene.mayNot("play " + FAULT).answerDefault();
        }
    }

    /** Vader aims his lightsaber at Luke, beside whom a droid stands; another is elsewhere. */
    private static Scene aimed(String droidAt) {
        var scene =
                table().at(
                                CANTINA,
                                "Luke Skywalker",
                                "Chewbacca (2_3)",
                                "Darth Vader",
                                "Stormtrooper")
                        .on("Stormtrooper", "Imperial Blaster")
                        .at(droidAt, MINER)
                        .hand(LIGHT, FAULT)
                        .force(DARK, 9)
                        .nextDestiny(DARK, 6, 1)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt(CANTINA);
        return scene.passUntil("fire Imperial Blaster")
                .fire("Imperial Blaster")
                .at("Luke Skywalker");
    }

    @Test
    void aWeaponOfTheOpponentIsRetargetedToADroidThereWhoseForfeitIsThenThatOfTheTarget() {
        var scene = aimed(CANTINA);
        double before = scene.forfeitValue(MINER);
        scene.passUntil("play " + FAULT + ", text 3").play(FAULT, 3).passResponses();
        scene.passUntil("forfeit " + MINER);
        assertThat(scene.isHit("Luke Skywalker")).isFalse();
        assertThat(scene.isHit(MINER)).isTrue();
        assertThat(before).isNotEqualTo(7);
        assertThat(scene.forfeitValue(MINER)).isEqualTo(7);
    }

    @Test
    void missedTheDroidKeepsItsForfeit() {
        var scene = aimed(CANTINA).nextDestiny(DARK, 0);
        double before = scene.forfeitValue(MINER);
        scene.passUntil("play " + FAULT + ", text 3").play(FAULT, 3).passResponses();
        assertThat(scene.isHit(MINER)).isFalse();
        assertThat(scene.forfeitValue(MINER)).isEqualTo(before);
    }

    @Test
    void anotherShotThatHitsTheDroidLaterLeavesItsForfeitAlone() {
        var scene =
                table().at(CANTINA, "Luke Skywalker", MINER, "Darth Vader", "Stormtrooper")
                        .at(CANTINA, "Sandtrooper")
                        .on("Stormtrooper", "Imperial Blaster#1")
                        .on("Sandtrooper", "Imperial Blaster#2")
                        .hand(LIGHT, FAULT)
                        .force(DARK, 9)
                        .nextDestiny(DARK, 0)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt(CANTINA);
        double before = scene.forfeitValue(MINER);
        scene.passUntil("fire Imperial Blaster#1").fire("Imperial Blaster#1").at("Luke Skywalker");
        scene.passUntil("play " + FAULT + ", text 3").play(FAULT, 3).passResponses();
        assertThat(scene.isHit(MINER)).isFalse();
        scene.passUntil("fire Imperial Blaster#2").nextDestiny(DARK, 6);
        scene.fire("Imperial Blaster#2").at(MINER).passResponses();
        assertThat(scene.isHit(MINER)).isTrue();
        assertThat(scene.forfeitValue(MINER)).isEqualTo(before);
    }

    @Test
    void aShotOfAWeaponBuiltIntoACardIsTurnedOnTheDroidLikewise() {
        var scene =
                table().at(CANTINA, "Luke Skywalker", MINER, "Boba Fett With Blaster Rifle")
                        .hand(LIGHT, FAULT)
                        .force(DARK, 9)
                        .nextDestiny(DARK, 6)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt(CANTINA)
                        .passUntil("fire Boba Fett With Blaster Rifle");
        scene.fire("Boba Fett With Blaster Rifle").at("Luke Skywalker");
        scene.passUntil("play " + FAULT + ", text 3").play(FAULT, 3).passResponses();
        assertThat(scene.isHit(MINER)).isTrue();
        assertThat(scene.isHit("Luke Skywalker")).isFalse();
    }

    @Test
    void notToADroidElsewhereNorAWeaponOfOnesOwn() {
        var scene = aimed(MOS_EISLEY);
        while (scene.inBattle()) {
            scene.mayNot("play " + FAULT + ", text 3").answerDefault();
        }
        var own =
                table().at(CANTINA, "Luke Skywalker", MINER, "Darth Vader")
                        .on("Luke Skywalker", "Blaster")
                        .hand(LIGHT, FAULT)
                        .force(LIGHT, 9)
                        .turn(LIGHT, Phase.BATTLE)
                        .battleAt(CANTINA)
                        .passUntil("fire Blaster");
        own.fire("Blaster").at("Darth Vader");
        while (own.inBattle()) {
            own.mayNot("play " + FAULT + ", text 3").answerDefault();
        }
    }

    /** The Septoid, here Light's, stays when it is forfeited, and is not hit any more. */
    @Test
    void noLongerHitADroidThatStaysHasItsOwnForfeitAgain() {
        String septoid = "WED15-l7 'Septoid' Droid";
        var scene =
                table().at(CANTINA, "Stormtrooper", "Luke Skywalker", "Han Solo", septoid)
                        .stolen(septoid)
                        .on("Stormtrooper", "Imperial Blaster")
                        .hand(LIGHT, FAULT)
                        .force(DARK, 9)
                        .nextDestiny(DARK, 6)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt(CANTINA)
                        .passUntil("fire Imperial Blaster");
        double han = scene.forfeitValue("Han Solo");
        scene.fire("Imperial Blaster").at("Han Solo");
        scene.passUntil("play " + FAULT + ", text 3").play(FAULT, 3).passResponses();
        assertThat(scene.forfeitValue(septoid)).isEqualTo(han);
        scene.finishBattle();
        assertThat(scene.isHit(septoid)).isFalse();
        assertThat(scene.forfeitValue(septoid)).isEqualTo(7);
    }
}
