package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.PERIMETER;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.kit.Position;
import java.util.Locale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Frostbite. */
class FrostbiteTest {
    private static Position night(Side side, boolean dark) {
        var position =
                table().system("Hoth", DARK)
                        .on("Hoth", side.word().toLowerCase(Locale.ROOT) + " Frostbite");
        return dark ? position.on("Hoth", "Sunsdown") : position;
    }

    /** Of each side one in the open, one in warm clothes, one missing, and others who are safe. */
    private static Position outside(Side side, boolean dark) {
        return night(side, dark)
                .at(PLAINS, "Stormtrooper", "Darth Vader", "Blizzard 2")
                .at(PLAINS, "Rebel Trooper", "Luke Skywalker", "Snowspeeder")
                .passenger("Snowspeeder", "Wes Janson")
                .on("Darth Vader", "Hoth Survival Gear#1")
                .on("Luke Skywalker", "Hoth Survival Gear#2")
                .at(PERIMETER, "Sandtrooper", "Dutch")
                .at("Hoth: Echo Docking Bay", "Snowtrooper", "Echo Base Trooper")
                .at("Hoth: Echo Docking Bay", "Garindan", "Owen Lars")
                .missing("Sandtrooper", "Dutch", "Garindan", "Owen Lars");
    }

    @ParameterizedTest
    @CsvSource({"DARK, true, 3", "LIGHT, true, 3", "DARK, false, 0", "LIGHT, false, 0"})
    void whoeverIsOutInTheNightCostsHisPlayerForceAtTheEndOfHisTurn(
            Side side, boolean dark, int loss) {
        var scene = outside(side, dark).turn(DARK, Phase.DRAW);
        scene.endTurn();
        assertThat(scene.lost(DARK)).hasSize(loss);
        assertThat(scene.lost(LIGHT)).isEmpty();
        scene.endTurn();
        assertThat(scene.lost(DARK)).hasSize(loss);
        assertThat(scene.lost(LIGHT)).hasSize(loss);
    }

    @ParameterizedTest
    @CsvSource({"DARK", "LIGHT"})
    void itDeploysOnHoth(Side side) {
        String card = side.word().toLowerCase(Locale.ROOT) + " Frostbite";
        var scene =
                table().system("Hoth", DARK)
                        .system("Tatooine", DARK)
                        .site(PLAINS, DARK)
                        .hand(side, card)
                        .turn(side, Phase.DEPLOY);
        scene.deploy("Frostbite").passResponses();
        assertThat(scene.hostOf("Frostbite")).isEqualTo("Hoth");
    }
}
