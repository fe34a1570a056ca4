package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.WAR_ROOM;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.rules.decision.Prompt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** EG-4 (Eegee-Four). */
class Eg4Test {
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
    @Claim("eg-4#4")
    void eg4MakesDroidsStronger() {
        var scene =
                table().at(MOS_EISLEY, "EG-4", "C-3PO", "R2-D2", "EG-6", "Luke Skywalker")
                        .at(CANTINA, "EG-4", "EG-4")
                        .at(FARM, "R2-X2")
                        .turn(LIGHT, Phase.CONTROL);

        assertThat(scene.power("C-3PO")).isEqualTo(2);
        assertThat(scene.power("R2-D2")).isEqualTo(2);
        assertThat(scene.power("EG-6")).isZero();
        // power droids too, each by the other; nobody at another site
        assertThat(scene.power("EG-4#2")).isEqualTo(1);
        assertThat(scene.power("EG-4#3")).isEqualTo(1);
        assertThat(scene.power("R2-X2")).isEqualTo(scene.printed(Figure.POWER, "R2-X2"));
        assertThat(scene.power("Luke Skywalker")).isEqualTo(3);
    }

    /** Light draws these cards as battle destinies; the War Room gives a second one. */
    @ParameterizedTest
    @CsvSource({
        "Echo Base Trooper, Echo Base Trooper, 10",
        "EG-4, Echo Base Trooper, 11",
        "EG-4, EG-4, 8"
    })
    @Claim({"eg-4#1", "eg-4#2"})
    void eg4AloneDoublesAndOnlyOnceInABattle(String first, String second, double power) {
        var scene =
                table().site(WAR_ROOM, DARK)
                        .at(WAR_ROOM, "Luke Skywalker", "Rebel Trooper", "Darth Vader", "Boba Fett")
                        .reserve(LIGHT, first, second)
                        .force(LIGHT, 1)
                        .turn(LIGHT, Phase.BATTLE);

        scene.battleAt(WAR_ROOM).passWeapons().answer(LIGHT, "yes").answer(DARK, "no");

        assertThat(scene.battlePower(LIGHT)).isEqualTo(power);
    }

    @Test
    void aSpyWhoTakesNoPartIsNotDoubled() {
        var scene =
                table().site(WAR_ROOM, DARK)
                        .at(WAR_ROOM, "Luke Skywalker", "Rebel Trooper", "Darth Vader", "Boba Fett")
                        .at(WAR_ROOM, "TK-422")
                        .undercover("TK-422")
                        .reserve(LIGHT, "EG-4", "Echo Base Trooper")
                        .force(LIGHT, 1)
                        .turn(LIGHT, Phase.BATTLE);

        scene.battleAt(WAR_ROOM).passWeapons().answer(LIGHT, "yes").answer(DARK, "no");

        assertThat(scene.battlePower(LIGHT)).isEqualTo(11);
    }

    @Test
    @Claim("eg-4#3")
    void whoSitsInAnEnclosedVehicleIsNotPresentAndNotDoubled() {
        var scene =
                table().at(PLAINS, "Snowspeeder", "Blizzard 2", "Darth Vader")
                        .pilot("Snowspeeder", "Luke Skywalker")
                        .reserve(LIGHT, "EG-4")
                        .force(LIGHT, 1)
                        .turn(LIGHT, Phase.BATTLE);
        double power = scene.power("Snowspeeder");

        scene.battleAt(PLAINS).passWeapons().answer(LIGHT, "yes");
        scene.passUntil(Prompt.Key.DAMAGE_SEGMENT);

        assertThat(scene.battlePower(LIGHT)).isEqualTo(2 * power);
    }
}
