package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.PERIMETER;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.Card;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.language.card.Trait;
import holosite.language.words.Kinds;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** Vehicle Mine. */
class VehicleMineTest {
    private static final String RIDGE = "Hoth: North Ridge (4th Marker)";
    private static final String MINE = "dark Vehicle Mine";

    private static Position mined() {
        return table().site(PLAINS, DARK).site(PERIMETER, DARK).site(RIDGE, DARK).on(RIDGE, MINE);
    }

    @Test
    void itExplodesUnderAVehicleThatMovesToItsSite() {
        for (int destiny : new int[] {2, 3}) {
            var scene =
                    mined().at(PERIMETER, "Snowspeeder")
                            .force(LIGHT, 5)
                            .nextDestiny(DARK, destiny)
                            .turn(LIGHT, Phase.MOVE);
            scene.move("Snowspeeder").to(RIDGE).passResponses();
            assertThat(scene.isOnTable("Snowspeeder")).isEqualTo(destiny == 2);
            assertThat(scene.lost(DARK)).contains("Vehicle Mine");
        }
    }

    @Test
    void itExplodesUnderAVehicleThatDeploysThere() {
        var scene =
                mined().hand(LIGHT, "Snowspeeder")
                        .at(RIDGE, "Rebel Trooper")
                        .force(LIGHT, 5)
                        .nextDestiny(DARK, 3)
                        .turn(LIGHT, Phase.DEPLOY);
        scene.deploy("Snowspeeder").to(RIDGE).passResponses();
        assertThat(scene.lost(LIGHT)).containsExactly("Snowspeeder");
        assertThat(scene.lost(DARK)).contains("Vehicle Mine");
    }

    @Test
    void itExplodesUnderAVehicleThatPassesAcross() {
        var scene =
                mined().at(PERIMETER, "Snowspeeder")
                        .force(LIGHT, 5)
                        .nextDestiny(DARK, 3)
                        .turn(LIGHT, Phase.MOVE);
        scene.move("Snowspeeder").to(PLAINS).passResponses();
        assertThat(scene.lost(LIGHT)).containsExactly("Snowspeeder");
    }

    @Test
    void starfightersCountAsDefendingWithFive() {
        for (int destiny : new int[] {3, 4}) {
            var scene =
                    mined().system("Hoth", LIGHT)
                            .at("Hoth", "X-wing")
                            .force(LIGHT, 9)
                            .nextDestiny(DARK, destiny)
                            .turn(LIGHT, Phase.MOVE);

            scene.land("X-wing").to(RIDGE).passResponses();

            assertThat(scene.isOnTable("X-wing")).isEqualTo(destiny == 3);
        }
    }

    @Test
    void charactersAndCreatureVehiclesPassUnharmed() {
        for (String walker : new String[] {"Stormtrooper", "Dewback"}) {
            var scene =
                    mined().at(PERIMETER, walker)
                            .force(DARK, 5)
                            .nextDestiny(DARK, 5)
                            .turn(DARK, Phase.MOVE);
            scene.move(walker).to(RIDGE).passResponses();
            assertThat(scene.isOnTable(walker)).isTrue();
            assertThat(scene.hostOf(MINE)).isEqualTo(RIDGE);
        }
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

    @Test
    void itDeploysWhereAMiningDroidOfItsPlayerIsOutside() {
        for (Side side : Side.values()) {
            String mine = side.word().toLowerCase(Locale.ROOT) + " Vehicle Mine";
            var outside =
                    tableWith(digger(side))
                            .at(PLAINS, "Plain Digger")
                            .site(PERIMETER, DARK)
                            .hand(side, mine)
                            .turn(side, Phase.DEPLOY);
            outside.deploy("Vehicle Mine").passResponses();
            assertThat(outside.hostOf("Vehicle Mine")).isEqualTo(PLAINS);
            tableWith(digger(side))
                    .at(CANTINA, "Plain Digger")
                    .site(PERIMETER, DARK)
                    .hand(side, mine)
                    .turn(side, Phase.DEPLOY)
                    .mayNot("deploy Vehicle Mine");
        }
    }

    private static Scene underFire(int text, int destiny, String craft) {
        var scene =
                mined().at(PERIMETER, craft)
                        .hand(DARK, "Direct Hit")
                        .force(LIGHT, 5)
                        .nextDestiny(DARK, destiny)
                        .turn(LIGHT, Phase.MOVE);
        scene.move(craft).to(RIDGE);
        if (text > 0) {
            scene.passUntil("play Direct Hit, text " + text).play("Direct Hit", text);
        }
        return scene.passResponses();
    }

    @Test
    @Claim("direct-hit#2")
    void aDirectHitHelpsAMineAgainstACombatVehicle() {
        // maneuver 4: a destiny of 2 and the mine's own 2 are not enough
        assertThat(underFire(0, 2, "Snowspeeder").isOnTable("Snowspeeder")).isTrue();
        assertThat(underFire(1, 2, "Snowspeeder").isOnTable("Snowspeeder")).isFalse();
        assertThat(underFire(2, 1, "Snowspeeder").isOnTable("Snowspeeder")).isFalse();
        assertThat(underFire(1, 1, "Snowspeeder").isOnTable("Snowspeeder")).isTrue();
    }

    @Test
    void thatOfTheLightSideExplodesAlike() {
        for (Phase phase : new Phase[] {Phase.MOVE, Phase.DEPLOY}) {
            var position =
                    table().site(PERIMETER, DARK)
                            .site(PLAINS, DARK)
                            .site(RIDGE, DARK)
                            .on(RIDGE, "light Vehicle Mine")
                            .at(RIDGE, "Rebel Trooper")
                            .force(LIGHT, 9)
                            .nextDestiny(LIGHT, 5);
            if (phase == Phase.MOVE) {
                position.at(PERIMETER, "Snowspeeder");
            } else {
                position.hand(LIGHT, "Snowspeeder");
            }
            var scene = position.turn(LIGHT, phase);
            if (phase == Phase.MOVE) {
                scene.move("Snowspeeder").to(RIDGE).passResponses();
            } else {
                scene.deploy("Snowspeeder").to(RIDGE).passResponses();
            }
            assertThat(scene.lost(LIGHT)).contains("Vehicle Mine", "Snowspeeder");
        }
    }
}
