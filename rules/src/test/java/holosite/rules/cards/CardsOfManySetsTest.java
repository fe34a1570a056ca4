package holosite.rules.cards;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.BEAST;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.hosts;
import static holosite.rules.cards.CardTable.names;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static holosite.rules.cards.CardTable.targets;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.Card;
import holosite.language.card.Capacity;
import holosite.language.card.Phase;
import holosite.language.card.Trait;
import holosite.language.words.Abilities;
import holosite.language.words.Kinds;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import holosite.rules.modifier.Standing;
import holosite.rules.table.Zone;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Single cards of many sets, a few plays each. */
class CardsOfManySetsTest {
    private static final String PLAINS = "Hoth: Ice Plains (5th Marker)";

    private static Card transport(String title, String id, Trait... is) {
        return Kinds.transportVehicle(title, DARK, id)
                .destiny(2)
                .deploy(2)
                .power(2)
                .maneuver(3)
                .landspeed(2)
                .forfeit(4)
                .is(is)
                .carries(Capacity.pilots(1).withPassengers(4))
                .says();
    }

    private static final Card CRAWLER = transport("Dark Crawler", "0_8", Trait.SANDCRAWLER);
    private static final Card SKIFF = transport("Dark Skiff", "0_9");
    private static final Card BARGE = transport("Jabba's Sail Barge", "0_10");
    private static final Card LIMITED_RESOURCES =
            Kinds.effect("Limited Resources", DARK, "0_11")
                    .destiny(3)
                    .says(Abilities.deploysOnTable());

    private static Position vehicles() {
        return tableWith(CRAWLER, SKIFF, BARGE);
    }

    // ---- Antipersonnel Laser Cannon

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

    // ---- Double Laser Cannon

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

    // ---- Surface Defense Cannon

    @Test
    @Claim({"surface-defense-cannon#1", "surface-defense-cannon#2"})
    void aSurfaceDefenseCannonDeploysForOneOnAStarfighterAndFreeOnTheFalcon() {
        var scene =
                table().at("Tatooine", "X-wing", "Millennium Falcon", "Corellian Corvette")
                        .pilot("Millennium Falcon", "Han Solo")
                        .hand(LIGHT, "Surface Defense Cannon")
                        .force(LIGHT, 1)
                        .turn(LIGHT, Phase.DEPLOY);

        assertThat(scene.deployCost("Surface Defense Cannon", "X-wing")).isEqualTo(1);
        assertThat(scene.deployCost("Surface Defense Cannon", "Millennium Falcon")).isZero();
        assertThat(hosts(scene, "Surface Defense Cannon"))
                .containsExactlyInAnyOrder("X-wing", "Millennium Falcon");
    }

    @ParameterizedTest
    @CsvSource({"2, false", "3, true"})
    @Claim({"surface-defense-cannon#3", "surface-defense-cannon#4"})
    void aSurfaceDefenseCannonFiresFromALandedStarfighter(int destiny, boolean hit) {
        var scene =
                table().at(
                                BAY,
                                "X-wing",
                                "Luke Skywalker",
                                "General Veers",
                                "TIE Fighter",
                                "Stormtrooper")
                        .on("X-wing", "Surface Defense Cannon")
                        .force(LIGHT, 2)
                        .nextDestiny(LIGHT, destiny)
                        .turn(LIGHT, Phase.BATTLE);

        scene.battleAt(BAY);
        assertThat(targets(scene, "Surface Defense Cannon"))
                .containsExactlyInAnyOrder("General Veers", "Stormtrooper");
        scene.choose("General Veers");

        assertThat(scene.isHit("General Veers")).isEqualTo(hit);
        assertThat(scene.forcePile(LIGHT)).isEmpty();
    }

    @Test
    @Claim("surface-defense-cannon#3")
    void aSurfaceDefenseCannonIsSilentInSpace() {
        table().at("Tatooine", "X-wing", "TIE Fighter")
                .on("X-wing", "Surface Defense Cannon")
                .force(LIGHT, 2)
                .turn(LIGHT, Phase.BATTLE)
                .battleAt("Tatooine")
                .mayNot("fire Surface Defense Cannon");
    }

    // ---- Danz Borin, Devaronian, Arleil Schous

    @Test
    @Claim("danz-borin#1")
    void danzBorinIsAPilot() {
        var scene =
                table().at("Tatooine", "Devastator")
                        .pilot("Devastator", "Danz Borin")
                        .turn(DARK, Phase.CONTROL);
        assertThat(scene.power("Devastator")).isEqualTo(12);
    }

    @ParameterizedTest
    @CsvSource({"false, 4, true", "false, 3, false", "true, 4, false"})
    @Claim({"danz-borin#2", "danz-borin#3"})
    void danzBorinHelpsTheGunsOfWhatCarriesHimAsAPassenger(
            boolean pilots, int destiny, boolean hit) {
        var position = table().at("Tatooine", "Devastator", "X-wing");
        if (pilots) {
            position.pilot("Devastator", "Danz Borin");
        } else {
            position.passenger("Devastator", "Danz Borin");
        }
        var scene =
                position.on("Devastator", "Turbolaser Battery")
                        .force(DARK, 3)
                        .nextDestiny(DARK, destiny, 4)
                        .turn(DARK, Phase.BATTLE);

        // two draws, 5 less against a starfighter, defense 4
        scene.battleAt("Tatooine").fire("Turbolaser Battery").at("X-wing");

        assertThat(scene.isHit("X-wing")).isEqualTo(hit);
    }

    @Test
    @Claim("danz-borin#4")
    void danzBorinCarriesTheWeaponsOfBountyHunters() {
        var scene =
                table().at(CANTINA, "Danz Borin")
                        .hand(DARK, "Dengar's Modified Riot Gun")
                        .force(DARK, 5)
                        .turn(DARK, Phase.DEPLOY);
        scene.deploy("Dengar's Modified Riot Gun").to("Danz Borin");
        assertThat(scene.hostOf("Dengar's Modified Riot Gun")).isEqualTo("Danz Borin");
        assertThat(scene.used(DARK)).hasSize(5);
    }

    @ParameterizedTest
    @CsvSource({
        "Tatooine: Mos Eisley, 3",
        "Death Star: War Room, 3",
        "Tatooine: Docking Bay 94, 3",
        "Tatooine: Lars' Moisture Farm, 1"
    })
    @Claim({"devaronian#1", "devaronian#2", "devaronian#3"})
    void aDevaronianIsAtHomeInPorts(String site, int power) {
        var scene = table().at(site, "Devaronian").turn(LIGHT, Phase.CONTROL);
        assertThat(scene.power("Devaronian")).isEqualTo(power);
    }

    @ParameterizedTest
    @CsvSource({"Devaronian", "Arleil Schous"})
    @Claim({"devaronian#4", "arleil-schous#2"})
    void aliensFlyToo(String pilot) {
        var scene =
                table().at("Tatooine", "Corellian Corvette")
                        .pilot("Corellian Corvette", pilot)
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(scene.power("Corellian Corvette")).isEqualTo(7);
    }

    @Test
    @Claim("arleil-schous#1")
    void arleilSchousBringsANonUniqueAlien() {
        var position =
                table().site(CANTINA, LIGHT)
                        .hand(LIGHT, "Arleil Schous")
                        .reserve(
                                LIGHT,
                                "Chewbacca",
                                "Devaronian",
                                "Luke Skywalker",
                                "Shistavanen Wolfman")
                        .force(LIGHT, 4);
        var scene = position.turn(LIGHT, Phase.DEPLOY);

        scene.deploy("Arleil Schous").to(CANTINA).use("Arleil Schous").passResponses();
        assertThat(scene.offered())
                .contains("Devaronian", "Shistavanen Wolfman")
                .doesNotContain("Chewbacca", "Luke Skywalker");
        scene.choose("Devaronian");
        assertThat(scene.hand(LIGHT)).containsExactly("Devaronian");
    }

    @Test
    @Claim("arleil-schous#3")
    void aliensDeployCheaperBesideArleilSchous() {
        var scene =
                table().site(CANTINA, LIGHT)
                        .site(BAY, LIGHT)
                        .site(MOS_EISLEY, LIGHT)
                        .site(PLAINS, DARK)
                        .at(CANTINA, "Arleil Schous")
                        .hand(LIGHT, "Devaronian", "Rebel Trooper")
                        .turn(LIGHT, Phase.DEPLOY);

        assertThat(scene.deployCost("Devaronian", CANTINA)).isEqualTo(2);
        assertThat(scene.deployCost("Devaronian", BAY)).isEqualTo(2);
        assertThat(scene.deployCost("Devaronian", MOS_EISLEY)).isEqualTo(3);
        assertThat(scene.deployCost("Devaronian", PLAINS)).isEqualTo(3);
        assertThat(scene.deployCost("Rebel Trooper", BAY)).isEqualTo(1);
    }

    // ---- Dreadnaught-Class Heavy Cruiser

    private static final String DREADNAUGHT = "Dreadnaught-Class Heavy Cruiser";

    @Test
    @Claim({"dreadnaught-class-heavy-cruiser#1"})
    void aDreadnaughtHasRoomForThirteen() {
        var capacity =
                table().at("Tatooine", DREADNAUGHT)
                        .turn(DARK, Phase.MOVE)
                        .printed(DREADNAUGHT)
                        .capacity();
        assertThat(capacity.pilots()).isEqualTo(3);
        assertThat(capacity.passengers()).isEqualTo(6);
        assertThat(capacity.ties()).isEqualTo(4);
        assertThat(capacity.starfighters()).isZero();
        assertThat(capacity.pilotsOrPassengers()).isZero();
    }

    @Test
    @Claim("dreadnaught-class-heavy-cruiser#2")
    void aDreadnaughtDocksWithOtherShips() {
        table().at("Tatooine", DREADNAUGHT, "Devastator")
                .passenger(DREADNAUGHT, "Stormtrooper")
                .force(DARK, 3)
                .turn(DARK, Phase.MOVE)
                .offers("dock " + DREADNAUGHT);
        table().at("Tatooine", DREADNAUGHT, "TIE Fighter")
                .passenger(DREADNAUGHT, "Stormtrooper")
                .force(DARK, 3)
                .turn(DARK, Phase.MOVE)
                .mayNot("dock " + DREADNAUGHT);
    }

    @Test
    @Claim({"dreadnaught-class-heavy-cruiser#3", "dreadnaught-class-heavy-cruiser#5"})
    void aDreadnaughtFliesItselfAndLeadsTies() {
        var scene =
                table().system("Hoth", DARK)
                        .at("Tatooine", DREADNAUGHT, "TIE Fighter", "X-wing")
                        .at("Hoth", "TIE Fighter")
                        .turn(DARK, Phase.CONTROL);

        assertThat(scene.power(DREADNAUGHT)).isEqualTo(5);
        assertThat(scene.totalAbility("Tatooine", DARK)).isEqualTo(3);
        assertThat(scene.power("TIE Fighter")).isEqualTo(2);
        assertThat(scene.power("TIE Fighter#2")).isEqualTo(1);
    }

    @Test
    @Claim("dreadnaught-class-heavy-cruiser#4")
    void aTurbolaserBatteryDeploysOnADreadnaught() {
        var scene =
                table().at("Tatooine", DREADNAUGHT, "TIE Fighter")
                        .hand(DARK, "Turbolaser Battery")
                        .force(DARK, 3)
                        .turn(DARK, Phase.DEPLOY);
        scene.deploy("Turbolaser Battery").to(DREADNAUGHT);
        assertThat(scene.hostOf("Turbolaser Battery")).isEqualTo(DREADNAUGHT);
    }

    @Test
    @Claim("punishing-one#4")
    void aBoostedTieCannonDeploysOnPunishingOne() {
        var scene =
                table().at("Tatooine", "Punishing One", "TIE Fighter", "Devastator")
                        .pilot("Punishing One", "Dengar")
                        .hand(DARK, "Boosted TIE Cannon")
                        .force(DARK, 1)
                        .turn(DARK, Phase.DEPLOY);
        scene.deploy("Boosted TIE Cannon").to("Punishing One");
        assertThat(scene.hostOf("Boosted TIE Cannon")).isEqualTo("Punishing One");
    }

    // ---- Punch It!

    private static Scene punch(holosite.language.card.Side turn, String ship, String pilot) {
        return table().at("Tatooine", ship, "TIE Fighter", "TIE Fighter")
                .pilot(ship, pilot)
                .hand(LIGHT, "Punch It!")
                .force(turn, 1)
                .nextDestiny(LIGHT, 1, 2, 3, 4)
                .turn(turn, Phase.BATTLE)
                .battleAt("Tatooine");
    }

    @ParameterizedTest
    @CsvSource({"Red 2, 1", "Millennium Falcon, 3"})
    @Claim({"punch-it#1", "punch-it#2", "punch-it#3"})
    void hanPunchesIt(String ship, int destiny) {
        var scene = punch(DARK, ship, "Han Solo");
        scene.play("Punch It!").passWeapons();
        scene.answer(LIGHT, "yes").passResponses();
        assertThat(scene.battleDestiny(LIGHT)).isEqualTo(destiny);
        assertThat(scene.immunity(ship)).isInfinite();
    }

    @Test
    @Claim("punch-it#4")
    void nobodyElsePunchesItAndNobodyWhoAttacks() {
        punch(LIGHT, "Millennium Falcon", "Han Solo").mayNot("play Punch It!");
        punch(DARK, "Millennium Falcon", "Dutch").mayNot("play Punch It!");
    }

    // ---- Asteroid Sanctuary

    private static Position asteroids() {
        return table().system("Anoat", LIGHT)
                .locationOf("Anoat", "Asteroid Field", LIGHT)
                .locationOf("Anoat", "Asteroid Field", LIGHT)
                .locationOf("Anoat", "Asteroid Field", LIGHT)
                .locationOf("Anoat", "Asteroid Field", LIGHT);
    }

    @Test
    @Claim("asteroid-sanctuary#1")
    void anAsteroidSanctuaryDeploysWhereItsOwnerControls() {
        var scene =
                asteroids()
                        .at("Asteroid Field", "X-wing")
                        .at("Asteroid Field#2", "X-wing", "TIE Fighter")
                        .at("Asteroid Field#3", "Y-wing")
                        .hand(LIGHT, "Asteroid Sanctuary")
                        .turn(LIGHT, Phase.DEPLOY);

        assertThat(hosts(scene, "Asteroid Sanctuary"))
                .containsExactlyInAnyOrder("Asteroid Field", "Asteroid Field#3");
    }

    @Test
    @Claim("asteroid-sanctuary#2")
    void anAsteroidSanctuaryCostsTheOpponentForce() {
        var scene =
                asteroids()
                        .at("Asteroid Field", "X-wing")
                        .at("Asteroid Field#2", "TIE Fighter")
                        .on("Asteroid Field", "Asteroid Sanctuary")
                        .turn(LIGHT);
        scene.passUntil(LIGHT, Phase.CONTROL);
        assertThat(scene.lost(DARK)).filteredOn(card -> !card.startsWith("TIE")).hasSize(3);
    }

    @Test
    @Claim("asteroid-sanctuary#3")
    void anAsteroidSanctuaryIsCanceledByControl() {
        var scene =
                asteroids()
                        .at("Asteroid Field", "TIE Fighter")
                        .on("Asteroid Field", "Asteroid Sanctuary")
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(scene.isIn("Asteroid Sanctuary", Zone.LOST_PILE)).isTrue();
    }

    // ---- other Interrupts

    @Test
    @Claim("effective-repairs#1")
    void effectiveRepairsCancelLimitedResources() {
        var scene =
                tableWith(LIMITED_RESOURCES)
                        .beside(DARK, "Limited Resources")
                        .hand(LIGHT, "Effective Repairs")
                        .turn(LIGHT, Phase.CONTROL);
        scene.play("Effective Repairs").passResponses();
        assertThat(scene.isIn("Limited Resources", Zone.LOST_PILE)).isTrue();
        assertThat(scene.isIn("Effective Repairs", Zone.USED_PILE)).isTrue();
    }

    @Test
    @Claim("effective-repairs#2")
    void effectiveRepairsTakeAnEffectBack() {
        var scene =
                table().hand(LIGHT, "Effective Repairs")
                        .lost(LIGHT, "Luke Skywalker", "Demotion", "Descent Into The Dark")
                        .force(LIGHT, 3)
                        .turn(LIGHT, Phase.CONTROL);
        scene.play("Effective Repairs").passResponses();
        assertThat(scene.offered())
                .contains("Demotion", "Descent Into The Dark")
                .doesNotContain("Luke Skywalker");
        scene.choose("Descent Into The Dark").passResponses();
        assertThat(scene.hand(LIGHT)).containsExactly("Descent Into The Dark");
        assertThat(scene.forcePile(LIGHT)).isEmpty();
        assertThat(scene.isIn("Effective Repairs", Zone.LOST_PILE)).isTrue();
    }

    @Test
    @Claim("dont-underestimate-our-chances#1")
    void dontUnderestimateOurChancesTriplesDamageNotAttrition() {
        var scene =
                table().at(
                                MOS_EISLEY,
                                "Luke Skywalker",
                                "Leia Organa",
                                "Rebel Trooper",
                                "Stormtrooper")
                        .hand(LIGHT, "Don't Underestimate Our Chances")
                        .force(DARK, 1)
                        .nextDestiny(LIGHT, 5)
                        .turn(DARK, Phase.BATTLE);

        scene.battleAt(MOS_EISLEY).play("Don't Underestimate Our Chances");
        scene.passWeapons().answer(LIGHT, "yes").passResponses();

        // 3 + 3 + 1 + 5 against 1
        assertThat(scene.damageLeft(DARK)).isEqualTo(33);
        assertThat(scene.attritionLeft(DARK)).isEqualTo(5);
    }

    @ParameterizedTest
    @CsvSource({"false, 2, false", "false, 3, true", "true, 0, false", "true, 1, true"})
    @Claim({"double-agent#1", "double-agent#2"})
    void aDoubleAgentFindsASpy(boolean undercover, int destiny, boolean lost) {
        var position = table().at(CANTINA, "Garindan", "Leia Organa");
        if (undercover) {
            position.undercover("Garindan");
        }
        var scene =
                position.hand(LIGHT, "Double Agent")
                        .nextDestiny(LIGHT, destiny)
                        .turn(LIGHT, Phase.CONTROL);
        scene.play("Double Agent").passResponses();
        assertThat(scene.isIn("Garindan", Zone.LOST_PILE)).isEqualTo(lost);
    }

    @Test
    @Claim("double-agent#3")
    void aDoubleAgentNeedsASpyOfBothPlayers() {
        table().at(CANTINA, "Garindan", "Luke Skywalker")
                .at(MOS_EISLEY, "Leia Organa")
                .hand(LIGHT, "Double Agent")
                .turn(LIGHT, Phase.CONTROL)
                .mayNot("play Double Agent");
    }

    // ---- Swilla Corey

    @Test
    void swillaCoreyDeploysOnANonThiefOrAWeapon() {
        var scene =
                table().at(CANTINA, "Stormtrooper", "Luke Skywalker")
                        .on("Luke Skywalker", "Blaster Rifle")
                        .on("Stormtrooper", "Assault Rifle")
                        .hand(DARK, "Swilla Corey")
                        .turn(DARK, Phase.DEPLOY);
        assertThat(hosts(scene, "Swilla Corey"))
                .contains("Stormtrooper", "Blaster Rifle", "Assault Rifle");
        scene.choose("Stormtrooper");
        assertThat(
                        Standing.of(scene.state())
                                .hasTrait(scene.state(), scene.card("Stormtrooper"), Trait.THIEF))
                .isTrue();
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
                .hand(LIGHT, "Alter")
                .turn(LIGHT, Phase.CONTROL)
                .mayNot("play Alter");
        table().at(CANTINA, "General Veers", "Luke Skywalker")
                .on("General Veers", "Demotion")
                .hand(LIGHT, "Alter")
                .turn(LIGHT, Phase.CONTROL)
                .offers("play Alter");
    }

    // ---- Disarmed

    @Test
    @Claim({"disarmed#1", "disarmed#2", "disarmed#3", "disarmed#4"})
    void theDisarmedLoseAndCarryNoWeapons() {
        var scene =
                table().at(CANTINA, "Stormtrooper", "Sandtrooper", "Luke Skywalker")
                        .on("Stormtrooper", "Assault Rifle", "Imperial Blaster")
                        .on("Luke Skywalker", "Blaster Rifle")
                        .hand(LIGHT, "Disarmed")
                        .hand(DARK, "Assault Rifle")
                        .force(DARK, 3)
                        .turn(DARK, Phase.CONTROL);
        scene.pass(DARK).deploy("Disarmed").passResponses();

        assertThat(scene.hostOf("Disarmed")).isEqualTo("Stormtrooper");
        assertThat(scene.lost(DARK)).containsExactlyInAnyOrder("Assault Rifle", "Imperial Blaster");
        assertThat(scene.power("Stormtrooper")).isZero();
        scene.passUntil(DARK, Phase.DEPLOY).deploy("Assault Rifle#2");
        assertThat(scene.hostOf("Assault Rifle#2")).isEqualTo("Sandtrooper");
    }

    @Test
    @Claim("disarmed#1")
    void disarmedNeedsWeaponsOnBothSidesInAControlPhase() {
        table().at(CANTINA, "Stormtrooper", "Luke Skywalker")
                .on("Stormtrooper", "Assault Rifle")
                .hand(LIGHT, "Disarmed")
                .turn(LIGHT, Phase.CONTROL)
                .mayNot("deploy Disarmed");
        table().at(CANTINA, "Stormtrooper", "Luke Skywalker")
                .on("Stormtrooper", "Assault Rifle")
                .on("Luke Skywalker", "Blaster Rifle")
                .hand(LIGHT, "Disarmed")
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("deploy Disarmed");
    }

    @Test
    @Claim("disarmed#5")
    void alterDoesNotReachDisarmed() {
        table().at(CANTINA, "Stormtrooper", "Darth Vader")
                .on("Stormtrooper", "Disarmed")
                .hand(DARK, "Alter")
                .turn(DARK, Phase.CONTROL)
                .mayNot("play Alter");
    }

    // ---- Portable Fusion Generator

    @Test
    @Claim({"portable-fusion-generator#1", "portable-fusion-generator#2"})
    void aFusionGeneratorChargesADroidUntilTurnedOffOrParted() {
        var scene =
                table().site(CANTINA, DARK)
                        .site(BAY, DARK)
                        .at(CANTINA, "Stormtrooper", "Probe Droid")
                        .on("Stormtrooper", "dark Portable Fusion Generator")
                        .force(DARK, 2)
                        .turn(DARK, Phase.CONTROL);
        assertThat(scene.power("Probe Droid")).isEqualTo(2);
        scene.use("dark Portable Fusion Generator").passResponses();
        assertThat(scene.power("Probe Droid")).isEqualTo(3);
        scene.endTurn();
        assertThat(scene.power("Probe Droid")).isEqualTo(3);

        var off = Scene.of(scene.game().fork());
        off.passUntil("use dark Portable Fusion Generator").use("dark Portable Fusion Generator");
        off.passResponses();
        assertThat(off.power("Probe Droid")).isEqualTo(2);

        scene.passUntil(DARK, Phase.MOVE).move("Stormtrooper").to(BAY);
        assertThat(scene.power("Probe Droid")).isEqualTo(2);
    }

    @Test
    @Claim("dutch#5")
    void dutchIsALeader() {
        var scene =
                table().site("Hoth: Echo Command Center (War Room)", LIGHT)
                        .at("Hoth: Echo Command Center (War Room)", "Dutch", "Pops")
                        .at(PLAINS, "Rebel Trooper", "Snowtrooper", "Snowtrooper")
                        .force(LIGHT, 1)
                        .turn(LIGHT, Phase.BATTLE);
        scene.battleAt(PLAINS);
        // one for each leader in the war room
        assertThat(scene.battlePower(LIGHT)).isEqualTo(2);
    }

    @ParameterizedTest
    @CsvSource({"DS-61-2, Black 2, true", "DS-61-3, Black 3, true", "DS-61-2, Black 3, false"})
    @Claim({"ds-61-2-as-printed#6", "ds-61-3-as-printed#6"})
    void theWingmenHaveTheirMatchingStarships(String pilot, String ship, boolean matching) {
        var scene = table().at("Tatooine", ship).pilot(ship, pilot).turn(DARK, Phase.CONTROL);
        var table = scene.state().table();
        assertThat(table.definition(scene.card(pilot)).matches(table.definition(scene.card(ship))))
                .isEqualTo(matching);
        assertThat(
                        scene.printed("DS-61-" + (pilot.endsWith("2") ? "2" : "3"))
                                .traits()
                                .contains(Trait.CORELLIAN))
                .isEqualTo(pilot.equals("DS-61-3"));
    }
}
