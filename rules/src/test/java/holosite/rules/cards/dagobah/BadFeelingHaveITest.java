package holosite.rules.cards.dagobah;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Bad Feeling Have I. */
class BadFeelingHaveITest {
    private static final String BAD = "Bad Feeling Have I";

    @ParameterizedTest
    @CsvSource({
        "Luke Skywalker, 2",
        "Leia Organa, 2",
        "Han Solo, 2",
        "Chewbacca, 2",
        "Obi-Wan Kenobi, 2",
        "Lando In Millennium Falcon, 0",
        "Rebel Trooper, 0"
    })
    void theHeroesCostTwoMore(String hero, int more) {
        var with = table().beside(DARK, BAD).site(BAY, LIGHT).hand(LIGHT, hero).turn(LIGHT);
        var without = table().site(BAY, LIGHT).hand(LIGHT, hero).turn(LIGHT);
        assertThat(with.deployCost(hero, BAY)).isEqualTo(without.deployCost(hero, BAY) + more);
    }

    @Test
    void theOpponentPlaysNoBadFeeling() {
        for (boolean there : new boolean[] {true, false}) {
            var position =
                    table().at(CANTINA, "C-3PO", "Luke Skywalker", "Stormtrooper")
                            .hand(LIGHT, "Artoo, I Have A Bad Feeling About This")
                            .force(LIGHT, 5);
            if (there) {
                position.beside(DARK, BAD);
            }
            var scene = position.turn(LIGHT, Phase.BATTLE).battleAt(CANTINA);
            assertThat(scene.isOffered("play Artoo, I Have A Bad Feeling About This"))
                    .isEqualTo(!there);
        }
    }

    @Test
    void itLiesOnTheOpponentsSide() {
        var scene = table().hand(DARK, BAD).turn(DARK, Phase.DEPLOY);
        scene.deploy(BAD).passResponses();
        assertThat(scene.isOnTable(BAD)).isTrue();
    }
}
