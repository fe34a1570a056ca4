package holosite.rules.cards.dagobah;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.WAR_ROOM;
import static holosite.rules.cards.CardTable.oneOf;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Executor: Main Corridor. */
class ExecutorMainCorridorTest {
    private static final String CORRIDOR = "Executor: Main Corridor";
    private static final String STATION = "Executor: Comm Station";
    private static final String THEATRE = "Executor: Holotheatre";

    @Test
    void aMainCorridorUnderLightControlCarriesNobody() {
        table().at(CORRIDOR, "Rebel Trooper")
                .at(STATION, "Darth Vader")
                .turn(DARK, Phase.MOVE)
                .mayNot("use " + CORRIDOR + ", text 1", "use " + CORRIDOR + ", text 2");
        table().at(CORRIDOR, "Stormtrooper")
                .at(STATION, "Darth Vader")
                .turn(DARK, Phase.MOVE)
                .offers("use " + CORRIDOR + ", text 1", "use " + CORRIDOR + ", text 2");
    }

    /** Cards of several kinds and of both players on Executor and elsewhere. */
    private static Position executor() {
        return table().at("Endor", "Executor")
                .passenger("Executor", "DS-61-2")
                .at(CORRIDOR, "Stormtrooper", "Dewback", "dark Mynock#1", "Leia Organa")
                .at(THEATRE, "Darth Vader", "Luke Skywalker", "dark Mynock#2")
                .at(STATION, "Snowtrooper")
                .at(WAR_ROOM, "Garindan");
    }

    @Test
    void oneOwnCharacterOrVehiclePresentGoesToAnotherPlaceOfExecutor() {
        var scene = executor().turn(DARK, Phase.MOVE);

        scene.use(CORRIDOR, 1);
        assertThat(oneOf(scene)).containsExactlyInAnyOrder("Stormtrooper", "Dewback");
        scene.choose("Stormtrooper");
        assertThat(oneOf(scene)).containsExactlyInAnyOrder(STATION, THEATRE, "Executor");
        scene.choose(STATION).passResponses();

        assertThat(scene.locationOf("Stormtrooper")).isEqualTo(STATION);
    }

    @Test
    void orOneComesFromThere() {
        var scene = executor().turn(DARK, Phase.MOVE);

        scene.use(CORRIDOR, 2);
        assertThat(oneOf(scene)).containsExactlyInAnyOrder("Darth Vader", "Snowtrooper", "DS-61-2");
        scene.choose("Darth Vader").passResponses();

        assertThat(scene.locationOf("Darth Vader")).isEqualTo(CORRIDOR);
    }

    @ParameterizedTest
    @CsvSource({"DARK, BATTLE", "LIGHT, MOVE"})
    void nobodyGoesOrComesInAnotherTurnOrPhase(Side player, Phase phase) {
        var scene =
                table().at(CORRIDOR, "Stormtrooper").at(STATION, "Snowtrooper").turn(player, phase);
        if (player == LIGHT) {
            scene.pass(LIGHT);
        }

        scene.mayNot("use " + CORRIDOR + ", text 1", "use " + CORRIDOR + ", text 2");
    }
}
