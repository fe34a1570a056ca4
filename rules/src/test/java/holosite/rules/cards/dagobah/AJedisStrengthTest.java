package holosite.rules.cards.dagobah;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.battleDestinies;
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

/** A Jedi's Strength. */
class AJedisStrengthTest {
    @Test
    void itIsDeployedForAnApprenticeWhoHasCompletedTheTestBeforeIt() {
        var scene =
                trained("Great Warrior")
                        .site("Dagobah: Cave", DARK)
                        .site("Tatooine: Cantina", DARK)
                        .hand(LIGHT, "A Jedi's Strength")
                        .turn(LIGHT, Phase.DEPLOY);
        assertThat(hosts(scene, "A Jedi's Strength"))
                .containsExactlyInAnyOrder(BOG, "Dagobah: Cave");
        trained()
                .hand(LIGHT, "A Jedi's Strength")
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("deploy A Jedi's Strength");
    }

    @Test
    void itsMentorMustBeOnDagobah() {
        var away =
                CardTable.table()
                        .site(SWAMP, LIGHT)
                        .site(JUNGLE, LIGHT)
                        .at("Tatooine: Cantina", "Yoda")
                        .at(BOG, LUKE)
                        .hand(LIGHT, "A Jedi's Strength");
        for (String one : new String[] {"Great Warrior"}) {
            away.on(LUKE, one).aimed(one, LUKE).mark(one, Flag.COMPLETED);
        }
        away.turn(LIGHT, Phase.DEPLOY).mayNot("deploy A Jedi's Strength");
    }

    @Test
    void completedItRaisesWhatABattleDestinyTakesForTheOpponent() {
        for (boolean completed : new boolean[] {true, false}) {
            var position =
                    completed
                            ? trained("Great Warrior", "A Jedi's Strength")
                            : trained("Great Warrior");
            var scene =
                    position.at("Tatooine: Cantina", "General Veers", "Chewbacca", "Obi-Wan Kenobi")
                            .at("Tatooine: Cantina", "DS-61-2")
                            .force(DARK, 3)
                            .turn(DARK, Phase.BATTLE)
                            .battleAt("Tatooine: Cantina");

            assertThat(scene.totalAbility("Tatooine: Cantina", DARK)).isEqualTo(5);
            assertThat(battleDestinies(scene, DARK)).isEqualTo(completed ? 0 : 1);
            assertThat(battleDestinies(scene, LIGHT)).isEqualTo(1);
        }
        var able =
                trained("Great Warrior", "A Jedi's Strength")
                        .at("Tatooine: Cantina", "Darth Vader", "Obi-Wan Kenobi")
                        .force(DARK, 3)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt("Tatooine: Cantina");
        assertThat(battleDestinies(able, DARK)).isEqualTo(1);
    }
}
