package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.hosts;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.words.Abilities;
import holosite.language.words.Actions;
import holosite.language.words.Filters;
import holosite.language.words.Kinds;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

/** Hydroponics Station. */
class HydroponicsStationTest {
    private static final String STATION = "Hydroponics Station";
    private static final String USE = "use " + STATION;

    @Test
    void itDeploysOnExteriorSitesOfTatooineForOneForce() {
        var scene =
                table().site(CANTINA, DARK)
                        .site(MOS_EISLEY, LIGHT)
                        .site(FARM, LIGHT)
                        .site(PLAINS, DARK)
                        .hand(LIGHT, STATION)
                        .force(LIGHT, 1)
                        .turn(LIGHT, Phase.DEPLOY);
        assertThat(hosts(scene, STATION)).containsExactlyInAnyOrder(MOS_EISLEY, FARM);
        scene.choose(FARM).passResponses();
        assertThat(scene.used(LIGHT)).hasSize(1);
        scene.passUntil(LIGHT, Phase.MOVE).mayNot("move " + STATION);
    }

    private static Position growing() {
        return table().site(FARM, LIGHT).site(MOS_EISLEY, LIGHT).on(FARM, STATION);
    }

    private static Scene activating(Position position) {
        return position.reserve(LIGHT, "Rebel Trooper", "Rebel Pilot", "Echo Base Trooper")
                .turn(LIGHT, Phase.ACTIVATE);
    }

    @Test
    void theFirstForceYouActivateMayGoIntoHandInstead() {
        var scene = activating(growing()).activate();
        scene.use(STATION).passResponses();
        assertThat(scene.hand(LIGHT)).containsExactly("Rebel Trooper");
        assertThat(scene.forcePile(LIGHT)).isEmpty();

        scene.passUntil("activate").activate().mayNot(USE);
        assertThat(scene.forcePile(LIGHT)).hasSize(1);
    }

    @Test
    void whatWasActivatedWhileItsTextWasCanceledCountsAsWell() {
        var silence =
                Kinds.effect("Plain Silence", LIGHT, "0_9")
                        .destiny(3)
                        .says(
                                Abilities.deploysOnTable(),
                                Abilities.cancelsText(Filters.titled(STATION)));
        var word =
                Kinds.usedInterrupt("Plain Word", LIGHT, "0_8")
                        .destiny(3)
                        .says(
                                Actions.used(
                                        Actions.cancelsOnTable(Filters.titled("Plain Silence"))));
        var scene =
                activating(
                                tableWith(silence, word)
                                        .site(FARM, LIGHT)
                                        .on(FARM, STATION)
                                        .beside(LIGHT, "Plain Silence")
                                        .hand(LIGHT, "Plain Word"))
                        .activate()
                        .mayNot(USE);
        scene.play("Plain Word").passUntil("activate").activate().mayNot(USE);
        assertThat(scene.forcePile(LIGHT)).hasSize(2);
    }

    @Test
    void orItStaysInTheForcePileAndTheSecondIsNotTaken() {
        var scene = activating(growing()).activate().offers(USE);
        scene.passUntil("activate").activate().mayNot(USE);
        assertThat(scene.forcePile(LIGHT)).hasSize(2);
        assertThat(scene.hand(LIGHT)).isEmpty();
    }

    @Test
    void withAVaporatorTheSecondForceMayGoThereAsWell() {
        var scene = activating(growing().on(MOS_EISLEY, "Vaporator")).activate();
        scene.use(STATION).passResponses();
        scene.passUntil("activate").activate().use(STATION).passResponses();
        assertThat(scene.hand(LIGHT)).containsExactlyInAnyOrder("Rebel Trooper", "Rebel Pilot");
        scene.passUntil("activate").activate().mayNot(USE);
    }

    @Test
    void twoStationsTakeNoMoreThanThatForce() {
        var scene = activating(growing().on(MOS_EISLEY, STATION + "#2")).activate();
        scene.use(STATION).mayNot("use " + STATION + "#2").passResponses();
        assertThat(scene.hand(LIGHT)).hasSize(1);
        scene.passUntil("activate").activate().passResponses();
        assertThat(scene.forcePile(LIGHT)).hasSize(1);

        var more = activating(growing().on(MOS_EISLEY, STATION + "#2", "Vaporator")).activate();
        more.passUntil("activate").activate().use(STATION).mayNot("use " + STATION + "#2");
        more.passResponses();
        assertThat(more.hand(LIGHT)).hasSize(1);
        assertThat(more.forcePile(LIGHT)).hasSize(1);
    }

    @Test
    void theForceOfTheOpponentOrOfATextInAnotherPhaseIsNotMeant() {
        var theirs = growing().reserve(DARK, 5).turn(DARK, Phase.ACTIVATE).activate();
        while (theirs.phase() == Phase.ACTIVATE) {
            theirs.mayNot(USE).answerDefault();
        }
        var later = growing().hand(LIGHT, "Blue Milk").reserve(LIGHT, 5).turn(LIGHT, Phase.CONTROL);
        later.play("Blue Milk", 1).passResponses().option(1);
        later.mayNot(USE);
        assertThat(later.hand(LIGHT)).isEmpty();
    }

    @Test
    void nextTurnItIsTheFirstForceAgain() {
        var scene = activating(growing()).activate();
        scene.use(STATION).passUntil(DARK, Phase.CONTROL).passUntil(LIGHT, Phase.ACTIVATE);
        scene.activate().offers(USE);
    }
}
