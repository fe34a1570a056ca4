package holosite.rules.cards.specialedition;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.rules.kit.Scene;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Spaceport Prefect's Office. */
class SpaceportPrefectsOfficeTest {
    private static final String OFFICE = "Spaceport Prefect's Office";

    private static Scene office(String officer, String place) {
        return table().system("Tatooine", DARK)
                .locationOf("Tatooine", OFFICE, DARK)
                .at(BAY, "Stormtrooper", "Boba Fett (5_91)")
                .at(PLAINS, "Stormtrooper")
                .at("Tatooine", "Devastator")
                .passenger("Devastator", "DS-61-2")
                .at(place, officer)
                .turn(DARK, Phase.CONTROL);
    }

    private static double change(Scene scene, Figure figure, String card) {
        return scene.figure(figure, card) - scene.printed(figure, card);
    }

    @Test
    void anImperialLeaderThereHelpsImperialsAtAllSitesOfThePlanet() {
        var scene = office("General Veers", OFFICE);
        for (var figure : List.of(Figure.POWER, Figure.FORFEIT)) {
            assertThat(change(scene, figure, "General Veers")).isEqualTo(1);
            assertThat(change(scene, figure, "Stormtrooper#1")).isEqualTo(1);
            assertThat(change(scene, figure, "Stormtrooper#2")).isZero();
            assertThat(change(scene, figure, "Boba Fett")).isZero();
            assertThat(change(scene, figure, "DS-61-2")).isZero();
        }
    }

    @Test
    void anybodyElseThereOrALeaderElsewhereDoesNot() {
        for (var figure : List.of(Figure.POWER, Figure.FORFEIT)) {
            assertThat(change(office("Sandtrooper", OFFICE), figure, "Stormtrooper#1")).isZero();
            assertThat(change(office("General Veers", BAY), figure, "Stormtrooper#1")).isZero();
            assertThat(change(office("Leia Organa", OFFICE), figure, "Stormtrooper#1")).isZero();
            // the leader of the Sand People is no Imperial
            assertThat(change(office("URoRRuR'R'R", OFFICE), figure, "Stormtrooper#1")).isZero();
        }
    }
}
