package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.hosts;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Ruling;
import holosite.language.card.Figure;
import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;

/** This Is Just Wrong. */
class ThisIsJustWrongTest {
    private static final String WRONG = "This Is Just Wrong";

    @Test
    @Ruling("male-characters")
    void itDeploysOnAManOfEitherSideAimedAtAWoman() {
        var scene =
                table().at(CANTINA, "Han Solo", "Leia Organa", "C-3PO")
                        .at(MOS_EISLEY, "Stormtrooper", "Arica")
                        .hand(DARK, WRONG)
                        .turn(DARK, Phase.DEPLOY);
        assertThat(hosts(scene, WRONG)).containsExactlyInAnyOrder("Han Solo", "Stormtrooper");
        scene.choose("Stormtrooper");
        assertThat(scene.offered()).containsExactlyInAnyOrder("Leia Organa", "Arica");
        scene.choose("Leia Organa").passResponses();
        assertThat(scene.hostOf(WRONG)).isEqualTo("Stormtrooper");
        assertThat(scene.power("Leia Organa"))
                .isEqualTo(scene.printed(Figure.POWER, "Leia Organa") - 2);
    }

    @Test
    void onlyTheTargetIsWeaker() {
        var scene =
                table().at(CANTINA, "Leia Organa", "Beru Lars")
                        .at(FARM, "Stormtrooper")
                        .on("Stormtrooper", WRONG)
                        .aimed(WRONG, "Leia Organa")
                        .turn(DARK);
        assertThat(scene.power("Leia Organa")).isEqualTo(1);
        assertThat(scene.power("Beru Lars")).isEqualTo(1);
    }

    @Test
    void itEndsWhenTheTwoArePresentTogether() {
        var scene =
                table().site(MOS_EISLEY, DARK)
                        .at(CANTINA, "Leia Organa", "Beru Lars")
                        .at(MOS_EISLEY, "Stormtrooper")
                        .on("Stormtrooper", WRONG)
                        .aimed(WRONG, "Leia Organa")
                        .force(LIGHT, 3)
                        .turn(LIGHT, Phase.MOVE);
        scene.move("Beru Lars").passUntil(LIGHT);
        assertThat(scene.isOnTable(WRONG)).isTrue();
        scene.move("Leia Organa").passUntil(LIGHT);
        assertThat(scene.isOnTable(WRONG)).isFalse();
        assertThat(scene.lost(DARK)).contains(WRONG);
    }
}
