package holosite.rules.cards.specialedition;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.mayNotInThisPhase;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import holosite.rules.table.Flag;
import org.junit.jupiter.api.Test;

/** Docking And Repair Facilities. */
class DockingAndRepairFacilitiesTest {
    private static final String FACILITIES = "Docking And Repair Facilities";

    /** A squadron comes by replacement: no deploy cost is printed on it. Its power is 6. */
    private static final String SQUADRON = "Y-wing Assault Squadron";

    @Test
    void theyCostFourForce() {
        var scene = table().hand(LIGHT, FACILITIES).force(LIGHT, 4).turn(LIGHT, Phase.DEPLOY);
        scene.deploy(FACILITIES).passResponses();
        assertThat(scene.isOnTable(FACILITIES)).isTrue();
        assertThat(scene.forcePile(LIGHT)).isEmpty();
    }

    @Test
    void aStarshipJustLostMayBePlacedThereOneAtATime() {
        var scene =
                table().beside(LIGHT, FACILITIES)
                        .at("Tatooine", "A-wing", "X-wing")
                        .at("Kessel", "Y-wing")
                        .hit("A-wing", "X-wing")
                        .turn(LIGHT, Phase.CONTROL);
        scene.passUntil("use " + FACILITIES).use(FACILITIES).passResponses();
        assertThat(scene.cardsOn(FACILITIES)).hasSize(1);
        assertThat(scene.lost(LIGHT)).hasSize(1);
        scene.mayNot("use " + FACILITIES);

        var full =
                table().beside(LIGHT, FACILITIES)
                        .stacked(FACILITIES, "A-wing")
                        .at("Tatooine", "X-wing")
                        .hit("X-wing")
                        .turn(LIGHT, Phase.CONTROL)
                        .mayNot("use " + FACILITIES);
        assertThat(full.lost(LIGHT)).containsExactly("X-wing");
    }

    @Test
    void neitherOtherCardsNorTheOpponentsShipsArePlacedThere() {
        var scene =
                table().beside(LIGHT, FACILITIES)
                        .at("Tatooine", "TIE Fighter")
                        .at("Tatooine: Cantina", "Rebel Trooper")
                        .hit("TIE Fighter", "Rebel Trooper")
                        .turn(LIGHT, Phase.CONTROL);
        scene.mayNot("use " + FACILITIES);
        assertThat(scene.lost(LIGHT)).contains("Rebel Trooper");
        assertThat(scene.lost(DARK)).contains("TIE Fighter");
    }

    @Test
    void theShipComesBackToHandForItsDeployCostInLightsDeployPhase() {
        var scene =
                table().beside(LIGHT, FACILITIES)
                        .stacked(FACILITIES, "Nebulon-B Frigate")
                        .force(LIGHT, 7)
                        .turn(LIGHT, Phase.DEPLOY);
        scene.use(FACILITIES).passResponses();
        assertThat(scene.hand(LIGHT)).containsExactly("Nebulon-B Frigate");
        assertThat(scene.forcePile(LIGHT)).hasSize(2);
        table().beside(LIGHT, FACILITIES)
                .stacked(FACILITIES, "Nebulon-B Frigate")
                .force(LIGHT, 4)
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("use " + FACILITIES);
        table().beside(LIGHT, FACILITIES)
                .stacked(FACILITIES, "Nebulon-B Frigate")
                .force(LIGHT, 7)
                .turn(LIGHT, Phase.MOVE)
                .mayNot("use " + FACILITIES);
        table().beside(LIGHT, FACILITIES)
                .stacked(FACILITIES, "Nebulon-B Frigate")
                .force(LIGHT, 7)
                .turn(DARK, Phase.DEPLOY)
                .pass(DARK)
                .mayNot("use " + FACILITIES);
        table().beside(LIGHT, FACILITIES)
                .force(LIGHT, 7)
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("use " + FACILITIES);
    }

    @Test
    void aSquadronWithoutADeployCostComesBackForNothing() {
        var scene =
                table().system("Dantooine", LIGHT)
                        .beside(LIGHT, FACILITIES)
                        .stacked(FACILITIES, SQUADRON)
                        .turn(LIGHT, Phase.DEPLOY);
        scene.use(FACILITIES).passResponses();
        assertThat(scene.hand(LIGHT)).containsExactly(SQUADRON);
        scene.mayNot("deploy " + SQUADRON);
    }

    @Test
    @Claim({
        "docking-and-repair-facilities#1",
        "docking-and-repair-facilities#2",
        "dantooine-base-operations#3"
    })
    void aSquadronWhoseCostAnotherCardDefinesComesBackForThat() {
        for (int force : new int[] {5, 6}) {
            var scene =
                    table().system("Dantooine", LIGHT)
                            .beside(LIGHT, FACILITIES, "Dantooine Base Operations")
                            .mark("Dantooine Base Operations", Flag.FLIPPED)
                            .stacked(FACILITIES, SQUADRON)
                            .force(LIGHT, force)
                            .turn(LIGHT, Phase.DEPLOY);
            assertThat(scene.isOffered("use " + FACILITIES)).isEqualTo(force == 6);
            if (force == 6) {
                scene.use(FACILITIES).passResponses();
                assertThat(scene.hand(LIGHT)).containsExactly(SQUADRON);
                assertThat(scene.forcePile(LIGHT)).isEmpty();
            }
        }
    }

    @Test
    void oneShipComesBackInAPhase() {
        var scene =
                table().beside(LIGHT, FACILITIES)
                        .stacked(FACILITIES, "A-wing")
                        .at("Tatooine", "X-wing")
                        .on("X-wing", "Proton Torpedoes")
                        .hand(DARK, "Overload")
                        .nextDestiny(DARK, 0)
                        .force(LIGHT, 9)
                        .turn(LIGHT, Phase.DEPLOY);
        scene.use(FACILITIES).passResponses().passUntil(DARK).play("Overload");
        scene.passUntil("use " + FACILITIES).use(FACILITIES).passUntil(LIGHT);
        assertThat(scene.cardsOn(FACILITIES)).containsExactly("X-wing");
        assertThat(scene.phase()).isEqualTo(Phase.DEPLOY);
        mayNotInThisPhase(scene, "use " + FACILITIES);
    }
}
