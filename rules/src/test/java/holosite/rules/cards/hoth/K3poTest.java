package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.card.Trait;
import holosite.rules.modifier.Standing;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** K-3PO. */
class K3poTest {
    private static final String K3PO = "K-3PO (Kay-Threepio)";

    @Test
    void itBattlesAndIsBattled() {
        table().at(MOS_EISLEY, K3PO, "Darth Vader")
                .force(LIGHT, 1)
                .turn(LIGHT, Phase.BATTLE)
                .offers("battle at " + MOS_EISLEY);
        table().at(MOS_EISLEY, K3PO, "Darth Vader")
                .force(DARK, 1)
                .turn(DARK, Phase.BATTLE)
                .offers("battle at " + MOS_EISLEY);
        table().at(MOS_EISLEY, "EG-4", "Darth Vader")
                .force(DARK, 1)
                .turn(DARK, Phase.BATTLE)
                .mayNot("battle at " + MOS_EISLEY);
    }

    @ParameterizedTest
    @CsvSource({
        "Hoth: Ice Plains (5th Marker), 3",
        "Yavin 4: Jungle, 3",
        "Tatooine: Mos Eisley, 1"
    })
    void otherDroidsAtABaseMakeItStronger(String site, int power) {
        var scene =
                table().at(site, K3PO, "C-3PO", "R4-E1 (Arfour-Eeone)", "Rebel Trooper", "EG-6")
                        .at(CANTINA, "EG-4")
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(scene.power(K3PO)).isEqualTo(power);
    }

    @ParameterizedTest
    @CsvSource({"C-3PO, true", "EG-6, false", "Rebel Trooper, false"})
    void anotherDroidMakesItALeader(String companion, boolean leader) {
        var scene = table().at(MOS_EISLEY, K3PO, companion).turn(LIGHT, Phase.CONTROL);
        assertThat(
                        Standing.of(scene.state())
                                .hasTrait(scene.state(), scene.card(K3PO), Trait.LEADER))
                .isEqualTo(leader);
    }

    @Test
    void aBattleEndsThatItAloneMakesPossible() {
        var scene =
                table().at(MOS_EISLEY, K3PO, "Darth Vader")
                        .force(LIGHT, 1)
                        .turn(LIGHT, Phase.BATTLE)
                        .battleAt(MOS_EISLEY);
        assertThat(scene.inBattle()).isTrue();
    }
}
