package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.hosts;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;

/** Remote. */
class RemoteTest {
    private static final String REMOTE = "Remote";

    private static Position remote() {
        return table().at(CANTINA, REMOTE).at(CANTINA, "Luke Skywalker", "Stormtrooper");
    }

    @Test
    void itDeploysAtAnySiteForOneForce() {
        var scene =
                table().site(CANTINA, DARK)
                        .site(MOS_EISLEY, LIGHT)
                        .system("Tatooine", LIGHT)
                        .at(CANTINA, "Luke Skywalker")
                        .hand(LIGHT, REMOTE)
                        .force(LIGHT, 1)
                        .turn(LIGHT, Phase.DEPLOY);
        assertThat(hosts(scene, REMOTE)).containsExactlyInAnyOrder(CANTINA, MOS_EISLEY);
        scene.choose(CANTINA).passResponses();
        assertThat(scene.locationOf(REMOTE)).isEqualTo(CANTINA);
        assertThat(scene.forcePile(LIGHT)).isEmpty();
        table().site(CANTINA, DARK)
                .hand(LIGHT, REMOTE)
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("deploy " + REMOTE);
    }

    @Test
    void itMovesLikeACharacterForOneForce() {
        var scene =
                table().site(CANTINA, LIGHT)
                        .site(MOS_EISLEY, LIGHT)
                        .at(CANTINA, REMOTE)
                        .force(LIGHT, 1)
                        .turn(LIGHT, Phase.MOVE);
        scene.move(REMOTE).to(MOS_EISLEY).passResponses();
        assertThat(scene.locationOf(REMOTE)).isEqualTo(MOS_EISLEY);
        assertThat(scene.forcePile(LIGHT)).isEmpty();
        table().site(CANTINA, LIGHT)
                .site(MOS_EISLEY, LIGHT)
                .at(CANTINA, REMOTE)
                .turn(LIGHT, Phase.MOVE)
                .mayNot("move " + REMOTE);
    }

    @Test
    void itTransitsFromDockingBayToDockingBay() {
        var scene =
                table().site(BAY, LIGHT)
                        .site("Yavin 4: Docking Bay", LIGHT)
                        .at(BAY, REMOTE)
                        .force(LIGHT, 9)
                        .turn(LIGHT, Phase.MOVE);
        scene.transitFrom(BAY);
        scene.answerDefaults(() -> scene.prompt() != Prompt.Key.PHASE_ACTION);
        assertThat(scene.locationOf(REMOTE)).isEqualTo("Yavin 4: Docking Bay");
    }

    @Test
    void aCharacterPresentIsStrongerOrWorthMoreForTheTurn() {
        var power = remote().turn(LIGHT, Phase.CONTROL);
        power.use(REMOTE).choose("Luke Skywalker").passResponses().option(1);
        power.passResponses();
        assertThat(power.power("Luke Skywalker")).isEqualTo(4);
        assertThat(power.forfeitValue("Luke Skywalker")).isEqualTo(7);
        power.passUntil(DARK, Phase.CONTROL);
        assertThat(power.power("Luke Skywalker")).isEqualTo(3);
        var forfeit = remote().turn(LIGHT, Phase.CONTROL);
        forfeit.use(REMOTE).choose("Stormtrooper").passResponses().option(2);
        forfeit.passResponses();
        assertThat(forfeit.power("Stormtrooper")).isEqualTo(1);
        assertThat(forfeit.forfeitValue("Stormtrooper")).isEqualTo(3);
    }

    @Test
    void onceInEachOfItsPlayersControlPhases() {
        var scene = remote().turn(LIGHT, Phase.CONTROL);
        scene.use(REMOTE).choose("Luke Skywalker").passResponses().option(1);
        scene.passUntil(LIGHT).mayNot("use " + REMOTE);
        remote().turn(LIGHT, Phase.DEPLOY).mayNot("use " + REMOTE);
        remote().turn(DARK, Phase.CONTROL).pass().mayNot("use " + REMOTE);
        table().at(CANTINA, REMOTE)
                .at(MOS_EISLEY, "Luke Skywalker")
                .turn(LIGHT, Phase.CONTROL)
                .mayNot("use " + REMOTE);
    }

    @Test
    void aVehicleIsNoTarget() {
        table().at(CANTINA, REMOTE, "Luke's X-34 Landspeeder")
                .force(LIGHT, 2)
                .turn(LIGHT, Phase.CONTROL)
                .mayNot("use " + REMOTE);
    }

    @Test
    void aSeekerPresentIsCanceledForTwoForce() {
        var scene =
                table().at(CANTINA, REMOTE, "Han Seeker")
                        .force(LIGHT, 2)
                        .turn(LIGHT, Phase.CONTROL);
        scene.use(REMOTE).passResponses();
        assertThat(scene.lost(DARK)).contains("Han Seeker");
        assertThat(scene.forcePile(LIGHT)).isEmpty();
        table().at(CANTINA, REMOTE, "Han Seeker")
                .force(LIGHT, 1)
                .turn(LIGHT, Phase.CONTROL)
                .mayNot("use " + REMOTE);
        table().at(CANTINA, REMOTE)
                .at(MOS_EISLEY, "Han Seeker")
                .force(LIGHT, 2)
                .turn(LIGHT, Phase.CONTROL)
                .mayNot("use " + REMOTE);
    }
}
