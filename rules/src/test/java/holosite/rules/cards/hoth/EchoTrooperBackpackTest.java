package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.WAR_ROOM;
import static holosite.rules.cards.CardTable.hosts;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Echo Trooper Backpack, and Stormtrooper Backpack, which says the same. */
class EchoTrooperBackpackTest {
    @Test
    @Claim({"echo-trooper-backpack#1", "stormtrooper-backpack#1"})
    void aBackpackDeploysOnATrooper() {
        var light =
                table().at(
                                CANTINA,
                                "Rebel Trooper",
                                "Echo Base Trooper",
                                "Luke Skywalker",
                                "Stormtrooper")
                        .hand(LIGHT, "Echo Trooper Backpack")
                        .turn(LIGHT, Phase.DEPLOY);
        assertThat(hosts(light, "Echo Trooper Backpack"))
                .containsExactlyInAnyOrder("Rebel Trooper", "Echo Base Trooper");
        var dark =
                table().at(CANTINA, "Stormtrooper", "Sandtrooper", "Darth Vader", "Rebel Trooper")
                        .hand(DARK, "Stormtrooper Backpack")
                        .turn(DARK, Phase.DEPLOY);
        assertThat(hosts(dark, "Stormtrooper Backpack"))
                .containsExactlyInAnyOrder("Stormtrooper", "Sandtrooper");
    }

    @Test
    @Claim({"echo-trooper-backpack#2", "stormtrooper-backpack#1"})
    void aTrooperWithABackpackFiresAllHisWeapons() {
        var scene =
                table().at(CANTINA, "Rebel Trooper", "Rebel Trooper", "Stormtrooper")
                        .on(
                                "Rebel Trooper",
                                "Echo Trooper Backpack",
                                "Blaster Rifle",
                                "Blaster Rifle")
                        .on("Rebel Trooper#2", "Blaster Rifle", "Blaster Rifle")
                        .force(LIGHT, 9)
                        .turn(LIGHT, Phase.BATTLE);
        scene.battleAt(CANTINA).fire("Blaster Rifle").at("Stormtrooper");
        scene.passUntil(LIGHT).offers("fire Blaster Rifle#2").fire("Blaster Rifle#3");
        scene.passUntil(LIGHT).mayNot("fire Blaster Rifle#4").offers("fire Blaster Rifle#2");

        var dark =
                table().at(CANTINA, "Stormtrooper", "Rebel Trooper")
                        .on(
                                "Stormtrooper",
                                "Stormtrooper Backpack",
                                "Assault Rifle",
                                "Assault Rifle")
                        .force(DARK, 9)
                        .turn(DARK, Phase.BATTLE);
        dark.battleAt(CANTINA).fire("Assault Rifle").at("Rebel Trooper");
        dark.passUntil(DARK).offers("fire Assault Rifle#2");
    }

    @Test
    @Claim({"echo-trooper-backpack#3", "stormtrooper-backpack#1"})
    void aBackpackProtectsFromAttritionAtPlanetSites() {
        var scene =
                table().at(CANTINA, "Rebel Trooper", "Rebel Trooper")
                        .on("Rebel Trooper", "Echo Trooper Backpack")
                        .at(WAR_ROOM, "Rebel Trooper", "Stormtrooper")
                        .on("Rebel Trooper#3", "Echo Trooper Backpack")
                        .on("Stormtrooper", "Stormtrooper Backpack")
                        .at(MOS_EISLEY, "Stormtrooper")
                        .on("Stormtrooper#2", "Stormtrooper Backpack")
                        .at("Tatooine", "Medium Transport", "Devastator")
                        .passenger("Medium Transport", "Rebel Trooper#4")
                        .on("Rebel Trooper#4", "Echo Trooper Backpack")
                        .passenger("Devastator", "Stormtrooper#3")
                        .on("Stormtrooper#3", "Stormtrooper Backpack")
                        .turn(LIGHT, Phase.CONTROL);

        assertThat(scene.immunity("Rebel Trooper#4")).isZero();
        assertThat(scene.immunity("Stormtrooper#3")).isZero();
        assertThat(scene.immunity("Rebel Trooper")).isEqualTo(3);
        assertThat(scene.immunity("Rebel Trooper#2")).isZero();
        assertThat(scene.immunity("Rebel Trooper#3")).isZero();
        assertThat(scene.immunity("Stormtrooper")).isZero();
        assertThat(scene.immunity("Stormtrooper#2")).isEqualTo(3);
    }

    @Test
    @Claim({"echo-trooper-backpack#4", "stormtrooper-backpack#1"})
    void aBackpackGivesNoRightToWeaponsOfOthers() {
        table().at(CANTINA, "Rebel Trooper")
                .on("Rebel Trooper", "Echo Trooper Backpack")
                .hand(LIGHT, "Obi-Wan's Lightsaber")
                .force(LIGHT, 9)
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("deploy Obi-Wan's Lightsaber");
    }

    @Test
    @Claim({"echo-trooper-backpack#5", "stormtrooper-backpack#1"})
    void aBackpackPowersNoArtillery() {
        table().at(PLAINS, "Rebel Trooper", "Atgar Laser Cannon", "Blizzard 2")
                .on("Rebel Trooper", "Echo Trooper Backpack")
                .force(LIGHT, 9)
                .turn(LIGHT, Phase.BATTLE)
                .battleAt(PLAINS)
                .mayNot("fire Atgar Laser Cannon");
        table().at(PLAINS, "Rebel Trooper", "Atgar Laser Cannon", "EG-4", "Blizzard 2")
                .on("Rebel Trooper", "Echo Trooper Backpack")
                .force(LIGHT, 9)
                .turn(LIGHT, Phase.BATTLE)
                .battleAt(PLAINS)
                .offers("fire Atgar Laser Cannon");
    }

    @ParameterizedTest
    @CsvSource({
        "DARK, Stormtrooper, Stormtrooper Backpack, Comlink",
        "LIGHT, Rebel Trooper, Echo Trooper Backpack, Electrobinoculars"
    })
    void aTrooperWithABackpackUsesAllHisDevices(
            Side side, String trooper, String backpack, String device) {
        var scene =
                table().at(CANTINA, trooper + "#1", trooper + "#2")
                        .on(trooper + "#1", backpack, device, device)
                        .on(trooper + "#2", device, device)
                        .turn(side, Phase.CONTROL);
        assertThat(scene.figure(Figure.DEVICES_PER_TURN, trooper + "#1")).isGreaterThan(2);
        assertThat(scene.figure(Figure.DEVICES_PER_TURN, trooper + "#2")).isEqualTo(1);
    }

    @Test
    @Claim({"echo-trooper-backpack#2", "stormtrooper-backpack#1"})
    void aTrooperWithABackpackUsesAllHisDevices() {
        for (boolean backpack : new boolean[] {true, false}) {
            var position =
                    table().at(CANTINA, "Rebel Trooper")
                            .on("Rebel Trooper", "Electrobinoculars", "Electrobinoculars");
            if (backpack) {
                position.on("Rebel Trooper", "Echo Trooper Backpack");
            }
            var scene = position.force(LIGHT, 6).turn(LIGHT, Phase.CONTROL);

            scene.use("Electrobinoculars#1").no().passUntil(LIGHT);

            assertThat(scene.isOffered("use Electrobinoculars#2")).isEqualTo(backpack);
        }
    }
}
