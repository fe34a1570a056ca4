package holosite.rules.deploy;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.language.words.Kinds.utinniEffect;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.glossary.Claim;
import holosite.language.Card;
import holosite.language.ability.Deed;
import holosite.language.card.Capacity;
import holosite.language.card.Icon;
import holosite.language.card.Phase;
import holosite.language.card.Trait;
import holosite.language.words.Abilities;
import holosite.language.words.Filters;
import holosite.language.words.Kinds;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import holosite.rules.table.Role;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Where cards may be deployed, and aboard what. */
class DeploymentRestrictionsTest {
    private static final String CANTINA = "Tatooine: Cantina";
    private static final String WAR_ROOM = "Death Star: War Room";
    private static final String FARM = "Tatooine: Lars' Moisture Farm";
    private static final String CAVE = "Dagobah: Cave";
    private static final String CLEARING = "Dagobah: Bog Clearing";
    private static final String JUNGLE = "Dagobah: Jungle";
    private static final String PERIMETER = "Hoth: Defensive Perimeter (3rd Marker)";

    /** A spy who is a pilot. */
    private static final Card SPY_PILOT =
            Kinds.rebel("Spy Pilot", "900_1")
                    .destiny(1)
                    .deploy(1)
                    .power(1)
                    .ability(1)
                    .forfeit(1)
                    .icons(Icon.PILOT)
                    .is(Trait.SPY)
                    .says();

    /** An Imperial who may deploy under the shield. */
    private static final Card TUNNELER =
            Kinds.imperial("Tunneler", "900_2")
                    .destiny(1)
                    .deploy(1)
                    .power(1)
                    .ability(1)
                    .forfeit(1)
                    .says(
                            Abilities.may(
                                    Deed.DEPLOY_REGARDLESS, Filters.IT, Filters.siteOf("Hoth")));

    /** A Light starship with a hold. */
    private static final Card CARRIER =
            Kinds.capital("Old Carrier", LIGHT, "900_3")
                    .destiny(1)
                    .deploy(1)
                    .power(1)
                    .armor(4)
                    .hyperspeed(1)
                    .forfeit(1)
                    .icons(Icon.PILOT, Icon.NAV_COMPUTER)
                    .permanentPilot(1)
                    .carries(Capacity.passengers(1).withVehicles(1).withStarfighters(1))
                    .says();

    /** A capital starship without a permanent pilot. */
    private static final Card BARGE =
            Kinds.capital("Old Barge", LIGHT, "900_6")
                    .destiny(1)
                    .deploy(1)
                    .power(1)
                    .armor(4)
                    .hyperspeed(1)
                    .forfeit(1)
                    .icons(Icon.NAV_COMPUTER)
                    .carries(Capacity.pilots(1))
                    .says();

    /** A Utinni Effect for any exterior site. */
    private static final Card ERRAND =
            utinniEffect("Errand", LIGHT, "900_4")
                    .destiny(1)
                    .says(
                            Abilities.deploysOn(Filters.SITE.and(Filters.with(Icon.EXTERIOR)))
                                    .aimingAt(Filters.REBEL));

    /** One that its own text lets go to Dagobah. */
    private static final Card PILGRIMAGE =
            utinniEffect("Pilgrimage", LIGHT, "900_5")
                    .destiny(1)
                    .says(
                            Abilities.deploysOn(Filters.siteOf("Dagobah")).aimingAt(Filters.REBEL),
                            Abilities.may(
                                    Deed.DEPLOY_REGARDLESS, Filters.IT, Filters.of("Dagobah")));

    private static List<Card> all() {
        return Stream.concat(
                        AllCards.all().stream(),
                        Stream.of(SPY_PILOT, TUNNELER, CARRIER, BARGE, ERRAND, PILGRIMAGE))
                .toList();
    }

    private static Position table() {
        return Scene.with(DeploymentRestrictionsTest::all).force(LIGHT, 15).force(DARK, 15);
    }

    // ---- presence or Force icons

    @Test
    @Claim("deployment-restrictions#1")
    void withNeitherPresenceNorIconNobodyDeploys() {
        // the War Room has no Light Force icon
        table().site(WAR_ROOM, DARK)
                .hand(LIGHT, "Han Solo")
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("deploy Han Solo");
        table().at(WAR_ROOM, "Leia Organa")
                .hand(LIGHT, "Han Solo")
                .turn(LIGHT, Phase.DEPLOY)
                .offers("deploy Han Solo");
        table().site(CANTINA, DARK)
                .hand(LIGHT, "Han Solo")
                .turn(LIGHT, Phase.DEPLOY)
                .offers("deploy Han Solo");
        // no Light icon at the Death Star: neither ships nor vehicles
        table().system("Death Star")
                .site("Hoth: Ice Plains (5th Marker)", DARK)
                .hand(LIGHT, "X-wing", "Snowspeeder")
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("deploy X-wing", "deploy Snowspeeder");
    }

    @Test
    @Claim({"deployment-restrictions#2", "deployment-restrictions#3"})
    void spiesNeedNeitherNorDoesAnybodyWhereAnOwnSpyIsUndercover() {
        table().site(WAR_ROOM, DARK)
                .hand(LIGHT, "R2-D2", "Han Solo")
                .turn(LIGHT, Phase.DEPLOY)
                .offers("deploy R2-D2")
                .mayNot("deploy Han Solo");
        table().at(WAR_ROOM, "TK-422")
                .undercover("TK-422")
                .hand(LIGHT, "Rebel Trooper")
                .turn(LIGHT, Phase.DEPLOY)
                .offers("deploy Rebel Trooper");
    }

    @Test
    @Claim("deployment-restrictions#4")
    void aSpyAtTheControlsBringsHisStarfighterAlong() {
        var scene =
                table().system("Death Star")
                        .hand(LIGHT, "Red 5", "Spy Pilot")
                        .turn(LIGHT, Phase.DEPLOY);
        scene.deployWithPilot("Red 5");
        assertThat(scene.locationOf("Red 5")).isEqualTo("Death Star");
        assertThat(scene.roleOf("Spy Pilot")).isEqualTo(Role.PILOT);

        table().system("Death Star")
                .hand(LIGHT, "Red 5", "Luke Skywalker")
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("deploy Red 5 with a pilot");
    }

    @Test
    @Claim("deployment-restrictions#5")
    void whoDeploysWithoutPresenceDeploysThere() {
        String ridge = "Hoth: Ice Plains (5th Marker)";
        table().site(ridge, DARK)
                .hand(LIGHT, "Han Solo")
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("deploy Han Solo");
        // Encampment lets its owner's characters deploy there without presence
        table().at(ridge, "C-3PO")
                .on(ridge, "Encampment")
                .hand(LIGHT, "Han Solo")
                .turn(LIGHT, Phase.DEPLOY)
                .offers("deploy Han Solo");
    }

    // ---- Dagobah

    @Test
    @Claim({"deployment-restrictions#6", "dagobah#1", "dagobah#2"})
    void neitherSideDeploysToDagobah() {
        table().site(JUNGLE, LIGHT)
                .site(CAVE, DARK)
                .system("Dagobah", LIGHT)
                .hand(LIGHT, "Han Solo", "X-wing", "Luke's X-34 Landspeeder")
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("deploy Han Solo", "deploy X-wing", "deploy Luke's X-34 Landspeeder");
        table().at(CAVE, "Stormtrooper")
                .system("Dagobah", LIGHT)
                .hand(DARK, "Darth Vader", "TIE Fighter")
                .turn(DARK, Phase.DEPLOY)
                .mayNot("deploy Darth Vader", "deploy TIE Fighter");
    }

    @Test
    @Claim({"dagobah#3", "deployment-restrictions#8"})
    void yodaAndTheSonOfSkywalkerDeployThere() {
        var scene =
                table().site(JUNGLE, LIGHT)
                        .site(CANTINA, LIGHT)
                        .hand(LIGHT, "Yoda", "Son Of Skywalker")
                        .turn(LIGHT, Phase.DEPLOY);

        scene.deploy("Yoda").to(JUNGLE);
        assertThat(scene.locationOf("Yoda")).isEqualTo(JUNGLE);
        scene.passUntil("deploy Son Of Skywalker").deploy("Son Of Skywalker").to(JUNGLE);
        assertThat(scene.locationOf("Son Of Skywalker")).isEqualTo(JUNGLE);
    }

    @Test
    @Claim({
        "dagobah#4",
        "deployment-restrictions#7",
        "deployment-restrictions#9",
        "dagobah-bog-clearing#1",
        "dagobah-bog-clearing#2"
    })
    void theClearingTakesStarfightersAndAnEncampmentCharacters() {
        var scene =
                table().site(CLEARING, LIGHT)
                        .site(JUNGLE, LIGHT)
                        .hand(LIGHT, "Red 5", "X-wing", "Corellian Corvette", "Han Solo")
                        .turn(LIGHT, Phase.DEPLOY);
        scene.mayNot("deploy Corellian Corvette", "deploy Han Solo");
        scene.deploy("Red 5").to(CLEARING);
        scene.passUntil("deploy X-wing").deploy("X-wing").to(CLEARING);
        assertThat(scene.locationOf("Red 5")).isEqualTo(CLEARING);
        assertThat(scene.locationOf("X-wing")).isEqualTo(CLEARING);

        table().at(JUNGLE, "C-3PO")
                .on(JUNGLE, "Encampment")
                .hand(LIGHT, "Han Solo")
                .turn(LIGHT, Phase.DEPLOY)
                .offers("deploy Han Solo");
    }

    @Test
    @Claim({"dagobah#5", "deployment-restrictions#6", "deployment-restrictions#10"})
    void weaponsGoOnWhoIsAlreadyThereButNotOnTheSiteItself() {
        table().at(JUNGLE, "Luke Skywalker", "Obi-Wan Kenobi")
                .hand(LIGHT, "Blaster Rifle", "Planet Defender Ion Cannon", "Atgar Laser Cannon")
                .turn(LIGHT, Phase.DEPLOY)
                .offers("deploy Blaster Rifle")
                .mayNot("deploy Planet Defender Ion Cannon", "deploy Atgar Laser Cannon");
        table().at(FARM, "Luke Skywalker")
                .hand(LIGHT, "Atgar Laser Cannon")
                .turn(LIGHT, Phase.DEPLOY)
                .offers("deploy Atgar Laser Cannon");
    }

    @Test
    @Claim({"dagobah#6", "deployment-restrictions#6", "deployment-restrictions#8"})
    void utinniEffectsNeitherGoToDagobahNorAimThere() {
        table().at(FARM, "Luke Skywalker")
                .hand(LIGHT, "Errand")
                .turn(LIGHT, Phase.DEPLOY)
                .offers("deploy Errand");
        table().site(JUNGLE, LIGHT)
                .at("Tatooine: Cantina", "Luke Skywalker")
                .hand(LIGHT, "Errand", "Pilgrimage")
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("deploy Errand")
                .offers("deploy Pilgrimage");
        table().site(FARM, LIGHT)
                .at(JUNGLE, "Luke Skywalker")
                .hand(LIGHT, "Errand", "Pilgrimage")
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("deploy Errand")
                .offers("deploy Pilgrimage");
    }

    @Test
    @Claim({"dagobah#10", "dagobah#11"})
    void effectsAndInterruptsReachDagobah() {
        table().at(JUNGLE, "Luke Skywalker")
                .hand(LIGHT, "Encampment")
                .turn(LIGHT, Phase.DEPLOY)
                .offers("deploy Encampment");
        table().site(CAVE, DARK)
                .hand(DARK, "Presence Of The Force")
                .turn(DARK, Phase.DEPLOY)
                .offers("deploy Presence Of The Force");
        var scene =
                table().at(CAVE, "Darth Vader", "Obi-Wan Kenobi")
                        .hand(DARK, "Dark Jedi Presence")
                        .turn(DARK, Phase.BATTLE);
        scene.battleAt(CAVE).passUntil("play Dark Jedi Presence");
        scene.offers("play Dark Jedi Presence");
    }

    @Test
    @Claim("dagobah#7")
    void nobodyShuttlesToOrFromDagobah() {
        table().at("Dagobah", "Corellian Corvette")
                .passenger("Corellian Corvette", "Han Solo")
                .at(JUNGLE, "Luke Skywalker")
                .turn(LIGHT, Phase.MOVE)
                .mayNot("shuttle Han Solo", "shuttle Luke Skywalker");
        table().at("Tatooine", "Corellian Corvette")
                .passenger("Corellian Corvette", "Han Solo")
                .at(FARM, "Luke Skywalker")
                .turn(LIGHT, Phase.MOVE)
                .offers("shuttle Han Solo", "shuttle Luke Skywalker");
    }

    @Test
    @Claim("dagobah#8")
    void nabrunLeidsGoesNeitherToNorFromDagobah() {
        table().at(JUNGLE, "Luke Skywalker")
                .site(FARM, LIGHT)
                .site(CLEARING, LIGHT)
                .hand(LIGHT, "Nabrun Leids")
                .turn(LIGHT, Phase.MOVE)
                .mayNot("play Nabrun Leids");
        table().at(FARM, "Luke Skywalker")
                .site(CLEARING, LIGHT)
                .site(JUNGLE, LIGHT)
                .hand(LIGHT, "Nabrun Leids")
                .turn(LIGHT, Phase.MOVE)
                .mayNot("play Nabrun Leids");
        table().at(FARM, "Luke Skywalker")
                .site("Hoth: Ice Plains (5th Marker)", DARK)
                .hand(LIGHT, "Nabrun Leids")
                .turn(LIGHT, Phase.MOVE)
                .offers("play Nabrun Leids");
    }

    @Test
    @Claim("dagobah#8")
    void elisHelrotGoesNeitherToNorFromDagobah() {
        table().at(CAVE, "Darth Vader")
                .site(FARM, DARK)
                .hand(DARK, "Elis Helrot")
                .turn(DARK, Phase.MOVE)
                .mayNot("play Elis Helrot");
        table().at(FARM, "Darth Vader")
                .site(CLEARING, LIGHT)
                .site(CAVE, DARK)
                .hand(DARK, "Elis Helrot")
                .turn(DARK, Phase.MOVE)
                .mayNot("play Elis Helrot");
    }

    @Test
    @Claim("dagobah#12")
    void youWillGoToTheDagobahSystemTakesTheCalledOnesThere() {
        var scene =
                table().at(FARM, "Commander Luke Skywalker", "Echo Base Trooper", "Han Solo")
                        .site(CLEARING, LIGHT)
                        .site(JUNGLE, LIGHT)
                        .hand(LIGHT, "You Will Go To The Dagobah System")
                        .turn(LIGHT, Phase.CONTROL);
        scene.play("You Will Go To The Dagobah System");
        // only those of Hoth with ability above 1 are called, to Dagobah sites without presence
        assertThat(scene.offered()).containsExactlyInAnyOrder(CLEARING, JUNGLE);
        scene.choose(JUNGLE).passResponses();

        assertThat(scene.locationOf("Commander Luke Skywalker")).isEqualTo(JUNGLE);
        assertThat(scene.used(LIGHT)).isEmpty();
        assertThat(scene.lost(LIGHT)).containsExactly("You Will Go To The Dagobah System");
        table().at(FARM, "Echo Base Trooper", "Han Solo")
                .site(CLEARING, LIGHT)
                .hand(LIGHT, "You Will Go To The Dagobah System")
                .turn(LIGHT, Phase.CONTROL)
                .mayNot("play You Will Go To The Dagobah System");
    }

    @Test
    @Claim("dagobah#13")
    void whoFliesThereMayLandThere() {
        var scene =
                table().system("Dagobah", LIGHT)
                        .site(CLEARING, LIGHT)
                        .at("Hoth", "Millennium Falcon")
                        .pilot("Millennium Falcon", "Han Solo")
                        .passenger("Millennium Falcon", "Leia Organa")
                        .turn(LIGHT, Phase.MOVE);
        scene.move("Millennium Falcon").to("Dagobah");
        assertThat(scene.locationOf("Leia Organa")).isEqualTo("Dagobah");

        var landing =
                table().system("Dagobah", LIGHT)
                        .at("Dagobah", "Millennium Falcon")
                        .site(CLEARING, LIGHT)
                        .pilot("Millennium Falcon", "Han Solo")
                        .passenger("Millennium Falcon", "Leia Organa")
                        .turn(LIGHT, Phase.MOVE);
        landing.land("Millennium Falcon").to(CLEARING);
        assertThat(landing.locationOf("Leia Organa")).isEqualTo(CLEARING);
        landing.disembark("Leia Organa");
        assertThat(landing.hostOf("Leia Organa")).isEqualTo(CLEARING);
    }

    @Test
    @Claim({"dagobah-system-dark#1", "dagobah-system-dark#2", "dagobah-system-dark#3"})
    void theDarkDagobahKeepsTheOpponentFromDraining() {
        table().at("dark Dagobah", "Devastator")
                .at(CAVE, "Luke Skywalker")
                .turn(LIGHT, Phase.CONTROL)
                .mayNot("drain at " + CAVE);
        table().system("Dagobah", DARK)
                .at(CAVE, "Luke Skywalker")
                .turn(LIGHT, Phase.CONTROL)
                .offers("drain at " + CAVE);
        table().at("dark Dagobah", "Devastator")
                .turn(DARK, Phase.CONTROL)
                .mayNot("drain at Dagobah");
        table().at("dark Dagobah", "X-wing").turn(LIGHT, Phase.CONTROL).mayNot("drain at Dagobah");
    }

    @Test
    @Claim("dagobah-system-light#1")
    void nobodyDrainsAtTheLightDagobah() {
        table().at("light Dagobah", "X-wing").turn(LIGHT, Phase.CONTROL).mayNot("drain at Dagobah");
        table().at("light Dagobah", "TIE Fighter")
                .turn(DARK, Phase.CONTROL)
                .mayNot("drain at Dagobah");
    }

    @Test
    @Claim({"dagobah-swamp#1", "dagobah-swamp#2"})
    void aShipSinksInTheSwampAndItsCargoIsLost() {
        var scene =
                table().at("Dagobah: Swamp", "Red 5", "Han Solo")
                        .pilot("Red 5", "Luke Skywalker")
                        .on("Red 5", "Proton Torpedoes")
                        .turn(LIGHT, Phase.DRAW);

        scene.endTurn();

        assertThat(scene.isOnTable("Red 5")).isFalse();
        assertThat(scene.lost(LIGHT)).contains("Luke Skywalker", "Proton Torpedoes");
        assertThat(scene.lost(LIGHT)).doesNotContain("Red 5");
        assertThat(scene.isOnTable("Han Solo")).isTrue();
    }

    // ---- the Hoth energy shield

    @Test
    @Claim({"deployment-restrictions#11", "deployment-restrictions#12"})
    void theDarkSideDoesNotDeployUnderTheEnergyShield() {
        for (boolean shield : new boolean[] {true, false}) {
            var position =
                    table().site(PERIMETER, DARK)
                            .hand(DARK, "Darth Vader", "Blizzard 1", "Tunneler");
            if (shield) {
                position.site("Hoth: Main Power Generators (1st Marker)", LIGHT);
            }
            var scene = position.turn(DARK, Phase.DEPLOY);

            assertThat(scene.isOffered("deploy Darth Vader")).isEqualTo(!shield);
            assertThat(scene.isOffered("deploy Blizzard 1")).isEqualTo(!shield);
            scene.offers("deploy Tunneler");
        }
    }

    // ---- the second Death Star

    @Test
    @Claim({"deployment-restrictions#13", "death-star-ii-sectors#1"})
    void nobodyDeploysInsideTheSecondDeathStar() {
        String shaft = "Death Star II: Coolant Shaft";
        table().at(shaft, "TIE Fighter")
                .hand(DARK, "TIE Fighter", "Black 2", "DS-61-2")
                .turn(DARK, Phase.DEPLOY)
                .mayNot("deploy TIE Fighter", "deploy Black 2 with a pilot", "deploy DS-61-2");
        table().at(shaft, "X-wing")
                .hand(LIGHT, "X-wing", "SW-4 Ion Cannon")
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("deploy X-wing", "deploy SW-4 Ion Cannon");
    }

    @Test
    @Claim({"death-star-ii-sectors#2", "death-star-ii-sectors#3"})
    void nobodyBattlesOrDrainsInsideTheSecondDeathStar() {
        String shaft = "Death Star II: Coolant Shaft";
        table().at(shaft, "TIE Fighter", "X-wing")
                .turn(DARK, Phase.BATTLE)
                .mayNot("battle at " + shaft);
        table().at(shaft, "TIE Fighter", "X-wing")
                .turn(LIGHT, Phase.BATTLE)
                .mayNot("battle at " + shaft);
        var drain = table().at(shaft, "X-wing").turn(LIGHT, Phase.CONTROL);
        assertThat(drain.controls(LIGHT, shaft)).isTrue();
        drain.mayNot("drain at " + shaft);
    }

    // ---- aboard vehicles and starships

    @Test
    @Claim("deploying-cards-on-vehicles-and-starships#1")
    void oneDeploysAboardWhereOneHasPresenceOrIcons() {
        table().at("Tatooine", "Millennium Falcon")
                .hand(LIGHT, "Han Solo")
                .turn(LIGHT, Phase.DEPLOY)
                .offers("deploy Han Solo");
        table().at("Death Star", "Millennium Falcon")
                .hand(LIGHT, "Han Solo")
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("deploy Han Solo");
    }

    @Test
    @Claim("deploying-cards-on-vehicles-and-starships#2")
    void aCharacterNeedsAFreeSeat() {
        table().at("Tatooine", "Red 5")
                .hand(LIGHT, "Luke Skywalker")
                .turn(LIGHT, Phase.DEPLOY)
                .offers("deploy Luke Skywalker");
        table().at("Tatooine", "Red 5")
                .pilot("Red 5", "Wedge Antilles")
                .hand(LIGHT, "Luke Skywalker")
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("deploy Luke Skywalker");
    }

    @Test
    @Claim("deploying-cards-on-vehicles-and-starships#3")
    void vehiclesAndStarfightersDeployIntoAHoldWithRoomForThem() {
        var scene =
                table().at("Alderaan", "Old Carrier")
                        .hand(LIGHT, "Snowspeeder", "Snowspeeder", "Red 5", "Red 2")
                        .turn(LIGHT, Phase.DEPLOY);

        scene.deploy("Snowspeeder").to("Old Carrier");
        scene.passUntil("deploy Red 5")
                .mayNot("deploy Snowspeeder")
                .deploy("Red 5")
                .to("Old Carrier");
        assertThat(scene.roleOf("Red 5")).isEqualTo(Role.CARGO);
        scene.mayNot("deploy Red 2");
    }

    @Test
    @Claim("deploying-cards-on-vehicles-and-starships#4")
    void weaponsNeedNeitherPresenceNorIcons() {
        var scene =
                table().at("Death Star", "Millennium Falcon")
                        .hand(LIGHT, "Quad Laser Cannon", "Han Solo")
                        .turn(LIGHT, Phase.DEPLOY);

        assertThat(scene.occupies(LIGHT, "Death Star")).isFalse();
        scene.mayNot("deploy Han Solo").deploy("Quad Laser Cannon").to("Millennium Falcon");
        assertThat(scene.hostOf("Quad Laser Cannon")).isEqualTo("Millennium Falcon");
    }

    // ---- like a starfighter

    @Test
    @Claim({"deploys-like-a-starfighter#1", "deploys-like-a-starfighter#2"})
    void theBrightHopeDeploysToClouds() {
        var scene =
                table().system("Hoth", DARK)
                        .locationOf("Hoth", "Clouds", LIGHT)
                        .hand(LIGHT, "Bright Hope", "Corellian Corvette")
                        .turn(LIGHT, Phase.DEPLOY);

        scene.deploy("Bright Hope").to("Clouds");
        assertThat(scene.locationOf("Bright Hope")).isEqualTo("Clouds");
        scene.passUntil("deploy Corellian Corvette").deploy("Corellian Corvette");
        scene.mayNot("Clouds");
    }

    @Test
    @Claim({"deploys-like-a-starfighter#1", "deploys-like-a-starfighter#3"})
    void theBrightHopeDeploysToDantooineForTwo() {
        var scene =
                table().system("Dantooine", LIGHT)
                        .hand(LIGHT, "Bright Hope", "Corellian Corvette", "X-wing")
                        .turn(LIGHT, Phase.DEPLOY);

        assertThat(scene.deployCost("Bright Hope", "Dantooine")).isEqualTo(2);
        assertThat(scene.deployCost("Corellian Corvette", "Dantooine")).isEqualTo(2);
        assertThat(scene.deployCost("X-wing", "Dantooine")).isEqualTo(1);
        int force = scene.forcePile(LIGHT).size();
        scene.deploy("Bright Hope");
        assertThat(scene.forcePile(LIGHT)).hasSize(force - 2);
    }

    // ---- other cards, other nestings

    @Test
    @Claim({"dagobah#1", "dagobah#2", "dagobah#5"})
    void aboardAShipAtDagobahNobodyDeploysButItsWeaponsDo() {
        table().at("light Dagobah", "Millennium Falcon")
                .pilot("Millennium Falcon", "Han Solo")
                .hand(LIGHT, "Chewbacca", "X-wing", "Quad Laser Cannon")
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("deploy Chewbacca", "deploy X-wing")
                .offers("deploy Quad Laser Cannon");
        table().system("Dagobah", LIGHT)
                .hand(LIGHT, "Red 5", "Luke Skywalker")
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("deploy Red 5 with a pilot");
    }

    @Test
    @Claim({"dagobah#1", "dagobah#2", "dagobah#8"})
    void aGenericSiteOnDagobahIsADagobahSite() {
        for (String world : new String[] {"Dagobah", "Tatooine"}) {
            boolean open = world.equals("Tatooine");
            var scene =
                    table().system("Dagobah", LIGHT)
                            .system("Tatooine", LIGHT)
                            .locationOf(world, "Jungle", LIGHT)
                            .hand(LIGHT, "Han Solo", "Snowspeeder")
                            .turn(LIGHT, Phase.DEPLOY);
            assertThat(scene.isOffered("deploy Han Solo")).isEqualTo(open);
            var away =
                    table().system("Dagobah", LIGHT)
                            .system("Tatooine", LIGHT)
                            .locationOf(world, "Jungle", LIGHT)
                            .at("Jungle", "Han Solo")
                            .site(FARM, LIGHT)
                            .hand(LIGHT, "Nabrun Leids")
                            .turn(LIGHT, Phase.MOVE);
            assertThat(away.isOffered("play Nabrun Leids")).isEqualTo(open);
        }
    }

    @Test
    @Claim("dagobah#13")
    void aVehicleIsCarriedToDagobahAndDrivesOut() {
        var scene =
                table().at("light Dagobah", "Medium Transport")
                        .cargo("Medium Transport", "Snowspeeder")
                        .passenger("Medium Transport", "Leia Organa")
                        .site(CLEARING, LIGHT)
                        .turn(LIGHT, Phase.MOVE);

        scene.land("Medium Transport").to(CLEARING);
        scene.disembark("Snowspeeder").disembark("Leia Organa");
        assertThat(scene.hostOf("Snowspeeder")).isEqualTo(CLEARING);
        assertThat(scene.hostOf("Leia Organa")).isEqualTo(CLEARING);
    }

    @Test
    @Claim("deployment-restrictions#11")
    void theEnergyShieldStopsTheDarkSideOnly() {
        table().site(PERIMETER, LIGHT)
                .site("Hoth: Main Power Generators (1st Marker)", LIGHT)
                .hand(LIGHT, "Rebel Trooper", "Snowspeeder")
                .turn(LIGHT, Phase.DEPLOY)
                .offers("deploy Rebel Trooper", "deploy Snowspeeder");
        // nor does it reach another planet, nor the far markers
        table().site(PERIMETER, LIGHT)
                .site("Hoth: Main Power Generators (1st Marker)", LIGHT)
                .site(CANTINA, DARK)
                .hand(DARK, "Stormtrooper")
                .turn(DARK, Phase.DEPLOY)
                .offers("deploy Stormtrooper");
        table().site("Hoth: Ice Plains (5th Marker)", DARK)
                .site("Hoth: Main Power Generators (1st Marker)", LIGHT)
                .hand(DARK, "Stormtrooper")
                .turn(DARK, Phase.DEPLOY)
                .offers("deploy Stormtrooper");
    }

    @Test
    @Claim({"deployment-restrictions#3", "deployment-restrictions#4"})
    void spiesComeAboardAndBringStarfighters() {
        // TK-422 deploys only undercover, to a site: so he brings no ship anywhere
        for (String system : new String[] {"Death Star", "Tatooine"}) {
            table().system(system, DARK)
                    .hand(LIGHT, "Red 5", "TK-422")
                    .turn(LIGHT, Phase.DEPLOY)
                    .mayNot("deploy Red 5 with a pilot");
        }
        // a spy brings a starfighter, not a capital starship
        table().system("Death Star")
                .hand(LIGHT, "Old Barge", "Spy Pilot")
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("deploy Old Barge with a pilot");
        table().system("Tatooine", DARK)
                .hand(LIGHT, "Old Barge", "Spy Pilot")
                .turn(LIGHT, Phase.DEPLOY)
                .offers("deploy Old Barge with a pilot");
        table().at("Death Star", "Millennium Falcon")
                .hand(LIGHT, "Leia Organa", "Han Solo")
                .turn(LIGHT, Phase.DEPLOY)
                .offers("deploy Leia Organa")
                .mayNot("deploy Han Solo");
    }

    @Test
    @Claim("deploying-cards-on-vehicles-and-starships#2")
    void whomAShipDoesNotTakeAsItsPilotDoesNotBringIt() {
        table().system("Tatooine", DARK)
                .hand(DARK, "Punishing One", "DS-61-2")
                .turn(DARK, Phase.DEPLOY)
                .mayNot("deploy Punishing One with a pilot");
        table().system("Tatooine", DARK)
                .hand(DARK, "Punishing One", "Dengar")
                .turn(DARK, Phase.DEPLOY)
                .offers("deploy Punishing One with a pilot");
    }

    @Test
    @Claim({"deploys-like-a-starfighter#1", "deploys-like-a-starfighter#2"})
    void aMediumTransportDeploysWhereverAStarfighterDoes() {
        var scene =
                table().system("Hoth", LIGHT)
                        .locationOf("Hoth", "Clouds", LIGHT)
                        .site("Tatooine: Docking Bay 94", LIGHT)
                        .site(FARM, LIGHT)
                        .hand(LIGHT, "Medium Transport", "X-wing", "Tantive IV")
                        .turn(LIGHT, Phase.DEPLOY);
        for (String ship : new String[] {"Medium Transport", "X-wing"}) {
            scene.passUntil("deploy " + ship).deploy(ship);
            assertThat(scene.offered())
                    .containsExactlyInAnyOrder("Clouds", "Hoth", "Tatooine: Docking Bay 94");
            scene.choose("Hoth");
        }
        scene.passUntil("deploy Tantive IV").deploy("Tantive IV");
        assertThat(scene.locationOf("Tantive IV")).isEqualTo("Hoth");
    }

    @Test
    @Claim("deploying-cards-on-vehicles-and-starships#1")
    void presenceAtTheLocationIsEnoughToDeployAboard() {
        // no Light icon at the Death Star, but Han is felt there
        table().at("Death Star", "Millennium Falcon", "Y-wing")
                .pilot("Millennium Falcon", "Han Solo")
                .hand(LIGHT, "Rebel Trooper", "Chewbacca")
                .turn(LIGHT, Phase.DEPLOY)
                .offers("deploy Rebel Trooper", "deploy Chewbacca");
    }

    @Test
    @Claim("deployment-restrictions#2")
    void anUndercoverSpyOpensTheWayForHisOwnSideOnly() {
        // no Light icon at the War Room, and a Dark spy undercover there
        table().at(WAR_ROOM, "Garindan")
                .undercover("Garindan")
                .hand(LIGHT, "Rebel Trooper")
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("deploy Rebel Trooper");
        table().at("Hoth: Ice Plains (5th Marker)", "TK-422")
                .undercover("TK-422")
                .hand(LIGHT, "Snowspeeder", "Rebel Trooper")
                .turn(LIGHT, Phase.DEPLOY)
                .offers("deploy Snowspeeder", "deploy Rebel Trooper");
    }
}
