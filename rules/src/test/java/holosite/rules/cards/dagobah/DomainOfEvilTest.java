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

/** Domain Of Evil. */
class DomainOfEvilTest {
    @Test
    void itIsDeployedForAnApprenticeWhoHasCompletedTheTestBeforeIt() {
        var scene =
                trained("Great Warrior", "A Jedi's Strength")
                        .site("Dagobah: Cave", DARK)
                        .site("Tatooine: Cantina", DARK)
                        .hand(LIGHT, "Domain Of Evil")
                        .turn(LIGHT, Phase.DEPLOY);
        assertThat(hosts(scene, "Domain Of Evil"))
                .containsExactlyInAnyOrder(JUNGLE, "Dagobah: Cave");
        trained("Great Warrior")
                .hand(LIGHT, "Domain Of Evil")
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("deploy Domain Of Evil");
    }

    @Test
    void itsMentorMustBeOnDagobah() {
        var away =
                CardTable.table()
                        .site(SWAMP, LIGHT)
                        .site(JUNGLE, LIGHT)
                        .at("Tatooine: Cantina", "Yoda")
                        .at(BOG, LUKE)
                        .hand(LIGHT, "Domain Of Evil");
        for (String one : new String[] {"Great Warrior", "A Jedi's Strength"}) {
            away.on(LUKE, one).aimed(one, LUKE).mark(one, Flag.COMPLETED);
        }
        away.turn(LIGHT, Phase.DEPLOY).mayNot("deploy Domain Of Evil");
    }
}
