package holosite.rules.cards;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import holosite.rules.kit.Scene;
import holosite.rules.table.Zone;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What single characters of the Dark Side do. */
class DarkCharactersTest {

    // ---- pilots

    @ParameterizedTest
    @CsvSource({
        "Darth Vader, 3",
        "DS-61-2, 3",
        "DS-61-3, 3",
        "DS-61-4, 3",
        "Dengar, 2",
        "Dr. Evazan, 2",
        "Ponda Baba, 2"
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
    void aPilotAddsToThePowerOfWhatHePilots(String pilot, int power) {
        var scene =
                table().at("Tatooine", "Devastator", "Imperial-Class Star Destroyer")
                        .pilot("Devastator", pilot)
                        .turn(DARK, Phase.CONTROL);

        assertThat(scene.power("Devastator")).isEqualTo(9 + power);
        assertThat(scene.power("Imperial-Class Star Destroyer")).isEqualTo(8);
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
    void aPassengerAddsNothing(String pilot) {
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
            assertThat(scene.battleDestiny(DARK)).isNaN();
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

    @Test
    @Claim("ds-61-4#3")
    void ds614FetchesALonePilotForOneForce() {
        var scene =
                table().at("Tatooine", "Black 4")
                        .pilot("Black 4", "DS-61-4")
                        .reserve(DARK, "Stormtrooper", "Stormtrooper", "Lone Pilot")
                        .force(DARK, 1)
                        .turn(DARK, Phase.CONTROL);
        var before = new java.util.ArrayList<>(scene.reserve(DARK));

        scene.use("DS-61-4");
        if (scene.isOffered("Lone Pilot")) {
            scene.choose("Lone Pilot");
        }

        assertThat(scene.hand(DARK)).containsExactly("Lone Pilot");
        assertThat(scene.used(DARK)).hasSize(1);
        assertThat(scene.reserve(DARK)).hasSize(before.size() - 1);
        before.remove("Lone Pilot");
        assertThat(scene.reserve(DARK)).isNotEqualTo(before).hasSameElementsAs(before);
        scene.mayNot("use DS-61-4");
    }

    // ---- Darth Vader

    @Test
    @Claim({"darth-vader#1", "darth-vader#5"})
    void vaderAddsOneToEachBattleDestinyByHimself() {
        var scene =
                table().at(CANTINA, "Darth Vader", "Luke Skywalker")
                        .force(DARK, 1)
                        .nextDestiny(DARK, 3)
                        .turn(DARK, Phase.BATTLE);

        scene.battleAt(CANTINA).passWeapons().answer(DARK, "yes");

        assertThat(scene.battleDestiny(DARK)).isEqualTo(4);
    }

    @Test
    @Claim("darth-vader#1")
    void vaderElsewhereAddsNothing() {
        var scene =
                table().at(CANTINA, "General Veers", "Stormtrooper", "Luke Skywalker")
                        .at(MOS_EISLEY, "Darth Vader")
                        .force(DARK, 1)
                        .nextDestiny(DARK, 3)
                        .turn(DARK, Phase.BATTLE);

        scene.battleAt(CANTINA).passWeapons().answer(DARK, "yes");

        assertThat(scene.battleDestiny(DARK)).isEqualTo(3);
    }

    @Test
    @Claim({"darth-vader#3", "darth-vader#4"})
    void vaderFliesHisCustomTieBest() {
        var scene =
                table().at("Tatooine", "Vader's Custom TIE")
                        .pilot("Vader's Custom TIE", "Darth Vader")
                        .turn(DARK, Phase.CONTROL);

        assertThat(scene.power("Vader's Custom TIE")).isEqualTo(6);
        assertThat(scene.maneuver("Vader's Custom TIE")).isEqualTo(6);
        assertThat(scene.immunity("Darth Vader")).isEqualTo(5);
    }

    @ParameterizedTest
    @CsvSource({"3, true", "4, true", "5, false"})
    @Claim("darth-vader#4")
    void vaderIsImmuneToAttritionBelowFive(int attrition, boolean immune) {
        var scene =
                table().at(CANTINA, "Darth Vader", "Luke Skywalker")
                        .force(DARK, 1)
                        .nextDestiny(LIGHT, attrition)
                        .turn(DARK, Phase.BATTLE);

        scene.battleAt(CANTINA).passWeapons().no().yes();
        scene.passUntil(DARK, Phase.MOVE);

        assertThat(scene.isOnTable("Darth Vader")).isEqualTo(immune);
    }

    // ---- Dengar

    @Test
    @Claim("dengar#2")
    void dengarGrowsWithHisEnemies() {
        var scene =
                table().at(MOS_EISLEY, "Garindan", "Stormtrooper")
                        .at(
                                CANTINA,
                                "Dengar",
                                "Luke Skywalker",
                                "C-3PO",
                                "Rebel Trooper",
                                "Stormtrooper")
                        .turn(DARK, Phase.CONTROL);

        // 2, one more of each of three, and one by the text of the Cantina
        assertThat(scene.power("Dengar")).isEqualTo(6);
        assertThat(scene.power("Garindan")).isEqualTo(2);
    }

    @Test
    @Claim("dengar#2")
    void dengarAloneHasPowerTwo() {
        var scene =
                table().at("Hoth: Echo Docking Bay", "Dengar")
                        .at(MOS_EISLEY, "Luke Skywalker")
                        .turn(DARK, Phase.CONTROL);

        assertThat(scene.power("Dengar")).isEqualTo(2);
    }

    @Test
    @Claim("dengar#3")
    void dengarMayTakeTheForfeitOfHanBesideHim() {
        var scene =
                table().at(CANTINA, "Dengar", "Han Solo", "Luke Skywalker")
                        .turn(DARK, Phase.CONTROL);
        assertThat(scene.forfeitValue("Han Solo")).isEqualTo(6);

        scene.use("Dengar");

        assertThat(scene.forfeitValue("Han Solo")).isZero();
        assertThat(scene.forfeitValue("Luke Skywalker")).isEqualTo(7);
    }

    @Test
    @Claim("dengar#3")
    void dengarDoesNothingToHanElsewhere() {
        table().at(CANTINA, "Dengar", "Luke Skywalker")
                .at(MOS_EISLEY, "Han Solo")
                .turn(DARK, Phase.CONTROL)
                .mayNot("use Dengar");
    }

    // ---- Dr. Evazan and Ponda Baba

    private static Scene shot(String patient) {
        var scene =
                table().at(CANTINA, "Dr. Evazan", "Darth Vader", "Rebel Trooper", "Luke Skywalker")
                        .on("Darth Vader", "Vader's Lightsaber")
                        .on("Luke Skywalker", "Blaster Rifle")
                        .force(DARK, 3)
                        .force(LIGHT, 3)
                        .nextDestiny(DARK, 5, 5)
                        .nextDestiny(LIGHT, 6)
                        .turn(DARK, Phase.BATTLE);
        scene.battleAt(CANTINA);
        if (patient.equals("Rebel Trooper")) {
            return scene.fire("Vader's Lightsaber").at(patient);
        }
        return scene.pass(DARK).fire("Blaster Rifle").at(patient);
    }

    @Test
    @Claim({"dr-evazan#2", "dr-evazan#4"})
    void drEvazanMayOperateOnWhoWasHitBesideHim() {
        var scene = shot("Rebel Trooper");

        scene.expectDecider(DARK).use("Dr. Evazan");

        assertThat(scene.isIn("Rebel Trooper", Zone.LOST_PILE)).isTrue();
    }

    @Test
    @Claim("dr-evazan#4")
    void drEvazanNeedNotOperate() {
        var scene = shot("Rebel Trooper");

        scene.offers("use Dr. Evazan").pass(DARK);

        assertThat(scene.isHit("Rebel Trooper")).isTrue();
        assertThat(scene.isOnTable("Rebel Trooper")).isTrue();
    }

    @Test
    @Claim("dr-evazan#2")
    void drEvazanOperatesOnHisOwnFriendsToo() {
        var scene = shot("Darth Vader");

        scene.expectDecider(DARK).use("Dr. Evazan");

        assertThat(scene.isIn("Darth Vader", Zone.LOST_PILE)).isTrue();
    }

    @Test
    @Claim("dr-evazan#4")
    void drEvazanDoesNotOperateOnHimself() {
        var scene = shot("Dr. Evazan");

        assertThat(scene.isHit("Dr. Evazan")).isTrue();
        scene.mayNot("use Dr. Evazan");
    }

    @Test
    @Claim("dr-evazan#4")
    void drEvazanAtAnotherSiteDoesNotOperate() {
        var scene =
                table().at(MOS_EISLEY, "Dr. Evazan")
                        .at(CANTINA, "Darth Vader", "Rebel Trooper")
                        .on("Darth Vader", "Vader's Lightsaber")
                        .force(DARK, 3)
                        .nextDestiny(DARK, 5, 5)
                        .turn(DARK, Phase.BATTLE);

        scene.battleAt(CANTINA).fire("Vader's Lightsaber").at("Rebel Trooper");

        assertThat(scene.isHit("Rebel Trooper")).isTrue();
        scene.mayNot("use Dr. Evazan");
    }

    @Test
    @Claim("dr-evazan#3")
    void drEvazanOperatesOnTheDisarmed() {
        var scene =
                table().at(CANTINA, "Dr. Evazan", "Darth Vader", "Luke Skywalker")
                        .on("Darth Vader", "Vader's Lightsaber")
                        .on("Luke Skywalker", "Blaster Rifle")
                        .hand(LIGHT, "Disarmed")
                        .turn(LIGHT, Phase.CONTROL);

        scene.deploy("Disarmed").to("Darth Vader").passUntil("use Dr. Evazan").use("Dr. Evazan");

        assertThat(scene.isIn("Darth Vader", Zone.LOST_PILE)).isTrue();
    }

    @ParameterizedTest
    @CsvSource({
        "Dr. Evazan, Blaster Rifle, 6",
        "Stormtrooper, Blaster Rifle, 3",
        "Dr. Evazan, Anakin's Lightsaber, 3"
    })
    @Claim({"ponda-baba#1", "ponda-baba#2"})
    void pondaBabaFightsBetterBesideDrEvazan(String friend, String weapon, int power) {
        var scene =
                table().at(CANTINA, "Ponda Baba", friend, "Luke Skywalker")
                        .on("Luke Skywalker", weapon)
                        .force(DARK, 1)
                        .turn(DARK, Phase.BATTLE);
        // 2 and 1 by the text of the Cantina
        assertThat(scene.power("Ponda Baba")).isEqualTo(3);

        scene.battleAt(CANTINA);

        assertThat(scene.power("Ponda Baba")).isEqualTo(power);
    }

    // ---- Probe Droid

    @Test
    @Claim("probe-droid#1")
    void aProbeDroidComesFromAStarDestroyer() {
        var position =
                table().at("Tatooine", "Devastator").hand(DARK, "Probe Droid").force(DARK, 2);
        position.at(MOS_EISLEY, "Stormtrooper")
                .turn(DARK, Phase.DEPLOY)
                .offers("deploy Probe Droid");

        table().at("Tatooine", "TIE Fighter")
                .at(MOS_EISLEY, "Stormtrooper")
                .hand(DARK, "Probe Droid")
                .force(DARK, 2)
                .turn(DARK, Phase.DEPLOY)
                .mayNot("deploy Probe Droid");
    }

    @Test
    @Claim({"probe-droid#3", "probe-droid#4", "probe-droid#5"})
    void aProbeDroidDrainsBattlesAndIsBattled() {
        table().site(MOS_EISLEY, DARK)
                .at(MOS_EISLEY, "Probe Droid")
                .turn(DARK, Phase.CONTROL)
                .offers("drain at " + MOS_EISLEY);
        table().at(MOS_EISLEY, "Probe Droid", "Luke Skywalker")
                .force(DARK, 1)
                .turn(DARK, Phase.BATTLE)
                .offers("battle at " + MOS_EISLEY);
        table().at(MOS_EISLEY, "Probe Droid", "Luke Skywalker")
                .force(LIGHT, 1)
                .turn(LIGHT, Phase.BATTLE)
                .offers("battle at " + MOS_EISLEY);
    }

    @Test
    @Claim({"probe-droid#3", "probe-droid#4", "probe-droid#5"})
    void anotherDroidDoesNothingOfTheKind() {
        table().site(MOS_EISLEY, DARK)
                .at(MOS_EISLEY, "EG-6")
                .turn(DARK, Phase.CONTROL)
                .mayNot("drain at " + MOS_EISLEY);
        table().at(MOS_EISLEY, "EG-6", "Luke Skywalker")
                .force(DARK, 1)
                .turn(DARK, Phase.BATTLE)
                .mayNot("battle at " + MOS_EISLEY);
        table().at(MOS_EISLEY, "EG-6", "Luke Skywalker")
                .force(LIGHT, 1)
                .turn(LIGHT, Phase.BATTLE)
                .mayNot("battle at " + MOS_EISLEY);
    }
}
