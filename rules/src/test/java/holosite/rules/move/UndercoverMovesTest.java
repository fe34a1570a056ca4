package holosite.rules.move;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.glossary.Ruling;
import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import holosite.rules.refusal.Objection;
import holosite.rules.refusal.Refusal;
import org.junit.jupiter.api.Test;

/** Undercover spies move when the opponent does. */
class UndercoverMovesTest {
    private static final String BAY_327 = "Death Star: Docking Bay 327";

    private static Position spy() {
        return Scene.with(AllCards::all)
                .at(BAY, "Garindan", "Stormtrooper")
                .undercover("Garindan")
                .site(MOS_EISLEY, DARK)
                .site(BAY_327, DARK)
                .force(DARK, 5);
    }

    @Test
    @Ruling("spies-move-in-opponents-phase")
    void heWalksInTheOpponentsMovePhaseAndHisOwnerPays() {
        var scene = spy().turn(LIGHT, Phase.MOVE).pass(LIGHT);

        scene.expectDecider(DARK).mayNot("move Stormtrooper").move("Garindan").to(MOS_EISLEY);

        assertThat(scene.locationOf("Garindan")).isEqualTo(MOS_EISLEY);
        assertThat(scene.isUndercover("Garindan")).isTrue();
        assertThat(scene.used(DARK)).hasSize(1);
    }

    @Test
    void inHisOwnersMovePhaseHeStays() {
        var scene = spy().turn(DARK, Phase.MOVE);

        scene.mayNot("move Garindan").offers("move Stormtrooper");
        assertThat(
                        scene
                                .game()
                                .why()
                                .notMove(DARK, scene.card("Garindan"), scene.card(MOS_EISLEY))
                                .stream()
                                .map(Objection::refusal))
                .containsExactly(Refusal.SPY_MOVES_LATER);
    }

    @Test
    @Ruling("spies-move-in-opponents-phase")
    void heTakesDockingBayTransitAlone() {
        var scene = spy().turn(LIGHT, Phase.MOVE).pass(LIGHT);

        scene.transitFrom(BAY);

        assertThat(scene.locationOf("Garindan")).isEqualTo(BAY_327);
        assertThat(scene.locationOf("Stormtrooper")).isEqualTo(BAY);
    }
}
