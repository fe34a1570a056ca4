package holosite.rules.cards.specialedition;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import holosite.rules.table.Zone;
import org.junit.jupiter.api.Test;

/** Masterful Move. */
class MasterfulMoveTest {
    private static final String MOVE = "Masterful Move";
    private static final String BOARD = "Dejarik Hologameboard";

    private static Position withMove() {
        return table().site(BOARD, LIGHT).site(CANTINA, DARK).hand(DARK, MOVE);
    }

    @Test
    void itTakesAHologramADejarikOrTheHolotableIntoHandForOneForce() {
        var position =
                withMove()
                        .reserve(
                                DARK,
                                "Molator",
                                "Visage Of The Emperor",
                                "Imperial Holotable",
                                "Stormtrooper");
        position.turn(DARK, Phase.CONTROL).mayNot("play " + MOVE);
        var scene = position.force(DARK, 1).turn(DARK, Phase.CONTROL);

        scene.play(MOVE).passResponses();

        assertThat(scene.offered())
                .contains("Molator", "Visage Of The Emperor", "Imperial Holotable")
                .doesNotContain("Stormtrooper");
        scene.choose("Molator");
        assertThat(scene.hand(DARK)).containsExactly("Molator");
        assertThat(scene.forcePile(DARK)).isEmpty();
        assertThat(scene.isIn(MOVE, Zone.USED_PILE)).isTrue();
    }

    @Test
    void itCancelsMantellianSavrip() {
        var scene = withMove().beside(LIGHT, "Mantellian Savrip").turn(DARK, Phase.CONTROL);
        scene.play(MOVE).passResponses();
        assertThat(scene.isIn("Mantellian Savrip", Zone.LOST_PILE)).isTrue();
        assertThat(scene.isIn(MOVE, Zone.USED_PILE)).isTrue();
    }

    @Test
    void itCancelsTheOpponentsForceDrainAtAHolosite() {
        var position =
                withMove().at(BOARD, "Grimtaash").at(CANTINA, "Luke Skywalker").reserve(DARK, 9);
        var scene = position.turn(LIGHT, Phase.CONTROL);
        scene.drainAt(BOARD).passUntil("play " + MOVE).play(MOVE).passResponses();
        assertThat(scene.lost(DARK)).isEmpty();
        assertThat(scene.isIn(MOVE, Zone.USED_PILE)).isTrue();

        position.turn(LIGHT, Phase.CONTROL).drainAt(CANTINA).mayNot("play " + MOVE);
    }

    @Test
    void onesOwnDrainIsNoOccasion() {
        var scene = withMove().at(BOARD, "Molator").reserve(LIGHT, 9).turn(DARK, Phase.CONTROL);
        scene.drainAt(BOARD).mayNot("play " + MOVE);
    }
}
