package holosite.rules.deploy;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.language.words.Kinds.utinniEffect;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.Card;
import holosite.language.ability.Deed;
import holosite.language.card.Icon;
import holosite.language.card.Phase;
import holosite.language.words.Abilities;
import holosite.language.words.Filters;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;

/** Dagobah: who deploys, moves and lands there, and what does not reach it. */
class DagobahTest {
    private static final String CAVE = "Dagobah: Cave";
    private static final String CLEARING = "Dagobah: Bog Clearing";
    private static final String JUNGLE = "Dagobah: Jungle";

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
                            Abilities.may(Deed.DEPLOY, Filters.IT, Filters.of("Dagobah")));

    private static Position table() {
        return tableWith(ERRAND, PILGRIMAGE).force(LIGHT, 15).force(DARK, 15);
    }

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
    @Claim({
        "dagobah#4",
        "deployment-restrictions#7",
        "deployment-restrictions#9",
        "dagobah-bog-clearing#1"
    })
    void theClearingAndAnEncampmentServeTheirOwnersOnlyAndNoOtherSite() {
        // with a trooper there the Dark Side lacks no presence
        table().at(CLEARING, "Stormtrooper")
                .hand(DARK, "TIE Fighter", "Darth Vader")
                .turn(DARK, Phase.DEPLOY)
                .mayNot("deploy TIE Fighter", "deploy Darth Vader");
        table().site("Dagobah: Swamp", LIGHT)
                .hand(LIGHT, "X-wing")
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("deploy X-wing");

        table().at(CLEARING, "C-3PO", "Stormtrooper")
                .on(CLEARING, "Encampment")
                .hand(DARK, "Darth Vader")
                .turn(DARK, Phase.DEPLOY)
                .mayNot("deploy Darth Vader");
        table().at("Dagobah: Swamp", "Rebel Trooper")
                .on("Dagobah: Swamp", "Encampment")
                .site(JUNGLE, LIGHT)
                .hand(LIGHT, "Han Solo", "Luke's X-34 Landspeeder", "X-wing")
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("deploy Luke's X-34 Landspeeder", "deploy X-wing")
                .deploy("Han Solo")
                .mayNot(JUNGLE)
                .to("Dagobah: Swamp");
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
    @Claim({"dagobah#5", "deployment-restrictions#6", "deployment-restrictions#10"})
    void devicesGoOnWhoIsAlreadyThereButNotOnTheSiteItself() {
        table().at(CAVE, "Darth Vader")
                .hand(DARK, "Droid Detector", "Comlink")
                .turn(DARK, Phase.DEPLOY)
                .offers("deploy Comlink")
                .mayNot("deploy Droid Detector");
        table().at(CANTINA, "Darth Vader")
                .hand(DARK, "Droid Detector")
                .turn(DARK, Phase.DEPLOY)
                .offers("deploy Droid Detector");
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
    @Claim("dagobah#6")
    void fromTatooineNobodyCallsForLukeOnDagobah() {
        for (String site : new String[] {JUNGLE, CANTINA}) {
            var scene =
                    table().at(site, "Luke Skywalker")
                            .site(FARM, DARK)
                            .hand(DARK, "Luke? Luuuuke!")
                            .turn(DARK, Phase.DEPLOY);
            assertThat(scene.isOffered("deploy Luke? Luuuuke!")).isEqualTo(site.equals(CANTINA));
        }
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
        table().at(JUNGLE, "Luke Skywalker")
                .hand(LIGHT, "Stone Pile", "Yoda's Hope")
                .turn(LIGHT, Phase.DEPLOY)
                .offers("deploy Stone Pile", "deploy Yoda's Hope");
        // Dark Waters go on exterior sites only
        table().site(CAVE, DARK)
                .hand(DARK, "Dark Waters")
                .turn(DARK, Phase.DEPLOY)
                .mayNot("deploy Dark Waters");
        table().site(JUNGLE, LIGHT)
                .hand(DARK, "Dark Waters")
                .turn(DARK, Phase.DEPLOY)
                .offers("deploy Dark Waters");
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
        table().at(FARM, "Darth Vader")
                .site(CAVE, DARK)
                .site("Hoth: Ice Plains (5th Marker)", DARK)
                .hand(DARK, "Elis Helrot")
                .turn(DARK, Phase.MOVE)
                .play("Elis Helrot")
                .mayNot(CAVE);
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

        // a corvette does not land in a clearing
        table().at("light Dagobah", "Corellian Corvette")
                .passenger("Corellian Corvette", "Leia Organa")
                .site(CLEARING, LIGHT)
                .turn(LIGHT, Phase.MOVE)
                .mayNot("land Corellian Corvette");
    }

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
}
