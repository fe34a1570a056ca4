package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.hosts;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

/** Luke? Luuuuke!. */
class LukeLuuuukeTest {
    private static final String CALL = "Luke? Luuuuke!";

    private static Scene called(String rebel) {
        return table().site(CANTINA, DARK)
                .on(CANTINA, CALL)
                .at("Yavin 4: Docking Bay", rebel)
                .aimed(CALL, rebel)
                .turn(DARK, Phase.CONTROL);
    }

    @Test
    void itsTargetLosesOnePowerAndForfeitAndLukeThree() {
        var free = table().at("Yavin 4: Docking Bay", "Luke Skywalker", "Han Solo").turn(DARK);
        var luke = called("Luke Skywalker");
        assertThat(luke.power("Luke Skywalker")).isEqualTo(free.power("Luke Skywalker") - 3);
        assertThat(luke.forfeitValue("Luke Skywalker"))
                .isEqualTo(free.forfeitValue("Luke Skywalker") - 3);
        var han = called("Han Solo");
        assertThat(han.power("Han Solo")).isEqualTo(free.power("Han Solo") - 1);
        assertThat(han.forfeitValue("Han Solo")).isEqualTo(free.forfeitValue("Han Solo") - 1);
    }

    @Test
    void aTargetWithoutForfeitLeftIsLost() {
        var scene = called("Rogue Gunner");
        scene.answerDefault();
        assertThat(scene.lost(LIGHT)).contains("Rogue Gunner");
    }

    @Test
    void itGoesToSitesOfTatooine() {
        var scene =
                table().system("Tatooine", DARK)
                        .site(CANTINA, DARK)
                        .site(MOS_EISLEY, DARK)
                        .at(PLAINS, "Han Solo")
                        .hand(DARK, CALL)
                        .turn(DARK, Phase.DEPLOY);
        assertThat(hosts(scene, CALL)).containsExactlyInAnyOrder(CANTINA, MOS_EISLEY);
    }
}
