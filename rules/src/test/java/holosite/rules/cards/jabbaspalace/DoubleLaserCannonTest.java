package holosite.rules.cards.jabbaspalace;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.BEAST;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.hosts;
import static holosite.rules.cards.CardTable.names;
import static holosite.rules.cards.CardTable.table;
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
    private static final String CRAWLER = "Sandcrawler";

    @Test
    @Claim("double-laser-cannon#1")
    void itDeploysForFourOnASandcrawlerThatIsOnesOwn() {
        for (boolean stolen : new boolean[] {true, false}) {
            var position =
                    table().at(MOS_EISLEY, CRAWLER, "Ubrikkian 9000 Z001", "Stormtrooper")
                            .hand(DARK, "Double Laser Cannon")
                            .force(DARK, 4);
            if (stolen) {
                position.stolen(CRAWLER);
            }
            var scene = position.turn(DARK, Phase.DEPLOY);

            assertThat(scene.isOffered("deploy Double Laser Cannon")).isEqualTo(stolen);
            if (stolen) {
                scene.deploy("Double Laser Cannon").passResponses();
                assertThat(scene.hostOf("Double Laser Cannon")).isEqualTo(CRAWLER);
                assertThat(scene.forcePile(DARK)).isEmpty();
            }
        }
    }

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

    /** A Sandcrawler that the Dark Side has stolen; its own is not among the cards yet. */
    private static Scene crawler(String passenger, int destiny) {
        return table().at(
                        MOS_EISLEY,
                        CRAWLER,
                        "Luke's X-34 Landspeeder",
                        "Snowspeeder",
                        "Rebel Trooper")
                .stolen(CRAWLER)
                .pilot("Luke's X-34 Landspeeder", "Luke Skywalker")
                .pilot(CRAWLER, "AT-AT Driver")
                .passenger(CRAWLER, passenger)
                .on(CRAWLER, "Double Laser Cannon")
                .force(DARK, 3)
                .nextDestiny(DARK, destiny)
                .turn(DARK, Phase.BATTLE);
    }

    @Test
    @Claim({"double-laser-cannon#2", "double-laser-cannon#3"})
    void aDoubleLaserCannonStrengthensItsVehicle() {
        var scene = crawler("Stormtrooper", 1);
        assertThat(scene.power(CRAWLER)).isEqualTo(3 + 3);
        assertThat(scene.immunity(CRAWLER)).isEqualTo(5);
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
                table().at(MOS_EISLEY, CRAWLER, "Stormtrooper", "Snowspeeder", "X-wing")
                        .at(MOS_EISLEY, "Rebel Trooper", BEAST)
                        .stolen(CRAWLER)
                        .pilot(CRAWLER, "AT-AT Driver")
                        .on(CRAWLER, "Double Laser Cannon")
                        .force(DARK, 3)
                        .turn(DARK, Phase.BATTLE);
        assertThat(names(scene, "Double Laser Cannon", "Snowspeeder")).isTrue();
        assertThat(names(scene, "Double Laser Cannon", "X-wing")).isFalse();
        assertThat(names(scene, "Double Laser Cannon", "Rebel Trooper")).isFalse();
        assertThat(names(scene, "Double Laser Cannon", BEAST)).isFalse();

        scene.battleAt(MOS_EISLEY).mayNot("fire Double Laser Cannon");
    }
}
