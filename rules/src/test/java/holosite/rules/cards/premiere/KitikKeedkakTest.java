package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.hosts;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.table.Zone;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Kitik Keed'kak. */
class KitikKeedkakTest {
    @ParameterizedTest
    @CsvSource({"Tatooine: Mos Eisley, true", "Tatooine: Docking Bay 94, false"})
    void sheIsLostWhereTheMotherIs(String place, boolean lost) {
        var scene =
                table().at(MOS_EISLEY, "Kitik Keed'kak")
                        .at(place, "Kal'Falnl C'ndros")
                        .turn(DARK, Phase.CONTROL);
        assertThat(scene.isIn("Kitik Keed'kak", Zone.LOST_PILE)).isEqualTo(lost);
        assertThat(scene.isOnTable("Kal'Falnl C'ndros")).isTrue();
    }

    @ParameterizedTest
    @CsvSource({
        "Blizzard 1, false",
        "Boba Fett In Slave I, false",
        "Dewback, true",
        "Devastator, true"
    })
    void sheBoardsNothingNarrow(String craft, boolean boards) {
        var scene =
                table().site(MOS_EISLEY, DARK)
                        .system("Tatooine", DARK)
                        .at(craft.equals("Devastator") ? "Tatooine" : MOS_EISLEY, craft)
                        .hand(DARK, "Kitik Keed'kak", "Stormtrooper")
                        .force(DARK, 12)
                        .turn(DARK, Phase.DEPLOY);
        assertThat(hosts(scene, "Kitik Keed'kak").contains(craft)).isEqualTo(boards);
    }

    @Test
    void norDoesSheEmbark() {
        var scene =
                table().at(MOS_EISLEY, "Kitik Keed'kak", "Stormtrooper", "dark Lift Tube")
                        .force(DARK, 3)
                        .turn(DARK, Phase.MOVE);
        scene.offers("embark Stormtrooper").mayNot("embark Kitik Keed'kak");
    }
}
