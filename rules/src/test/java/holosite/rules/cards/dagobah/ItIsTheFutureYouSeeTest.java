package holosite.rules.cards.dagobah;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.hosts;
import static holosite.rules.cards.dagobah.Training.BOG;
import static holosite.rules.cards.dagobah.Training.JUNGLE;
import static holosite.rules.cards.dagobah.Training.LUKE;
import static holosite.rules.cards.dagobah.Training.SWAMP;
import static holosite.rules.cards.dagobah.Training.trained;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.cards.CardTable;
import holosite.rules.table.Flag;
import org.junit.jupiter.api.Test;

/** It Is The Future You See. */
class ItIsTheFutureYouSeeTest {
    @Test
    void itIsDeployedForAnApprenticeWhoHasCompletedTheTestBeforeIt() {
        var scene =
                trained("Great Warrior", "A Jedi's Strength", "Domain Of Evil", "Size Matters Not")
                        .site("Dagobah: Cave", DARK)
                        .site("Tatooine: Cantina", DARK)
                        .hand(LIGHT, "It Is The Future You See")
                        .turn(LIGHT, Phase.DEPLOY);
        assertThat(hosts(scene, "It Is The Future You See"))
                .containsExactlyInAnyOrder(SWAMP, JUNGLE, BOG, "Dagobah: Cave");
        trained("Great Warrior", "A Jedi's Strength", "Domain Of Evil")
                .hand(LIGHT, "It Is The Future You See")
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("deploy It Is The Future You See");
    }

    @Test
    void itsMentorMustBeOnDagobah() {
        var away =
                CardTable.table()
                        .site(SWAMP, LIGHT)
                        .site(JUNGLE, LIGHT)
                        .at("Tatooine: Cantina", "Yoda")
                        .at(BOG, LUKE)
                        .hand(LIGHT, "It Is The Future You See");
        for (String one :
                new String[] {
                    "Great Warrior", "A Jedi's Strength", "Domain Of Evil", "Size Matters Not"
                }) {
            away.on(LUKE, one).aimed(one, LUKE).mark(one, Flag.COMPLETED);
        }
        away.turn(LIGHT, Phase.DEPLOY).mayNot("deploy It Is The Future You See");
    }

    @Test
    void completedItMakesItsApprenticeImmuneToAttritionLessThanFour() {
        var scene = trained("It Is The Future You See").turn(LIGHT, Phase.CONTROL);

        assertThat(scene.immunity(LUKE)).isEqualTo(4);
    }
}
