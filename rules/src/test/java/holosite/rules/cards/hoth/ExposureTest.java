package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.COMMAND_CENTER;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.PERIMETER;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Exposure. */
class ExposureTest {
    /** Three characters stand in the night at a marker site, and one is missing at another. */
    private static Position night(int force) {
        return table().system("Hoth")
                .on("Hoth", "Sunsdown")
                .at(PLAINS, "Luke Skywalker", "Stormtrooper", "Darth Vader")
                .at(PERIMETER, "Han Solo")
                .missing("Han Solo")
                .at(PLAINS, "Rogue 1")
                .pilot("Rogue 1", "Wedge Antilles")
                .at(COMMAND_CENTER, "Rebel Trooper")
                .at("Hoth: Wampa Cave (7th Marker)", "Dutch")
                .at("Hoth: Echo Docking Bay", "Echo Base Trooper")
                .at(MOS_EISLEY, "Leia Organa")
                .hand(DARK, "Exposure")
                .force(DARK, force);
    }

    @Test
    @Claim({"exposure#1", "exposure#2", "exposure#3"})
    void whoIsOutInTheNightIsLostForOneForceEach() {
        var scene = night(6).turn(DARK, Phase.CONTROL);
        scene.play("Exposure").passResponses();
        assertThat(scene.forcePile(DARK)).hasSize(2);
        assertThat(scene.lost(LIGHT)).contains("Luke Skywalker", "Han Solo");
        assertThat(scene.lost(DARK)).contains("Stormtrooper", "Darth Vader", "Exposure");
        for (String safe :
                List.of(
                        "Wedge Antilles",
                        "Rebel Trooper",
                        "Leia Organa",
                        "Dutch",
                        "Echo Base Trooper")) {
            assertThat(scene.isOnTable(safe)).isTrue();
        }
    }

    @Test
    @Claim("exposure#3")
    void itNeedsAllTheForceTheControlPhaseAndTheNight() {
        night(3).turn(DARK, Phase.CONTROL).mayNot("play Exposure");
        night(4).turn(DARK, Phase.CONTROL).offers("play Exposure");
        night(9).turn(DARK, Phase.DEPLOY).mayNot("play Exposure");
        night(9).turn(LIGHT, Phase.CONTROL).passUntil(DARK).mayNot("play Exposure");
        table().system("Hoth")
                .at(PLAINS, "Luke Skywalker")
                .hand(DARK, "Exposure")
                .force(DARK, 9)
                .turn(DARK, Phase.CONTROL)
                .mayNot("play Exposure");
    }

    @Test
    @Claim("exposure#3")
    void captivesAreNotExposed() {
        var scene =
                table().system("Hoth")
                        .on("Hoth", "Sunsdown")
                        .at(PLAINS, "Darth Vader")
                        .captive("Darth Vader", "Luke Skywalker")
                        .hand(DARK, "Exposure")
                        .force(DARK, 1)
                        .turn(DARK, Phase.CONTROL);
        scene.play("Exposure").passResponses();
        assertThat(scene.lost(DARK)).contains("Darth Vader");
        assertThat(scene.isOnTable("Luke Skywalker")).isTrue();
    }

    @ParameterizedTest
    @CsvSource({"Snowspeeder, false", "Scurrier, false", "Luke Skywalker, true"})
    @Claim("exposure#3")
    void nothingButActiveCharactersIsExposed(String outside, boolean freezes) {
        var night =
                table().system("Hoth")
                        .on("Hoth", "Sunsdown")
                        .at(PLAINS, outside)
                        .hand(DARK, "Exposure")
                        .force(DARK, 9);
        assertThat(night.turn(DARK, Phase.CONTROL).isOffered("play Exposure")).isEqualTo(freezes);
        night.frozen(outside).turn(DARK, Phase.CONTROL).mayNot("play Exposure");
    }

    @ParameterizedTest
    @CsvSource({"Hoth: Wampa Cave (7th Marker)", "Hoth: Echo Docking Bay"})
    @Claim("exposure#3")
    void nobodyIsExposedInsideOrAwayFromTheMarkers(String site) {
        table().system("Hoth")
                .on("Hoth", "Sunsdown")
                .at(site, "Luke Skywalker")
                .hand(DARK, "Exposure")
                .force(DARK, 9)
                .turn(DARK, Phase.CONTROL)
                .mayNot("play Exposure");
    }

    @Test
    void theMissingAloneAreEnough() {
        var scene =
                table().system("Hoth")
                        .on("Hoth", "Sunsdown")
                        .at(PERIMETER, "Han Solo")
                        .missing("Han Solo")
                        .hand(DARK, "Exposure")
                        .force(DARK, 1)
                        .turn(DARK, Phase.CONTROL);
        scene.play("Exposure").passResponses();
        assertThat(scene.lost(LIGHT)).contains("Han Solo");
    }
}
