package holosite.rules.cards.reflections3;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Figure;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Boba Fett, Bounty Hunter. */
class BobaFettBountyHunterTest {
    @ParameterizedTest
    @CsvSource({
        "Dengar, 2",
        "Darth Vader, 2",
        "General Veers, 1",
        "Garindan, 1",
        "EG-6, 0",
        "Wioslea, 0",
        "Rebel Trooper, 0"
    })
    void companyOfHisOwnSideAddsBattleDestinies(String companion, int destinies) {
        var with =
                table().at(CANTINA, "Boba Fett, Bounty Hunter", companion)
                        .at(MOS_EISLEY, "Bossk")
                        .turn(DARK);
        assertThat(with.figureAt(Figure.BATTLE_DESTINIES, CANTINA, DARK)).isEqualTo(destinies);
        assertThat(with.figureAt(Figure.BATTLE_DESTINIES, MOS_EISLEY, DARK)).isZero();
    }
}
