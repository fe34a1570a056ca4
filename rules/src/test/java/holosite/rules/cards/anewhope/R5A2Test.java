package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.GENERATORS;
import static holosite.rules.cards.CardTable.mayNotInThisPhase;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

/** R5-A2. */
class R5A2Test {
    private static final String DROID = "R5-A2";
    private static final String SHIP = "TIE Scout";
    private static final String CANNON = "SW-4 Ion Cannon";

    private static Position aboard() {
        return table().at("Tatooine", SHIP, "Y-wing")
                .pilot(SHIP, "DS-61-4")
                .passenger(SHIP, DROID)
                .on("Y-wing", CANNON);
    }

    @Test
    void itAddsToAnyStarshipItIsAboard() {
        var scene =
                table().at("Tatooine", SHIP, "Y-wing")
                        .passenger(SHIP, DROID)
                        .pilot(SHIP, "DS-61-4")
                        .at(CANTINA, "R5-A2#2")
                        .turn(DARK, Phase.DEPLOY);
        var without = table().at("Tatooine", SHIP).pilot(SHIP, "DS-61-4").turn(DARK, Phase.DEPLOY);
        assertThat(scene.power(SHIP)).isEqualTo(without.power(SHIP) + 1);
        assertThat(scene.maneuver(SHIP)).isEqualTo(without.maneuver(SHIP) + 1);
        assertThat(scene.power("Y-wing")).isEqualTo(scene.printed(Figure.POWER, "Y-wing"));
    }

    /** Its ship was made helpless by an ion cannon. */
    private static Scene ionized() {
        var scene =
                aboard().force(LIGHT, 9)
                        .force(DARK, 9)
                        .nextDestiny(LIGHT, 6)
                        .turn(LIGHT, Phase.BATTLE)
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
        scene.passUntil(DARK, Phase.DEPLOY);
        assertThat(scene.hyperspeed(SHIP)).isEqualTo(scene.printed(Figure.HYPERSPEED, SHIP));
        assertThat(scene.maneuver(SHIP)).isEqualTo(aboard().turn(DARK).maneuver(SHIP));
    }

    @Test
    void aVehicleGainsNothingNorAShipWithoutIt() {
        var scene =
                aboard().at("Tatooine", "TIE Fighter")
                        .at(FARM, "Mobquet A-1 Deluxe Floater")
                        .pilot("Mobquet A-1 Deluxe Floater", "Stormtrooper")
                        .passenger("Mobquet A-1 Deluxe Floater", DROID + "#2")
                        .turn(DARK, Phase.DEPLOY);
        var without =
                table().at(FARM, "Mobquet A-1 Deluxe Floater")
                        .pilot("Mobquet A-1 Deluxe Floater", "Stormtrooper")
                        .turn(DARK, Phase.DEPLOY);
        assertThat(scene.power("Mobquet A-1 Deluxe Floater"))
                .isEqualTo(without.power("Mobquet A-1 Deluxe Floater"));
        assertThat(scene.maneuver("Mobquet A-1 Deluxe Floater"))
                .isEqualTo(without.maneuver("Mobquet A-1 Deluxe Floater"));
        assertThat(scene.maneuver("TIE Fighter"))
                .isEqualTo(
                        table().at("Tatooine", "TIE Fighter").turn(DARK).maneuver("TIE Fighter"));
    }

    /** Ion cannons of both gunships are fired at these, one after the other. */
    private static Scene fired(Side turn, String first, String second) {
        var scene =
                aboard().at("Tatooine", "Victory-Class Star Destroyer", "Y-wing#2")
                        .on("Y-wing#2", "SW-4 Ion Cannon#2")
                        .force(LIGHT, 9)
                        .force(DARK, 9)
                        .nextDestiny(LIGHT, 6, 6)
                        .turn(turn, Phase.BATTLE)
                        .battleAt("Tatooine");
        scene.passUntil("fire " + CANNON).fire(CANNON).at(first).passResponses();
        scene.passUntil("fire SW-4 Ion Cannon#2")
                .fire("SW-4 Ion Cannon#2")
                .at(second)
                .passResponses();
        assertThat(scene.hyperspeed(first)).isZero();
        assertThat(scene.hyperspeed(second)).isZero();
        return scene.answerDefaults(scene::inBattle);
    }

    @Test
    void notInTheOpponentsControlPhase() {
        var scene = fired(DARK, SHIP, "Victory-Class Star Destroyer");
        scene.passUntil(LIGHT, Phase.DEPLOY);
        assertThat(scene.hyperspeed(SHIP)).isZero();
    }

    @Test
    void onlyTheShipItIsAboardIsRestored() {
        var scene = fired(LIGHT, SHIP, "Victory-Class Star Destroyer");
        scene.passUntil(DARK, Phase.DEPLOY);
        assertThat(scene.hyperspeed(SHIP)).isPositive();
        assertThat(scene.hyperspeed("Victory-Class Star Destroyer")).isZero();
    }

    @Test
    void ofAnotherShipItTakesNoNotice() {
        var scene = fired(LIGHT, "Victory-Class Star Destroyer", "Victory-Class Star Destroyer");
        mayNotInThisPhase(scene.passUntil(DARK, Phase.CONTROL), "use " + DROID);
    }

    @Test
    void whereNothingWasDoneThereIsNothingToUndo() {
        mayNotInThisPhase(aboard().turn(DARK, Phase.CONTROL), "use " + DROID);
    }

    /** A planet's cannon takes power and hyperspeed: of the two only hyperspeed is given back. */
    @Test
    void thePowerThatAPlanetsCannonTookIsNotGivenBack() {
        String ship = "Victory-Class Star Destroyer";
        String cannon = "Planet Defender Ion Cannon";
        var scene =
                table().system("Hoth", DARK)
                        .site(GENERATORS, LIGHT)
                        .at(GENERATORS, "Rebel Trooper", cannon, "EG-4")
                        .at("Hoth", ship, "X-wing")
                        .pilot(ship, "DS-61-4")
                        .passenger(ship, DROID)
                        .force(LIGHT, 9)
                        .force(DARK, 9)
                        .nextDestiny(LIGHT, 6)
                        .turn(LIGHT, Phase.BATTLE)
                        .battleAt("Hoth")
                        .passUntil("fire " + cannon)
                        .fire(cannon)
                        .at(ship)
                        .passResponses();
        assertThat(scene.hyperspeed(ship)).isZero();
        assertThat(scene.power(ship)).isZero();
        scene.answerDefaults(scene::inBattle);
        scene.passUntil(DARK, Phase.DEPLOY);
        assertThat(scene.hyperspeed(ship)).isEqualTo(scene.printed(Figure.HYPERSPEED, ship));
        assertThat(scene.power(ship)).isZero();
        mayNotInThisPhase(scene.endTurn().passUntil(DARK, Phase.CONTROL), "use " + DROID);
    }
}
