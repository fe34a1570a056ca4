package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.battleDestinies;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.language.card.Trait;
import holosite.language.words.Kinds;
import holosite.rules.kit.Scene;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Kashyyyk, both sides' versions. */
class KashyyykTest {
    @Test
    void theDarkVersionStrengthensADrainAndWeakensWookieesWhileControlled() {
        var controlled =
                table().system("Kashyyyk", DARK)
                        .at("Kashyyyk", "Devastator")
                        .at(BAY, "Chewbacca", "Han Solo")
                        .turn(DARK, Phase.CONTROL);
        assertThat(controlled.forceDrain("Kashyyyk", DARK)).isEqualTo(1 + 1);
        assertThat(controlled.forceDrain("Kashyyyk", LIGHT)).isEqualTo(2);
        assertThat(controlled.forfeitValue("Chewbacca")).isEqualTo(6 - 3);
        assertThat(controlled.forfeitValue("Han Solo"))
                .isEqualTo(controlled.printed(Figure.FORFEIT, "Han Solo"));
        var contested =
                table().system("Kashyyyk", DARK)
                        .at("Kashyyyk", "Devastator", "X-wing")
                        .at(BAY, "Chewbacca")
                        .turn(DARK, Phase.CONTROL);
        assertThat(contested.forfeitValue("Chewbacca")).isEqualTo(6);
    }

    @Test
    void shipsWithAWookieeAboardAreStrongerThere() {
        var scene =
                table().system("Kashyyyk", DARK)
                        .at("Kashyyyk", "Corellian Corvette", "X-wing", "Devastator")
                        .passenger("Corellian Corvette", "Chewbacca")
                        .at("Tatooine", "Tantive IV")
                        .passenger("Tantive IV", "Yarua")
                        .at("Kashyyyk", "Conquest")
                        .turn(LIGHT, Phase.CONTROL);
        for (var figure : List.of(Figure.POWER, Figure.FORFEIT)) {
            assertThat(change(scene, figure, "Corellian Corvette")).isEqualTo(2);
            assertThat(change(scene, figure, "X-wing")).isZero();
            assertThat(change(scene, figure, "Tantive IV")).isZero();
        }
    }

    @Test
    void aVehicleInAHoldIsNotEvenWithAWookieeAboard() {
        for (var figure : List.of(Figure.POWER, Figure.FORFEIT)) {
            assertThat(inHold("Kashyyyk").figure(figure, "Snowspeeder"))
                    .isEqualTo(inHold("Tatooine").figure(figure, "Snowspeeder"));
        }
    }

    private static Scene inHold(String system) {
        return table().system("Kashyyyk", DARK)
                .at(system, "Home One")
                .cargo("Home One", "Snowspeeder")
                .pilot("Snowspeeder", "Chewbacca")
                .turn(LIGHT, Phase.CONTROL);
    }

    @Test
    void aDarkShipWithAWookieeAboardIsNot() {
        var hunter =
                Kinds.alien("Plain Wookiee", DARK, "0_1")
                        .destiny(1)
                        .deploy(1)
                        .power(1)
                        .ability(1)
                        .forfeit(4)
                        .is(Trait.WOOKIEE)
                        .says();
        var scene =
                tableWith(hunter)
                        .system("Kashyyyk", DARK)
                        .at("Kashyyyk", "Devastator")
                        .passenger("Devastator", "Plain Wookiee")
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(change(scene, Figure.POWER, "Devastator")).isZero();
        assertThat(change(scene, Figure.FORFEIT, "Devastator")).isZero();
    }

    private static double change(Scene scene, Figure figure, String card) {
        return scene.figure(figure, card) - scene.printed(figure, card);
    }

    @Test
    void onTheLightVersionWookieesAndSmugglersAreCheaper() {
        var scene =
                table().system("Kashyyyk", LIGHT)
                        .at("Kashyyyk", "Corellian Corvette", "Devastator")
                        .hand(LIGHT, "Chewbacca", "Wedge Antilles", "Luke Skywalker")
                        .hand(DARK, "Dr. Evazan")
                        .force(LIGHT, 9)
                        .turn(LIGHT, Phase.DEPLOY);
        assertThat(scene.deployCost("Chewbacca", "Kashyyyk")).isEqualTo(4 - 2);
        assertThat(scene.deployCost("Wedge Antilles", "Kashyyyk")).isZero();
        assertThat(scene.deployCost("Dr. Evazan", "Kashyyyk"))
                .as("a smuggler of Dark")
                .isEqualTo(2);
        assertThat(scene.deployCost("Luke Skywalker", "Kashyyyk"))
                .isEqualTo((int) scene.printed(Figure.DEPLOY_COST, "Luke Skywalker"));
    }

    @ParameterizedTest
    @CsvSource({"LIGHT, DS-61-2, 0", "LIGHT, General Veers, 1", "DARK, DS-61-2, 1"})
    void onTheLightVersionDarkNeedsAbilityOfSixForBattleDestiny(
            Side version, String pilot, int draws) {
        // with the permanent pilot 1 + 2 + 2, or 1 + 2 + 3
        var scene =
                table().system("Kashyyyk", version)
                        .at("Kashyyyk", "Conquest", "Corellian Corvette")
                        .pilot("Conquest", "DS-61-4", pilot)
                        .pilot("Corellian Corvette", "Wedge Antilles", "Han Solo")
                        .force(DARK, 3)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt("Kashyyyk");
        assertThat(battleDestinies(scene, DARK)).isEqualTo(draws);
        assertThat(battleDestinies(scene, LIGHT)).isEqualTo(1);
    }
}
