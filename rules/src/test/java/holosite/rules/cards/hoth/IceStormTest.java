package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.PERIMETER;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.kit.Position;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Ice Storm. */
class IceStormTest {
    private static final String CAVE = "Hoth: Wampa Cave (7th Marker)";
    private static final String BAY = "Hoth: Echo Docking Bay";

    private static String storm(Side side) {
        return side.word().toLowerCase(Locale.ROOT) + " Ice Storm";
    }

    private static Position markers(Side side) {
        return table().site(BAY, DARK)
                .site(PERIMETER, DARK)
                .site(PLAINS, DARK)
                .on(PLAINS, storm(side));
    }

    @ParameterizedTest
    @CsvSource({"DARK, true", "LIGHT, true", "DARK, false"})
    void itDeploysAtTheOutermostMarker(Side side, boolean cave) {
        var position = table().site(BAY, DARK).site(PERIMETER, DARK).site(PLAINS, DARK);
        if (cave) {
            position.site(CAVE, DARK);
        }
        var scene = position.hand(side, storm(side)).turn(side, Phase.DEPLOY);
        scene.deploy("Ice Storm").passResponses();
        assertThat(scene.hostOf("Ice Storm")).isEqualTo(cave ? CAVE : PLAINS);
    }

    @Test
    void everybodyPresentOutsideGoesMissing() {
        var scene =
                table().site(PERIMETER, DARK)
                        .at(PLAINS, "Stormtrooper", "Luke Skywalker", "Blizzard 2", "Snowspeeder")
                        .at(PLAINS, "Han Solo", "Arica")
                        .at(PERIMETER, "Rebel Trooper")
                        .pilot("Blizzard 2", "General Veers")
                        .on("Han Solo", "Hoth Survival Gear#1")
                        .undercover("Arica")
                        .hand(DARK, storm(DARK))
                        .turn(DARK, Phase.DEPLOY);
        scene.deploy("Ice Storm").passUntil(DARK);
        assertThat(scene.isMissing("Stormtrooper")).isTrue();
        assertThat(scene.isMissing("Luke Skywalker")).isTrue();
        assertThat(scene.isMissing("Arica")).isTrue();
        assertThat(scene.isMissing("General Veers")).isFalse();
        assertThat(scene.isMissing("Snowspeeder")).isFalse();
        assertThat(scene.isMissing("Han Solo")).isFalse();
        assertThat(scene.isMissing("Rebel Trooper")).isFalse();
    }

    @ParameterizedTest
    @CsvSource({"DARK", "LIGHT"})
    void whoComesLaterGoesMissingToo(Side side) {
        var scene =
                markers(side)
                        .at(PERIMETER, "Rebel Trooper")
                        .at(PLAINS, "Han Solo", "Sandtrooper", "Blizzard 2")
                        .pilot("Blizzard 2", "General Veers")
                        .on("Han Solo", "Hoth Survival Gear#1")
                        .missing("Sandtrooper")
                        .hand(DARK, "Stormtrooper")
                        .force(DARK, 4)
                        .turn(DARK, Phase.DEPLOY);
        scene.deploy("Stormtrooper").to(PLAINS).passUntil(DARK);
        assertThat(scene.isMissing("Stormtrooper")).isTrue();
        assertThat(scene.isMissing("Rebel Trooper")).isFalse();
        assertThat(scene.isMissing("Han Solo")).isFalse();
        assertThat(scene.isMissing("General Veers")).isFalse();
        assertThat(scene.isMissing("Blizzard 2")).isFalse();
    }

    @ParameterizedTest
    @CsvSource({"DARK", "LIGHT"})
    void aSpyUnderCoverIsNoSafer(Side side) {
        var scene =
                markers(side)
                        .at(PERIMETER, "Arica", "Stormtrooper#9")
                        .undercover("Arica")
                        .turn(side, Phase.CONTROL);
        scene.passUntil(side, Phase.DEPLOY);
        assertThat(scene.hostOf("Ice Storm")).isEqualTo(PERIMETER);
        assertThat(scene.isMissing("Arica")).isTrue();
        var alone =
                markers(side).at(PERIMETER, "Arica").undercover("Arica").turn(side, Phase.CONTROL);
        alone.passUntil(side, Phase.DEPLOY);
        assertThat(alone.isMissing("Arica")).isTrue();
    }

    @ParameterizedTest
    @CsvSource({"DARK", "LIGHT"})
    void insideTheWampaCaveNobodyGoesMissing(Side side) {
        var scene =
                table().site(PLAINS, DARK)
                        .at(CAVE, "Luke Skywalker")
                        .on(CAVE, storm(side))
                        .turn(side, Phase.CONTROL);
        assertThat(scene.isMissing("Luke Skywalker")).isFalse();
        scene.use("Ice Storm").passUntil(side);
        assertThat(scene.hostOf("Ice Storm")).isEqualTo(PLAINS);
        assertThat(scene.isMissing("Luke Skywalker")).isFalse();
    }

    @ParameterizedTest
    @CsvSource({"DARK, LIGHT", "LIGHT, DARK"})
    void itMovesInwardTurnsBackAndIsLostBeyondTheOutermost(Side side, Side other) {
        var scene = markers(side).turn(side, Phase.CONTROL);
        scene.use("Ice Storm").passUntil(side, Phase.DEPLOY);
        assertThat(scene.hostOf("Ice Storm")).isEqualTo(PERIMETER);
        // in the other player's control phase it stays
        scene.passUntil(other, Phase.DEPLOY);
        assertThat(scene.hostOf("Ice Storm")).isEqualTo(PERIMETER);
        // nobody need say so: it goes on as the phase ends
        scene.passUntil(side, Phase.DEPLOY);
        assertThat(scene.hostOf("Ice Storm")).isEqualTo(PLAINS);
        scene.passUntil(other, Phase.ACTIVATE).passUntil(side, Phase.DEPLOY);
        assertThat(scene.lost(side)).contains("Ice Storm");
    }

    @Test
    void canceledAsItDeploysItTakesNobody() {
        var scene =
                table().at(PLAINS, "Luke Skywalker")
                        .hand(DARK, storm(DARK))
                        .hand(LIGHT, "Control")
                        .nextDestiny(LIGHT, 0)
                        .force(LIGHT, 3)
                        .turn(DARK, Phase.DEPLOY);
        scene.deploy("Ice Storm");
        scene.passUntil("play Control").play("Control").passUntil(DARK);
        assertThat(scene.lost(DARK)).contains("Ice Storm");
        assertThat(scene.isMissing("Luke Skywalker")).isFalse();
    }
}
