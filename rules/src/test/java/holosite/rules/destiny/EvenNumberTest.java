package holosite.rules.destiny;

import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.glossary.Claim;
import holosite.language.card.Phase;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

/** Even and odd numbers, by the example of Salacious Crumb. */
class EvenNumberTest {
    private static Scene laughingAt(int destiny) {
        var scene =
                Scene.with(AllCards::all)
                        .at(CANTINA, "Salacious Crumb", "Luke Skywalker")
                        .force(LIGHT, 2)
                        .nextDestiny(LIGHT, destiny)
                        .turn(LIGHT, Phase.BATTLE);
        scene.battleAt(CANTINA).passUntil(Prompt.Key.DRAW_BATTLE_DESTINY).yes();
        return scene;
    }

    @Test
    @Claim("even-number#1")
    void zeroIsEven() {
        // the battle is free there; an even destiny costs 1 Force and stays
        var zero = laughingAt(0);
        assertThat(zero.forcePile(LIGHT)).hasSize(1);
        assertThat(zero.lost(LIGHT)).isEmpty();

        var two = laughingAt(2);
        assertThat(two.forcePile(LIGHT)).hasSize(1);
        assertThat(two.lost(LIGHT)).isEmpty();
    }

    @Test
    @Claim("even-number#1")
    void zeroIsNotOdd() {
        // an odd destiny costs nothing and is lost
        var three = laughingAt(3);
        assertThat(three.forcePile(LIGHT)).hasSize(2);
        assertThat(three.lost(LIGHT)).hasSize(1);

        assertThat(laughingAt(0).lost(LIGHT)).isEmpty();
    }

    /** Brainiac's destiny number is pi. */
    @Test
    void aFractionIsNeitherEvenNorOdd() {
        var scene =
                Scene.with(AllCards::all)
                        .at(CANTINA, "Salacious Crumb", "Luke Skywalker")
                        .force(LIGHT, 2)
                        .reserve(LIGHT, "Brainiac")
                        .turn(LIGHT, Phase.BATTLE);
        scene.battleAt(CANTINA).passUntil(Prompt.Key.DRAW_BATTLE_DESTINY).yes();
        assertThat(scene.forcePile(LIGHT)).hasSize(2);
        assertThat(scene.lost(LIGHT)).isEmpty();
    }
}
