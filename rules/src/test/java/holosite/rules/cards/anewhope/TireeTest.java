package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.Card;
import holosite.language.card.Capacity;
import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.card.Trait;
import holosite.language.words.Kinds;
import holosite.rules.table.Flag;
import org.junit.jupiter.api.Test;

/** Tiree. */
class TireeTest {
    private static final String TRENCH = "Death Star: Trench";

    private static final Card GOLD_TWO =
            Kinds.starfighter("Gold 2", LIGHT, "0_1")
                    .unique()
                    .persona("Gold 2")
                    .destiny(2)
                    .deploy(1)
                    .power(2)
                    .maneuver(4)
                    .hyperspeed(4)
                    .forfeit(3)
                    .is(Trait.Y_WING, Trait.REBEL_STARSHIP)
                    .carries(Capacity.pilots(1))
                    .says();

    @Test
    void inGoldTwoHeIsAtHome() {
        var scene =
                tableWith(GOLD_TWO)
                        .at("Yavin 4", "Gold 2 (0_1)", "Red 5")
                        .pilot("Gold 2 (0_1)", "Tiree")
                        .turn(LIGHT);
        assertThat(scene.power("Gold 2 (0_1)")).isEqualTo(2 + 2);
        assertThat(scene.maneuver("Gold 2 (0_1)")).isEqualTo(4 + 1);
        var other = table().at("Yavin 4", "Red 5").pilot("Red 5", "Tiree").turn(LIGHT);
        assertThat(other.power("Red 5")).isEqualTo(other.printed(Figure.POWER, "Red 5") + 2);
        assertThat(other.maneuver("Red 5")).isEqualTo(other.printed(Figure.MANEUVER, "Red 5"));
    }

    @Test
    void itIsNimblerUnderHisHandsOnly() {
        var scene =
                tableWith(GOLD_TWO)
                        .at("Yavin 4", "Gold 2 (0_1)", "Red 5")
                        .pilot("Gold 2 (0_1)", "Rebel Pilot")
                        .pilot("Red 5", "Tiree")
                        .turn(LIGHT);
        assertThat(scene.maneuver("Gold 2 (0_1)")).isEqualTo(4);
    }

    /** Whether Luke's run succeeds with Tiree in this ship in the trench. */
    private static boolean blown(String ship, int first, int second) {
        return blown(ship, true, first, second);
    }

    /** The same, where the ship follows him into the trench or stays above. */
    private static boolean blown(String ship, boolean follows, int first, int second) {
        var scene =
                tableWith(GOLD_TWO)
                        .system("Death Star", DARK)
                        .site(TRENCH, LIGHT)
                        .on(TRENCH, "Attack Run")
                        .at("Death Star", "Red 5", ship)
                        .pilot("Red 5", "Luke Skywalker")
                        .pilot(ship, "Tiree")
                        .on("Red 5", "Proton Torpedoes")
                        .nextDestiny(LIGHT, first, second)
                        .turn(LIGHT, Phase.MOVE);
        scene.use("Attack Run").passResponses();
        if (follows) {
            scene.choose(ship);
        }
        scene.passResponses();
        scene.passUntil(LIGHT, Phase.DRAW);
        return scene.has("Death Star", Flag.BLOWN_AWAY);
    }

    @Test
    void inTheTrenchHeAddsOneToTheRun() {
        // 4 for Luke and 1 for Red 5
        assertThat(blown("Gold 2 (0_1)", 6, 4)).isTrue();
        assertThat(blown("Gold 2 (0_1)", 6, 3)).isFalse();
        assertThat(blown("Red 2", 6, 4)).isFalse();
    }

    @Test
    void aboveTheTrenchHeAddsNothing() {
        assertThat(blown("Gold 2 (0_1)", false, 6, 5)).isTrue();
        assertThat(blown("Gold 2 (0_1)", false, 6, 4)).isFalse();
    }
}
