package holosite.rules.cards.empirestrikesbackintroductorytwoplayergame;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.PERIMETER;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Hoth: Mountains (6th Marker). */
class HothMountainsTest {
    private static final String MOUNTAINS = "Hoth: Mountains (6th Marker)";

    @Test
    void imperialsAndCombatVehiclesDeployThereForOneLess() {
        var scene =
                table().site(MOUNTAINS, DARK)
                        .site(PERIMETER, LIGHT)
                        .hand(DARK, "Stormtrooper", "Imperial Walker", "Boba Fett")
                        .turn(DARK, Phase.DEPLOY);
        for (String card : List.of("Stormtrooper", "Imperial Walker", "Boba Fett")) {
            int less = card.equals("Boba Fett") ? 0 : 1;
            assertThat(scene.deployCost(card, MOUNTAINS))
                    .isEqualTo(scene.deployCost(card, PERIMETER) - less);
        }
    }

    @Test
    void notForLightWhichDrainsOneMoreThere() {
        var scene =
                table().at(MOUNTAINS, "Rebel Trooper")
                        .site(PERIMETER, LIGHT)
                        .hand(LIGHT, "Rebel Snowspeeder")
                        .turn(LIGHT, Phase.DEPLOY);
        assertThat(scene.deployCost("Rebel Snowspeeder", MOUNTAINS))
                .isEqualTo(scene.deployCost("Rebel Snowspeeder", PERIMETER));
        assertThat(scene.forceDrain(MOUNTAINS, LIGHT)).isEqualTo(1 + 1);
    }
}
