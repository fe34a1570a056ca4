package holosite.rules.cards.endor;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

/** Perimeter Patrol. */
class PerimeterPatrolTest {
    private static final String PATROL = "Perimeter Patrol";
    private static final String BUNKER = "Endor: Bunker";
    private static final String VILLAGE = "Endor: Ewok Village";
    private static final String LANDING_SITE = "Endor: Rebel Landing Site (Forest)";
    private static final String PLATFORM = "Endor: Landing Platform (Docking Bay)";
    private static final String BACK_DOOR = "Endor: Back Door";

    private static Position patrolled() {
        return table().site(BUNKER, DARK)
                .at(BUNKER, "Stormtrooper")
                .on(BUNKER, PATROL)
                .site(BACK_DOOR, DARK)
                .site(VILLAGE, DARK)
                .force(LIGHT, 9);
    }

    /** How much Force was lost by the time the Light Side may battle. */
    private static int lost(Position table, String card, String place) {
        var scene = deployed(table, card, place);
        scene.passUntil(LIGHT, Phase.BATTLE);
        assertThat(scene.locationOf(card)).isEqualTo(place);
        return scene.lost(LIGHT).size();
    }

    private static Scene deployed(Position table, String card, String place) {
        var scene = table.hand(LIGHT, card).turn(LIGHT, Phase.DEPLOY);
        scene.deploy(card).to(place);
        return scene;
    }

    @Test
    void itDeploysOnTheBunker() {
        var scene =
                table().site(BUNKER, DARK)
                        .site(BACK_DOOR, DARK)
                        .hand(DARK, PATROL)
                        .turn(DARK, Phase.DEPLOY);
        scene.deploy(PATROL).passResponses();
        assertThat(scene.hostOf(PATROL)).isEqualTo(BUNKER);
    }

    @Test
    void aRebelWhoComesToAnEndorSiteCostsAForceAndNeitherMovesNorBattles() {
        var scene =
                deployed(
                        patrolled().force(DARK, 3).at(BACK_DOOR, "Snowtrooper"),
                        "Luke Skywalker",
                        BACK_DOOR);
        scene.lose("Reserve Deck").passResponses();

        assertThat(scene.lost(LIGHT)).hasSize(1);
        assertThat(scene.locationOf("Luke Skywalker")).isEqualTo(BACK_DOOR);
        scene.passUntil(LIGHT, Phase.BATTLE);
        scene.mayNot("battle at " + BACK_DOOR);
        scene.passUntil(LIGHT, Phase.MOVE);
        scene.mayNot("move Luke Skywalker");
        // the bar ends with the turn
        scene.passUntil(DARK, Phase.BATTLE);
        scene.offers("battle at " + BACK_DOOR);
    }

    @Test
    @Claim("perimeter-patrol#1")
    void comingToTheControlledBunkerItselfCostsAForceToo() {
        var scene =
                table().site(BUNKER, DARK)
                        .at(BUNKER, "Stormtrooper")
                        .on(BUNKER, PATROL)
                        .hand(LIGHT, "Leia Organa")
                        .force(LIGHT, 9)
                        .turn(LIGHT, Phase.DEPLOY);
        scene.deploy("Leia Organa").lose("Reserve Deck").passResponses();
        assertThat(scene.lost(LIGHT)).hasSize(1);
    }

    @Test
    void vehiclesAndStarshipsTooButNobodyElse() {
        assertThat(
                        lost(
                                patrolled().at(BACK_DOOR, "Devaronian"),
                                "Luke's X-34 Landspeeder",
                                BACK_DOOR))
                .isEqualTo(1);
        assertThat(lost(patrolled().site(PLATFORM, DARK), "X-wing", PLATFORM)).isEqualTo(1);
        assertThat(lost(patrolled(), "Rebel Trooper", BACK_DOOR)).isEqualTo(1);
        assertThat(lost(patrolled(), "Devaronian", BACK_DOOR)).isZero();
    }

    @Test
    void itPatrolsEndorSitesOnlyAndNotTheLandingSiteOfTheRebels() {
        assertThat(lost(patrolled().site(CANTINA, DARK), "Luke Skywalker", CANTINA)).isZero();
        assertThat(lost(patrolled().system("Endor", LIGHT), "X-wing", "Endor")).isZero();
        assertThat(lost(patrolled().site(LANDING_SITE, LIGHT), "Luke Skywalker", LANDING_SITE))
                .isZero();
    }

    @Test
    void withoutControlOfTheBunkerNothingHappens() {
        assertThat(lost(patrolled().at(BUNKER, "Rebel Trooper"), "Luke Skywalker", BACK_DOOR))
                .isZero();
    }

    @Test
    void whatTheDarkSideDeploysIsFree() {
        var scene =
                patrolled().hand(DARK, "Blizzard Scout 1").force(DARK, 9).turn(DARK, Phase.DEPLOY);
        scene.deploy("Blizzard Scout 1").to(BACK_DOOR).passResponses();
        assertThat(scene.lost(DARK)).isEmpty();
    }
}
