package holosite.rules.cards.deathstarii;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.cards.CardTable;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import holosite.rules.modifier.FigureListener;
import holosite.rules.modifier.Figures;
import holosite.rules.modifier.Immunities;
import holosite.rules.state.Stops;
import holosite.rules.table.Table;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Desperate Counter. */
class DesperateCounterTest {
    private static final String COUNTER = "Desperate Counter";
    private static final String STATION = "Death Star II";
    private static final String SHAFT = STATION + ": Coolant Shaft";
    private static final String CAPACITORS = STATION + ": Capacitors";
    private static final String BAY = STATION + ": Docking Bay";
    private static final String RESPONSE = "Combat Response";
    private static final String ORDER = "Imperial Arrest Order";

    private static Position shaft() {
        return table().system("Endor", DARK)
                .system(STATION, DARK)
                .location(SHAFT)
                .location(CAPACITORS)
                .on(STATION, COUNTER);
    }

    private static Position armedTies(int ties) {
        // neither an unarmed TIE nor another armed ship counts, nor an armed TIE elsewhere
        Position position =
                shaft().site(BAY, DARK)
                        .at(SHAFT, "TIE Fighter", "X-wing")
                        .on("X-wing", "SW-4 Ion Cannon")
                        .at(BAY, "TIE Advanced x1")
                        .on("TIE Advanced x1", "Boosted TIE Cannon");
        for (int tie = 1; tie <= ties; tie++) {
            position.at(SHAFT, "TIE Scout").on(position.latest(), "Boosted TIE Cannon");
        }
        return position;
    }

    @ParameterizedTest
    @CsvSource({"0, 0", "1, -3", "2, -6", "3, -9", "4, -9"})
    void eachArmedTieLowersTheMovementDestinyUpToNine(int ties, int change) {
        var scene = armedTies(ties).turn(LIGHT, Phase.MOVE);
        assertThat(changed(scene, SHAFT, LIGHT)).isEqualTo(change);
        assertThat(changed(scene, CAPACITORS, LIGHT)).isZero();
        assertThat(changed(scene, BAY, LIGHT)).isZero();
        assertThat(changed(scene, SHAFT, DARK)).isZero();
    }

    /** How much a movement destiny of 12 is changed there. */
    private static double changed(Scene scene, String sector, Side player) {
        return Figures.modified(
                        scene.state(),
                        Figure.MOVEMENT_DESTINY,
                        scene.card(sector),
                        player,
                        Table.NOBODY,
                        12,
                        FigureListener.NONE)
                - 12;
    }

    @ParameterizedTest
    @CsvSource({"1, 3, false", "1, 4, true", "0, 1, true"})
    void aShipThatLeavesTheSectorNeedsThatMuchMore(int ties, int destiny, boolean escapes) {
        // without maneuver nothing but the destiny counts
        var scene =
                armedTies(ties)
                        .at(SHAFT, "Independence")
                        .nextDestiny(LIGHT, destiny)
                        .force(LIGHT, 9)
                        .turn(LIGHT, Phase.MOVE);
        scene.move("Independence");
        assertThat(scene.isOnTable("Independence")).isEqualTo(escapes);
    }

    @Test
    void onlySectorsOfTheStationCount() {
        var scene =
                shaft().system("Bespin")
                        .location("Bespin: Cloud City")
                        .at("Bespin: Cloud City", "TIE Scout")
                        .on("TIE Scout", "Boosted TIE Cannon")
                        .turn(LIGHT, Phase.MOVE);
        assertThat(changed(scene, "Bespin: Cloud City", LIGHT)).isZero();
    }

    @Test
    @Claim({"desperate-counter#1", "desperate-counter#2"})
    void bothCardsComeInOneDeployPhaseEachByAnActionOfItsOwn() {
        var scene = shaft().reserve(DARK, RESPONSE, ORDER, "Endor Shield").turn(DARK, Phase.DEPLOY);
        scene.game().stops(Stops.NONE.with(LIGHT, List.of(), List.of(Phase.DEPLOY), false));
        assertThat(scene.use(COUNTER).offered())
                .contains(RESPONSE, ORDER)
                .doesNotContain("Endor Shield");
        scene.choose(RESPONSE).passResponses();
        assertThat(scene.isOnTable(RESPONSE)).isTrue();
        assertThat(scene.isOnTable(ORDER)).as("one card in one action").isFalse();

        // the opponent may act before the next one
        scene.expectDecider(LIGHT).pass();
        scene.use(COUNTER).choose(ORDER).passResponses();
        assertThat(scene.isOnTable(ORDER)).isTrue();
    }

    @Test
    void theyComeInItsOwnersDeployPhaseOnly() {
        shaft().reserve(DARK, RESPONSE).turn(DARK, Phase.CONTROL).mayNot("use " + COUNTER);
        CardTable.mayNotInThisPhase(
                shaft().reserve(DARK, RESPONSE).turn(LIGHT, Phase.DEPLOY), "use " + COUNTER);
    }

    @Test
    void itDeploysOnTheStationsSystemAndIsImmuneToAlter() {
        var scene =
                table().system("Endor", DARK)
                        .system(STATION, DARK)
                        .location(SHAFT)
                        .system("Tatooine", DARK)
                        .hand(DARK, COUNTER)
                        .hand(LIGHT, "Alter (1_71)")
                        .turn(DARK, Phase.DEPLOY)
                        .deploy(COUNTER)
                        .passResponses();
        assertThat(scene.locationOf(COUNTER)).isEqualTo(STATION);
        assertThat(Immunities.protects(scene.state(), scene.card(COUNTER), scene.card("Alter")))
                .isTrue();
        table().system("Endor", DARK)
                .location(SHAFT)
                .hand(DARK, COUNTER)
                .turn(DARK, Phase.DEPLOY)
                .mayNot("deploy " + COUNTER);
    }
}
