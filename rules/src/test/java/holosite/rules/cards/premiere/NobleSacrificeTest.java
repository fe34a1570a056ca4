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
import holosite.rules.table.Flag;
import holosite.rules.table.Role;
import holosite.rules.table.Zone;
import org.junit.jupiter.api.Test;

/** Noble Sacrifice. */
class NobleSacrificeTest {
    private static final String SACRIFICE = "Noble Sacrifice";

    private static Position table(String deployed) {
        return holosite.rules.cards.CardTable.table()
                .site(CANTINA, DARK)
                .hand(DARK, deployed)
                .force(DARK, 9)
                .hand(LIGHT, SACRIFICE)
                .lost(LIGHT, 9);
    }

    /** Vader, of power 6, comes to the table. */
    private static Scene afterVader(Position table) {
        var scene = table.turn(DARK, Phase.DEPLOY);
        scene.deploy("Darth Vader").to(CANTINA);
        return scene.passUntil(LIGHT);
    }

    @Test
    void whoHasThePowerOfTheCharacterJustDeployedGoesOutOfPlayForHisForfeit() {
        var scene =
                afterVader(
                        table("Darth Vader")
                                .at(MOS_EISLEY, "Chewbacca (2_3)", "Luke Skywalker")
                                .at(CANTINA, "Wioslea"));
        scene.offers("play " + SACRIFICE).play(SACRIFICE);
        assertThat(scene.isIn("Chewbacca", Zone.OUT_OF_PLAY)).isTrue();
        scene.passResponses().yes();
        scene.passUntil(DARK, Phase.DEPLOY);
        assertThat(scene.lost(LIGHT)).hasSize(9 - 6 + 1).contains(SACRIFICE);
        assertThat(scene.isOnTable("Luke Skywalker")).isTrue();
    }

    @Test
    void theForfeitThatCountsIsTheOneHeHadOnTheTable() {
        var scene =
                afterVader(
                        table("Darth Vader")
                                .at(MOS_EISLEY, "Luke Skywalker")
                                .on("Luke Skywalker", "Tatooine Utility Belt", "Sai'torr Kal Fas"));
        scene.play(SACRIFICE).passResponses().yes();
        scene.passUntil(DARK, Phase.DEPLOY);
        assertThat(scene.lost(LIGHT).size()).isEqualTo(9 - 9 + 3);
    }

    @Test
    void heMayRetrieveNothing() {
        var scene = afterVader(table("Darth Vader").at(MOS_EISLEY, "Chewbacca (2_3)"));
        scene.play(SACRIFICE).passResponses().no();
        scene.passUntil(DARK, Phase.DEPLOY);
        assertThat(scene.lost(LIGHT)).hasSize(10);
        assertThat(scene.isIn("Chewbacca", Zone.OUT_OF_PLAY)).isTrue();
    }

    @Test
    void aCaptiveMayBeSacrificed() {
        var scene =
                afterVader(
                        table("Darth Vader")
                                .at(MOS_EISLEY, "Stormtrooper")
                                .captive("Stormtrooper", "Chewbacca (2_3)"));
        scene.play(SACRIFICE);
        assertThat(scene.isIn("Chewbacca", Zone.OUT_OF_PLAY)).isTrue();
    }

    @Test
    void notWithoutOneOfThatPowerOfOnesOwnOnTheTable() {
        afterNothing(table("Darth Vader").at(MOS_EISLEY, "Luke Skywalker"));
        afterNothing(table("Darth Vader").hand(LIGHT, "Chewbacca (2_3)"));
        afterNothing(table("Darth Vader").at(MOS_EISLEY, "Chewbacca (2_3)").missing("Chewbacca"));
        // ships of that power, free or captured
        afterNothing(
                table("Darth Vader")
                        .system("Kessel", DARK)
                        .at("Kessel", "Y-wing Assault Squadron", "Devastator"));
        afterNothing(
                table("Darth Vader")
                        .at("Kessel", "Devastator")
                        .on("Devastator", "Tractor Beam")
                        .as(Role.ESCORTED, "Devastator", "Y-wing Assault Squadron")
                        .mark("Y-wing Assault Squadron", Flag.CAPTIVE | Flag.CAPTURED_SHIP)
                        .passenger("Y-wing Assault Squadron", "Luke Skywalker"));
    }

    private static void afterNothing(Position table) {
        var scene = table.turn(DARK, Phase.DEPLOY);
        scene.deploy("Darth Vader").to(CANTINA);
        while (scene.phase() == Phase.DEPLOY) {
            scene.mayNot("play " + SACRIFICE).answerDefault();
        }
    }

    @Test
    void onlyAfterACharacterOfTheOpponent() {
        var ship =
                table("TIE Fighter")
                        .system("Tatooine", DARK)
                        .at(MOS_EISLEY, "Rebel Trooper")
                        .turn(DARK, Phase.DEPLOY);
        ship.deploy("TIE Fighter").to("Tatooine");
        assertThat(ship.power("TIE Fighter")).isEqualTo(ship.power("Rebel Trooper"));
        while (ship.phase() == Phase.DEPLOY) {
            ship.mayNot("play " + SACRIFICE).answerDefault();
        }
        var own =
                table("Devastator")
                        .hand(LIGHT, "Luke Skywalker")
                        .force(LIGHT, 9)
                        .at(CANTINA, "Han Solo (1_11)")
                        .turn(LIGHT, Phase.DEPLOY);
        own.deploy("Luke Skywalker").to(CANTINA);
        while (own.phase() == Phase.DEPLOY) {
            own.mayNot("play " + SACRIFICE).answerDefault();
        }
    }

    @Test
    void canceledItHasStillCostTheCharacter() {
        var scene =
                afterVader(
                        table("Darth Vader").at(MOS_EISLEY, "Chewbacca (2_3)").hand(DARK, "Sense"));
        scene.nextDestiny(DARK, 0).play(SACRIFICE).play("Sense").passUntil(DARK, Phase.DEPLOY);
        assertThat(scene.isIn("Chewbacca", Zone.OUT_OF_PLAY)).isTrue();
        assertThat(scene.lost(LIGHT)).hasSize(10);
    }
}
