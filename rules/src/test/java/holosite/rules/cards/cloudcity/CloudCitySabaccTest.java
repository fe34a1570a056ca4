package holosite.rules.cards.cloudcity;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.decision.Prompt;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Cloud City Sabacc of both sides. */
class CloudCitySabaccTest {
    private static final String TOWER = "Cloud City: Security Tower";

    @ParameterizedTest
    @CsvSource({
        "LIGHT, light Cloud City Sabacc, Han Solo, true",
        "LIGHT, light Cloud City Sabacc, Leia Organa, false",
        "LIGHT, light Cloud City Sabacc, Dengar, false",
        "DARK, dark Cloud City Sabacc, Dr. Evazan, true",
        "DARK, dark Cloud City Sabacc, Stormtrooper, false",
        "DARK, dark Cloud City Sabacc, Han Solo, false"
    })
    void aGamblerThiefOrSmugglerOfItsPlayerPlaysItOnCloudCity(
            Side side, String sabacc, String player, boolean plays) {
        var there = table().at(TOWER, player).hand(side, sabacc).turn(side, Phase.CONTROL);
        assertThat(there.isOffered("play " + sabacc)).isEqualTo(plays);

        table().at(CANTINA, player)
                .site(TOWER, DARK)
                .hand(side, sabacc)
                .turn(side, Phase.CONTROL)
                .mayNot("play " + sabacc);
    }

    @ParameterizedTest
    @CsvSource({
        "LIGHT, light Cloud City Sabacc, Han Solo",
        "DARK, dark Cloud City Sabacc, Dr. Evazan"
    })
    void theBetterHandWins(Side side, String sabacc, String player) {
        var scene =
                table().at(TOWER, player)
                        .hand(side, sabacc)
                        .nextDestiny(side, 6, 4)
                        .nextDestiny(side.opposite(), 1, 1)
                        .turn(side, Phase.CONTROL)
                        .play(sabacc)
                        .passResponses();
        scene.no().no();
        while (scene.prompt() == Prompt.Key.SABACC_WINNINGS) {
            scene.answerDefault();
        }

        assertThat(scene.lost(side.opposite())).hasSize(1);
        assertThat(scene.lost(side)).isEmpty();
        assertThat(scene.used(side)).contains(sabacc.substring(sabacc.indexOf(' ') + 1));
    }
}
