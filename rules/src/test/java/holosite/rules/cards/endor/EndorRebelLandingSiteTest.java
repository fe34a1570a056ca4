package holosite.rules.cards.endor;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.language.words.Kinds.alien;
import static holosite.language.words.Kinds.rebel;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.Card;
import holosite.language.card.Figure;
import holosite.language.card.Icon;
import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Endor: Rebel Landing Site (Forest). */
class EndorRebelLandingSiteTest {
    private static final String SITE = "Endor: Rebel Landing Site (Forest)";
    private static final String FOREST = "Endor: Dense Forest";

    private static final Card COMMANDO =
            rebel("Plain Commando", "900_1")
                    .destiny(1)
                    .deploy(3)
                    .power(1)
                    .ability(1)
                    .forfeit(1)
                    .icons(Icon.ENDOR)
                    .says();

    private static final Card EWOK =
            alien("Plain Ewok", LIGHT, "900_2")
                    .destiny(1)
                    .deploy(3)
                    .power(1)
                    .ability(1)
                    .forfeit(1)
                    .icons(Icon.ENDOR)
                    .says();

    private static Position table() {
        return tableWith(COMMANDO, EWOK)
                .site(SITE, LIGHT)
                .site(FOREST, DARK)
                .system("Endor", LIGHT);
    }

    @Test
    void starfightersOfTheLightSideLandThereForFree() {
        var scene = table().at("Endor", "X-wing").turn(LIGHT, Phase.MOVE);
        scene.land("X-wing").passResponses();
        assertThat(scene.locationOf("X-wing")).isEqualTo(SITE);
        table().at("Endor", "Boba Fett In Slave I")
                .turn(DARK, Phase.MOVE)
                .mayNot("land Boba Fett In Slave I");
        table().at("Endor", "Boba Fett In Slave I")
                .force(DARK, 1)
                .turn(DARK, Phase.MOVE)
                .offers("land Boba Fett In Slave I");
        // whoever walks there pays
        table().at(FOREST, "Rebel Trooper").turn(LIGHT, Phase.MOVE).mayNot("move Rebel Trooper");
    }

    @Test
    void notWithTheDarkSideThere() {
        table().at("Endor", "X-wing")
                .at(SITE, "Stormtrooper")
                .turn(LIGHT, Phase.MOVE)
                .mayNot("land X-wing");
    }

    @ParameterizedTest
    @CsvSource({
        "Plain Commando, -1",
        "R2-D2 (Artoo-Detoo), -1",
        "Luke Skywalker, 0",
        "Plain Ewok, 0"
    })
    void droidsAndRebelsOfEndorDeployForLess(String card, int change) {
        var scene = table().hand(LIGHT, card).turn(LIGHT, Phase.DEPLOY);
        int printed = (int) scene.printed(Figure.DEPLOY_COST, card);
        assertThat(scene.deployCost(card, SITE)).isEqualTo(printed + change);
        assertThat(scene.deployCost(card, FOREST)).isEqualTo(printed);
        var occupied = table().at(SITE, "Stormtrooper").hand(LIGHT, card).turn(LIGHT, Phase.DEPLOY);
        assertThat(occupied.deployCost(card, SITE)).isEqualTo(printed);
    }

    @Test
    void droidsOfTheDarkSideDoNot() {
        var scene = table().hand(DARK, "EG-6 (Eegee-Six)").turn(DARK, Phase.DEPLOY);
        assertThat(scene.deployCost("EG-6 (Eegee-Six)", SITE))
                .isEqualTo((int) scene.printed(Figure.DEPLOY_COST, "EG-6 (Eegee-Six)"));
    }
}
