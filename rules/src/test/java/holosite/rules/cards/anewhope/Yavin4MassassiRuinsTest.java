package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Figure;
import org.junit.jupiter.api.Test;

/** Yavin 4: Massassi Ruins. */
class Yavin4MassassiRuinsTest {
    private static final String RUINS = "Yavin 4: Massassi Ruins";

    private static double xWing(String... there) {
        var scene =
                table().site(RUINS, LIGHT)
                        .at(RUINS, there)
                        .at("Death Star", "X-wing", "TIE Fighter")
                        .at("Hoth", "Y-wing")
                        .turn(LIGHT);
        assertThat(scene.power("TIE Fighter"))
                .isEqualTo(scene.printed(Figure.POWER, "TIE Fighter"));
        assertThat(scene.power("Y-wing")).isEqualTo(scene.printed(Figure.POWER, "Y-wing"));
        return scene.power("X-wing") - scene.printed(Figure.POWER, "X-wing");
    }

    @Test
    void aLeaderWhoControlsItStrengthensShipsAtTheDeathStar() {
        assertThat(xWing("Leia Organa")).isEqualTo(1);
        assertThat(xWing("Rebel Trooper")).isZero();
        assertThat(xWing("Leia Organa", "Stormtrooper")).isZero();
        assertThat(xWing("Rebel Trooper", "Stormtrooper")).isZero();
    }

    @Test
    void darkDrainsOneMoreThere() {
        var scene = table().site(RUINS, LIGHT).at(RUINS, "Stormtrooper").turn(DARK);
        // two Light Force icons
        assertThat(scene.forceDrain(RUINS, DARK)).isEqualTo(2 + 1);
    }

    @Test
    void aLeaderElsewhereDoesNotHelpAndNobodyAboardGrowsStronger() {
        var away =
                table().at(RUINS, "Rebel Trooper")
                        .at(BAY, "Leia Organa")
                        .at("Death Star", "X-wing")
                        .turn(LIGHT);
        assertThat(away.power("X-wing")).isEqualTo(away.printed(Figure.POWER, "X-wing"));
        var scene =
                table().at(RUINS, "Leia Organa")
                        .at("Death Star", "Home One")
                        .aboard("Home One", "Luke Skywalker")
                        .turn(LIGHT);
        assertThat(scene.power("Luke Skywalker"))
                .isEqualTo(scene.printed(Figure.POWER, "Luke Skywalker"));
    }
}
