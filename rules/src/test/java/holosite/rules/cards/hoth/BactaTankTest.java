package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.mayNotInThisPhase;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import holosite.rules.table.Role;
import holosite.rules.table.Zone;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Bacta Tank. */
class BactaTankTest {
    private static final String TANK = "Bacta Tank";

    private static Scene losing(String who, String... patients) {
        return table().at(FARM, who)
                .beside(LIGHT, TANK)
                .stacked(TANK, patients)
                .hit(who)
                .turn(LIGHT, Phase.CONTROL);
    }

    @Test
    void itLiesOnTableForFourForce() {
        var scene =
                table().at(FARM, "Rebel Trooper")
                        .hand(LIGHT, TANK)
                        .force(LIGHT, 4)
                        .turn(LIGHT, Phase.DEPLOY);
        scene.deploy(TANK).passResponses();
        assertThat(scene.pile(LIGHT, Zone.SIDE_OF_TABLE)).contains(TANK);
        assertThat(scene.forcePile(LIGHT)).isEmpty();
    }

    @Test
    void whoWouldBeLostIsPlacedThere() {
        var scene = losing("Luke Skywalker").use(TANK).passResponses();
        assertThat(scene.hostOf("Luke Skywalker")).isEqualTo(TANK);
        assertThat(scene.roleOf("Luke Skywalker")).isEqualTo(Role.STACKED);
        assertThat(scene.lost(LIGHT)).isEmpty();
    }

    @Test
    void itHoldsOneOfItsPlayersAndNoDroid() {
        losing("Luke Skywalker", "Dutch").mayNot("use " + TANK);
        losing("C-3PO").mayNot("use " + TANK);
        losing("Snowspeeder").mayNot("use " + TANK);
        losing("Stormtrooper").mayNot("use " + TANK);
    }

    private static Position patient(int force, String... droids) {
        return table().beside(LIGHT, TANK)
                .stacked(TANK, "Luke Skywalker")
                .at(FARM, "Rebel Trooper")
                .at(FARM, droids)
                .force(LIGHT, force);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "2|Dutch|EG-4|false|0",
                "3|Dutch|EG-4|true|0",
                "1|2-1B (Too-Onebee)|EG-4|true|0",
                "0|2-1B (Too-Onebee)|EG-4|false|0"
            })
    void thePatientComesToHandForHisDeployCost(
            int force, String one, String other, boolean can, int left) {
        var scene = patient(force, one, other).turn(LIGHT, Phase.DEPLOY);
        assertThat(scene.isOffered("use " + TANK)).isEqualTo(can);
        if (can) {
            scene.use(TANK).passResponses();
            assertThat(scene.hand(LIGHT)).containsExactly("Luke Skywalker");
            assertThat(scene.forcePile(LIGHT)).hasSize(left);
            mayNotInThisPhase(scene, "use " + TANK);
        }
    }

    @Test
    void aCheapPatientIsFreeBesideTheDroid() {
        var scene =
                table().beside(LIGHT, TANK)
                        .stacked(TANK, "Dutch")
                        .at(FARM, "2-1B (Too-Onebee)")
                        .turn(LIGHT, Phase.DEPLOY);
        scene.use(TANK).passResponses();
        assertThat(scene.hand(LIGHT)).containsExactly("Dutch");
    }

    @Test
    void anEmptyTankOffersNothing() {
        table().beside(LIGHT, TANK)
                .at(FARM, "Rebel Trooper")
                .force(LIGHT, 3)
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("use " + TANK);
    }

    @Test
    void notInAnotherPhaseNorTurn() {
        patient(9).turn(LIGHT, Phase.CONTROL).mayNot("use " + TANK);
        mayNotInThisPhase(patient(9).turn(DARK, Phase.DEPLOY), "use " + TANK);
    }

    @Test
    void whoIsForfeitedAndPlacedThereStillPaysForTheBattle() {
        var scene =
                table().at(FARM, "Luke Skywalker", "Rebel Trooper", "Darth Vader")
                        .beside(LIGHT, TANK)
                        .force(DARK, 5)
                        .nextDestiny(DARK, 5)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt(FARM);
        scene.passUntil("forfeit Luke Skywalker").forfeit("Luke Skywalker");
        scene.passUntil("use " + TANK).use(TANK).passResponses();
        assertThat(scene.hostOf("Luke Skywalker")).isEqualTo(TANK);
        scene.answerDefaults(scene::inBattle);
        assertThat(scene.isOnTable("Rebel Trooper")).isTrue();
        assertThat(scene.lost(LIGHT)).isEmpty();
    }

    @Test
    void whatThePatientCarriesIsLost() {
        var scene =
                table().at(FARM, "Luke Skywalker", "Rebel Trooper")
                        .on("Luke Skywalker", "Jedi Lightsaber", "Luke's Cape")
                        .beside(LIGHT, TANK)
                        .hit("Luke Skywalker")
                        .turn(LIGHT, Phase.CONTROL);
        scene.use(TANK).passResponses();
        assertThat(scene.hostOf("Luke Skywalker")).isEqualTo(TANK);
        assertThat(scene.lost(LIGHT)).containsExactlyInAnyOrder("Jedi Lightsaber", "Luke's Cape");
    }

    /** What his text says of his deploy cost does not count there. */
    @Test
    void aPatientWithoutAPrintedCostIsFree() {
        var scene =
                table().beside(LIGHT, TANK)
                        .stacked(TANK, "Het Nkik")
                        .at(FARM, "Rebel Trooper")
                        .turn(LIGHT, Phase.DEPLOY);
        scene.use(TANK).passResponses();
        assertThat(scene.hand(LIGHT)).containsExactly("Het Nkik");
    }
}
