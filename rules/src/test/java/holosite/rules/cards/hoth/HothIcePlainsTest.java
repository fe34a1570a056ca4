package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.PERIMETER;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.oneOf;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Ruling;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Hoth: Ice Plains (5th Marker). */
class HothIcePlainsTest {
    private static final String MOUNTAINS = "Hoth: Mountains (6th Marker)";

    private static Position plains() {
        return table().site(PLAINS, DARK).site(MOUNTAINS, DARK);
    }

    @ParameterizedTest
    @CsvSource({"Stormtrooper", "Blizzard 2"})
    void darkMovesToTheMountainsForFree(String card) {
        var scene = plains().at(PLAINS, card).turn(DARK, Phase.MOVE);
        scene.use(PLAINS).passResponses();
        assertThat(scene.locationOf(card)).isEqualTo(MOUNTAINS);
        scene.passUntil(DARK).mayNot("use " + PLAINS, "move " + card);
    }

    @ParameterizedTest
    @CsvSource({"Stormtrooper", "Blizzard 2"})
    void andBack(String card) {
        var scene = plains().at(MOUNTAINS, card).turn(DARK, Phase.MOVE);
        scene.use(PLAINS).passResponses();
        assertThat(scene.locationOf(card)).isEqualTo(PLAINS);
    }

    @Test
    @Ruling("once-in-a-named-phase")
    void everyCardMayGoOnceInTheMovePhaseOnly() {
        var scene = plains().at(PLAINS, "Stormtrooper", "Snowtrooper").turn(DARK, Phase.MOVE);
        scene.use(PLAINS).choose("Snowtrooper").passResponses();
        scene.passUntil(DARK).use(PLAINS).passResponses();
        assertThat(scene.locationOf("Stormtrooper")).isEqualTo(MOUNTAINS);

        plains().at(PLAINS, "Stormtrooper").turn(DARK, Phase.DEPLOY).mayNot("use " + PLAINS);
        plains().at(PLAINS, "Rebel Trooper").turn(LIGHT, Phase.MOVE).mayNot("use " + PLAINS);
    }

    @ParameterizedTest
    @CsvSource({
        "Hoth: Ice Plains (5th Marker), Hoth: Mountains (6th Marker)",
        "Hoth: Mountains (6th Marker), Hoth: Ice Plains (5th Marker)"
    })
    void oneOwnCharacterOrVehiclePresentGoes(String from, String to) {
        var scene =
                plains().at(from, "Stormtrooper", "Blizzard 2", "TIE Fighter", "Rebel Trooper")
                        .at(from, "Wampa")
                        .at(PERIMETER, "Snowtrooper")
                        .turn(DARK, Phase.MOVE);

        scene.use(PLAINS);
        assertThat(oneOf(scene)).containsExactlyInAnyOrder("Stormtrooper", "Blizzard 2");
        scene.choose("Stormtrooper").passResponses();

        assertThat(scene.locationOf("Stormtrooper")).isEqualTo(to);
    }

    @ParameterizedTest
    @CsvSource({
        "Hoth: Ice Plains (5th Marker), DARK, BATTLE",
        "Hoth: Ice Plains (5th Marker), LIGHT, MOVE",
        "Hoth: Mountains (6th Marker), DARK, BATTLE",
        "Hoth: Mountains (6th Marker), LIGHT, MOVE"
    })
    void nobodyGoesInAnotherTurnOrPhase(String from, Side player, Phase phase) {
        var scene = plains().at(from, "Stormtrooper").turn(player, phase);
        if (player == LIGHT) {
            scene.pass(LIGHT);
        }

        scene.mayNot("use " + PLAINS);
    }
}
