package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.mayNotInThisPhase;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import holosite.rules.table.Flag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** One More Pass. */
class OneMorePassTest {
    private static final String PASS = "One More Pass";

    private static Position harpooning(String pilot) {
        var position =
                table().at(PLAINS, pilot.isEmpty() ? "Snowspeeder" : "Rogue 1", "Blizzard 2")
                        .on(
                                pilot.isEmpty() ? "Snowspeeder" : "Rogue 1",
                                "Power Harpoon",
                                "Dual Laser Cannon")
                        .at(PLAINS, "Obi-Wan Kenobi")
                        .hand(LIGHT, PASS)
                        .force(LIGHT, 5);
        return pilot.isEmpty() ? position : position.pilot("Rogue 1", pilot);
    }

    /** A maneuver of 4: a destiny of 5 makes it crash. */
    @ParameterizedTest
    @CsvSource({
        "Dutch, true, 3, true",
        "Dutch, true, 2, false",
        "Dutch, false, 4, false",
        "Luke Skywalker, true, 1, true",
        "'', true, 4, true",
        "'', true, 3, false"
    })
    void theAbilityOfAPilotIsAdded(String pilot, boolean played, int destiny, boolean crashes) {
        var scene = harpooning(pilot).nextDestiny(LIGHT, destiny).turn(LIGHT, Phase.BATTLE);
        scene.battleAt(PLAINS).fire("Power Harpoon").at("Blizzard 2");
        if (played) {
            scene.passUntil("play " + PASS).play(PASS);
        }
        scene.passResponses();
        assertThat(scene.has("Blizzard 2", Flag.CRASHED)).isEqualTo(crashes);
        assertThat(scene.used(LIGHT).contains(PASS)).isEqualTo(played);
    }

    @Test
    void ofSeveralPilotsTheBestCounts() {
        var scene =
                table().at(PLAINS, "Rogue 1", "Blizzard 2")
                        .pilot("Rogue 1", "Dutch", "Luke Skywalker")
                        .on("Rogue 1", "Power Harpoon")
                        .hand(LIGHT, PASS)
                        .force(LIGHT, 5)
                        .nextDestiny(LIGHT, 1)
                        .turn(LIGHT, Phase.BATTLE);
        scene.battleAt(PLAINS).fire("Power Harpoon").at("Blizzard 2");
        scene.passUntil("play " + PASS).play(PASS).passResponses();
        assertThat(scene.has("Blizzard 2", Flag.CRASHED)).isTrue();
    }

    @Test
    void noOtherWeaponAndNoOtherDestiny() {
        Scene scene = harpooning("Dutch").nextDestiny(LIGHT, 3).turn(LIGHT, Phase.BATTLE);
        scene.battleAt(PLAINS).fire("Dual Laser Cannon").at("Blizzard 2");
        mayNotInThisPhase(scene, "play " + PASS);
    }

    @Test
    void anOpponentsHarpoonIsNotHelped() {
        var scene =
                table().at(PLAINS, "Blizzard Scout 1", "Snowspeeder")
                        .on("Blizzard Scout 1", "Power Harpoon")
                        .stolen("Power Harpoon")
                        .hand(LIGHT, PASS)
                        .force(DARK, 5)
                        .turn(DARK, Phase.BATTLE);
        mayNotInThisPhase(scene, "play " + PASS);
    }
}
