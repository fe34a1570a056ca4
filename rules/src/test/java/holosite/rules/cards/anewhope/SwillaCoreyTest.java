package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.hosts;
import static holosite.rules.cards.CardTable.oneOf;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import holosite.language.card.Trait;
import holosite.rules.kit.Scene;
import holosite.rules.modifier.Standing;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Swilla Corey. */
class SwillaCoreyTest {
    @Test
    @Claim("swilla-corey#1")
    void swillaCoreyDeploysOnANonThiefOrAWeapon() {
        var scene =
                table().at(CANTINA, "Stormtrooper", "Luke Skywalker", "Joh Yowza")
                        .on("Luke Skywalker", "Blaster Rifle")
                        .on("Stormtrooper", "Assault Rifle")
                        .hand(DARK, "Swilla Corey")
                        .turn(DARK, Phase.DEPLOY);
        assertThat(hosts(scene, "Swilla Corey"))
                .contains("Stormtrooper", "Blaster Rifle", "Assault Rifle")
                .doesNotContain("Joh Yowza");
        scene.choose("Stormtrooper");
        assertThat(isThief(scene, "Stormtrooper")).isTrue();
        assertThat(isThief(scene, "Luke Skywalker")).isFalse();
        // one who is a thief already needs no lessons
        var thief =
                table().at(CANTINA, "Stormtrooper", "Sandtrooper")
                        .on("Stormtrooper", "Swilla Corey")
                        .hand(DARK, "Swilla Corey#2")
                        .turn(DARK, Phase.DEPLOY);
        thief.deploy("Swilla Corey#2").passResponses();
        assertThat(thief.hostOf("Swilla Corey#2")).isEqualTo("Sandtrooper");
    }

    private static boolean isThief(Scene scene, String card) {
        return Standing.of(scene.state()).hasTrait(scene.state(), scene.card(card), Trait.THIEF);
    }

    @ParameterizedTest
    @CsvSource({"2, true", "3, false"})
    @Claim("swilla-corey#2")
    void swillaCoreyStealsADevice(int destiny, boolean stolen) {
        var scene =
                table().at(CANTINA, "Stormtrooper", "Luke Skywalker")
                        .on("Luke Skywalker", "Electrobinoculars")
                        .on("Stormtrooper", "Swilla Corey")
                        .nextDestiny(DARK, destiny)
                        .turn(DARK, Phase.CONTROL);
        scene.use("Swilla Corey").passResponses();
        assertThat(scene.hostOf("Electrobinoculars"))
                .isEqualTo(stolen ? "Stormtrooper" : "Luke Skywalker");
        scene.passUntil(DARK).mayNot("use Swilla Corey");
    }

    @Test
    @Claim("swilla-corey#4")
    void alterDoesNotReachSwillaCorey() {
        table().at(CANTINA, "Stormtrooper", "Luke Skywalker")
                .on("Stormtrooper", "Swilla Corey")
                .hand(LIGHT, "Alter (1_71)")
                .turn(LIGHT, Phase.CONTROL)
                .mayNot("play Alter");
        table().at(CANTINA, "General Veers", "Luke Skywalker")
                .on("General Veers", "Demotion")
                .hand(LIGHT, "Alter (1_71)")
                .turn(LIGHT, Phase.CONTROL)
                .offers("play Alter");
    }

    @Test
    @Claim("swilla-corey#3")
    void aWeaponWithSwillaCoreyIsNotStolen() {
        String sisters = "Tonnika Sisters";
        var scene =
                table().at(CANTINA, sisters, "Rebel Trooper")
                        .on("Rebel Trooper", "Blaster", "Blaster Rifle")
                        .on("Blaster Rifle", "Swilla Corey")
                        .force(DARK, 9)
                        .nextDestiny(DARK, 2, 1)
                        .turn(DARK, Phase.CONTROL);
        assertThat(isThief(scene, "Blaster Rifle")).isFalse();

        scene.use(sisters).passResponses().option(1).choose("Blaster", "Blaster Rifle");

        assertThat(scene.passResponses().hostOf("Blaster")).isEqualTo(sisters);
        assertThat(scene.hostOf("Blaster Rifle")).isEqualTo("Rebel Trooper");
    }

    @Test
    void devicesElsewhereOrAtAnotherTimeAreNotStolen() {
        table().at(CANTINA, "Stormtrooper", "Rebel Trooper")
                .at(MOS_EISLEY, "Luke Skywalker")
                .on("Luke Skywalker", "Electrobinoculars")
                .on("Stormtrooper", "Swilla Corey")
                .on("Rebel Trooper", "Blaster Rifle")
                .turn(DARK, Phase.CONTROL)
                .mayNot("use Swilla Corey");
        var position =
                table().at(CANTINA, "Stormtrooper", "Luke Skywalker")
                        .on("Luke Skywalker", "Electrobinoculars")
                        .on("Stormtrooper", "Swilla Corey");
        position.turn(DARK, Phase.DEPLOY).mayNot("use Swilla Corey");
        position.turn(LIGHT, Phase.CONTROL).pass().mayNot("use Swilla Corey");
    }

    @Test
    @Claim("swilla-corey#2")
    void aDeviceAtAnotherSiteOrInTheOpponentsTurnIsNotStolen() {
        table().at(CANTINA, "Stormtrooper")
                .at(MOS_EISLEY, "Luke Skywalker")
                .on("Luke Skywalker", "Electrobinoculars")
                .on("Stormtrooper", "Swilla Corey")
                .turn(DARK, Phase.CONTROL)
                .mayNot("use Swilla Corey");
        table().at(CANTINA, "Stormtrooper", "Luke Skywalker")
                .on("Luke Skywalker", "Electrobinoculars")
                .on("Stormtrooper", "Swilla Corey")
                .turn(LIGHT, Phase.CONTROL)
                .pass(LIGHT)
                .mayNot("use Swilla Corey");
    }

    @Test
    @Claim("swilla-corey#2")
    void swillaCoreyLooksForOneDeviceOfTheOpponents() {
        var scene =
                table().at(CANTINA, "Stormtrooper", "Luke Skywalker", "Leia Organa")
                        .on("Luke Skywalker", "Electrobinoculars#1")
                        .on("Leia Organa", "Electrobinoculars#2")
                        .on("Stormtrooper", "Swilla Corey", "Comlink")
                        .turn(DARK, Phase.CONTROL);

        scene.use("Swilla Corey");

        assertThat(oneOf(scene)).hasSize(2).noneMatch(card -> card.contains("Comlink"));
    }

    @Test
    void onAWeaponSheStealsNoDevices() {
        table().at(CANTINA, "Stormtrooper", "Luke Skywalker")
                .on("Luke Skywalker", "Electrobinoculars")
                .on("Stormtrooper", "Imperial Blaster")
                .on("Imperial Blaster", "Swilla Corey")
                .turn(DARK, Phase.CONTROL)
                .mayNot("use Swilla Corey");
    }

    @Test
    void aDroidThatSheTaughtMayBeStolen() {
        var scene =
                table().at(CANTINA, "EG-6 (Eegee-Six)", "Wioslea")
                        .on("EG-6 (Eegee-Six)", "Swilla Corey")
                        .force(LIGHT, 9)
                        .nextDestiny(LIGHT, 6)
                        .turn(LIGHT, Phase.CONTROL);
        scene.use("Wioslea").passResponses();
        scene.yes().passResponses();
        assertThat(scene.ownerOf("EG-6 (Eegee-Six)")).isEqualTo(LIGHT);
    }
}
