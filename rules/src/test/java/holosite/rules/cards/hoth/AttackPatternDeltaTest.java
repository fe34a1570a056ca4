package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.PERIMETER;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.mayNotInThisPhase;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Attack Pattern Delta. */
class AttackPatternDeltaTest {
    private static final String DELTA = "Attack Pattern Delta";

    private static Position flight() {
        return table().at(PLAINS, "Snowspeeder", "Rogue 4", "Rebel Trooper", "Blizzard 2")
                .pilot("Rogue 4", "Dutch")
                .at(PERIMETER, "Rogue 3")
                .pilot("Rogue 3", "Wedge Antilles (2_23)")
                .on("Blizzard 2", "AT-AT Cannon")
                .hand(LIGHT, DELTA)
                .force(LIGHT, 3)
                .force(DARK, 3);
    }

    @ParameterizedTest
    @CsvSource({"LIGHT", "DARK"})
    void allSpeedersButTheLeadAreSafeAndStronger(Side initiator) {
        var scene = flight().turn(initiator, Phase.BATTLE).battleAt(PLAINS);
        double rogue = scene.power("Rogue 4");
        double other = scene.power("Rogue 3");
        scene.passUntil("play " + DELTA).play(DELTA);
        assertThat(scene.offered()).containsExactlyInAnyOrder("Snowspeeder", "Rogue 4");
        scene.choose("Snowspeeder").passResponses();
        assertThat(scene.power("Rogue 4")).isEqualTo(rogue + 1);
        assertThat(scene.power("Snowspeeder")).isEqualTo(3);
        assertThat(scene.power("Rogue 3")).isEqualTo(other);
        assertThat(scene.power("Rebel Trooper")).isEqualTo(1);
        assertThat(scene.immunity("Rogue 4")).isGreaterThan(99);
        assertThat(scene.immunity("Snowspeeder")).isZero();
        assertThat(scene.immunity("Rogue 3")).isEqualTo(3);
        assertThat(scene.immunity("Rebel Trooper")).isZero();
        scene.passUntil("fire AT-AT Cannon").fire("AT-AT Cannon");
        assertThat(scene.offered()).containsExactlyInAnyOrder("Snowspeeder", "Rebel Trooper");
    }

    @Test
    void aSpeederElsewhereIsATargetThisTurn() {
        var scene =
                flight().at(PERIMETER, "Blizzard 1")
                        .pilot("Blizzard 1", "AT-AT Driver")
                        .on("Blizzard 1", "AT-AT Cannon#2")
                        .turn(LIGHT, Phase.BATTLE)
                        .battleAt(PLAINS);
        scene.passUntil("play " + DELTA).play(DELTA).choose("Snowspeeder").passResponses();
        scene.finishBattle().passUntil("battle at " + PERIMETER).battleAt(PERIMETER);
        scene.passUntil("fire AT-AT Cannon#2").fire("AT-AT Cannon#2").at("Rogue 3");
        assertThat(scene.isOnTable("Rogue 3")).isTrue();
    }

    @Test
    void forThisTurnAlone() {
        var scene = flight().turn(LIGHT, Phase.BATTLE).battleAt(PLAINS);
        double rogue = scene.power("Rogue 4");
        scene.passUntil("play " + DELTA).play(DELTA).choose("Snowspeeder").passResponses();
        scene.endTurn();
        assertThat(!scene.isOnTable("Rogue 4") || scene.power("Rogue 4") == rogue).isTrue();
    }

    @Test
    void itTakesASpeederOfOnesOwn() {
        mayNotInThisPhase(
                table().at(PLAINS, "Rebel Trooper", "Stormtrooper", "Snowspeeder")
                        .stolen("Snowspeeder")
                        .hand(LIGHT, DELTA)
                        .force(LIGHT, 3)
                        .turn(LIGHT, Phase.BATTLE)
                        .battleAt(PLAINS),
                "play " + DELTA);
        mayNotInThisPhase(
                table().at(PLAINS, "Rebel Trooper", "Stormtrooper")
                        .at(PERIMETER, "Snowspeeder")
                        .hand(LIGHT, DELTA)
                        .force(LIGHT, 3)
                        .turn(LIGHT, Phase.BATTLE)
                        .battleAt(PLAINS),
                "play " + DELTA);
    }
}
