package holosite.rules.cards.jabbaspalace;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.BEAST;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.hosts;
import static holosite.rules.cards.CardTable.names;
import static holosite.rules.cards.CardTable.targets;
import static holosite.rules.cards.jabbaspalace.Transports.vehicles;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import holosite.rules.cards.CardTable;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Antipersonnel Laser Cannon. */
class AntipersonnelLaserCannonTest {
    @Test
    @Claim("antipersonnel-laser-cannon#1")
    void anAntipersonnelLaserCannonDeploysForThreeOnATransportVehicle() {
        var scene =
                vehicles()
                        .at(
                                MOS_EISLEY,
                                "Dark Skiff",
                                "Dark Crawler",
                                "Blizzard 2",
                                "Dewback",
                                "TIE Fighter")
                        .at(MOS_EISLEY, "Stormtrooper", "Luke's X-34 Landspeeder")
                        .hand(DARK, "Antipersonnel Laser Cannon")
                        .force(DARK, 3)
                        .turn(DARK, Phase.DEPLOY);

        assertThat(hosts(scene, "Antipersonnel Laser Cannon"))
                .containsExactlyInAnyOrder("Dark Skiff", "Dark Crawler");
        scene.choose("Dark Skiff");
        assertThat(scene.forcePile(DARK)).isEmpty();
    }

    private static Scene skiff(String pilot, int force, int... destinies) {
        return vehicles()
                .at(
                        MOS_EISLEY,
                        "Dark Skiff",
                        "Darth Vader",
                        "Luke Skywalker",
                        "Rebel Trooper",
                        "Snowspeeder")
                .pilot("Dark Skiff", "AT-AT Driver")
                .passenger("Dark Skiff", pilot)
                .on("Dark Skiff", "Antipersonnel Laser Cannon")
                .force(DARK, force)
                .nextDestiny(DARK, destinies)
                .turn(DARK, Phase.BATTLE)
                .battleAt(MOS_EISLEY);
    }

    @Test
    @Claim("antipersonnel-laser-cannon#2")
    void anAntipersonnelLaserCannonNeedsAWarriorAboard() {
        skiff("Stormtrooper", 9, 1).offers("fire Antipersonnel Laser Cannon");
        skiff("Garindan", 9, 1).mayNot("fire Antipersonnel Laser Cannon");
    }

    @Test
    @Claim({"antipersonnel-laser-cannon#3", "antipersonnel-laser-cannon#5"})
    void anAntipersonnelLaserCannonFiresAgainForTwo() {
        var scene = skiff("Stormtrooper", 6, 1, 1);
        assertThat(targets(scene, "Antipersonnel Laser Cannon"))
                .containsExactlyInAnyOrder("Luke Skywalker", "Rebel Trooper");
        scene.choose("Luke Skywalker");
        assertThat(scene.forcePile(DARK)).hasSize(2);
        scene.passUntil(DARK).fire("Antipersonnel Laser Cannon").at("Luke Skywalker");
        assertThat(scene.forcePile(DARK)).isEmpty();
        scene.mayNot("fire Antipersonnel Laser Cannon");
    }

    @Test
    @Claim("antipersonnel-laser-cannon#3")
    void anAntipersonnelLaserCannonAimsAtCreaturesToo() {
        var scene =
                CardTable.table()
                        .at(MOS_EISLEY, "Luke Skywalker", BEAST)
                        .hand(DARK, "Antipersonnel Laser Cannon")
                        .turn(DARK, Phase.BATTLE);
        assertThat(names(scene, "Antipersonnel Laser Cannon", BEAST)).isTrue();
    }

    @ParameterizedTest
    @CsvSource({"2, false", "3, true"})
    @Claim("antipersonnel-laser-cannon#4")
    void anAntipersonnelLaserCannonAddsTwo(int destiny, boolean hit) {
        var scene = skiff("Stormtrooper", 4, destiny);
        scene.fire("Antipersonnel Laser Cannon").at("Luke Skywalker");
        assertThat(scene.isHit("Luke Skywalker")).isEqualTo(hit);
    }
}
