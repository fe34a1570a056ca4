package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.PERIMETER;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.battleDestinies;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Ruling;
import holosite.language.card.Figure;
import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** General Veers. */
class GeneralVeersTest {
    @Test
    void combatVehiclesHePilotsHavePowerPlusThree() {
        var scene =
                table().at(PLAINS, "Blizzard 2")
                        .pilot("Blizzard 2", "General Veers")
                        .turn(DARK, Phase.CONTROL);
        assertThat(scene.power("Blizzard 2")).isEqualTo(6 + 3);

        scene =
                table().at(PLAINS, "Blizzard Walker")
                        .pilot("Blizzard Walker", "AT-AT Driver")
                        .passenger("Blizzard Walker", "General Veers")
                        .turn(DARK, Phase.CONTROL);
        assertThat(scene.power("Blizzard Walker")).isEqualTo(6 + 3);
    }

    @Test
    void starshipsHePilotsDoNot() {
        var scene =
                table().at("Hoth", "Devastator")
                        .pilot("Devastator", "General Veers")
                        .turn(DARK, Phase.CONTROL);
        assertThat(scene.power("Devastator")).isEqualTo(scene.printed(Figure.POWER, "Devastator"));
    }

    @Test
    void aboardBlizzardOneHeAddsToItsArmor() {
        var scene =
                table().at(PLAINS, "Blizzard 1", "Blizzard 2")
                        .pilot("Blizzard 1", "General Veers")
                        .turn(DARK, Phase.CONTROL);
        assertThat(scene.armor("Blizzard 1")).isEqualTo(8);
        assertThat(scene.armor("Blizzard 2")).isEqualTo(8);

        scene =
                table().at(PLAINS, "Blizzard 1", "Blizzard 2")
                        .pilot("Blizzard 1", "AT-AT Driver")
                        .pilot("Blizzard 2", "General Veers")
                        .turn(DARK, Phase.CONTROL);
        assertThat(scene.armor("Blizzard 1")).isEqualTo(7);
        assertThat(scene.armor("Blizzard 2")).isEqualTo(8);
    }

    @ParameterizedTest
    @CsvSource({"Blizzard 1, 1", "Blizzard Walker, 0"})
    void aboardBlizzardOneHeDrawsABattleDestinyOfHisOwn(String walker, int draws) {
        var scene =
                table().at(PLAINS, walker, "Rebel Trooper")
                        .pilot(walker, "General Veers")
                        .force(DARK, 1)
                        .turn(DARK, Phase.BATTLE);
        scene.battleAt(PLAINS);
        assertThat(battleDestinies(scene, DARK)).isEqualTo(draws);
    }

    @Test
    void withEnoughAbilityThereIsNoSecondOne() {
        var scene =
                table().at(PLAINS, "Blizzard 1", "Darth Vader", "Rebel Trooper")
                        .force(DARK, 1)
                        .pilot("Blizzard 1", "General Veers")
                        .turn(DARK, Phase.BATTLE);
        scene.battleAt(PLAINS);
        assertThat(battleDestinies(scene, DARK)).isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource({
        "Hoth: Ice Plains (5th Marker), Snowtrooper, 3",
        "Hoth: Ice Plains (5th Marker), Garindan, 1",
        "Tatooine: Cantina, Stormtrooper, 1"
    })
    void atAHothSiteHeAddsToThePowerOfImperialsThere(String site, String card, int power) {
        var scene = table().at(site, "General Veers", card).turn(DARK, Phase.CONTROL);
        assertThat(scene.power(card)).isEqualTo(power);
    }

    @ParameterizedTest
    @CsvSource({"Hoth: Ice Plains (5th Marker), 4", "Tatooine: Cantina, 3"})
    @Ruling("each-of-a-kind-includes-the-speaker")
    void heIsAnImperialThereHimself(String site, int power) {
        var scene = table().at(site, "General Veers").turn(DARK, Phase.CONTROL);
        assertThat(scene.power("General Veers")).isEqualTo(power);
    }

    @ParameterizedTest
    @CsvSource({"Blizzard Scout 1, 3, 2", "Blizzard Walker, 6, 3"})
    void anAtAtDriverAddsToTheVehicleHePilotsMoreToAWalker(
            String vehicle, double power, double added) {
        var scene =
                table().at(PLAINS, vehicle, "Blizzard 2")
                        .pilot(vehicle, "AT-AT Driver")
                        .turn(DARK, Phase.CONTROL);

        // the scout has one more on Hoth
        double onHoth = vehicle.equals("Blizzard Scout 1") ? 1 : 0;
        assertThat(scene.power(vehicle)).isEqualTo(power + onHoth + added);
        assertThat(scene.power("Blizzard 2")).isEqualTo(6);
    }

    @Test
    void imperialsElsewhereAreAsStrongAsEver() {
        var scene =
                table().at(PLAINS, "General Veers")
                        .at(PERIMETER, "Snowtrooper")
                        .at(CANTINA, "Stormtrooper")
                        .turn(DARK, Phase.CONTROL);
        assertThat(scene.power("Snowtrooper"))
                .isEqualTo(
                        table().at(PERIMETER, "Snowtrooper")
                                .turn(DARK, Phase.CONTROL)
                                .power("Snowtrooper"));
        assertThat(scene.power("Stormtrooper")).isEqualTo(1);
    }
}
