package holosite.rules.cards;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.BEAST;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.hosts;
import static holosite.rules.cards.CardTable.names;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.targets;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What single weapons of the Dark Side do besides what all weapons do. */
class DarkWeaponsTest {
    private static final String PLAINS = "Hoth: Ice Plains (5th Marker)";
    private static final String PERIMETER = "Hoth: Defensive Perimeter (3rd Marker)";

    // ---- Assault Rifle

    @Test
    @Claim("assault-rifle#2")
    void anAssaultRifleReachesIntoABattleAtTheNextSiteAndNoFurther() {
        var scene =
                table().site(CANTINA, DARK)
                        .site(BAY, DARK)
                        .site(MOS_EISLEY, DARK)
                        .at(CANTINA, "Darth Vader", "Luke Skywalker")
                        .at(BAY, "Stormtrooper")
                        .on("Stormtrooper", "Assault Rifle")
                        .at(MOS_EISLEY, "Sandtrooper")
                        .on("Sandtrooper", "Assault Rifle")
                        .force(DARK, 9)
                        .nextDestiny(DARK, 4)
                        .turn(DARK, Phase.BATTLE);

        scene.battleAt(CANTINA).offers("fire Assault Rifle").mayNot("fire Assault Rifle#2");
        scene.fire("Assault Rifle").at("Luke Skywalker");
        assertThat(scene.isHit("Luke Skywalker")).isTrue();
    }

    // ---- AT-AT Cannon

    @Test
    @Claim("at-at-cannon#2")
    void anAtAtCannonReachesIntoABattleAtTheNextSite() {
        var scene =
                table().site(PERIMETER, DARK)
                        .site(PLAINS, DARK)
                        .at(PERIMETER, "Snowtrooper", "Rebel Trooper", "Rebel Trooper")
                        .at(PLAINS, "Blizzard 2")
                        .on("Blizzard 2", "AT-AT Cannon")
                        .force(DARK, 3)
                        .turn(DARK, Phase.BATTLE);

        scene.battleAt(PERIMETER);

        assertThat(targets(scene, "AT-AT Cannon"))
                .containsExactlyInAnyOrder("Rebel Trooper", "Rebel Trooper#2");
    }

    // ---- Dark Jedi Lightsaber

    @ParameterizedTest
    @CsvSource({"Darth Vader, 1", "Stormtrooper, 6", "Dengar, 5"})
    @Claim("dark-jedi-lightsaber#1")
    void aDarkJediLightsaberCostsSevenLessTheAbilityOfItsBearer(String bearer, int cost) {
        var scene =
                table().at(CANTINA, bearer, "Garindan", "Luke Skywalker")
                        .hand(DARK, "Dark Jedi Lightsaber")
                        .force(DARK, 7)
                        .turn(DARK, Phase.DEPLOY);

        scene.deploy("Dark Jedi Lightsaber").to(bearer);

        assertThat(scene.hostOf("Dark Jedi Lightsaber")).isEqualTo(bearer);
        assertThat(scene.used(DARK)).hasSize(cost);
    }

    @Test
    @Claim("dark-jedi-lightsaber#2")
    void aDarkJediLightsaberAddsOneToAForceDrainIfItsOwnerWishes() {
        assertThat(drainedWithSaber(true)).isEqualTo(drainedWithSaber(false) + 1);
    }

    private static int drainedWithSaber(boolean wishes) {
        var scene =
                table().site(CANTINA, DARK)
                        .at(CANTINA, "Stormtrooper")
                        .on("Stormtrooper", "Dark Jedi Lightsaber")
                        .turn(DARK, Phase.CONTROL);
        scene.drainAt(CANTINA).expectDecider(DARK);
        if (wishes) {
            scene.use("Dark Jedi Lightsaber");
        } else {
            scene.pass();
        }
        scene.passUntil(LIGHT, Phase.ACTIVATE);
        return scene.lost(LIGHT).size();
    }

    @ParameterizedTest
    @CsvSource({"Darth Vader, 1", "Stormtrooper, 6"})
    @Claim("dark-jedi-lightsaber#3")
    void firingADarkJediLightsaberCostsSevenLessTheAbilityOfItsWielder(String wielder, int cost) {
        var scene =
                table().at(
                                MOS_EISLEY,
                                wielder,
                                "Luke Skywalker",
                                "Rebel Trooper",
                                "Snowspeeder",
                                BEAST)
                        .on(wielder, "Dark Jedi Lightsaber")
                        .force(DARK, 8)
                        .turn(DARK, Phase.BATTLE);

        assertThat(names(scene, "Dark Jedi Lightsaber", BEAST)).isTrue();
        scene.battleAt(MOS_EISLEY);
        int before = scene.forcePile(DARK).size();
        assertThat(targets(scene, "Dark Jedi Lightsaber"))
                .containsExactlyInAnyOrder("Luke Skywalker", "Rebel Trooper");
        scene.choose("Luke Skywalker");
        assertThat(before - scene.forcePile(DARK).size()).isEqualTo(cost);
    }

    @ParameterizedTest
    @CsvSource({"2, 2, false", "2, 3, true"})
    @Claim("dark-jedi-lightsaber#4")
    void aDarkJediLightsaberHitsWithTwoDestiniesAboveTheDefense(int one, int two, boolean hit) {
        var scene =
                table().at(CANTINA, "Darth Vader", "Luke Skywalker")
                        .on("Darth Vader", "Dark Jedi Lightsaber")
                        .force(DARK, 2)
                        .nextDestiny(DARK, one, two)
                        .turn(DARK, Phase.BATTLE);

        scene.battleAt(CANTINA).fire("Dark Jedi Lightsaber").at("Luke Skywalker");

        assertThat(scene.isHit("Luke Skywalker")).isEqualTo(hit);
    }

    // ---- Dengar's weapons

    @ParameterizedTest
    @CsvSource({"Dengar, 3, false, 7", "Dengar, 4, true, 0", "Stormtrooper, 4, true, 7"})
    @Claim({"dengars-blaster-carbine#3", "dengars-blaster-carbine#4"})
    void dengarsBlasterCarbineAddsOneAndInHisHandsTakesTheForfeitToo(
            String shooter, int destiny, boolean hit, int forfeit) {
        var scene =
                table().at(CANTINA, shooter, "Luke Skywalker")
                        .on(shooter, "Dengar's Blaster Carbine")
                        .force(DARK, 2)
                        .nextDestiny(DARK, destiny)
                        .turn(DARK, Phase.BATTLE);

        scene.battleAt(CANTINA).fire("Dengar's Blaster Carbine").at("Luke Skywalker");

        assertThat(scene.isHit("Luke Skywalker")).isEqualTo(hit);
        assertThat(scene.forfeitValue("Luke Skywalker")).isEqualTo(forfeit);
    }

    @ParameterizedTest
    @CsvSource({"1, false", "2, true"})
    @Claim("dengars-modified-riot-gun#3")
    void dengarsRiotGunCapturesAtOnce(int destiny, boolean captured) {
        var scene =
                table().at(CANTINA, "Dengar", "Luke Skywalker", "Rebel Trooper")
                        .on("Dengar", "Dengar's Modified Riot Gun")
                        .force(DARK, 4)
                        .nextDestiny(DARK, destiny)
                        .turn(DARK, Phase.BATTLE);

        scene.battleAt(CANTINA).fire("Dengar's Modified Riot Gun").at("Luke Skywalker");
        if (captured) {
            scene.answer("seize");
        }

        assertThat(scene.isCaptive("Luke Skywalker")).isEqualTo(captured);
        assertThat(scene.inBattle()).isTrue();
    }

    // ---- E-web Blaster

    @Test
    @Claim("e-web-blaster#1")
    void anEWebDeploysOnAnySite() {
        var scene =
                table().system("Tatooine", DARK)
                        .site(CANTINA, DARK)
                        .site(MOS_EISLEY, DARK)
                        .site(PLAINS, DARK)
                        .at(MOS_EISLEY, "Stormtrooper")
                        .hand(DARK, "E-web Blaster")
                        .force(DARK, 3)
                        .turn(DARK, Phase.DEPLOY);

        assertThat(hosts(scene, "E-web Blaster"))
                .containsExactlyInAnyOrder(CANTINA, MOS_EISLEY, PLAINS);
    }

    @Test
    @Claim("e-web-blaster#2")
    void twoWarriorsMovingTogetherTakeAnEWebAlongForOneMore() {
        var scene =
                table().site(CANTINA, DARK)
                        .site(BAY, DARK)
                        .at(CANTINA, "Stormtrooper", "Sandtrooper", "E-web Blaster")
                        .force(DARK, 9)
                        .turn(DARK, Phase.MOVE);

        scene.move("E-web Blaster").to(BAY);

        assertThat(scene.locationOf("E-web Blaster")).isEqualTo(BAY);
        assertThat(scene.locationOf("Stormtrooper")).isEqualTo(BAY);
        assertThat(scene.locationOf("Sandtrooper")).isEqualTo(BAY);
        assertThat(scene.used(DARK)).hasSize(3);
    }

    @Test
    @Claim("e-web-blaster#2")
    void oneWarriorLeavesAnEWebBehind() {
        var scene =
                table().site(CANTINA, DARK)
                        .site(BAY, DARK)
                        .at(CANTINA, "Stormtrooper", "Garindan", "E-web Blaster")
                        .force(DARK, 9)
                        .turn(DARK, Phase.MOVE);

        scene.mayNot("move E-web Blaster").move("Stormtrooper").to(BAY);

        assertThat(scene.locationOf("E-web Blaster")).isEqualTo(CANTINA);
    }

    @Test
    @Claim("e-web-blaster#3")
    void anEWebNeedsAWarriorPresent() {
        var scene =
                table().at(MOS_EISLEY, "Garindan", "E-web Blaster", "EG-6", "Luke Skywalker")
                        .force(DARK, 3)
                        .turn(DARK, Phase.BATTLE);

        scene.battleAt(MOS_EISLEY).mayNot("fire E-web Blaster");
    }

    // ---- Probe Droid Laser

    @Test
    @Claim("probe-droid-laser#1")
    void aProbeDroidLaserDeploysFreeOnAProbeDroid() {
        var scene =
                table().at("Tatooine", "Devastator")
                        .at(FARM, "Probe Droid", "Probe Droid", "Stormtrooper", "EG-6")
                        .hand(DARK, "Probe Droid Laser")
                        .turn(DARK, Phase.DEPLOY);

        assertThat(hosts(scene, "Probe Droid Laser"))
                .containsExactlyInAnyOrder("Probe Droid", "Probe Droid#2");
    }

    @ParameterizedTest
    @CsvSource({"5, true", "6, false"})
    @Claim({"probe-droid-laser#3", "probe-droid-laser#4"})
    void artilleryIsLostToAProbeDroidLaserAboveFive(int destiny, boolean stays) {
        var scene =
                table().at(MOS_EISLEY, "Probe Droid", "Luke Skywalker", "Atgar Laser Cannon")
                        .on("Probe Droid", "Probe Droid Laser")
                        .force(DARK, 1)
                        .nextDestiny(DARK, destiny)
                        .turn(DARK, Phase.BATTLE);

        scene.battleAt(MOS_EISLEY).fire("Probe Droid Laser").at("Atgar Laser Cannon");

        assertThat(scene.isOnTable("Atgar Laser Cannon")).isEqualTo(stays);
    }
}
