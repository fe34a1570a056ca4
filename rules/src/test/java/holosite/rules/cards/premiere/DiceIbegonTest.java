package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.PERIMETER;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Dice Ibegon. */
class DiceIbegonTest {
    private static Position armed(String place, String shooter) {
        return table().at(PLAINS, "Darth Vader", shooter, "Luke Skywalker")
                .on(shooter, "Imperial Blaster")
                .at(place, "Dice Ibegon")
                .force(DARK, 6)
                .force(LIGHT, 6);
    }

    private static Scene fired(Position position, String target) {
        return position.turn(DARK, Phase.BATTLE)
                .battleAt(PLAINS)
                .passUntil("fire Imperial Blaster")
                .fire("Imperial Blaster")
                .at(target);
    }

    @ParameterizedTest
    @CsvSource({"1, true", "2, false", "0, false"})
    void sheStingsWhoFiredIfDestinyEqualsHisAbility(int destiny, boolean hit) {
        var scene =
                fired(
                        armed(PLAINS, "Stormtrooper")
                                .nextDestiny(DARK, 0)
                                .nextDestiny(LIGHT, destiny),
                        "Luke Skywalker");
        scene.passUntil("use Dice Ibegon");
        int force = scene.forcePile(LIGHT).size();
        scene.use("Dice Ibegon").passResponses();
        assertThat(scene.isHit("Stormtrooper")).isEqualTo(hit);
        assertThat(scene.forcePile(LIGHT)).hasSize(force - 1);
    }

    @Test
    void elsewhereOrWithoutForceSheDoesNot() {
        var apart = fired(armed(PERIMETER, "Stormtrooper").nextDestiny(DARK, 0), "Luke Skywalker");
        while (apart.inBattle()) {
            apart.mayNot("use Dice Ibegon").answerDefault();
        }
        var poor =
                table().at(PLAINS, "Stormtrooper", "Luke Skywalker", "Dice Ibegon")
                        .on("Stormtrooper", "Imperial Blaster")
                        .force(DARK, 6)
                        .nextDestiny(DARK, 0);
        var scene = fired(poor, "Luke Skywalker");
        while (scene.inBattle()) {
            scene.mayNot("use Dice Ibegon").answerDefault();
        }
    }

    @Test
    void aVehicleThatFiresIsNotStung() {
        var scene =
                table().at(PLAINS, "Blizzard 1", "Luke Skywalker", "Dice Ibegon")
                        .pilot("Blizzard 1", "DS-61-2")
                        .on("Blizzard 1", "AT-AT Cannon")
                        .force(DARK, 9)
                        .force(LIGHT, 6)
                        .nextDestiny(DARK, 0)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt(PLAINS)
                        .passUntil("fire AT-AT Cannon")
                        .fire("AT-AT Cannon")
                        .at("Luke Skywalker");
        while (scene.inBattle()) {
            scene.mayNot("use Dice Ibegon").answerDefault();
        }
    }

    @Test
    void onceInATurn() {
        var scene =
                fired(
                        armed(PLAINS, "Stormtrooper")
                                .at(PLAINS, "Stormtrooper")
                                .on("Stormtrooper#2", "Imperial Blaster")
                                .nextDestiny(DARK, 0, 0)
                                .nextDestiny(LIGHT, 5),
                        "Luke Skywalker");
        scene.passUntil("use Dice Ibegon").use("Dice Ibegon").passResponses();
        scene.passUntil("fire Imperial Blaster#2").fire("Imperial Blaster#2").at("Luke Skywalker");
        while (scene.inBattle()) {
            scene.mayNot("use Dice Ibegon").answerDefault();
        }
    }

    @Test
    void whoeverFiresForYourOwnSideIsNotStung() {
        var scene =
                table().at(PLAINS, "Stormtrooper", "Luke Skywalker", "Dice Ibegon")
                        .on("Luke Skywalker", "Blaster")
                        .force(LIGHT, 6)
                        .nextDestiny(LIGHT, 0)
                        .turn(LIGHT, Phase.BATTLE)
                        .battleAt(PLAINS)
                        .passUntil("fire Blaster")
                        .fire("Blaster")
                        .at("Stormtrooper");
        while (scene.inBattle()) {
            scene.mayNot("use Dice Ibegon").answerDefault();
        }
    }
}
