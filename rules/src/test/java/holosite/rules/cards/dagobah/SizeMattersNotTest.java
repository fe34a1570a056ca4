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

/** Size Matters Not. */
class SizeMattersNotTest {
    @Test
    void itIsDeployedForAnApprenticeWhoHasCompletedTheTestBeforeIt() {
        var scene =
                trained("Great Warrior", "A Jedi's Strength", "Domain Of Evil")
                        .site("Dagobah: Cave", DARK)
                        .site("Tatooine: Cantina", DARK)
                        .hand(LIGHT, "Size Matters Not")
                        .turn(LIGHT, Phase.DEPLOY);
        assertThat(hosts(scene, "Size Matters Not")).containsExactlyInAnyOrder(SWAMP, BOG);
        trained("Great Warrior", "A Jedi's Strength")
                .hand(LIGHT, "Size Matters Not")
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("deploy Size Matters Not");
    }

    @Test
    void itsMentorMustBeOnDagobah() {
        var away =
                CardTable.table()
                        .site(SWAMP, LIGHT)
                        .site(JUNGLE, LIGHT)
                        .at("Tatooine: Cantina", "Yoda")
                        .at(BOG, LUKE)
                        .hand(LIGHT, "Size Matters Not");
        for (String one : new String[] {"Great Warrior", "A Jedi's Strength", "Domain Of Evil"}) {
            away.on(LUKE, one).aimed(one, LUKE).mark(one, Flag.COMPLETED);
        }
        away.turn(LIGHT, Phase.DEPLOY).mayNot("deploy Size Matters Not");
    }

    @Test
    void completedItMakesItsApprenticeImmuneToAttritionLessThanThree() {
        for (boolean completed : new boolean[] {true, false}) {
            var position =
                    trained()
                            .at(JUNGLE, "Rebel Trooper")
                            .on("Rebel Trooper", "Size Matters Not")
                            .aimed("Size Matters Not", "Rebel Trooper");
            if (completed) {
                position.mark("Size Matters Not", Flag.COMPLETED);
            }
            var scene = position.turn(LIGHT, Phase.DEPLOY);
            assertThat(scene.immunity("Rebel Trooper")).isEqualTo(completed ? 3 : 0);
        }
    }
}
