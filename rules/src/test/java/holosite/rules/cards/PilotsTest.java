package holosite.rules.cards;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.battleDestinies;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.glossary.Ruling;
import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.card.Trait;
import holosite.rules.decision.Prompt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What many pilots do alike for the ships they fly. */
class PilotsTest {
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

    @ParameterizedTest
    @CsvSource({"Dutch, 2", "Pops, 2", "Princess Leia, 1", "Devaronian, 2", "Arleil Schous, 2"})
    @Claim({"dutch#1", "pops#1", "princess-leia#2", "devaronian#4", "arleil-schous#2"})
    void aPilotOfTheLightSideAddsToThePowerOfWhatHePilots(String pilot, int power) {
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
    void aPassengerOfTheLightSideAddsNothing(String pilot) {
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
            assertThat(scene.prompt()).isNotEqualTo(Prompt.Key.DRAW_BATTLE_DESTINY);
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

    @ParameterizedTest
    @CsvSource({
        "Darth Vader, 3",
        "DS-61-2, 3",
        "DS-61-3, 3",
        "DS-61-4, 3",
        "Dengar, 2",
        "Dr. Evazan, 2",
        "Ponda Baba, 2",
        "Danz Borin, 3"
    })
    @Claim({
        "darth-vader#2",
        "ds-61-2#1",
        "ds-61-2-as-printed#2",
        "ds-61-3#1",
        "ds-61-3-as-printed#2",
        "ds-61-4#1",
        "dengar#1",
        "dr-evazan#1",
        "ponda-baba#3",
        "danz-borin#1"
    })
    @Ruling("ds-61-2-and-3-power")
    void aPilotOfTheDarkSideAddsToThePowerOfWhatHePilots(String pilot, int power) {
        var scene =
                table().at("Tatooine", "Devastator", "Imperial-Class Star Destroyer")
                        .pilot("Devastator", pilot)
                        .turn(DARK, Phase.CONTROL);

        assertThat(scene.power("Devastator")).isEqualTo(9 + power);
        assertThat(scene.power("Imperial-Class Star Destroyer")).isEqualTo(8);
    }

    @ParameterizedTest
    @CsvSource({"DS-61-2", "DS-61-3"})
    @Claim({"ds-61-2#1", "ds-61-3#1"})
    @Ruling("ds-61-2-and-3-power")
    void aWingmanAddsToThePowerOfAVehicle(String pilot) {
        var scene =
                table().at("Hoth: Ice Plains (5th Marker)", "Blizzard Scout 1")
                        .turn(DARK, Phase.CONTROL);
        double without = scene.power("Blizzard Scout 1");

        scene =
                table().at("Hoth: Ice Plains (5th Marker)", "Blizzard Scout 1")
                        .pilot("Blizzard Scout 1", pilot)
                        .turn(DARK, Phase.CONTROL);
        assertThat(scene.power("Blizzard Scout 1")).isEqualTo(without + 3);
    }

    @ParameterizedTest
    @CsvSource({
        "Darth Vader",
        "DS-61-2",
        "DS-61-3",
        "DS-61-4",
        "Dengar",
        "Dr. Evazan",
        "Ponda Baba"
    })
    @Claim({
        "darth-vader#2",
        "ds-61-2#1",
        "ds-61-2-as-printed#2",
        "ds-61-3#1",
        "ds-61-3-as-printed#2",
        "ds-61-4#1",
        "dengar#1",
        "dr-evazan#1",
        "ponda-baba#3"
    })
    void aPassengerOfTheDarkSideAddsNothing(String pilot) {
        var scene =
                table().at("Tatooine", "Devastator")
                        .passenger("Devastator", pilot)
                        .turn(DARK, Phase.CONTROL);

        assertThat(scene.power("Devastator")).isEqualTo(9);
    }

    @ParameterizedTest
    @CsvSource({
        "DS-61-2, Black 2, 5",
        "DS-61-3, Black 3, 4",
        "DS-61-2, Black 3, 3",
        "DS-61-3, Black 2, 4",
        "DS-61-4, Black 4, 3"
    })
    @Claim({
        "ds-61-2#2",
        "ds-61-3#2",
        "ds-61-4#2",
        "ds-61-2-as-printed#3",
        "ds-61-2-as-printed#5",
        "ds-61-3-as-printed#3",
        "ds-61-3-as-printed#5"
    })
    void aWingmanFliesHisOwnTieBest(String pilot, String ship, int maneuver) {
        var scene = table().at("Tatooine", ship).pilot(ship, pilot).turn(DARK, Phase.CONTROL);

        assertThat(scene.maneuver(ship)).isEqualTo(maneuver);
    }

    @ParameterizedTest
    @CsvSource({
        "DS-61-2, Black 2, true",
        "DS-61-3, Black 3, true",
        "DS-61-4, Black 4, true",
        "DS-61-2, Black 3, false",
        "DS-61-3, Black 2, false",
        "DS-61-4, Black 2, false"
    })
    @Claim({
        "ds-61-2#3",
        "ds-61-3#3",
        "ds-61-4#2",
        "ds-61-2-as-printed#4",
        "ds-61-2-as-printed#5",
        "ds-61-3-as-printed#4",
        "ds-61-3-as-printed#5"
    })
    void aWingmanInHisOwnTieDrawsABattleDestiny(String pilot, String ship, boolean draws) {
        var scene =
                table().at("Tatooine", ship, "Corellian Corvette")
                        .pilot(ship, pilot)
                        .force(DARK, 1)
                        .nextDestiny(DARK, 4)
                        .turn(DARK, Phase.BATTLE);
        assertThat(scene.totalAbility("Tatooine", DARK)).isLessThan(4);

        scene.battleAt("Tatooine").passWeapons();

        if (draws) {
            scene.yes();
            assertThat(scene.battleDestiny(DARK)).isEqualTo(4);
        } else {
            assertThat(scene.prompt()).isNotEqualTo(Prompt.Key.DRAW_BATTLE_DESTINY);
        }
    }

    @Test
    @Claim({"ds-61-2#3", "ds-61-3#3"})
    void aWingmanAddsNothingToADrawThatIsThereAnyway() {
        var scene =
                table().at("Tatooine", "Black 2", "Black 3", "Corellian Corvette")
                        .pilot("Black 2", "DS-61-2")
                        .pilot("Black 3", "DS-61-3")
                        .force(DARK, 1)
                        .nextDestiny(DARK, 4, 5)
                        .turn(DARK, Phase.BATTLE);

        scene.battleAt("Tatooine").passWeapons().yes();

        assertThat(scene.battleDestiny(DARK)).isEqualTo(4);
    }

    @ParameterizedTest
    @CsvSource({"DS-61-2, 2, 2, 2, 2, 4", "DS-61-3, 2, 3, 2, 2, 3"})
    @Claim({"ds-61-2-as-printed#1", "ds-61-3-as-printed#1"})
    void theWingmenHaveTheirFigures(
            String pilot, int destiny, int power, int ability, int deploy, int forfeit) {
        var scene =
                table().site(MOS_EISLEY, DARK)
                        .hand(DARK, pilot)
                        .force(DARK, 5)
                        .turn(DARK, Phase.DEPLOY);

        assertThat(scene.deployCost(pilot, MOS_EISLEY)).isEqualTo(deploy);
        scene.deploy(pilot).to(MOS_EISLEY);
        assertThat(scene.destiny(pilot)).isEqualTo(destiny);
        assertThat(scene.power(pilot)).isEqualTo(power);
        assertThat(scene.ability(pilot)).isEqualTo(ability);
        assertThat(scene.forfeitValue(pilot)).isEqualTo(forfeit);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Devastator|Grand Moff Tarkin|2",
                "Devastator|Captain Piett|2",
                "Executor|Captain Piett|3",
                "Devastator|Bossk|2",
                "Devastator|Boba Fett (5_91)|3",
                "Devastator|dark Lando Calrissian (5_99)|2",
                "Devastator|Darth Vader, Dark Lord Of The Sith|3",
                "Devastator|Boba Fett, Bounty Hunter|3",
                "Devastator|Boba Fett With Blaster Rifle|3",
                "Devastator|Darth Vader With Lightsaber|3",
                "Devastator|Mara Jade, The Emperor's Hand|2",
                "Corellian Corvette|Han Solo (1_11)|2",
                "Corellian Corvette|Jek Porkins|2",
                "Corellian Corvette|Chewbacca (2_3)|2",
                "Corellian Corvette|Wedge Antilles (2_23)|3",
                "Corellian Corvette|Commander Luke Skywalker|3",
                "Corellian Corvette|Son Of Skywalker|2",
                "Corellian Corvette|light Lando Calrissian (5_5)|2",
                "Millennium Falcon|light Lando Calrissian (5_5)|3",
                "Corellian Corvette|Han With Heavy Blaster Pistol|3",
                "Corellian Corvette|Luke With Lightsaber|2"
            })
    void aPilotAddsToThePrintedPowerOfHisStarship(String starship, String pilot, double power) {
        var scene =
                table().at("Tatooine", starship).pilot(starship, pilot).turn(DARK, Phase.CONTROL);

        assertThat(scene.power(starship) - scene.printed(Figure.POWER, starship)).isEqualTo(power);
    }

    @ParameterizedTest
    @CsvSource({
        "Millennium Falcon, Han Solo (1_11), 2",
        "Millennium Falcon, Chewbacca (2_3), 1",
        "Millennium Falcon, Jek Porkins, 0",
        "Red 6, Jek Porkins, 1",
        "Red 5, Jek Porkins, 0",
        "Red 5, Luke Skywalker (1_19), 2",
        "Red 6, Luke Skywalker (1_19), 0",
        "Red 2, Wedge Antilles (2_23), 2",
        "Red 6, Wedge Antilles (2_23), 0",
        "Red 2, Han Solo (1_11), 0"
    })
    void aPilotAddsToTheManeuverOfHisOwnStarshipOnly(
            String starship, String pilot, double maneuver) {
        var scene =
                table().at("Tatooine", starship).pilot(starship, pilot).turn(LIGHT, Phase.CONTROL);

        assertThat(scene.maneuver(starship) - scene.printed(Figure.MANEUVER, starship))
                .isEqualTo(maneuver);
    }

    @ParameterizedTest
    @CsvSource({
        "Millennium Falcon, Han Solo (1_11), true",
        "Red 2, Han Solo (1_11), false",
        "Red 6, Jek Porkins, true",
        "Red 2, Jek Porkins, false",
        "Red 2, Wedge Antilles (2_23), true",
        "Red 6, Wedge Antilles (2_23), false",
        "Gold 1, Dutch, true",
        "Gold 5, Dutch, false",
        "Gold 5, Pops, true",
        "Gold 1, Pops, false"
    })
    void aPilotDrawsABattleDestinyInHisOwnStarshipOnly(
            String starship, String pilot, boolean draws) {
        var scene =
                table().at("Tatooine", starship, "TIE Fighter")
                        .pilot(starship, pilot)
                        .force(LIGHT, 1)
                        .turn(LIGHT, Phase.BATTLE);
        scene.battleAt("Tatooine");

        assertThat(battleDestinies(scene, LIGHT)).isEqualTo(draws ? 1 : 0);
    }

    @Test
    void commanderLukeFliesRogue1Best() {
        String luke = "Commander Luke Skywalker";
        var scene = table().at(PLAINS, "Rogue 1").pilot("Rogue 1", luke).turn(LIGHT, Phase.CONTROL);
        double own = scene.maneuver("Rogue 1");
        scene = table().at(PLAINS, "Rogue 1").pilot("Rogue 1", "Dutch").turn(LIGHT, Phase.CONTROL);

        assertThat(own - scene.maneuver("Rogue 1")).isEqualTo(2);
    }

    @Test
    void fettInSlaveIMakesItStrongerFasterAndSureOfADestiny() {
        String ship = "Boba Fett In Slave I";
        var scene = table().at("Tatooine", ship, "X-wing").force(DARK, 1).turn(DARK, Phase.BATTLE);

        assertThat(scene.power(ship) - scene.printed(Figure.POWER, ship)).isEqualTo(3);
        assertThat(scene.maneuver(ship) - scene.printed(Figure.MANEUVER, ship)).isEqualTo(2);
        scene.battleAt("Tatooine");
        assertThat(battleDestinies(scene, DARK)).isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource({
        "Millennium Falcon, Han Solo (1_11), Wedge Antilles",
        "Red 5, Luke Skywalker (1_19), Wedge Antilles",
        "Red 6, Jek Porkins, Wedge Antilles",
        "Gold 1, Dutch, Wedge Antilles",
        "Gold 5, Pops, Wedge Antilles",
        "Black 2, DS-61-2, DS-61-4",
        "Black 3, DS-61-3, DS-61-4",
        "Vader's Custom TIE, Darth Vader, DS-61-4",
        "Black 2, DS-61-4, Darth Vader",
        "Red 2, Wedge Antilles (2_23), Jek Porkins",
        "Millennium Falcon, Chewbacca (2_3), Jek Porkins"
    })
    void aPilotWhoDoesNotFlyAStarshipAddsNothingToItsManeuver(
            String starship, String absent, String pilot) {
        var scene =
                table().at("Tatooine", starship)
                        .pilot(starship, pilot)
                        .at(MOS_EISLEY, absent)
                        .turn(DARK, Phase.CONTROL);

        assertThat(scene.maneuver(starship)).isEqualTo(scene.printed(Figure.MANEUVER, starship));
    }

    @Test
    void dutchInGold1DrawsOneBattleDestinyOnlyInItsBattle() {
        String gold = "Gold Leader In Gold 1";
        var fights = table().at("Tatooine", gold, "TIE Fighter").force(LIGHT, 1);
        assertThat(battleDestinies(fights.turn(LIGHT, Phase.BATTLE).battleAt("Tatooine"), LIGHT))
                .isEqualTo(1);
        var waits =
                table().at("Tatooine", "Y-wing", "TIE Fighter")
                        .hand(LIGHT, gold)
                        .hand(DARK, "Imperial Barrier")
                        .force(LIGHT, 9)
                        .force(DARK, 1)
                        .turn(LIGHT, Phase.DEPLOY);
        waits.deploy(gold).to("Tatooine").passUntil("play Imperial Barrier");
        waits.play("Imperial Barrier").passUntil(LIGHT, Phase.BATTLE).battleAt("Tatooine");
        assertThat(battleDestinies(waits, LIGHT)).isZero();
    }
}
