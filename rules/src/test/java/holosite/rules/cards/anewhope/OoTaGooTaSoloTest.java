package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.mayNotInThisPhase;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.words.Abilities;
import holosite.language.words.Filters;
import holosite.language.words.Kinds;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Oo-ta Goo-ta, Solo?. */
class OoTaGooTaSoloTest {
    private static final String OOTA = "Oo-ta Goo-ta, Solo?";
    private static final String LEIDS = "Nabrun Leids";

    private static Position journey(int force) {
        return table().at(MOS_EISLEY, "Stormtrooper")
                .at(CANTINA, "Luke Skywalker", "Rebel Trooper", "Dash Rendar", "Leia Organa")
                .hand(LIGHT, LEIDS)
                .hand(DARK, OOTA)
                .force(LIGHT, 4)
                .force(DARK, force)
                .nextDestiny(LIGHT, 1);
    }

    private static Scene transported(int force) {
        return journey(force)
                .turn(LIGHT, Phase.CONTROL)
                .play(LEIDS)
                .choose("Luke Skywalker", "Rebel Trooper", "Dash Rendar")
                .yes();
    }

    @Test
    void nabrunIsLostAndTheRebelsHeTransportedAreCaptured() {
        var scene = transported(2);
        scene.passUntil("play " + OOTA).play(OOTA).passResponses();
        scene.answerDefaults(() -> scene.prompt() != Prompt.Key.PHASE_ACTION);
        assertThat(scene.lost(LIGHT)).contains(LEIDS);
        assertThat(scene.forcePile(DARK)).isEmpty();
        for (String rebel : List.of("Luke Skywalker", "Rebel Trooper")) {
            assertThat(scene.used(LIGHT).contains(rebel) || scene.isCaptive(rebel)).isTrue();
        }
        assertThat(scene.locationOf("Dash Rendar")).isEqualTo(MOS_EISLEY);
        assertThat(scene.isCaptive("Dash Rendar")).isFalse();
        assertThat(scene.isCaptive("Leia Organa")).isFalse();
        assertThat(scene.locationOf("Leia Organa")).isEqualTo(CANTINA);
        assertThat(scene.used(DARK)).contains(OOTA);
    }

    @Test
    void itTakesTwoForce() {
        mayNotInThisPhase(transported(1), "play " + OOTA);
    }

    @Test
    void senseDoesNotReachThatFunction() {
        var scene =
                journey(2)
                        .at(CANTINA, "Obi-Wan Kenobi")
                        .hand(LIGHT, "Sense")
                        .turn(LIGHT, Phase.CONTROL)
                        .play(LEIDS)
                        .choose("Luke Skywalker")
                        .yes();
        scene.passUntil("play " + OOTA).play(OOTA).mayNot("play Sense");
    }

    @Test
    void aSmugglerJustDeployedDoesNotMoveThisTurn() {
        var scene =
                table().site(MOS_EISLEY, LIGHT)
                        .site(BAY, LIGHT)
                        .at(CANTINA, "Luke Skywalker")
                        .hand(LIGHT, "Dash Rendar", "Leia Organa")
                        .hand(DARK, OOTA)
                        .force(LIGHT, 12)
                        .turn(LIGHT, Phase.DEPLOY);
        scene.deploy("Leia Organa").to(CANTINA).mayNot("play " + OOTA).passResponses();
        scene.passUntil(LIGHT)
                .deploy("Dash Rendar")
                .to(CANTINA)
                .passUntil("play " + OOTA)
                .play(OOTA);
        scene.passUntil(LIGHT, Phase.MOVE);
        scene.offers("move Luke Skywalker").mayNot("move Dash Rendar");
    }

    @Test
    void itCancelsAKesselRun() {
        var run =
                Kinds.utinniEffect("Kessel Run", LIGHT, "0_1")
                        .unique()
                        .destiny(1)
                        .says(Abilities.deploysOn(Filters.SYSTEM).aimingAt(Filters.CHARACTER));
        var scene =
                tableWith(run)
                        .system("Kessel", LIGHT)
                        .at(CANTINA, "Dash Rendar")
                        .on("Kessel", "Kessel Run (0_1)")
                        .aimed("Kessel Run (0_1)", "Dash Rendar")
                        .hand(DARK, OOTA)
                        .turn(DARK, Phase.CONTROL);
        scene.play(OOTA).passResponses();
        assertThat(scene.isOnTable("Kessel Run (0_1)")).isFalse();
    }

    @Test
    void itAnswersNoOtherInterrupt() {
        mayNotInThisPhase(
                table().at("Tatooine", "X-wing")
                        .hand(LIGHT, "Radar Scanner")
                        .hand(DARK, OOTA, "Stormtrooper")
                        .force(DARK, 4)
                        .force(LIGHT, 4)
                        .turn(LIGHT, Phase.CONTROL)
                        .play("Radar Scanner"),
                "play " + OOTA);
    }
}
