package holosite.rules.cards.cloudcity;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.mayNotInThisPhase;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.Card;
import holosite.language.card.Phase;
import holosite.language.words.Abilities;
import holosite.language.words.Filters;
import holosite.language.words.Kinds;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

/** Hero Of A Thousand Devices. */
class HeroOfAThousandDevicesTest {
    private static final String HERO = "Hero Of A Thousand Devices";

    private static final Card CLAMP =
            Kinds.device("Plain Clamp", LIGHT, "0_1")
                    .destiny(4)
                    .says(Abilities.deploysOn(Filters.your(Filters.DROID)));

    @Test
    void itDeploysOnOnesOwnDroids() {
        var scene =
                table().at(CANTINA, "C-3PO", "Luke Skywalker", "EG-6")
                        .hand(LIGHT, HERO)
                        .turn(LIGHT, Phase.DEPLOY);
        scene.deploy(HERO).passResponses();
        assertThat(scene.hostOf(HERO)).isEqualTo("C-3PO (See-Threepio)");
    }

    @Test
    void forOneForceItFetchesADeviceWhoseTextNamesDroids() {
        var position =
                tableWith(CLAMP)
                        .at(CANTINA, "C-3PO")
                        .on("C-3PO", HERO)
                        .reserve(LIGHT, "Plain Clamp", "Electrobinoculars")
                        .force(LIGHT, 2);
        var scene = position.turn(LIGHT, Phase.DEPLOY);
        scene.use(HERO).mayNot("Electrobinoculars").choose("Plain Clamp").passResponses();
        assertThat(scene.hand(LIGHT)).containsExactly("Plain Clamp");
        assertThat(scene.forcePile(LIGHT)).hasSize(1);
        tableWith(CLAMP)
                .at(CANTINA, "C-3PO")
                .on("C-3PO", HERO)
                .reserve(LIGHT, "Plain Clamp")
                .force(LIGHT, 2)
                .turn(LIGHT, Phase.CONTROL)
                .mayNot("use " + HERO);
    }

    private static Scene losing(String device, String bearer) {
        var scene =
                tableWith(CLAMP)
                        .at(CANTINA, "C-3PO", "EG-6", "Rebel Trooper", "Darth Vader")
                        .on("C-3PO", HERO)
                        .on(bearer, device)
                        .force(DARK, 9)
                        .turn(DARK, Phase.BATTLE);
        return scene.battleAt(CANTINA).passUntil(LIGHT, Prompt.Key.DAMAGE_SEGMENT);
    }

    @Test
    void devicesOnTheDroidAreForfeitedForTheirDestiny() {
        var scene = losing("Plain Clamp", "C-3PO");
        double owed = scene.damageLeft(LIGHT);
        scene.forfeit("Plain Clamp").passResponses();
        assertThat(scene.damageLeft(LIGHT)).isEqualTo(owed - 4);
        assertThat(scene.lost(LIGHT)).contains("Plain Clamp");
    }

    @Test
    void thoseOfOthersAreNot() {
        losing("Electrobinoculars", "Rebel Trooper").mayNot("forfeit Electrobinoculars");
        losing("dark Restraining Bolt", "C-3PO")
                .mayNot("forfeit Restraining Bolt", "forfeit " + HERO);
    }

    @Test
    void itFetchesNothingButADeviceOnceInThePhaseOfItsPlayer() {
        var position =
                tableWith(CLAMP)
                        .at(CANTINA, "C-3PO")
                        .on("C-3PO", HERO)
                        .reserve(LIGHT, HERO, "Plain Clamp", "Plain Clamp#2")
                        .force(LIGHT, 3);
        var scene = position.turn(LIGHT, Phase.DEPLOY);
        scene.use(HERO).mayNot(HERO + "#2").choose("Plain Clamp").passResponses();
        mayNotInThisPhase(scene, "use " + HERO);
        mayNotInThisPhase(
                tableWith(CLAMP)
                        .at(CANTINA, "C-3PO")
                        .on("C-3PO", HERO)
                        .reserve(LIGHT, "Plain Clamp")
                        .force(LIGHT, 3)
                        .turn(DARK, Phase.DEPLOY),
                "use " + HERO);
    }

    @Test
    void onlyOnesOwnDevicesOnTheDroidAreWorthTheirDestiny() {
        var scene =
                tableWith(CLAMP)
                        .at(CANTINA, "C-3PO", "Rebel Trooper")
                        .on("C-3PO", HERO, "Plain Clamp", "dark Restraining Bolt")
                        .on("Rebel Trooper", "Electrobinoculars")
                        .turn(LIGHT);
        assertThat(scene.forfeitValue("Plain Clamp")).isEqualTo(4);
        assertThat(scene.forfeitValue("Restraining Bolt")).isNaN();
        assertThat(scene.forfeitValue("Electrobinoculars")).isNaN();
        assertThat(scene.forfeitValue(HERO)).isNaN();
    }
}
