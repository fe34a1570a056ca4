package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.words.Abilities;
import holosite.language.words.Filters;
import holosite.language.words.Kinds;
import holosite.rules.kit.Position;
import holosite.rules.table.Flag;
import org.junit.jupiter.api.Test;

/** RA-7. */
class Ra7Test {
    private static final String SERVANT = "RA-7 (Aray-Seven)";
    private static final String PISTOL = "Han's Heavy Blaster Pistol";

    private static Position armory(String... weapons) {
        return table().at(CANTINA, SERVANT, "Luke Skywalker", "Dutch")
                .on("Luke Skywalker", weapons);
    }

    @Test
    void weaponsAreTransferredToAndFromItForFree() {
        var scene = armory("Blaster").turn(LIGHT, Phase.DEPLOY);
        scene.transfer("Blaster").to(SERVANT).passResponses();
        assertThat(scene.hostOf("Blaster")).isEqualTo(SERVANT);
        assertThat(scene.has("Blaster", Flag.UNUSABLE)).isTrue();
        // once a turn for each weapon
        scene.passUntil(LIGHT).mayNot("transfer Blaster");
        scene.passUntil(DARK, Phase.DEPLOY).passUntil(LIGHT, Phase.DEPLOY);
        int force = scene.forcePile(LIGHT).size();
        scene.transfer("Blaster").choose("Dutch").passResponses();
        assertThat(scene.hostOf("Blaster")).isEqualTo("Dutch");
        assertThat(scene.has("Blaster", Flag.UNUSABLE)).isFalse();
        assertThat(scene.forcePile(LIGHT)).hasSize(force);
    }

    @Test
    void withoutItATransferCostsWhatADeploymentDoes() {
        table().at(CANTINA, "Luke Skywalker", "Dutch")
                .on("Luke Skywalker", "Blaster")
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("transfer Blaster");
        table().at(CANTINA, "Luke Skywalker")
                .at(MOS_EISLEY, SERVANT)
                .on("Luke Skywalker", "Blaster")
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("transfer Blaster");
    }

    @Test
    void itCarriesFourAtATime() {
        var full =
                armory(PISTOL)
                        .on(SERVANT, "Blaster", "Blaster", "Blaster", "Blaster")
                        .mark("Blaster#1", Flag.UNUSABLE)
                        .mark("Blaster#2", Flag.UNUSABLE)
                        .mark("Blaster#3", Flag.UNUSABLE)
                        .mark("Blaster#4", Flag.UNUSABLE)
                        .turn(LIGHT, Phase.DEPLOY);
        full.mayNot("transfer " + PISTOL);
        var room =
                armory(PISTOL)
                        .on(SERVANT, "Blaster", "Blaster", "Blaster")
                        .turn(LIGHT, Phase.DEPLOY);
        room.offers("transfer " + PISTOL);
    }

    @Test
    void onlyCharacterWeaponsAndFromNoEnemy() {
        table().at(CANTINA, SERVANT, "Luke Skywalker", "Stormtrooper")
                .on("Luke Skywalker", "Tatooine Utility Belt")
                .on("Stormtrooper", "Imperial Blaster")
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("transfer Tatooine Utility Belt", "transfer Imperial Blaster");
    }

    @Test
    void nobodyElsewhereTakesAWeaponFromIt() {
        table().at(CANTINA, SERVANT)
                .at(MOS_EISLEY, "Dutch")
                .on(SERVANT, "Blaster")
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("transfer Blaster");
    }

    @Test
    void aDeviceIsTransferredToItForItsPrice() {
        var device =
                Kinds.device("Plain Device", LIGHT, "0_1")
                        .destiny(3)
                        .says(Abilities.deploysOn(Filters.your(Filters.CHARACTER)).costing(1));
        tableWith(device)
                .at(CANTINA, SERVANT, "Luke Skywalker")
                .on("Luke Skywalker", "Plain Device")
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("transfer Plain Device");
    }

    @Test
    void whatItCarriesItDoesNotUse() {
        var scene =
                armory("Blaster")
                        .at(CANTINA, "Stormtrooper")
                        .force(LIGHT, 9)
                        .turn(LIGHT, Phase.DEPLOY);
        scene.transfer("Blaster").to(SERVANT).passResponses();
        scene.passUntil(LIGHT, Phase.BATTLE).battleAt(CANTINA);
        while (scene.inBattle()) {
            scene.mayNot("fire Blaster").answerDefault();
        }
    }

    @Test
    void notInAnyOtherPhase() {
        armory("Blaster").turn(LIGHT, Phase.CONTROL).mayNot("transfer Blaster");
        armory("Blaster").turn(DARK, Phase.DEPLOY).pass().mayNot("transfer Blaster");
    }
}
