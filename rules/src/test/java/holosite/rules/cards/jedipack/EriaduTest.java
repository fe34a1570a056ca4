package holosite.rules.cards.jedipack;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

/** Eriadu. */
class EriaduTest {
    @Test
    void tarkinDeploysThereForFree() {
        var scene =
                table().system("Eriadu", DARK)
                        .at("Eriadu", "Devastator")
                        .at("Yavin 4", "Conquest")
                        .hand(DARK, "Grand Moff Tarkin", "Darth Vader")
                        .turn(DARK, Phase.DEPLOY);
        assertThat(scene.deployCost("Grand Moff Tarkin", "Devastator")).isZero();
        assertThat(scene.deployCost("Grand Moff Tarkin", "Conquest")).isPositive();
        assertThat(scene.deployCost("Darth Vader", "Devastator")).isPositive();
    }

    @Test
    void whereDarkControlsItAbleImperialsAreWorthTwoMore() {
        var position =
                table().at("Eriadu", "Devastator")
                        .at(FARM, "Darth Vader", "Stormtrooper", "Boba Fett");
        var scene = position.turn(DARK);
        assertThat(change(scene, "Darth Vader")).isEqualTo(2);
        assertThat(change(scene, "Stormtrooper")).isZero();
        assertThat(change(scene, "Boba Fett")).isZero();
        var contested = position.at("Eriadu", "X-wing").turn(DARK);
        assertThat(change(contested, "Darth Vader")).isZero();
    }

    @Test
    void lightDrainsOneMoreThere() {
        var scene = table().at("Eriadu", "X-wing").turn(LIGHT);
        assertThat(scene.forceDrain("Eriadu", LIGHT)).isEqualTo(1 + 1);
    }

    private static double change(Scene scene, String card) {
        return scene.forfeitValue(card) - scene.printed(Figure.FORFEIT, card);
    }

    @Test
    void whoHasAnAbilityOfTwoIsWorthNoMoreAndOneOfThreeIs() {
        var scene =
                table().at("Eriadu", "Devastator")
                        .at(FARM, "Imperial Commander", "General Veers", "Admiral Motti")
                        .turn(DARK);
        for (String imperial :
                new String[] {"Imperial Commander", "General Veers", "Admiral Motti"}) {
            assertThat(change(scene, imperial)).isEqualTo(scene.ability(imperial) > 2 ? 2 : 0);
        }
    }
}
