package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.PERIMETER;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.Card;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.language.card.Trait;
import holosite.language.words.Kinds;
import holosite.rules.kit.Position;
import java.util.Locale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Infantry Mine. */
class InfantryMineTest {
    private static final String RIDGE = "Hoth: North Ridge (4th Marker)";

    private static String mine(Side side) {
        return side.word().toLowerCase(Locale.ROOT) + " Infantry Mine";
    }

    private static Position mined(Side side) {
        return table().site(PERIMETER, DARK).site(RIDGE, DARK).on(RIDGE, mine(side));
    }

    @ParameterizedTest
    @CsvSource({"DARK, 2, false", "DARK, 3, true", "LIGHT, 2, false", "LIGHT, 3, true"})
    void itExplodesUnderWhoeverWalksThere(Side side, int destiny, boolean lost) {
        var scene =
                mined(side)
                        .at(PERIMETER, "Luke Skywalker")
                        .force(LIGHT, 3)
                        .nextDestiny(side, destiny)
                        .turn(LIGHT, Phase.MOVE);
        scene.move("Luke Skywalker").passResponses();
        assertThat(scene.isOnTable("Luke Skywalker")).isEqualTo(!lost);
        assertThat(scene.lost(side)).contains("Infantry Mine");
    }

    @ParameterizedTest
    @CsvSource({"DARK, 2, false", "DARK, 3, true", "LIGHT, 2, false", "LIGHT, 3, true"})
    void itExplodesUnderWhoeverDeploysThere(Side side, int destiny, boolean lost) {
        var scene =
                mined(side)
                        .at(RIDGE, "Rebel Trooper")
                        .hand(LIGHT, "Luke Skywalker")
                        .force(LIGHT, 9)
                        .nextDestiny(side, destiny)
                        .turn(LIGHT, Phase.DEPLOY);
        scene.deploy("Luke Skywalker").choose(RIDGE).passResponses();
        assertThat(scene.isOnTable("Luke Skywalker")).isEqualTo(!lost);
        assertThat(scene.lost(side)).contains("Infantry Mine");
    }

    @ParameterizedTest
    @CsvSource({"DARK", "LIGHT"})
    void itLeavesVehiclesAndThoseAboardAlone(Side side) {
        var moving =
                mined(side)
                        .at(PERIMETER, "Rogue 1")
                        .pilot("Rogue 1", "Luke Skywalker")
                        .at(RIDGE, "Medium Transport")
                        .force(LIGHT, 3)
                        .nextDestiny(side, 6)
                        .turn(LIGHT, Phase.MOVE);
        moving.move("Rogue 1").to(RIDGE).passResponses();
        assertThat(moving.isOnTable(mine(side))).isTrue();
        assertThat(moving.locationOf("Luke Skywalker")).isEqualTo(RIDGE);
        for (String craft : new String[] {"Rogue 1", "Red 5"}) {
            var deploying =
                    mined(side)
                            .at(RIDGE, craft, "Rebel Trooper")
                            .hand(LIGHT, "Luke Skywalker")
                            .force(LIGHT, 9)
                            .turn(LIGHT, Phase.DEPLOY);
            deploying.deploy("Luke Skywalker").to(craft).passResponses();
            assertThat(deploying.isOnTable(mine(side))).isTrue();
        }
    }

    @ParameterizedTest
    @CsvSource({"DARK", "LIGHT"})
    void elsewhereNobodyIsHurt(Side side) {
        var scene =
                mined(side)
                        .site(PLAINS, DARK)
                        .at("Hoth: Mountains (6th Marker)", "Luke Skywalker")
                        .at(PERIMETER, "Rebel Trooper")
                        .hand(LIGHT, "Dutch")
                        .force(LIGHT, 9)
                        .turn(LIGHT, Phase.DEPLOY);
        scene.deploy("Dutch").to(PERIMETER).passResponses();
        scene.passUntil(LIGHT, Phase.MOVE).move("Luke Skywalker").to(PLAINS).passResponses();
        assertThat(scene.isOnTable(mine(side))).isTrue();
    }

    private static Card digger(Side side) {
        return Kinds.droid("Plain Digger", side, "0_1")
                .destiny(1)
                .deploy(1)
                .power(1)
                .forfeit(1)
                .is(Trait.MINING_DROID)
                .says();
    }

    @ParameterizedTest
    @CsvSource({"DARK", "LIGHT"})
    void itDeploysOutsideWhereAMiningDroidOfItsPlayerIs(Side side) {
        var outside =
                tableWith(digger(side))
                        .at(PLAINS, "Plain Digger")
                        .site(PERIMETER, DARK)
                        .hand(side, mine(side))
                        .turn(side, Phase.DEPLOY);
        outside.deploy("Infantry Mine").passResponses();
        assertThat(outside.hostOf("Infantry Mine")).isEqualTo(PLAINS);
        tableWith(digger(side))
                .at(CANTINA, "Plain Digger")
                .at(PERIMETER, side == DARK ? "EG-6" : "EG-4")
                .hand(side, mine(side))
                .turn(side, Phase.DEPLOY)
                .mayNot("deploy Infantry Mine");
        tableWith(digger(side.opposite()))
                .at(PLAINS, "Plain Digger")
                .hand(side, mine(side))
                .turn(side, Phase.DEPLOY)
                .mayNot("deploy Infantry Mine");
    }
}
