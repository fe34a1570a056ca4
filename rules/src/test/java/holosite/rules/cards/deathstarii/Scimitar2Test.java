package holosite.rules.cards.deathstarii;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.cards.CardTable;
import holosite.rules.table.Flag;
import org.junit.jupiter.api.Test;

/** Scimitar 2. */
class Scimitar2Test {
    private static final String SCIMITAR = "Scimitar 2";
    private static final String BOMBS = "Proton Bombs";

    @Test
    void itsPowerIsThreeMoreDuringABombingRunBattle() {
        var scene =
                CardTable.table()
                        .system("Tatooine", DARK)
                        .site(MOS_EISLEY, DARK)
                        .at(MOS_EISLEY, SCIMITAR, "Luke Skywalker")
                        .pilot(SCIMITAR, "DS-61-2")
                        .mark(SCIMITAR, Flag.BOMBING_RUN)
                        .force(DARK, 5)
                        .turn(DARK, Phase.BATTLE);
        double before = scene.power(SCIMITAR);
        scene.battleAt(MOS_EISLEY);
        assertThat(scene.power(SCIMITAR)).isEqualTo(before + 3);

        var above =
                CardTable.table()
                        .system("Tatooine", DARK)
                        .at("Tatooine", SCIMITAR, "X-wing")
                        .pilot(SCIMITAR, "DS-61-2")
                        .force(DARK, 5)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt("Tatooine");
        assertThat(above.power(SCIMITAR)).isEqualTo(before);
    }

    @Test
    void onceInTheGameItTakesProtonBombsAboardFromReserveDeck() {
        var scene =
                CardTable.table()
                        .system("Tatooine", DARK)
                        .at("Tatooine", SCIMITAR, "TIE Bomber")
                        .pilot(SCIMITAR, "DS-61-2")
                        .reserve(DARK, BOMBS, "Proton Bombs#2")
                        .turn(DARK, Phase.DEPLOY);
        scene.use(SCIMITAR);
        if (!scene.isOnTable(BOMBS) && !scene.isOnTable("Proton Bombs#2")) {
            scene.choose(BOMBS);
        }
        scene.passResponses();

        assertThat(scene.cardsOn(SCIMITAR)).containsAnyOf(BOMBS, "Proton Bombs#2");
        assertThat(scene.cardsOn("TIE Bomber")).isEmpty();
        scene.mayNot("use " + SCIMITAR);
        scene.passUntil(DARK, Phase.MOVE).passUntil(DARK, Phase.DEPLOY);
        scene.mayNot("use " + SCIMITAR);
    }

    @Test
    void notInTheOpponentsTurn() {
        var scene =
                CardTable.table()
                        .system("Tatooine", DARK)
                        .at("Tatooine", SCIMITAR)
                        .pilot(SCIMITAR, "DS-61-2")
                        .reserve(DARK, BOMBS)
                        .turn(LIGHT, Phase.DEPLOY);
        CardTable.mayNotInThisPhase(scene, "use " + SCIMITAR);
    }

    @Test
    void nothingElseComesThatWay() {
        var scene =
                CardTable.table()
                        .system("Tatooine", DARK)
                        .at("Tatooine", SCIMITAR)
                        .pilot(SCIMITAR, "DS-61-2")
                        .reserve(DARK, "Boosted TIE Cannon")
                        .turn(DARK, Phase.DEPLOY);
        scene.use(SCIMITAR).passResponses();
        assertThat(scene.cardsOn(SCIMITAR)).doesNotContain("Boosted TIE Cannon");
    }
}
