package holosite.rules.cards;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.card.Side;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Effects that Alter cannot cancel. */
class ImmuneToAlterTest {

    @ParameterizedTest
    @CsvSource({
        "LIGHT, Ultimatum (6_58), '', false",
        "LIGHT, Haven, Hoth, false",
        "LIGHT, Sai'torr Kal Fas, Wioslea, false",
        "LIGHT, Rycar Ryjerd, Wioslea, false",
        "DARK, Ket Maliss, Garindan, false",
        "LIGHT, light Undercover, Wioslea, false",
        "LIGHT, Solomahal, Rebel Trooper, false",
        "DARK, dark Undercover, Garindan, false",
        "DARK, Perimeter Patrol, Hoth, false",
        "DARK, Watto's Box, '', false",
        "DARK, Do They Have A Code Clearance? (12_131), '', false",
        "LIGHT, 'Do, Or Do Not (4_21)', '', false",
        "DARK, There Is No Try (4_134), '', false",
        "LIGHT, Bargaining Table, '', true"
    })
    void alterFindsItOrNot(Side side, String effect, String host, boolean found) {
        Side other = side == DARK ? LIGHT : DARK;
        var position =
                table().system("Hoth", DARK)
                        .at(MOS_EISLEY, "Darth Vader", "Obi-Wan Kenobi (1_21)")
                        .hand(other, other == DARK ? "Alter (1_234)" : "Alter (1_71)")
                        .force(other, 3);
        if (host.isEmpty()) {
            position.beside(side, effect);
        } else if (host.equals("Hoth")) {
            position.on(host, effect);
        } else {
            position.at(MOS_EISLEY, host).on(host, effect);
        }
        var scene = position.turn(other, Phase.CONTROL);

        assertThat(scene.isOffered("play Alter")).isEqualTo(found);
    }
}
