package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.hosts;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

/** Imperial Domination. */
class ImperialDominationTest {
    private static final String DOMINATION = "Imperial Domination";

    private static Position held(String... there) {
        return table().site(FARM, LIGHT).at(FARM, there).on(FARM, DOMINATION);
    }

    @Test
    void itDeploysOnAnyLocation() {
        var scene =
                table().site(FARM, LIGHT)
                        .system("Kessel", DARK)
                        .hand(DARK, DOMINATION)
                        .turn(DARK, Phase.DEPLOY);
        assertThat(hosts(scene, DOMINATION)).containsExactlyInAnyOrder(FARM, "Kessel");
    }

    private static double generation(Scene scene) {
        return scene.figureAt(Figure.FORCE_GENERATION, FARM, LIGHT);
    }

    @Test
    void afterAControlPhaseWithoutADrainTheOpponentGeneratesNothingInHisNextTurn() {
        var scene = held("Stormtrooper").turn(DARK, Phase.CONTROL);
        scene.passUntil(DARK, Phase.DEPLOY);
        assertThat(generation(scene)).isEqualTo(2);
        scene.passUntil(LIGHT, Phase.ACTIVATE);
        assertThat(generation(scene)).isZero();
        assertThat(scene.figureAt(Figure.FORCE_GENERATION, FARM, DARK)).isEqualTo(1);
        scene.passUntil(LIGHT, Phase.DRAW);
        assertThat(generation(scene)).isZero();
        scene.passUntil(DARK, Phase.ACTIVATE);
        assertThat(generation(scene)).isEqualTo(2);
    }

    @Test
    void whoeverDrainsThereDoesNotDominate() {
        var scene = held("Stormtrooper").turn(DARK, Phase.CONTROL);
        scene.drainAt(FARM).passUntil(LIGHT, Phase.ACTIVATE);
        assertThat(generation(scene)).isEqualTo(2);
        var elsewhere = held("Stormtrooper").at(CANTINA, "Sandtrooper").turn(DARK, Phase.CONTROL);
        elsewhere.drainAt(CANTINA).passUntil(LIGHT, Phase.ACTIVATE);
        assertThat(generation(elsewhere)).isZero();
    }

    @Test
    void nothingHappensWhereOneHasNoControl() {
        var scene = held("Stormtrooper", "Rebel Trooper").turn(DARK, Phase.CONTROL);
        scene.passUntil(LIGHT, Phase.ACTIVATE);
        assertThat(generation(scene)).isEqualTo(2);
        var late = held().hand(DARK, "Stormtrooper").force(DARK, 3).turn(DARK, Phase.CONTROL);
        late.passUntil(DARK, Phase.DEPLOY);
        late.deploy("Stormtrooper").passUntil(LIGHT, Phase.ACTIVATE);
        assertThat(generation(late)).isEqualTo(2);
    }

    @Test
    void controlAtAnyMomentOfThePhaseIsEnough() {
        var scene =
                table().site(FARM, DARK)
                        .at(FARM, "Stormtrooper", "Luke Skywalker")
                        .on(FARM, DOMINATION)
                        .hand(DARK, "He Hasn't Come Back Yet")
                        .nextDestiny(DARK, 6)
                        .turn(DARK, Phase.CONTROL);
        scene.play("He Hasn't Come Back Yet");
        if (scene.offered().contains("Luke Skywalker")) {
            scene.choose("Luke Skywalker");
        }
        scene.passUntil(LIGHT, Phase.ACTIVATE);
        assertThat(scene.isMissing("Luke Skywalker")).isTrue();
        assertThat(generation(scene)).isZero();
    }

    @Test
    void itIsTheOwnersControlPhaseThatCounts() {
        var scene = held("Stormtrooper").turn(LIGHT, Phase.CONTROL);
        scene.passUntil(LIGHT, Phase.DEPLOY);
        scene.passUntil(DARK, Phase.ACTIVATE);
        assertThat(generation(scene)).isEqualTo(2);
    }

    @Test
    void controlFromEarlierOnCountsInEachControlPhase() {
        var scene = held("Stormtrooper").turn(LIGHT, Phase.DRAW);
        scene.passUntil(DARK, Phase.DEPLOY);
        scene.passUntil(LIGHT, Phase.ACTIVATE);
        assertThat(generation(scene)).isZero();
        scene.passUntil(DARK, Phase.DEPLOY);
        scene.passUntil(LIGHT, Phase.ACTIVATE);
        assertThat(generation(scene)).isZero();
    }
}
