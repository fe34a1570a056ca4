package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import holosite.rules.table.Flag;
import holosite.rules.table.Zone;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Kessel Run, and BoShek, who makes it although no smuggler. */
class KesselRunTest {
    private static final String RUN = "Kessel Run";
    private static final String FALCON = "Millennium Falcon";
    private static final String FIRST = "Yavin 4";

    /** Kessel at parsec 8, Yavin 4 at parsec 4, Tatooine between them; who flies from Yavin 4. */
    private static Position systems(String pilot) {
        return table().system("Kessel", DARK)
                .system("Tatooine", DARK)
                .system(FIRST, DARK)
                .at(FIRST, FALCON)
                .pilot(FALCON, pilot)
                .hand(LIGHT, RUN)
                .lost(LIGHT, 12)
                .force(LIGHT, 9);
    }

    private static Scene running(Position position, int destiny) {
        var scene = position.nextDestiny(DARK, destiny).turn(LIGHT, Phase.DEPLOY);
        scene.deploy(RUN).passResponses();
        return scene.passUntil(LIGHT, Phase.MOVE);
    }

    private static Scene fly(Scene scene, String to) {
        scene.passUntil("move " + FALCON).move(FALCON).to(to);
        return scene.passResponses();
    }

    private static Scene nextMove(Scene scene) {
        return scene.passUntil(DARK, Phase.CONTROL).passUntil(LIGHT, Phase.MOVE);
    }

    @Test
    void itIsDeployedOnKesselForOneOfYourSmugglersAtAnotherSystem() {
        var scene =
                systems("Han Solo")
                        .passenger(FALCON, "Luke Skywalker")
                        .locationOf("Tatooine", "Asteroid Field", LIGHT)
                        .at("Asteroid Field", "Gold 5")
                        .pilot("Gold 5", "Wedge Antilles")
                        .at("Kessel", "Gold 1")
                        .pilot("Gold 1", "Dash Rendar")
                        .at(CANTINA, "Chewbacca")
                        .at(FIRST, "X-wing", "Boba Fett In Slave I")
                        .pilot("X-wing", "BoShek")
                        .passenger("Boba Fett In Slave I", "Dr. Evazan")
                        .turn(LIGHT, Phase.DEPLOY);
        scene.deploy(RUN);
        assertThat(scene.offered()).containsExactlyInAnyOrder("Han Solo", "BoShek");
        scene.choose("Han Solo").passResponses();
        assertThat(scene.hostOf(RUN)).isEqualTo("Kessel");
        assertThat(scene.used(LIGHT)).isEmpty();
    }

    @Test
    void whoReturnsFromKesselRetrievesTheDistance() {
        var scene = fly(running(systems("Han Solo"), 1), "Kessel");
        assertThat(scene.used(DARK)).hasSize(1);
        assertThat(scene.hostOf(RUN)).isEqualTo("Kessel");
        assertThat(scene.lost(LIGHT)).hasSize(12);
        fly(nextMove(scene), FIRST);
        assertThat(scene.isIn(RUN, Zone.LOST_PILE)).isTrue();
        assertThat(scene.lost(LIGHT)).hasSize(12 - 4 + 1);
    }

    @Test
    void boShekMakesTheRunTooUnlessHisTextIsCanceled() {
        var scene = fly(nextMove(fly(running(systems("BoShek"), 1), "Kessel")), FIRST);
        assertThat(scene.lost(LIGHT)).hasSize(12 - 4 + 1);
    }

    @Test
    void heIsASmugglerForNothingElse() {
        var scene =
                systems("BoShek")
                        .site("Tatooine: Jundland Wastes")
                        .at(CANTINA, "Chewbacca", "Corellian")
                        .hand(DARK, "Death Mark")
                        .force(DARK, 9)
                        .turn(DARK, Phase.DEPLOY);
        scene.deploy("Death Mark");
        assertThat(scene.offered()).containsExactlyInAnyOrder("Chewbacca", "Corellian");
    }

    @Test
    void aDestinyOfZeroTakesTheStarship() {
        var scene = running(systems("Han Solo").at("Kessel", "X-wing"), 0);
        scene.move(FALCON).choose("Kessel").passResponses();
        assertThat(scene.isIn(FALCON, Zone.LOST_PILE)).isTrue();
        assertThat(scene.isIn("Han Solo", Zone.LOST_PILE)).isTrue();
        assertThat(scene.lost(LIGHT)).hasSize(12 + 3);
        assertThat(scene.isOnTable("X-wing")).isTrue();
    }

    @Test
    void whoDidNotReachKesselRetrievesNothing() {
        var elsewhere = "Spice Mines Of Kessel";
        var position = systems("Han Solo").on("Tatooine", elsewhere).aimed(elsewhere, "Han Solo");
        var scene = fly(running(position, 1), "Tatooine");
        assertThat(scene.used(DARK)).isEmpty();
        fly(nextMove(scene), FIRST);
        assertThat(scene.hostOf(RUN)).isEqualTo("Kessel");
        assertThat(scene.lost(LIGHT)).hasSize(12);
    }

    @Test
    void onlyTheFirstSystemCountsAndOnlyOneDestinyIsDrawn() {
        var scene = fly(running(systems("Han Solo"), 1), "Kessel");
        fly(nextMove(scene), "Tatooine");
        assertThat(scene.hostOf(RUN)).isEqualTo("Kessel");
        assertThat(scene.lost(LIGHT)).hasSize(12);
        scene.nextDestiny(DARK, 0);
        fly(nextMove(scene), "Kessel");
        assertThat(scene.isOnTable(FALCON)).isTrue();
        fly(nextMove(scene), FIRST);
        assertThat(scene.lost(LIGHT)).hasSize(12 - 4 + 1);
    }

    /** A smuggler who is inactive does not return. */
    @Test
    void whoIsMissingHasNotMadeTheRun() {
        var scene = fly(running(systems("Han Solo").pilot(FALCON, "Luke Skywalker"), 1), "Kessel");
        scene.state().table().set(scene.card("Han Solo"), Flag.MISSING);
        fly(nextMove(scene), FIRST);
        assertThat(scene.hostOf(RUN)).isEqualTo("Kessel");
        assertThat(scene.lost(LIGHT)).hasSize(12);
    }

    /** Nothing begins anew as something else is deployed on the way. */
    @Test
    void itBeginsAsItIsDeployedItself() {
        var scene = fly(running(systems("Han Solo").hand(LIGHT, "X-wing"), 1), "Tatooine");
        scene.passUntil(DARK, Phase.CONTROL).passUntil(LIGHT, Phase.DEPLOY);
        scene.deploy("X-wing").to("Tatooine").passResponses();
        scene.passUntil(LIGHT, Phase.MOVE).move(FALCON).to("Kessel");
        assertThat(scene.used(DARK)).hasSize(1);
    }

    /** The distance is that of the moment at which it was deployed. */
    @Test
    void aSystemThatMovesMeanwhileChangesNothing() {
        var position =
                table().system("Kessel", DARK)
                        .system("Death Star", DARK)
                        .counter("Death Star", 5)
                        .at("Death Star", FALCON)
                        .pilot(FALCON, "Han Solo")
                        .hand(LIGHT, RUN)
                        .lost(LIGHT, 12)
                        .force(LIGHT, 9);
        var scene = fly(running(position, 1), "Kessel");
        scene.state().table().setCounter(scene.card("Death Star"), 7);
        fly(nextMove(scene), "Death Star");
        assertThat(scene.lost(LIGHT)).hasSize(12 - 3 + 1);
    }

    /** The first system is the same one under another card. */
    @Test
    void theFirstSystemMayBeConvertedMeanwhile() {
        String converted = "light " + FIRST;
        var scene = running(systemsToConvert(), 1).passUntil("move " + FALCON);
        scene.move(FALCON).to("Kessel").passResponses();
        scene.passUntil(DARK, Phase.CONTROL).passUntil(LIGHT, Phase.DEPLOY);
        scene.deploy(converted).passResponses();
        fly(scene.passUntil(LIGHT, Phase.MOVE), converted);
        assertThat(scene.isIn(RUN, Zone.LOST_PILE)).isTrue();
        assertThat(scene.lost(LIGHT)).hasSize(12 - 4 + 1);
    }

    private static Position systemsToConvert() {
        String first = "dark " + FIRST;
        return table().system("Kessel", DARK)
                .system(FIRST, DARK)
                .at(first, FALCON)
                .pilot(FALCON, "Han Solo")
                .hand(LIGHT, RUN, "light " + FIRST)
                .lost(LIGHT, 12)
                .force(LIGHT, 9);
    }

    /**
     * With the smuggler gone the Dark Side controls Kessel, which would cancel it: the turn player
     * says what comes first.
     */
    @ParameterizedTest
    @CsvSource({"Kessel Run, true", "Kessel, false"})
    void itIsCompletedOrCanceledAsTheTurnPlayerLikes(String first, boolean completed) {
        var guarded =
                systems("Han Solo")
                        .at("Kessel", "Devastator", "X-wing")
                        .pilot("X-wing", "Rebel Pilot");
        var scene = nextMove(fly(running(guarded, 1), "Kessel"));
        scene.move("X-wing").to("Tatooine").passResponses();
        assertThat(scene.hostOf(RUN)).isEqualTo("Kessel");
        scene.passUntil("move " + FALCON).move(FALCON).to(FIRST);
        scene.passUntil(LIGHT, Prompt.Key.ACTS_OR_IS_CANCELED).choose(first).passResponses();
        assertThat(scene.controls(DARK, "Kessel")).isTrue();
        assertThat(scene.isIn(RUN, Zone.LOST_PILE)).isTrue();
        assertThat(scene.lost(LIGHT)).hasSize(12 - (completed ? 4 : 0) + 1);
    }

    /** A later run does not end where an earlier one began. */
    @Test
    void onceItIsCanceledNothingOfItIsLeft() {
        var guarded =
                systems("Han Solo")
                        .at("Kessel", "Devastator", "X-wing")
                        .pilot("X-wing", "Rebel Pilot");
        var scene = fly(running(guarded, 1), "Kessel");
        assertThat(scene.state().lastings()).isNotEmpty();
        fly(nextMove(scene), "Tatooine");
        scene.move("X-wing").to("Tatooine").passResponses();
        assertThat(scene.isIn(RUN, Zone.LOST_PILE)).isTrue();
        assertThat(scene.state().lastings()).isEmpty();
        assertThat(scene.state().table().counter(scene.card(RUN))).isZero();
    }

    @Test
    void boShekIsAGoodPilotAndHardToHurt() {
        var scene =
                table().system("Kessel", DARK)
                        .at("Kessel", "X-wing#1", "X-wing#2")
                        .pilot("X-wing#1", "BoShek")
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(scene.power("X-wing#1")).isEqualTo(scene.power("X-wing#2") + 3);
        assertThat(scene.immunity("BoShek")).isEqualTo(3);
    }
}
