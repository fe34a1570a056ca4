package holosite.rules.cards.dagobah;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.card.Who;
import holosite.language.words.Abilities;
import holosite.language.words.Filters;
import holosite.language.words.Kinds;
import holosite.language.words.Modifiers;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;

/** Executor: Comm Station. */
class ExecutorCommStationTest {
    private static final String STATION = "Executor: Comm Station";
    private static final String DESTROYER = "Victory-Class Star Destroyer";

    private static boolean reacts(Position position, String ship) {
        var scene = position.turn(LIGHT, Phase.BATTLE).battleAt("Endor");
        return scene.offered().stream().anyMatch(words -> words.contains(ship));
    }

    private static Position fleet() {
        return fleet(table());
    }

    private static Position fleet(Position position) {
        return position.system("Endor", DARK)
                .at("Endor", "Executor", "X-wing")
                .system("Kessel", DARK)
                .at("Kessel", DESTROYER)
                .site(STATION, DARK)
                .hand(DARK, "Devastator")
                .force(DARK, 12)
                .force(LIGHT, 5);
    }

    @Test
    void darkShipsReactToTheSystemOfExecutorWhileTarkinPiettOrAnAdmiralIsInTheStation() {
        for (String officer :
                new String[] {"Grand Moff Tarkin", "Captain Piett", "Admiral Ozzel"}) {
            assertThat(reacts(fleet().at(STATION, officer), DESTROYER)).isTrue();
            assertThat(reacts(fleet().at(STATION, officer), "Devastator")).isTrue();
        }
        assertThat(reacts(fleet().at(STATION, "Darth Vader"), DESTROYER)).isFalse();
        assertThat(reacts(fleet().at("Tatooine: Cantina", "Captain Piett"), DESTROYER)).isFalse();
        var elsewhere = fleet().at(STATION, "Darth Vader").at("Tatooine: Cantina", "Captain Piett");
        assertThat(reacts(elsewhere, DESTROYER)).isFalse();
    }

    @Test
    void anOfficerWhoGivesNoPresenceDoesNotOccupyTheStation() {
        var tired =
                Kinds.effect("Plain Fatigue", LIGHT, "0_1")
                        .destiny(1)
                        .says(
                                Abilities.deploysOnTable(),
                                Abilities.always(
                                        Modifiers.set(Figure.TOTAL_ABILITY, 0, Filters.SITE)
                                                .whose(Who.OPPONENT)));
        var awake = fleet(tableWith(tired)).at(STATION, "Captain Piett");
        assertThat(reacts(awake, DESTROYER)).isTrue();
        var asleep = fleet(tableWith(tired)).at(STATION, "Captain Piett");
        assertThat(reacts(asleep.beside(LIGHT, "Plain Fatigue"), DESTROYER)).isFalse();
    }

    @Test
    void elsewhereTheyDoNotReact() {
        var scene =
                table().system("Endor", DARK)
                        .at("Endor", "Executor")
                        .system("Tatooine", DARK)
                        .at("Tatooine", "X-wing", "Devastator")
                        .system("Kessel", DARK)
                        .at("Kessel", DESTROYER)
                        .at(STATION, "Captain Piett")
                        .force(DARK, 9)
                        .force(LIGHT, 3)
                        .turn(LIGHT, Phase.BATTLE)
                        .battleAt("Tatooine");
        assertThat(scene.offered()).noneMatch(words -> words.contains(DESTROYER));
    }

    @Test
    void lightShipsReactAwayFromTheSystemOfExecutorWhileLightControlsTheStation() {
        assertThat(leaves("Luke Skywalker")).isTrue();
        assertThat(leaves("Luke Skywalker", "Stormtrooper")).isFalse();
    }

    @Test
    void elsewhereLightShipsDoNotReactAway() {
        table().system("Tatooine", DARK)
                .at("Endor", "Executor")
                .at("Tatooine", "Devastator", "X-wing")
                .system("Kessel", DARK)
                .at(STATION, "Luke Skywalker")
                .force(DARK, 3)
                .force(LIGHT, 5)
                .turn(DARK, Phase.BATTLE)
                .battleAt("Tatooine")
                .mayNot("react away with X-wing");
    }

    private static boolean leaves(String... inTheStation) {
        var scene =
                table().system("Endor", DARK)
                        .at("Endor", "Executor", "X-wing")
                        .system("Kessel", DARK)
                        .at(STATION, inTheStation)
                        .force(DARK, 3)
                        .force(LIGHT, 5)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt("Endor");
        return scene.isOffered("react away with X-wing");
    }

    /** Executor lies in an asteroid field. */
    private static Position amongAsteroids(String officer) {
        return table().system("Endor", DARK)
                .locationOf("Endor", "Asteroid Field", DARK)
                .at("Asteroid Field", "Executor", "X-wing")
                .at("Endor", DESTROYER)
                .at(STATION, officer)
                .hand(DARK, "Devastator", "DS-61-2")
                .force(DARK, 12)
                .force(LIGHT, 12);
    }

    @Test
    void toAndFromASectorWhereExecutorIsNobodyReacts() {
        var there =
                amongAsteroids("Captain Piett")
                        .turn(LIGHT, Phase.BATTLE)
                        .battleAt("Asteroid Field");
        assertThat(there.offered())
                .noneMatch(words -> words.contains(DESTROYER) || words.contains("Devastator"));
        amongAsteroids("Luke Skywalker")
                .turn(DARK, Phase.BATTLE)
                .battleAt("Asteroid Field")
                .mayNot("react away with X-wing");
    }

    @Test
    void onlyStarshipsReactToTheSystemOfExecutor() {
        var position = fleet().at(STATION, "Captain Piett").hand(DARK, "DS-61-2");
        assertThat(reacts(position, "DS-61-2")).isFalse();
    }

    @Test
    void darkShipsDoNotReactAwayThoughLightControlsTheStation() {
        table().system("Endor", DARK)
                .at("Endor", "Executor", "X-wing")
                .system("Kessel", DARK)
                .at(STATION, "Luke Skywalker")
                .force(DARK, 5)
                .force(LIGHT, 5)
                .turn(LIGHT, Phase.BATTLE)
                .battleAt("Endor")
                .mayNot("react away with Executor");
    }
}
