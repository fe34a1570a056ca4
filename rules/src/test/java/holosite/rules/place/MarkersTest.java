package holosite.rules.place;

import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.COMMAND_CENTER;
import static holosite.rules.cards.CardTable.GENERATORS;
import static holosite.rules.cards.CardTable.PERIMETER;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.rules.kit.Scene;
import holosite.rules.table.Flag;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Marker sites and their numbers. */
class MarkersTest {
    private static final String CAVE = "Hoth: Wampa Cave (7th Marker)";

    /** Which of these is the innermost marker, then which is the outermost. */
    private static List<String> ends(Scene scene, String... sites) {
        var state = scene.state();
        return Stream.concat(
                        Stream.of(sites).filter(s -> Markers.innermost(state, scene.card(s))),
                        Stream.of(sites).filter(s -> Markers.outermost(state, scene.card(s))))
                .toList();
    }

    @Test
    void theInnermostHasTheLowestNumberOnTheTableAndTheOutermostTheHighest() {
        var inner =
                table().system("Hoth")
                        .site(COMMAND_CENTER)
                        .site(PLAINS)
                        .site(PERIMETER)
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(ends(inner, COMMAND_CENTER, PLAINS, PERIMETER, "Hoth"))
                .containsExactly(PERIMETER, PLAINS);

        var outer = table().site(CAVE).site(GENERATORS).site(PERIMETER).turn(LIGHT, Phase.CONTROL);
        assertThat(ends(outer, PERIMETER, CAVE, GENERATORS)).containsExactly(GENERATORS, CAVE);
    }

    @Test
    void whatIsBlownAwayIsNoMarkerAnyMore() {
        var scene =
                table().site(GENERATORS)
                        .mark(GENERATORS, Flag.BLOWN_AWAY)
                        .site(PLAINS)
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(ends(scene, GENERATORS, PLAINS)).containsExactly(PLAINS, PLAINS);
    }

    @Test
    void onlyMarkerSitesHaveAMarkerNumber() {
        var scene = table().site(PLAINS).site(COMMAND_CENTER).turn(LIGHT, Phase.CONTROL);
        assertThat(scene.figure(Figure.MARKER_NUMBER, PLAINS)).isEqualTo(5);
        assertThat(scene.figure(Figure.MARKER_NUMBER, COMMAND_CENTER)).isNaN();
    }
}
