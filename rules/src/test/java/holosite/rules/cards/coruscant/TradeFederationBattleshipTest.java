package holosite.rules.cards.coruscant;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.battleDestinies;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Trade Federation Battleship. */
class TradeFederationBattleshipTest {
    @ParameterizedTest
    @CsvSource({"TIE Fighter, 1", "Stormtrooper, 0"})
    void withAStarfighterItDrawsABattleDestinyIfUnableOtherwise(String company, int draws) {
        var scene =
                table().at("Tatooine", "Trade Federation Battleship", "Corellian Corvette")
                        .at(company.equals("Stormtrooper") ? CANTINA : "Tatooine", company)
                        .force(DARK, 3)
                        .turn(DARK, Phase.BATTLE);
        scene.battleAt("Tatooine");
        assertThat(battleDestinies(scene, DARK)).isEqualTo(draws);
    }
}
