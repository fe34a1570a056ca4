package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Figure;
import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;

/** Garindan. */
class GarindanTest {
    @Test
    void imperialsDeployForOneLessWhereHeIsWithARebelOfAbilityAboveTwo() {
        assertThat(less("Luke Skywalker")).isEqualTo(1);
        assertThat(less("Rebel Trooper")).isZero();
        assertThat(less("Yoda")).isZero();
    }

    private static int less(String company) {
        var scene =
                table().at(BAY, "Garindan", company)
                        .site(CANTINA, DARK)
                        .hand(DARK, "General Veers", "Bossk")
                        .turn(DARK, Phase.DEPLOY);
        assertThat(scene.deployCost("Bossk", BAY)).isEqualTo(scene.deployCost("Bossk", CANTINA));
        return scene.deployCost("General Veers", CANTINA) - scene.deployCost("General Veers", BAY);
    }

    @Test
    void imperialsAtTheNextSiteMoveThereForFree() {
        assertThat(cost("Luke Skywalker", "Stormtrooper")).isZero();
        assertThat(cost("Rebel Trooper", "Stormtrooper")).isEqualTo(1);
        assertThat(cost("Luke Skywalker", "Bossk")).isEqualTo(1);
    }

    private static double cost(String company, String traveler) {
        return table().at(BAY, "Garindan", company)
                .at(CANTINA, traveler)
                .turn(DARK, Phase.MOVE)
                .figure(Figure.MOVE_COST, traveler, BAY);
    }
}
