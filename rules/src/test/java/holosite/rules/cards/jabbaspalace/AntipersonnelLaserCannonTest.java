package holosite.rules.cards.jabbaspalace;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.BEAST;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.names;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.targets;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Antipersonnel Laser Cannon. */
class AntipersonnelLaserCannonTest {
    private static final String TRANSPORT = "Ubrikkian 9000 Z001";

    @Test
    @Claim("antipersonnel-laser-cannon#1")
    void anAntipersonnelLaserCannonDeploysForThreeOnATransportVehicle() {
        var scene =
                table().at(MOS_EISLEY, TRANSPORT, "Blizzard 2", "Dewback", "TIE Fighter")
                        .at(MOS_EISLEY, "Stormtrooper", "Luke's X-34 Landspeeder")
                        .hand(DARK, "Antipersonnel Laser Cannon")
                        .force(DARK, 3)
                        .turn(DARK, Phase.DEPLOY);

        // the only one it goes on is not asked for
        scene.deploy("Antipersonnel Laser Cannon").passResponses();
        assertThat(scene.hostOf("Antipersonnel Laser Cannon")).isEqualTo(TRANSPORT);
        assertThat(scene.forcePile(DARK)).isEmpty();
    }

    private static Scene transport(String pilot, int force, int... destinies) {
        return table().at(
                        MOS_EISLEY,
                        TRANSPORT,
                        "Darth Vader",
                        "Luke Skywalker",
                        "Rebel Trooper",
                        "Snowspeeder")
                .pilot(TRANSPORT, "AT-AT Driver")
                .passenger(TRANSPORT, pilot)
                .on(TRANSPORT, "Antipersonnel Laser Cannon")
                .force(DARK, force)
                .nextDestiny(DARK, destinies)
                .turn(DARK, Phase.BATTLE)
                .battleAt(MOS_EISLEY);
    }

    @Test
    @Claim("antipersonnel-laser-cannon#2")
    void anAntipersonnelLaserCannonNeedsAWarriorAboard() {
        transport("Stormtrooper", 9, 1).offers("fire Antipersonnel Laser Cannon");
        transport("Garindan", 9, 1).mayNot("fire Antipersonnel Laser Cannon");
    }

    @Test
    @Claim({"antipersonnel-laser-cannon#3", "antipersonnel-laser-cannon#5"})
    void anAntipersonnelLaserCannonFiresAgainForTwo() {
        var scene = transport("Stormtrooper", 6, 1, 1);
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
                table().at(MOS_EISLEY, "Luke Skywalker", BEAST)
                        .hand(DARK, "Antipersonnel Laser Cannon")
                        .turn(DARK, Phase.BATTLE);
        assertThat(names(scene, "Antipersonnel Laser Cannon", BEAST)).isTrue();
    }

    @ParameterizedTest
    @CsvSource({"2, false", "3, true"})
    @Claim("antipersonnel-laser-cannon#4")
    void anAntipersonnelLaserCannonAddsTwo(int destiny, boolean hit) {
        var scene = transport("Stormtrooper", 4, destiny);
        scene.fire("Antipersonnel Laser Cannon").at("Luke Skywalker");
        assertThat(scene.isHit("Luke Skywalker")).isEqualTo(hit);
    }
}
