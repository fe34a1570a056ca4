package holosite.rules.deploy;

import static holosite.language.card.Figure.DEPLOY_COST;
import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.language.words.Abilities.always;
import static holosite.language.words.Abilities.deploysOnTable;
import static holosite.language.words.Filters.persona;
import static holosite.language.words.Kinds.effect;
import static holosite.language.words.Modifiers.free;
import static holosite.rules.cards.CardTable.CANTINA;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.glossary.Ruling;
import holosite.language.Card;
import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The deploy cost of a card, printed in its box or named in its text. */
class DeployCostTest {
    private static final String PISTOL = "Han's Heavy Blaster Pistol";

    private static final Card GIFT =
            effect("Plain Gift", DARK, "0_54")
                    .destiny(3)
                    .says(deploysOnTable(), always(free(DEPLOY_COST, persona("Executor"))));

    private static Position table() {
        var cards = new ArrayList<>(AllCards.all());
        cards.addAll(List.of(GIFT));
        return Scene.with(() -> cards);
    }

    @Test
    void aPriceNamedInTheTextIsTheDeployCost() {
        var scene = table().hand(DARK, "Assault Rifle", "Stormtrooper").turn(DARK, Phase.DEPLOY);

        assertThat(scene.figure(DEPLOY_COST, "Assault Rifle")).isEqualTo(3);
        assertThat(scene.figure(DEPLOY_COST, "Stormtrooper")).isEqualTo(1);
    }

    @Test
    @Ruling("price-among-several")
    void ofSeveralPricesTheOneForTheBearerCounts() {
        var held = table().hand(LIGHT, PISTOL).at(CANTINA, "Han Solo", "Luke Skywalker");
        var scene = held.turn(LIGHT, Phase.DEPLOY);
        assertThat(scene.figure(DEPLOY_COST, PISTOL)).isEqualTo(1);
        assertThat(scene.figure(DEPLOY_COST, PISTOL, "Han Solo")).isEqualTo(1);
        assertThat(scene.figure(DEPLOY_COST, PISTOL, "Luke Skywalker")).isEqualTo(3);

        var carried = table().at(CANTINA, "Luke Skywalker").on("Luke Skywalker", PISTOL);
        assertThat(carried.turn(LIGHT).figure(DEPLOY_COST, PISTOL)).isEqualTo(3);
    }

    @Test
    void aTextThatNamesNoPriceLetsItDeployForFree() {
        var scene = table().hand(DARK, "Plain Gift").turn(DARK, Phase.DEPLOY);

        assertThat(scene.figure(DEPLOY_COST, "Plain Gift")).isEqualTo(0);
    }

    @Test
    void theDearestShipIsOfferedWithoutAnyForceWhereATextMakesItFree() {
        for (boolean free : new boolean[] {true, false}) {
            var position = table().system("Endor", DARK).hand(DARK, "Executor").force(DARK, 2);
            if (free) {
                position.beside(DARK, "Plain Gift");
            }
            var scene = position.turn(DARK, Phase.DEPLOY);

            assertThat(scene.printed("Executor").figures().get(DEPLOY_COST)).isEqualTo(15);
            assertThat(scene.isOffered("deploy Executor")).isEqualTo(free);
        }
    }
}
