package holosite.rules.cards.empirestrikesbackintroductorytwoplayergame;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.COMMAND_CENTER;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.GENERATORS;
import static holosite.rules.cards.CardTable.PERIMETER;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;

/** Walker Garrison. */
class WalkerGarrisonTest {
    private static final String GARRISON = "Walker Garrison";

    private static Position hand(int force) {
        return table().hand(DARK, GARRISON)
                .reserve(DARK, "Imperial Walker", "TIE Fighter")
                .force(DARK, force);
    }

    @Test
    void veersFetchesAnAtAt() {
        var scene = hand(3).at(PLAINS, "General Veers").turn(DARK, Phase.DEPLOY);
        scene.play(GARRISON).passResponses();
        assertThat(scene.offered()).doesNotContain("TIE Fighter");
        scene.choose("Imperial Walker").passResponses();
        assertThat(scene.hand(DARK)).containsExactly("Imperial Walker");
        assertThat(scene.forcePile(DARK)).hasSize(1);
        hand(3).at(COMMAND_CENTER, "Veers").turn(DARK, Phase.DEPLOY).mayNot("play " + GARRISON);
        hand(3).at(BAY, "Veers").turn(DARK, Phase.DEPLOY).mayNot("play " + GARRISON);
        hand(1).at(PLAINS, "Veers").turn(DARK, Phase.DEPLOY).mayNot("play " + GARRISON);
    }

    @Test
    void threeWalkersAtThreeSitesDrainTwoMore() {
        var scene =
                hand(0).at(PLAINS, "Imperial Walker")
                        .at(PERIMETER, "Imperial Walker")
                        .at(GENERATORS, "Imperial Walker")
                        .at(FARM, "Stormtrooper")
                        .turn(DARK, Phase.CONTROL);
        double before = scene.forceDrain(PLAINS, DARK);
        double farm = scene.forceDrain(FARM, DARK);
        scene.play(GARRISON).passResponses();
        assertThat(scene.forceDrain(PLAINS, DARK)).isEqualTo(before + 2);
        assertThat(scene.forceDrain(FARM, DARK)).isEqualTo(farm);
        scene.passUntil(LIGHT, Phase.CONTROL);
        assertThat(scene.forceDrain(PLAINS, DARK)).isEqualTo(before);
    }

    @Test
    void twoSitesAreNotEnough() {
        hand(0).at(PLAINS, "Imperial Walker")
                .at(PERIMETER, "Imperial Walker", "Imperial Walker")
                .turn(DARK, Phase.CONTROL)
                .mayNot("play " + GARRISON);
    }

    @Test
    void theOpponentsWalkersOtherVehiclesAndOtherPlanetsDoNotCount() {
        hand(0).at(PLAINS, "Imperial Walker")
                .at(PERIMETER, "Imperial Walker")
                .at(GENERATORS, "Stormtrooper")
                .turn(DARK, Phase.CONTROL)
                .mayNot("play " + GARRISON);
        hand(0).at(PLAINS, "Imperial Walker")
                .at(PERIMETER, "Imperial Walker")
                .at(FARM, "Imperial Walker")
                .site(GENERATORS, LIGHT)
                .turn(DARK, Phase.CONTROL)
                .mayNot("play " + GARRISON);
        hand(0).at(PLAINS, "Imperial Walker")
                .at(PERIMETER, "Imperial Walker")
                .at("Hoth", "Devastator")
                .cargo("Devastator", "Imperial Walker")
                .turn(DARK, Phase.CONTROL)
                .mayNot("play " + GARRISON);
        hand(0).at(PLAINS, "Imperial Walker")
                .at(PERIMETER, "Imperial Walker")
                .at(GENERATORS, "Imperial Walker")
                .stolen("Imperial Walker#3")
                .turn(DARK, Phase.CONTROL)
                .mayNot("play " + GARRISON);
    }

    @Test
    void onlyVeersFetchesOne() {
        hand(3).at(PLAINS, "Darth Vader").turn(DARK, Phase.DEPLOY).mayNot("play " + GARRISON);
    }
}
