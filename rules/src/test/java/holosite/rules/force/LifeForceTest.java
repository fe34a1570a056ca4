package holosite.rules.force;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Ruling;
import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;

/** Life Force: what counts as part of it, and what happens when none is left. */
class LifeForceTest {

    @Test
    @Ruling("destiny-card-is-life-force")
    void theLastCardDrawnAsDestinyDoesNotEndTheGame() {
        var scene =
                table().at(CANTINA, "Darth Vader", "Rebel Trooper")
                        .reserve(DARK, "Snowtrooper")
                        .nothingElseInReserve(DARK)
                        .force(LIGHT, 1)
                        .turn(LIGHT, Phase.BATTLE);

        scene.battleAt(CANTINA).finishBattle();

        assertThat(scene.used(DARK)).containsExactly("Snowtrooper");
        assertThat(scene.isOver()).isFalse();
        assertThat(scene.lifeForce(DARK)).isEqualTo(1);
    }

    @Test
    @Ruling("both-life-forces-empty")
    void ifNeitherPlayerHasAnyTheDarkSideHasLost() {
        var scene =
                table().nothingElseInReserve(DARK)
                        .nothingElseInReserve(LIGHT)
                        .turn(DARK, Phase.CONTROL);

        assertThat(scene.game().outcome().orElseThrow().winner()).isEqualTo(LIGHT);
    }

    @Test
    @Ruling("generation-fixed-at-start")
    void whatIsDeployedInATurnAddsToTheForceGeneratedInTheNext() {
        var scene =
                table().site(CANTINA, LIGHT)
                        .hand(LIGHT, "Tatooine: Docking Bay 94")
                        .turn(LIGHT, Phase.DEPLOY);
        int before = scene.state().turn().generation();

        scene.deploy("Tatooine: Docking Bay 94");

        assertThat(scene.generation(LIGHT)).isGreaterThan(before);
        assertThat(scene.state().turn().generation()).isEqualTo(before);
    }
}
