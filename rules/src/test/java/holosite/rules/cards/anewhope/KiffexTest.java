package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Kiffex. */
class KiffexTest {

    private static Scene kiffex(String... ships) {
        return table().system("Kiffex", DARK)
                .at("Kiffex", ships)
                .at("Tatooine: Obi-Wan's Hut", "Tonnika Sisters")
                .turn(DARK, Phase.CONTROL);
    }

    @Test
    void withExactlyTwoStarshipsThereAllFiguresOfTheSistersCountTwice() {
        for (String[] ships :
                new String[][] {
                    {"Devastator"},
                    {"Devastator", "TIE Fighter"},
                    {"Devastator", "TIE Fighter", "Conquest"}
                }) {
            var scene = kiffex(ships);
            int times = ships.length == 2 ? 2 : 1;
            assertThat(scene.destiny("Tonnika Sisters")).isEqualTo(2 * times);
            assertThat(scene.power("Tonnika Sisters")).isEqualTo(2 * times);
            assertThat(scene.ability("Tonnika Sisters")).isEqualTo(2 * times);
            assertThat(scene.forfeitValue("Tonnika Sisters")).isEqualTo(2 * times);
        }
    }

    @Test
    void theyDeployForTwiceAsMuchAndChangesComeOnTop() {
        var scene =
                table().system("Kiffex", DARK)
                        .at("Kiffex", "Devastator", "TIE Fighter")
                        .site(CANTINA, DARK)
                        .hand(DARK, "Tonnika Sisters")
                        .force(DARK, 9)
                        .turn(DARK, Phase.DEPLOY);
        assertThat(scene.deployCost("Tonnika Sisters", CANTINA)).isEqualTo(4);
        scene.deploy("Tonnika Sisters").to(CANTINA).passResponses();
        // aliens there have power +1
        assertThat(scene.power("Tonnika Sisters")).isEqualTo(5);
    }

    @Test
    void whoOccupiesItWithExactlyTwoStarshipsHasTwoMorePowerThere() {
        for (var side : new Side[] {DARK, LIGHT}) {
            String[] two =
                    side == DARK
                            ? new String[] {"TIE Fighter", "TIE Fighter"}
                            : new String[] {"X-wing", "X-wing"};
            var scene = kiffex(two);
            double sum = scene.power(two[0]) + scene.power(two[0] + "#2");
            assertThat(scene.totalPower("Kiffex", side)).isEqualTo(sum + 2);
            var one = kiffex(two[0]);
            assertThat(one.totalPower("Kiffex", side)).isEqualTo(one.power(two[0]));
        }
    }

    /** How many times each figure of the sisters counts, with these starships laid out. */
    private static void expectTimes(int times, UnaryOperator<Position> starships) {
        var inHand =
                starships
                        .apply(table().system("Kiffex", DARK).site(BAY, DARK))
                        .hand(DARK, "Tonnika Sisters")
                        .turn(DARK, Phase.CONTROL);
        assertThat(inHand.deployCost("Tonnika Sisters", BAY)).isEqualTo(2 * times);
        assertThat(inHand.destiny("Tonnika Sisters")).isEqualTo(2 * times);
        var onTable =
                starships
                        .apply(table().system("Kiffex", DARK).at(BAY, "Tonnika Sisters"))
                        .turn(DARK, Phase.CONTROL);
        for (var figure : List.of(Figure.POWER, Figure.ABILITY, Figure.FORFEIT, Figure.X)) {
            assertThat(onTable.figure(figure, "Tonnika Sisters"))
                    .as(figure.name())
                    .isEqualTo(2 * times);
        }
    }

    @Test
    void onlyTheirPlayersStarshipsThereCount() {
        expectTimes(1, table -> table.at("Kiffex", "Devastator", "X-wing"));
        expectTimes(2, table -> table.at("Kiffex", "Devastator", "TIE Fighter", "X-wing"));
        expectTimes(1, table -> table.at("Kiffex", "Devastator").at("Kessel", "TIE Fighter"));
        expectTimes(
                2,
                table ->
                        table.at("Kiffex", "Devastator", "TIE Fighter")
                                .pilot("Devastator", "DS-61-2"));
    }

    @Test
    void starshipsThatDoNotOccupyItDoNothing() {
        expectTimes(1, table -> table.at("Kiffex", "Black 2", "Black 3"));
    }

    /** A starship with nobody aboard is neither the second nor the third of them. */
    @Test
    void onlyStarshipsThatGivePresenceAreCounted() {
        expectTimes(1, table -> table.at("Kiffex", "Devastator", "Black 2"));
        expectTimes(
                2,
                table -> table.at("Kiffex", "Devastator", "Black 2").pilot("Black 2", "DS-61-2"));
        expectTimes(2, table -> table.at("Kiffex", "Devastator", "TIE Fighter", "Black 2"));
        var scene =
                table().system("Kiffex", DARK)
                        .at("Kiffex", "X-wing", "X-wing", "Red 5")
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(scene.totalPower("Kiffex", LIGHT)).isEqualTo(2 * scene.power("X-wing") + 2);
    }

    @Test
    void whoeverIsThereBesidesTheTotalPowerDependsOnOnesOwnTwo() {
        var scene =
                table().system("Kiffex", DARK)
                        .at("Kiffex", "Devastator", "TIE Fighter", "X-wing", "Corellian Corvette")
                        .pilot("Devastator", "DS-61-4")
                        .pilot("Corellian Corvette", "Dutch")
                        .turn(DARK, Phase.CONTROL);
        assertThat(scene.totalPower("Kiffex", DARK))
                .isEqualTo(scene.power("Devastator") + scene.power("TIE Fighter") + 2);
        assertThat(scene.totalPower("Kiffex", LIGHT))
                .isEqualTo(scene.power("X-wing") + scene.power("Corellian Corvette") + 2);
        var apart =
                table().system("Kiffex", DARK)
                        .at("Kiffex", "Devastator", "X-wing")
                        .at("Kessel", "TIE Fighter", "Corellian Corvette")
                        .turn(DARK, Phase.CONTROL);
        assertThat(apart.totalPower("Kiffex", DARK)).isEqualTo(apart.power("Devastator"));
        assertThat(apart.totalPower("Kiffex", LIGHT)).isEqualTo(apart.power("X-wing"));
    }

    @ParameterizedTest
    @CsvSource({"DARK, Black 2, Black 3", "LIGHT, Red 2, Red 5"})
    void twoStarshipsWithoutPilotsDoNotOccupyIt(Side side, String one, String other) {
        var scene =
                table().system("Kiffex", DARK).at("Kiffex", one, other).turn(side, Phase.CONTROL);

        assertThat(scene.totalPower("Kiffex", side)).isZero();
    }

    /** Who occupies the system decides about ability, and ability about who occupies what. */
    @Test
    void theirAbilityCountsTwiceForPresenceHoweverOftenAndWhenIsLooked() {
        for (int ships = 1; ships <= 3; ships++) {
            var scene =
                    kiffex(
                            Stream.of("Devastator", "TIE Fighter", "Conquest")
                                    .limit(ships)
                                    .toArray(String[]::new));
            String site = scene.locationOf("Tonnika Sisters");
            int ability = ships == 2 ? 4 : 2;

            assertThat(scene.totalAbility(site, DARK)).isEqualTo(ability);
            assertThat(Scene.of(scene.game().fork()).totalAbility(site, DARK)).isEqualTo(ability);
        }
    }
}
