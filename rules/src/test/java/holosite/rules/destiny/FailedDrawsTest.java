package holosite.rules.destiny;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * A destiny that cannot be drawn is resolved in favor of the opponent, in whichever direction a
 * text compares it.
 */
class FailedDrawsTest {

    /** Empties the Reserve Decks of both players or of one of them. */
    private static Position without(Position position, String players) {
        if (!players.equals("LIGHT")) {
            position.nothingElseInReserve(DARK);
        }
        return players.equals("DARK") ? position : position.nothingElseInReserve(LIGHT);
    }

    @ParameterizedTest
    @CsvSource({"LIGHT, DARK", "DARK, LIGHT"})
    @Claim("destiny-draw#15")
    void aWagerIsWonByWhoeverDrewAnything(String empty, Side winner) {
        var scene =
                without(
                                table().at(MOS_EISLEY, "Figrin D'an")
                                        .force(LIGHT, 3)
                                        .force(DARK, 1)
                                        .lost(LIGHT, "Rebel Trooper")
                                        .lost(DARK, "Stormtrooper"),
                                empty)
                        .turn(LIGHT, Phase.CONTROL)
                        .use("Figrin D'an");
        scene.expectDecider(winner).expectPrompt(Prompt.Key.MAY).yes().passResponses();
        assertThat(scene.lost(winner)).isEmpty();
        assertThat(scene.lost(winner.opposite())).hasSize(1);
    }

    @Test
    void nobodyWinsAWagerWithoutAnyDraw() {
        var scene =
                without(
                                table().at(MOS_EISLEY, "Figrin D'an")
                                        .force(LIGHT, 3)
                                        .force(DARK, 1)
                                        .lost(LIGHT, "Rebel Trooper")
                                        .lost(DARK, "Stormtrooper"),
                                "BOTH")
                        .turn(LIGHT, Phase.CONTROL)
                        .use("Figrin D'an");
        scene.expectPrompt(Prompt.Key.PHASE_ACTION);
        assertThat(scene.lost(LIGHT)).hasSize(1);
        assertThat(scene.lost(DARK)).hasSize(1);
    }

    @ParameterizedTest
    @CsvSource({"DARK, TIE Fighter", "LIGHT, X-wing", "BOTH, ''"})
    @Claim("destiny-draw#15")
    void inATallonRollTheOneWithoutADestinyIsLost(String empty, String loses) {
        var scene =
                without(
                                table().at("Tatooine", "TIE Fighter", "X-wing")
                                        .hand(DARK, "Tallon Roll")
                                        .force(LIGHT, 2)
                                        .force(DARK, 2),
                                empty)
                        .turn(DARK, Phase.CONTROL);
        scene.play("Tallon Roll").passResponses();
        assertThat(scene.isOnTable("TIE Fighter")).isEqualTo(!loses.equals("TIE Fighter"));
        assertThat(scene.isOnTable("X-wing")).isEqualTo(!loses.equals("X-wing"));
    }

    @ParameterizedTest
    @CsvSource({"DARK, Counter Assault, Rebel Trooper", "LIGHT, Surprise Assault, Stormtrooper"})
    @Claim("destiny-draw#15")
    void anAssaultWithoutADestinyCostsAllOfTheOpponentsPower(
            Side side, String assault, String trooper) {
        Side other = side.opposite();
        var scene =
                table().site(BAY, DARK)
                        .at(BAY, trooper + "#1", trooper + "#2")
                        .hand(side, assault)
                        .force(side, 6)
                        .nothingElseInReserve(side)
                        .turn(other, Phase.CONTROL);
        int power = (int) scene.totalPower(BAY, other);
        assertThat(power).isEqualTo(2);
        scene.drainAt(BAY).play(assault).passUntil(other, Prompt.Key.PHASE_ACTION);
        // the Interrupt, and the Force
        assertThat(scene.lost(side)).hasSize(1 + power);
        assertThat(scene.lost(other)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"true", "false"})
    @Claim("destiny-draw#15")
    void aShipWhoseMovementDestinyCannotBeDrawnIsLost(boolean empty) {
        var position =
                table().location("Death Star II: Coolant Shaft", DARK)
                        .location("Death Star II: Capacitors", DARK)
                        .at("Death Star II: Coolant Shaft", "X-wing")
                        .force(LIGHT, 3);
        var scene =
                (empty ? position.nothingElseInReserve(LIGHT) : position.nextDestiny(LIGHT, 0))
                        .turn(LIGHT, Phase.MOVE);
        scene.move("X-wing").passResponses();
        assertThat(scene.isOnTable("X-wing")).isEqualTo(!empty);
    }

    @ParameterizedTest
    @CsvSource({"LIGHT, Stormtrooper", "DARK, Rebel Trooper"})
    @Claim("destiny-draw#15")
    void aMineThatDrawsNothingTakesNobody(Side side, String victim) {
        String mine = (side == LIGHT ? "light" : "dark") + " Timer Mine";
        var scene =
                table().at(MOS_EISLEY, victim + "#1", victim + "#2")
                        .on(MOS_EISLEY, mine)
                        .force(side, 3)
                        .nothingElseInReserve(side)
                        .turn(side.opposite(), Phase.DRAW);
        scene.passUntil(side, Phase.CONTROL);
        assertThat(scene.isOnTable(mine)).isFalse();
        assertThat(scene.isOnTable(victim + "#1")).isTrue();
        assertThat(scene.isOnTable(victim + "#2")).isTrue();
    }
}
