package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tatooine: Cantina, of both sides. */
class TatooineCantinaTest {
    @ParameterizedTest
    @CsvSource({
        "DARK, POWER, Bossk, 1",
        "DARK, POWER, Tusken Raider, 0",
        "DARK, POWER, Stormtrooper, 0",
        "DARK, POWER, Devaronian, 0",
        "DARK, FORFEIT, Devaronian, 1",
        "DARK, FORFEIT, Rebel Trooper, 0",
        "DARK, FORFEIT, Bossk, 0",
        "LIGHT, POWER, Devaronian, 1",
        "LIGHT, POWER, Rebel Trooper, 0",
        "LIGHT, POWER, Bossk, 0",
        "LIGHT, FORFEIT, Bossk, 1",
        "LIGHT, FORFEIT, Tusken Raider, 0",
        "LIGHT, FORFEIT, Stormtrooper, 0",
        "LIGHT, FORFEIT, Devaronian, 0"
    })
    void aliensThereAreStrongerButNoTuskenRaiders(
            Side version, Figure figure, String card, int more) {
        for (boolean there : new boolean[] {true, false}) {
            var scene =
                    table().site(CANTINA, version)
                            .site(FARM, DARK)
                            .at(there ? CANTINA : FARM, card)
                            .turn(DARK, Phase.CONTROL);
            assertThat(scene.figure(figure, card) - scene.printed(figure, card))
                    .isEqualTo(there ? more : 0);
        }
    }
}
