package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.COMMAND_CENTER;
import static holosite.rules.cards.CardTable.PERIMETER;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.mayNotInThisPhase;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Scene;
import holosite.rules.table.Flag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Collapsing Corridor. */
class CollapsingCorridorTest {
    private static final String CORRIDOR = "Collapsing Corridor";
    private static final String RIDGE = "Hoth: North Ridge (4th Marker)";

    private static Scene marching(String walker, String from, int destiny, String... more) {
        var position =
                table().site(PERIMETER, DARK)
                        .site(RIDGE, DARK)
                        .site(COMMAND_CENTER, DARK)
                        .site("Hoth: Echo Docking Bay", DARK)
                        .at(from, walker)
                        .hand(DARK, CORRIDOR)
                        .force(DARK, 5)
                        .nextDestiny(DARK, destiny);
        for (String site : more) {
            position.site(site, DARK);
        }
        return position.turn(DARK, Phase.MOVE).move(walker);
    }

    @ParameterizedTest
    @CsvSource({"3, false", "4, true"})
    void aWalkerAtTheInnermostMarkerBringsAnUndergroundSiteDown(int destiny, boolean collapses) {
        var scene = marching("Blizzard 2", RIDGE, destiny);
        scene.to(PERIMETER).play(CORRIDOR).passResponses();
        assertThat(scene.has(COMMAND_CENTER, Flag.COLLAPSED)).isEqualTo(collapses);
    }

    @Test
    void itTakesAWalkerOfOnesOwnThatMovedToThatMarker() {
        marching("Blizzard 2", PLAINS, 6).to(RIDGE).mayNot("play " + CORRIDOR);
        marching("Blizzard Scout 1", RIDGE, 6).to(PERIMETER).mayNot("play " + CORRIDOR);
        var stolen =
                table().site(PERIMETER, DARK)
                        .site(COMMAND_CENTER, DARK)
                        .at(RIDGE, "Blizzard 2")
                        .stolen("Blizzard 2")
                        .hand(DARK, CORRIDOR)
                        .force(LIGHT, 5)
                        .turn(LIGHT, Phase.MOVE);
        stolen.move("Blizzard 2").to(PERIMETER);
        mayNotInThisPhase(stolen, "play " + CORRIDOR);
    }

    @Test
    void onlyUndergroundSitesOfHothCollapse() {
        var scene =
                table().site(PERIMETER, DARK)
                        .site("Hoth: Wampa Cave (7th Marker)", DARK)
                        .site(CANTINA, DARK)
                        .site("Dagobah: Cave", DARK)
                        .at(RIDGE, "Blizzard 2")
                        .hand(DARK, CORRIDOR)
                        .force(DARK, 5)
                        .turn(DARK, Phase.MOVE);
        scene.move("Blizzard 2").to(PERIMETER).mayNot("play " + CORRIDOR);
    }
}
