package holosite.rules.cards.dagobah;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.kit.Position;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Big One of both sides. */
class BigOneTest {
    private static Position bigOne(Side version, int fields) {
        var position =
                table().system("Anoat", DARK)
                        .locationOf("Anoat", "Big One", version)
                        .system("Tatooine", DARK)
                        .locationOf("Tatooine", "Asteroid Field", DARK);
        for (int i = 0; i < fields; i++) {
            position.locationOf("Anoat", "Asteroid Field", DARK);
        }
        return position;
    }

    private static double bonus(Position position, Side player) {
        var scene = position.turn(player, Phase.CONTROL);
        return scene.forceDrain("Big One", player) - scene.forceIcons("Big One", player.opposite());
    }

    @ParameterizedTest
    @CsvSource({
        "DARK, DARK, 0, 0",
        "DARK, DARK, 2, 2",
        "DARK, LIGHT, 2, 0",
        "LIGHT, LIGHT, 0, 0",
        "LIGHT, LIGHT, 2, 2",
        "LIGHT, DARK, 0, 1",
        "LIGHT, DARK, 2, 1"
    })
    void whoControlsItDrainsMore(Side version, Side player, int fields, double more) {
        String own = player == DARK ? "Executor" : "Home One";
        String other = player == DARK ? "Home One" : "Executor";
        assertThat(bonus(bigOne(version, fields).at("Big One", own), player)).isEqualTo(more);
        var contested = bigOne(version, fields).at("Big One", own, other);
        assertThat(bonus(contested, player)).isZero();
    }
}
