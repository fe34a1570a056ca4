package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.PERIMETER;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Scene;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Cold Feet. */
class ColdFeetTest {
    private static Scene feet(boolean night, int destiny) {
        var position =
                table().system("Hoth", DARK)
                        .at(PLAINS, "Luke Skywalker", "Snowspeeder")
                        .site(PERIMETER, DARK)
                        .hand(DARK, "Cold Feet")
                        .force(LIGHT, 3)
                        .nextDestiny(DARK, destiny);
        if (night) {
            position.on("Hoth", "Sunsdown");
        }
        var scene = position.turn(LIGHT, Phase.CONTROL);
        scene.passUntil("play Cold Feet").play("Cold Feet").passUntil(LIGHT, Phase.MOVE);
        return scene;
    }

    @ParameterizedTest
    @CsvSource({"false, 4, true", "false, 5, false", "true, 2, true", "true, 3, false"})
    void whoIsTooColdDoesNotMoveThisTurn(boolean night, int destiny, boolean moves) {
        var scene = feet(night, destiny);
        assertThat(scene.isOffered("move Luke Skywalker")).isEqualTo(moves);
        scene.offers("move Snowspeeder");
    }

    @ParameterizedTest
    @CsvSource({"Hoth: Echo Docking Bay", "Tatooine: Mos Eisley"})
    void onlyCharactersAtMarkerSites(String where) {
        table().at(where, "Luke Skywalker")
                .at(PLAINS, "Snowspeeder")
                .hand(DARK, "Cold Feet")
                .turn(DARK, Phase.CONTROL)
                .mayNot("play Cold Feet");
    }
}
