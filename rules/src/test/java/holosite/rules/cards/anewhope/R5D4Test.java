package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.mayNotInThisPhase;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

/** R5-D4. */
class R5D4Test {
    private static final String DROID = "R5-D4";
    private static final String SHIP = "Red 5";
    private static final String CANNON = "Ion Cannon";

    private static Position aboard() {
        return table().at("Tatooine", SHIP, "Devastator")
                .pilot(SHIP, "Biggs Darklighter")
                .astromech(SHIP, DROID)
                .on("Devastator", CANNON);
    }

    @Test
    void itAddsToAnyStarshipItIsAboard() {
        var scene =
                table().at("Tatooine", SHIP, "Devastator")
                        .astromech(SHIP, DROID)
                        .pilot(SHIP, "Biggs Darklighter")
                        .at(CANTINA, "R5-D4#2")
                        .turn(LIGHT, Phase.DEPLOY);
        var without =
                table().at("Tatooine", SHIP)
                        .pilot(SHIP, "Biggs Darklighter")
                        .turn(DARK, Phase.DEPLOY);
        assertThat(scene.power(SHIP)).isEqualTo(without.power(SHIP) + 1);
        assertThat(scene.maneuver(SHIP)).isEqualTo(without.maneuver(SHIP) + 1);
        assertThat(scene.power("Devastator")).isEqualTo(scene.printed(Figure.POWER, "Devastator"));
    }

    /** Its ship was made helpless by an ion cannon. */
    private static Scene ionized() {
        var scene =
                aboard().force(DARK, 9)
                        .force(LIGHT, 9)
                        .nextDestiny(DARK, 7)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt("Tatooine")
                        .passUntil("fire " + CANNON)
                        .fire(CANNON)
                        .at(SHIP)
                        .passResponses();
        assertThat(scene.hyperspeed(SHIP)).isZero();
        assertThat(scene.maneuver(SHIP)).isLessThan(2);
        return scene;
    }

    @Test
    void itUndoesWhatIonCannonsDidInItsControlPhase() {
        var scene = ionized();
        scene.answerDefaults(scene::inBattle);
        scene.passUntil(LIGHT, Phase.DEPLOY);
        assertThat(scene.hyperspeed(SHIP)).isEqualTo(scene.printed(Figure.HYPERSPEED, SHIP));
        assertThat(scene.maneuver(SHIP)).isEqualTo(aboard().turn(DARK).maneuver(SHIP));
    }

    @Test
    void aVehicleGainsNothingNorAShipWithoutIt() {
        var scene =
                aboard().at("Tatooine", "X-wing")
                        .at(FARM, "SoroSuub V-35 Landspeeder")
                        .pilot("SoroSuub V-35 Landspeeder", "Han Solo")
                        .passenger("SoroSuub V-35 Landspeeder", DROID + "#2")
                        .turn(LIGHT, Phase.DEPLOY);
        var without =
                table().at(FARM, "SoroSuub V-35 Landspeeder")
                        .pilot("SoroSuub V-35 Landspeeder", "Han Solo")
                        .turn(LIGHT, Phase.DEPLOY);
        assertThat(scene.power("SoroSuub V-35 Landspeeder"))
                .isEqualTo(without.power("SoroSuub V-35 Landspeeder"));
        assertThat(scene.maneuver("SoroSuub V-35 Landspeeder"))
                .isEqualTo(without.maneuver("SoroSuub V-35 Landspeeder"));
        assertThat(scene.maneuver("X-wing"))
                .isEqualTo(table().at("Tatooine", "X-wing").turn(DARK).maneuver("X-wing"));
    }

    /** Ion cannons of both gunships are fired at these, one after the other. */
    private static Scene fired(Side turn, String first, String second) {
        var scene =
                aboard().at("Tatooine", "X-wing", "Imperial-Class Star Destroyer")
                        .on("Imperial-Class Star Destroyer", "Ion Cannon#2")
                        .force(DARK, 9)
                        .force(LIGHT, 9)
                        .nextDestiny(DARK, 7, 7)
                        .turn(turn, Phase.BATTLE)
                        .battleAt("Tatooine");
        scene.passUntil("fire " + CANNON).fire(CANNON).at(first).passResponses();
        scene.passUntil("fire Ion Cannon#2").fire("Ion Cannon#2").at(second).passResponses();
        assertThat(scene.hyperspeed(first)).isZero();
        assertThat(scene.hyperspeed(second)).isZero();
        return scene.answerDefaults(scene::inBattle);
    }

    @Test
    void notInTheOpponentsControlPhase() {
        var scene = fired(LIGHT, SHIP, "X-wing");
        scene.passUntil(DARK, Phase.DEPLOY);
        assertThat(scene.hyperspeed(SHIP)).isZero();
    }

    @Test
    void onlyTheShipItIsAboardIsRestored() {
        var scene = fired(DARK, SHIP, "X-wing");
        scene.passUntil(LIGHT, Phase.DEPLOY);
        assertThat(scene.hyperspeed(SHIP)).isPositive();
        assertThat(scene.hyperspeed("X-wing")).isZero();
    }

    @Test
    void ofAnotherShipItTakesNoNotice() {
        var scene = fired(DARK, "X-wing", "X-wing");
        mayNotInThisPhase(scene.passUntil(LIGHT, Phase.CONTROL), "use " + DROID);
    }

    @Test
    void whereNothingWasDoneThereIsNothingToUndo() {
        mayNotInThisPhase(aboard().turn(LIGHT, Phase.CONTROL), "use " + DROID);
    }
}
