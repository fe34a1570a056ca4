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
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Double Laser Cannon. */
class DoubleLaserCannonTest {
    @Test
    @Claim("double-laser-cannon#1")
    void aDoubleLaserCannonDeploysForFourOnASandcrawlerOrTheSailBarge() {
        var scene =
                vehicles()
                        .at(
                                MOS_EISLEY,
                                "Dark Skiff",
                                "Dark Crawler",
                                "Jabba's Sail Barge",
                                "Stormtrooper")
                        .hand(DARK, "Double Laser Cannon")
                        .force(DARK, 4)
                        .turn(DARK, Phase.DEPLOY);

        assertThat(hosts(scene, "Double Laser Cannon"))
                .containsExactlyInAnyOrder("Dark Crawler", "Jabba's Sail Barge");
        scene.choose("Dark Crawler");
        assertThat(scene.forcePile(DARK)).isEmpty();
    }

    private static Scene crawler(String passenger, int destiny) {
        return vehicles()
                .at(
                        MOS_EISLEY,
                        "Dark Crawler",
                        "Luke's X-34 Landspeeder",
                        "Snowspeeder",
                        "Rebel Trooper")
                .pilot("Luke's X-34 Landspeeder", "Luke Skywalker")
                .pilot("Dark Crawler", "AT-AT Driver")
                .passenger("Dark Crawler", passenger)
                .on("Dark Crawler", "Double Laser Cannon")
                .force(DARK, 3)
                .nextDestiny(DARK, destiny)
                .turn(DARK, Phase.BATTLE);
    }

    @Test
    @Claim({"double-laser-cannon#2", "double-laser-cannon#3"})
    void aDoubleLaserCannonStrengthensItsVehicle() {
        var scene = crawler("Stormtrooper", 1);
        assertThat(scene.power("Dark Crawler")).isEqualTo(5);
        assertThat(scene.immunity("Dark Crawler")).isEqualTo(5);
    }

    @Test
    @Claim({"double-laser-cannon#4", "double-laser-cannon#5"})
    void aWarriorAboardFiresADoubleLaserCannonForTwoAtVehicles() {
        var scene = crawler("Stormtrooper", 1).battleAt(MOS_EISLEY);
        assertThat(targets(scene, "Double Laser Cannon"))
                .containsExactlyInAnyOrder("Luke's X-34 Landspeeder", "Snowspeeder");
        scene.choose("Snowspeeder");
        assertThat(scene.forcePile(DARK)).isEmpty();

        crawler("Garindan", 1).battleAt(MOS_EISLEY).mayNot("fire Double Laser Cannon");
    }

    @ParameterizedTest
    @CsvSource({"3, false", "4, true"})
    @Claim("double-laser-cannon#6")
    void aDoubleLaserCannonAddsTwo(int destiny, boolean hit) {
        var scene = crawler("Stormtrooper", destiny).battleAt(MOS_EISLEY);
        scene.fire("Double Laser Cannon").at("Luke's X-34 Landspeeder");
        assertThat(scene.isHit("Luke's X-34 Landspeeder")).isEqualTo(hit);
    }

    @Test
    @Claim({"double-laser-cannon#4", "double-laser-cannon#5"})
    void aWarriorBesideTheVehicleIsNotAboardAndNothingButVehiclesIsNamed() {
        var scene =
                vehicles()
                        .at(MOS_EISLEY, "Dark Crawler", "Stormtrooper", "Snowspeeder", "X-wing")
                        .at(MOS_EISLEY, "Rebel Trooper", BEAST)
                        .pilot("Dark Crawler", "AT-AT Driver")
                        .on("Dark Crawler", "Double Laser Cannon")
                        .force(DARK, 3)
                        .turn(DARK, Phase.BATTLE);
        assertThat(names(scene, "Double Laser Cannon", "Snowspeeder")).isTrue();
        assertThat(names(scene, "Double Laser Cannon", "X-wing")).isFalse();
        assertThat(names(scene, "Double Laser Cannon", "Rebel Trooper")).isFalse();
        assertThat(names(scene, "Double Laser Cannon", BEAST)).isFalse();

        scene.battleAt(MOS_EISLEY).mayNot("fire Double Laser Cannon");
    }
}
