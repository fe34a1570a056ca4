package holosite.rules.cards.dagobah;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.cards.CardTable;
import holosite.rules.kit.Scene;
import holosite.rules.table.Flag;
import org.junit.jupiter.api.Test;

/** TIE Bomber. */
class TieBomberTest {
    private static final String BOMBER = "TIE Bomber";
    private static final String MINE = "Orbital Mine";

    @Test
    void itsPowerIsTwoMoreDuringABombingRunBattle() {
        var scene =
                CardTable.table()
                        .system("Tatooine", DARK)
                        .site(MOS_EISLEY, DARK)
                        .at(MOS_EISLEY, BOMBER, "Luke Skywalker")
                        .mark(BOMBER, Flag.BOMBING_RUN)
                        .force(DARK, 5)
                        .turn(DARK, Phase.BATTLE);
        assertThat(scene.power(BOMBER)).isEqualTo(1);
        scene.battleAt(MOS_EISLEY);
        assertThat(scene.power(BOMBER)).isEqualTo(3);

        var above =
                CardTable.table()
                        .system("Tatooine", DARK)
                        .at("Tatooine", BOMBER, "X-wing")
                        .force(DARK, 5)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt("Tatooine");
        assertThat(above.battlePower(DARK)).isEqualTo(1);
    }

    private static Scene mined(String at, int force, Phase phase) {
        return CardTable.table()
                .system("Tatooine", DARK)
                .system("Kessel", DARK)
                .at("Tatooine", BOMBER, "TIE Scout")
                .on(at, MINE)
                .force(DARK, force)
                .turn(DARK, phase);
    }

    @Test
    void forOneForceItDefusesAnOrbitalMinePresent() {
        for (int option : new int[] {1, 2}) {
            var scene = mined("Tatooine", 3, Phase.CONTROL);
            scene.use(BOMBER).passResponses();
            scene.option(option).passResponses();

            assertThat(option == 1 ? scene.lost(LIGHT) : scene.hand(LIGHT)).containsExactly(MINE);
            assertThat(scene.forcePile(DARK)).hasSize(2);
        }
    }

    @Test
    void itDefusesAsManyAsItCanPayForInAnyPhaseOfYourTurn() {
        var scene =
                CardTable.table()
                        .system("Tatooine", DARK)
                        .at("Tatooine", BOMBER)
                        .on("Tatooine", MINE, "Orbital Mine#2")
                        .force(DARK, 2)
                        .turn(DARK, Phase.DRAW);
        scene.use(BOMBER).choose(MINE).passResponses();
        scene.option(1).passResponses();
        scene.use(BOMBER).passResponses();
        scene.option(1).passResponses();
        assertThat(scene.lost(LIGHT)).containsExactlyInAnyOrder(MINE, "Orbital Mine#2");
    }

    @Test
    void notElsewhereNorWithoutForceNorInTheOpponentsTurn() {
        mined("Kessel", 3, Phase.CONTROL).mayNot("use " + BOMBER);
        mined("Tatooine", 0, Phase.CONTROL).mayNot("use " + BOMBER);
        var theirs =
                CardTable.table()
                        .system("Tatooine", DARK)
                        .at("Tatooine", BOMBER)
                        .on("Tatooine", MINE)
                        .force(DARK, 3)
                        .turn(LIGHT, Phase.CONTROL);
        CardTable.mayNotInThisPhase(theirs, "use " + BOMBER);
    }
}
