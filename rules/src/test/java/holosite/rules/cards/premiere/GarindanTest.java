package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
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
        assertThat(less("Leia Organa")).isEqualTo(1);
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
        assertThat(cost("Leia Organa", "Stormtrooper")).isZero();
        assertThat(cost("Yoda", "Stormtrooper")).isEqualTo(1);
        assertThat(cost("Rebel Trooper", "Stormtrooper")).isEqualTo(1);
        assertThat(cost("Luke Skywalker", "Bossk")).isEqualTo(1);
    }

    private static double cost(String company, String traveler) {
        return table().at(BAY, "Garindan", company)
                .at(CANTINA, traveler)
                .turn(DARK, Phase.MOVE)
                .figure(Figure.MOVE_COST, traveler, BAY);
    }

    @Test
    void notFromFurtherAwayNorInAnotherPhase() {
        var moving =
                table().at(CANTINA, "Garindan", "Luke Skywalker")
                        .at(BAY, "Stormtrooper#1")
                        .at(MOS_EISLEY, "Stormtrooper#2")
                        .turn(DARK, Phase.MOVE);
        assertThat(moving.locations()).containsExactly(CANTINA, BAY, MOS_EISLEY);
        assertThat(moving.figure(Figure.MOVE_COST, "Stormtrooper#1", CANTINA)).isZero();
        assertThat(moving.figure(Figure.MOVE_COST, "Stormtrooper#2", CANTINA)).isEqualTo(1);

        var control =
                table().at(BAY, "Garindan", "Luke Skywalker")
                        .at(CANTINA, "Stormtrooper")
                        .turn(DARK, Phase.CONTROL);
        assertThat(control.figure(Figure.MOVE_COST, "Stormtrooper", BAY)).isEqualTo(1);
    }
}
