package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import holosite.rules.presence.Participation;
import holosite.rules.table.Flag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** M-HYD 'Binary' Droid. */
class MHydBinaryDroidTest {
    private static final String DROID = "M-HYD 'Binary' Droid";

    private static Position droid() {
        return table().at(MOS_EISLEY, DROID, "Rebel Trooper", "Stormtrooper", "C-3PO")
                .at(FARM, "Luke Skywalker", "Snowspeeder")
                .site(BAY, DARK)
                .at("Endor: Back Door", "Han Solo");
    }

    private static double change(Scene scene, String card) {
        return scene.forfeitValue(card) - scene.printed(Figure.FORFEIT, card);
    }

    @Test
    void livingCharactersAtItsSiteAndNextToItAreWorthTwoMore() {
        var scene = droid().turn(LIGHT, Phase.CONTROL);
        assertThat(change(scene, "Rebel Trooper")).isEqualTo(2);
        assertThat(change(scene, "Stormtrooper")).isEqualTo(2);
        assertThat(change(scene, "Luke Skywalker")).isEqualTo(2);
        assertThat(change(scene, "C-3PO (See-Threepio)")).isZero();
        assertThat(change(scene, "Han Solo")).isZero();
        assertThat(change(scene, "Snowspeeder")).isZero();
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    void eitherPlayerTurnsItOffAndOnAgainForOneForce(Side side) {
        var scene = droid().force(side, 2).turn(side, Phase.CONTROL);
        scene.use(DROID).passResponses();
        assertThat(scene.has(DROID, Flag.FACE_DOWN)).isTrue();
        assertThat(change(scene, "Luke Skywalker")).isZero();
        assertThat(scene.forcePile(side)).hasSize(1);
        scene.passUntil(side).use(DROID).passResponses();
        assertThat(scene.has(DROID, Flag.FACE_DOWN)).isFalse();
        assertThat(change(scene, "Luke Skywalker")).isEqualTo(2);
        assertThat(scene.forcePile(side)).isEmpty();
        scene.mayNot("use " + DROID);
    }

    @Test
    void turnedOffItIsInactive() {
        var scene = droid().mark(DROID, Flag.FACE_DOWN).force(DARK, 9).turn(DARK, Phase.BATTLE);
        scene.battleAt(MOS_EISLEY);
        assertThat(Participation.takesPart(scene.state(), scene.card(DROID))).isFalse();
    }
}
