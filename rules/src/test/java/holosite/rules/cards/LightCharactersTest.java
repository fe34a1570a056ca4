package holosite.rules.cards;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.Card;
import holosite.language.card.Icon;
import holosite.language.card.Phase;
import holosite.language.words.Kinds;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What single characters of the Light Side do. */
class LightCharactersTest {
    private static final String WAR_ROOM = "Death Star: War Room";
    private static final String PLAINS = "Hoth: Ice Plains (5th Marker)";
    private static final String PERIMETER = "Hoth: Defensive Perimeter (3rd Marker)";

    // ---- pilots

    @ParameterizedTest
    @CsvSource({"Dutch, 2", "Pops, 2", "Princess Leia, 1"})
    @Claim({"dutch#1", "pops#1", "princess-leia#2"})
    void aPilotAddsToThePowerOfWhatHePilots(String pilot, int power) {
        var scene =
                table().at("Tatooine", "Corellian Corvette", "Medium Transport")
                        .pilot("Corellian Corvette", pilot)
                        .turn(LIGHT, Phase.CONTROL);

        assertThat(scene.power("Corellian Corvette")).isEqualTo(5 + power);
        assertThat(scene.power("Medium Transport")).isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource({"Dutch", "Pops", "Princess Leia", "Derek 'Hobbie' Klivian"})
    @Claim({"dutch#1", "pops#1", "princess-leia#2", "derek-hobbie-klivian#2"})
    void aPassengerAddsNothing(String pilot) {
        var scene =
                table().at("Tatooine", "Corellian Corvette")
                        .passenger("Corellian Corvette", pilot)
                        .turn(LIGHT, Phase.CONTROL);

        assertThat(scene.power("Corellian Corvette")).isEqualTo(5);
    }

    @ParameterizedTest
    @CsvSource({"Dutch, Gold 1, 4", "Pops, Gold 5, 4", "Dutch, Gold 5, 3", "Pops, Gold 1, 3"})
    @Claim({"dutch#2", "pops#2"})
    void aGoldPilotFliesHisOwnYWingBest(String pilot, String ship, int maneuver) {
        var scene = table().at("Tatooine", ship).pilot(ship, pilot).turn(LIGHT, Phase.CONTROL);

        assertThat(scene.maneuver(ship)).isEqualTo(maneuver);
    }

    @ParameterizedTest
    @CsvSource({
        "Dutch, Gold 1, true",
        "Pops, Gold 5, true",
        "Dutch, Gold 5, false",
        "Pops, Gold 1, false"
    })
    @Claim({"dutch#3", "pops#3"})
    void aGoldPilotInHisOwnYWingDrawsABattleDestiny(String pilot, String ship, boolean draws) {
        var scene =
                table().at("Tatooine", ship, "TIE Fighter")
                        .pilot(ship, pilot)
                        .force(LIGHT, 1)
                        .nextDestiny(LIGHT, 4)
                        .turn(LIGHT, Phase.BATTLE);

        scene.battleAt("Tatooine").passWeapons();

        if (draws) {
            scene.yes();
            assertThat(scene.battleDestiny(LIGHT)).isEqualTo(4);
        } else {
            assertThat(scene.battleDestiny(LIGHT)).isNaN();
        }
    }

    @Test
    @Claim({"dutch#3", "pops#3"})
    void twoGoldPilotsWhoCouldDrawAnywayDrawOnce() {
        var scene =
                table().at("Tatooine", "Gold 1", "Gold 5", "TIE Fighter")
                        .pilot("Gold 1", "Dutch")
                        .pilot("Gold 5", "Pops")
                        .force(LIGHT, 1)
                        .nextDestiny(LIGHT, 4, 5)
                        .turn(LIGHT, Phase.BATTLE);

        scene.battleAt("Tatooine").passWeapons().yes();

        assertThat(scene.battleDestiny(LIGHT)).isEqualTo(4);
    }

    @Test
    @Claim("dutch#4")
    void dutchRaisesTheForfeitOfOtherGoldPilots() {
        var scene =
                table().at("Tatooine", "Gold 1", "Gold 5", "X-wing", "Corellian Corvette")
                        .pilot("Gold 1", "Dutch")
                        .pilot("Gold 5", "Pops")
                        .pilot("Corellian Corvette", "Wedge Antilles")
                        .turn(LIGHT, Phase.CONTROL);

        assertThat(scene.forfeitValue("Pops")).isEqualTo(5);
        assertThat(scene.forfeitValue("Dutch")).isEqualTo(5);
        assertThat(scene.forfeitValue("Wedge Antilles")).isEqualTo(6);
    }

    @Test
    @Claim("dutch#4")
    void dutchElsewhereDoesNothingForPops() {
        var scene =
                table().at("Tatooine", "Gold 5")
                        .pilot("Gold 5", "Pops")
                        .at(MOS_EISLEY, "Dutch")
                        .turn(LIGHT, Phase.CONTROL);

        assertThat(scene.forfeitValue("Pops")).isEqualTo(4);
    }

    // ---- Hobbie

    private static final Card BIGGS =
            Kinds.rebel("Plain Biggs", "0_5")
                    .persona("Biggs")
                    .destiny(2)
                    .deploy(2)
                    .power(2)
                    .ability(2)
                    .forfeit(4)
                    .says();

    @Test
    @Claim("derek-hobbie-klivian#1")
    void hobbieIsStrongerBesideBiggs() {
        var together =
                tableWith(BIGGS)
                        .at(MOS_EISLEY, "Derek 'Hobbie' Klivian", "Plain Biggs")
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(together.power("Derek 'Hobbie' Klivian")).isEqualTo(4);

        var apart =
                tableWith(BIGGS)
                        .at(MOS_EISLEY, "Derek 'Hobbie' Klivian", "Luke Skywalker")
                        .at(CANTINA, "Plain Biggs")
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(apart.power("Derek 'Hobbie' Klivian")).isEqualTo(2);
    }

    @Test
    @Claim("derek-hobbie-klivian#2")
    void hobbieFliesBetterWhereAStarDestroyerIs() {
        var alone =
                table().at("Tatooine", "Corellian Corvette")
                        .pilot("Corellian Corvette", "Derek 'Hobbie' Klivian")
                        .at("Hoth", "Devastator")
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(alone.power("Corellian Corvette")).isEqualTo(7);

        var hunted =
                table().at("Tatooine", "Corellian Corvette", "Devastator")
                        .pilot("Corellian Corvette", "Derek 'Hobbie' Klivian")
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(hunted.power("Corellian Corvette")).isEqualTo(8);
    }

    @ParameterizedTest
    @CsvSource({"Rogue 4, 6", "Rogue 1, 4"})
    @Claim("derek-hobbie-klivian#3")
    void hobbieKnowsRogue4(String speeder, int maneuver) {
        var scene =
                table().at(PLAINS, speeder)
                        .pilot(speeder, "Derek 'Hobbie' Klivian")
                        .turn(LIGHT, Phase.CONTROL);

        assertThat(scene.maneuver(speeder)).isEqualTo(maneuver);
        assertThat(scene.power(speeder)).isEqualTo(5);
    }

    // ---- Dack Ralter

    /** A shot at a walker with armor 7: the cannon adds 2 against vehicles. */
    private static boolean hits(Scene scene, int destiny) {
        scene.nextDestiny(LIGHT, destiny);
        scene.battleAt(PLAINS).fire("Dual Laser Cannon").at("Blizzard Walker");
        return scene.isHit("Blizzard Walker");
    }

    private static Scene gunner(String speeder, String pilot, String... bystanders) {
        return table().site(PERIMETER, DARK)
                .at(PLAINS, speeder, "Blizzard Walker")
                .at(PLAINS, bystanders)
                .pilot("Blizzard Walker", "AT-AT Driver")
                .pilot(speeder, pilot)
                .passenger(speeder, "Dack Ralter")
                .on(speeder, "Dual Laser Cannon")
                .force(LIGHT, 2)
                .turn(LIGHT, Phase.BATTLE);
    }

    @Test
    @Claim({"dack-ralter#1", "dack-ralter#4"})
    void dackAddsOneToTheWeaponsOfWhatCarriesHim() {
        assertThat(hits(gunner("Rogue 4", "Wedge Antilles"), 4)).isFalse();
        assertThat(hits(gunner("Rogue 4", "Wedge Antilles"), 5)).isTrue();
        var withoutHim =
                table().at(PLAINS, "Rogue 4", "Blizzard Walker", "Dack Ralter")
                        .pilot("Blizzard Walker", "AT-AT Driver")
                        .pilot("Rogue 4", "Wedge Antilles")
                        .on("Rogue 4", "Dual Laser Cannon")
                        .force(LIGHT, 2)
                        .turn(LIGHT, Phase.BATTLE);
        assertThat(hits(withoutHim, 5)).isFalse();
    }

    @Test
    @Claim("dack-ralter#2")
    void dackAddsThreeOnRogue1() {
        assertThat(hits(gunner("Rogue 1", "Wedge Antilles"), 2)).isFalse();
        assertThat(hits(gunner("Rogue 1", "Wedge Antilles"), 3)).isTrue();
    }

    @Test
    @Claim({"dack-ralter#3", "dack-ralter#4"})
    void dackAddsThreeWithLukeAboardOrAtTheSameSite() {
        assertThat(hits(gunner("Rogue 4", "Luke Skywalker"), 2)).isFalse();
        assertThat(hits(gunner("Rogue 4", "Luke Skywalker"), 3)).isTrue();
        assertThat(hits(gunner("Rogue 4", "Wedge Antilles", "Luke Skywalker"), 2)).isFalse();
        assertThat(hits(gunner("Rogue 4", "Wedge Antilles", "Luke Skywalker"), 3)).isTrue();
    }

    @Test
    @Claim("dack-ralter#4")
    void lukeAtAnotherPlaceDoesNotHelpDack() {
        var scene =
                table().site(PERIMETER, DARK)
                        .at(PERIMETER, "Luke Skywalker")
                        .at(PLAINS, "Rogue 4", "Blizzard Walker")
                        .pilot("Blizzard Walker", "AT-AT Driver")
                        .pilot("Rogue 4", "Wedge Antilles")
                        .passenger("Rogue 4", "Dack Ralter")
                        .on("Rogue 4", "Dual Laser Cannon")
                        .force(LIGHT, 2)
                        .turn(LIGHT, Phase.BATTLE);

        assertThat(hits(scene, 4)).isFalse();
    }

    // ---- power droids

    @Test
    @Claim({"eg-4#1", "eg-4#2"})
    void eg4AsBattleDestinyDoublesThePowerBeforeOtherDraws() {
        var scene =
                table().site(WAR_ROOM, DARK)
                        .at(WAR_ROOM, "Luke Skywalker", "Rebel Trooper", "Darth Vader", "Boba Fett")
                        .reserve(LIGHT, "EG-4", "Echo Base Trooper")
                        .force(LIGHT, 1)
                        .turn(LIGHT, Phase.BATTLE);
        assertThat(scene.totalPower(WAR_ROOM, LIGHT)).isEqualTo(4);

        // the War Room gives a second battle destiny
        scene.battleAt(WAR_ROOM).passWeapons().answer(LIGHT, "yes").answer(DARK, "no");

        assertThat(scene.battlePower(LIGHT)).isEqualTo(11);
        assertThat(scene.attritionLeft(DARK)).isEqualTo(3);
    }

    @Test
    @Claim("eg-4#1")
    void eg4DoublesNothingForTheStronger() {
        var scene =
                table().site(WAR_ROOM, DARK)
                        .at(WAR_ROOM, "Luke Skywalker", "Rebel Trooper", "Stormtrooper")
                        .reserve(LIGHT, "EG-4", "Echo Base Trooper")
                        .force(LIGHT, 1)
                        .turn(LIGHT, Phase.BATTLE);

        scene.battleAt(WAR_ROOM).passWeapons().answer(LIGHT, "yes");

        assertThat(scene.battlePower(LIGHT)).isEqualTo(7);
    }

    @Test
    @Claim("eg-4#3")
    void eg4DoublesOnlyThePowerThatIsPresent() {
        var scene =
                table().site(MOS_EISLEY, LIGHT)
                        .at("Tatooine", "X-wing", "X-wing")
                        .at(
                                MOS_EISLEY,
                                "Luke Skywalker",
                                "Rebel Trooper",
                                "Darth Vader",
                                "General Veers")
                        .at(MOS_EISLEY, "Grand Moff Tarkin")
                        .reserve(LIGHT, "EG-4")
                        .force(LIGHT, 1)
                        .turn(LIGHT, Phase.BATTLE);

        scene.battleAt(MOS_EISLEY).passWeapons().answer(LIGHT, "yes");
        scene.pass(DARK).answer(DARK, "no");

        // 3 + 1 doubled, and one for each X-wing in orbit
        assertThat(scene.battlePower(LIGHT)).isEqualTo(10);
    }

    @Test
    @Claim("eg-6#1")
    void eg6AsBattleDestinyDoublesThePowerBeforeOtherDraws() {
        var scene =
                table().at(MOS_EISLEY, "Stormtrooper", "Stormtrooper", "Snowtrooper Officer")
                        .at(MOS_EISLEY, "Luke Skywalker", "Leia Organa")
                        .reserve(DARK, "EG-6")
                        .force(DARK, 1)
                        .turn(DARK, Phase.BATTLE);
        assertThat(scene.totalPower(MOS_EISLEY, DARK)).isEqualTo(4);

        scene.battleAt(MOS_EISLEY).passWeapons().answer(DARK, "yes").answer(LIGHT, "no");

        assertThat(scene.battlePower(DARK)).isEqualTo(8);
        assertThat(scene.attritionLeft(LIGHT)).isZero();
    }

    @Test
    @Claim("eg-6#2")
    void eg6MakesDroidsStronger() {
        var scene =
                table().at(PLAINS, "EG-6", "Probe Droid", "C-3PO", "Garindan")
                        .turn(LIGHT, Phase.CONTROL);

        assertThat(scene.power("Probe Droid")).isEqualTo(3);
        assertThat(scene.power("C-3PO")).isEqualTo(1);
    }

    @Test
    @Claim("eg-4#4")
    void eg4MakesDroidsStronger() {
        var scene =
                table().at(MOS_EISLEY, "EG-4", "C-3PO", "R2-D2", "EG-6", "Luke Skywalker")
                        .at(CANTINA, "EG-4")
                        .turn(LIGHT, Phase.CONTROL);

        assertThat(scene.power("C-3PO")).isEqualTo(2);
        assertThat(scene.power("R2-D2")).isEqualTo(2);
        assertThat(scene.power("EG-6")).isLessThanOrEqualTo(1);
        assertThat(scene.power("Luke Skywalker")).isEqualTo(3);
    }

    @Test
    @Claim({"echo-base-trooper#1", "echo-base-trooper#2"})
    void echoBaseTroopersAreRebelTroopers() {
        var scene =
                table().site("Death Star: War Room", DARK)
                        .at("Death Star: War Room", "Grand Moff Tarkin")
                        .at(
                                PLAINS,
                                "Echo Base Trooper",
                                "Echo Base Trooper Officer",
                                "Luke Skywalker")
                        .turn(LIGHT, Phase.CONTROL);

        assertThat(scene.forfeitValue("Echo Base Trooper")).isEqualTo(2);
        assertThat(scene.forfeitValue("Echo Base Trooper Officer")).isEqualTo(2);
        assertThat(scene.forfeitValue("Luke Skywalker")).isEqualTo(7);
    }

    // ---- Princess Leia

    private static final Card CLOUD_CITY_SITE =
            Kinds.site("Cloud City", "Plain Walkway", LIGHT, "0_12")
                    .force(1, 1)
                    .icons(Icon.EXTERIOR, Icon.PLANET)
                    .done();

    @Test
    @Claim("princess-leia#1")
    void princessLeiaDeploysOnHothOrCloudCityOnly() {
        var scene =
                tableWith(CLOUD_CITY_SITE)
                        .site("Cloud City: Plain Walkway", LIGHT)
                        .site(PLAINS, DARK)
                        .site(PERIMETER, LIGHT)
                        .site(MOS_EISLEY, LIGHT)
                        .system("Hoth", LIGHT)
                        .at(PLAINS, "Rebel Trooper")
                        .at("Hoth", "Corellian Corvette")
                        .hand(LIGHT, "Princess Leia")
                        .force(LIGHT, 4)
                        .turn(LIGHT, Phase.DEPLOY);

        scene.deploy("Princess Leia");
        assertThat(scene.offered())
                .contains(PLAINS, PERIMETER, "Cloud City: Plain Walkway")
                .doesNotContain(MOS_EISLEY, "Hoth");
    }

    @Test
    @Claim("princess-leia#3")
    void princessLeiaDeploysAsAReactToHanOrLuke() {
        var scene =
                table().at(PERIMETER, "Luke Skywalker", "Darth Vader")
                        .hand(LIGHT, "Princess Leia")
                        .force(LIGHT, 4)
                        .force(DARK, 1)
                        .turn(DARK, Phase.BATTLE);
        scene.battleAt(PERIMETER).expectDecider(LIGHT).deployAsReact("Princess Leia");
        scene.passResponses();
        assertThat(scene.locationOf("Princess Leia")).isEqualTo(PERIMETER);

        table().at(PERIMETER, "Wedge Antilles", "Darth Vader")
                .hand(LIGHT, "Princess Leia")
                .force(LIGHT, 4)
                .force(DARK, 1)
                .turn(DARK, Phase.BATTLE)
                .battleAt(PERIMETER)
                .mayNot("deploy Princess Leia as a react");
        table().at(MOS_EISLEY, "Luke Skywalker", "Darth Vader")
                .hand(LIGHT, "Princess Leia")
                .force(LIGHT, 4)
                .force(DARK, 1)
                .turn(DARK, Phase.BATTLE)
                .battleAt(MOS_EISLEY)
                .mayNot("deploy Princess Leia as a react");
    }

    @Test
    @Claim("princess-leia#4")
    void princessLeiaMovesAsAReactToHanOrLuke() {
        var scene =
                table().site(PERIMETER, DARK)
                        .site(PLAINS, DARK)
                        .at(PERIMETER, "Han Solo", "Darth Vader")
                        .at(PLAINS, "Princess Leia")
                        .force(LIGHT, 2)
                        .force(DARK, 1)
                        .turn(DARK, Phase.BATTLE);
        scene.battleAt(PERIMETER).expectDecider(LIGHT).react("Princess Leia").passResponses();
        assertThat(scene.locationOf("Princess Leia")).isEqualTo(PERIMETER);

        table().site(PERIMETER, DARK)
                .site(PLAINS, DARK)
                .at(PERIMETER, "Wedge Antilles", "Darth Vader")
                .at(PLAINS, "Princess Leia")
                .force(LIGHT, 2)
                .force(DARK, 1)
                .turn(DARK, Phase.BATTLE)
                .battleAt(PERIMETER)
                .mayNot("react with Princess Leia");
    }

    @ParameterizedTest
    @CsvSource({"2, true", "3, false"})
    @Claim("princess-leia#5")
    void princessLeiaIsImmuneToAttritionBelowThree(int attrition, boolean immune) {
        var scene =
                table().at(
                                PERIMETER,
                                "Princess Leia",
                                "Stormtrooper",
                                "Stormtrooper",
                                "General Veers")
                        .force(LIGHT, 1)
                        .nextDestiny(DARK, attrition)
                        .nextDestiny(LIGHT, 6)
                        .turn(LIGHT, Phase.BATTLE);

        scene.battleAt(PERIMETER).passWeapons().yes().yes();
        scene.answerDefaults(() -> scene.inBattle() && !scene.isOffered("forfeit Princess Leia"));

        assertThat(scene.isOffered("forfeit Princess Leia") && !scene.isOffered("pass"))
                .isEqualTo(!immune);
    }
}
