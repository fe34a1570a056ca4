package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Krayt Dragon Bones. */
class KraytDragonBonesTest {
    private static final String BONES = "Krayt Dragon Bones";

    /**
     * After Light has drawn a battle destiny like this in a battle that costs nobody anything else.
     */
    private static Scene drawn(Side by, int destiny) {
        var scene =
                table().at(BAY, "Luke Skywalker", "Obi-Wan Kenobi", "Darth Vader")
                        .at(BAY, "Boba Fett (5_91)", "Stormtrooper")
                        .beside(DARK, BONES)
                        .hand(DARK, "Dengar", "TIE Fighter")
                        .used(DARK, "Sandtrooper")
                        .lost(DARK, 2)
                        .force(LIGHT, 3)
                        .nextDestiny(by, destiny)
                        .turn(LIGHT, Phase.BATTLE)
                        .battleAt(BAY);
        return scene;
    }

    @Test
    void aNoughtReturnsTheTopUsedCard() {
        var scene = drawn(LIGHT, 0);
        scene.passUntil(Prompt.Key.DAMAGE_SEGMENT);
        assertThat(scene.hand(DARK)).hasSize(3);
    }

    /** What changes against a destiny that means nothing: Force Pile, Lost Pile, and the bones. */
    @ParameterizedTest
    @CsvSource({"1, 0, 1, true", "2, 1, 0, true", "3, 0, 1, false", "4, 0, -1, true"})
    void otherNumbersMeanOtherThings(int destiny, int force, int lost, boolean stays) {
        var nothing = drawn(LIGHT, 6).passUntil(Prompt.Key.DAMAGE_SEGMENT);
        var scene = drawn(LIGHT, destiny).passUntil(Prompt.Key.DAMAGE_SEGMENT);
        assertThat(scene.forcePile(DARK).size() - nothing.forcePile(DARK).size()).isEqualTo(force);
        assertThat(scene.lost(DARK).size() - nothing.lost(DARK).size()).isEqualTo(lost);
        assertThat(scene.isOnTable(BONES)).isEqualTo(stays);
        assertThat(nothing.isOnTable(BONES)).isTrue();
        assertThat(nothing.hand(DARK)).hasSize(2);
    }

    @Test
    void aFiveDeploysACharacterForFree() {
        var scene = drawn(LIGHT, 5);
        scene.answerDefaults(() -> !scene.offered().contains("Dengar"));
        assertThat(scene.offered()).doesNotContain("TIE Fighter");
        scene.choose("Dengar");
        scene.passUntil(Prompt.Key.DAMAGE_SEGMENT);
        assertThat(scene.isOnTable("Dengar")).isTrue();
    }

    @Test
    void itDeploysForOneForce() {
        var position = table().hand(DARK, BONES);
        position.turn(DARK, Phase.DEPLOY).mayNot("deploy " + BONES);
        var scene = position.force(DARK, 1).turn(DARK, Phase.DEPLOY);
        scene.deploy(BONES).passResponses();
        assertThat(scene.isOnTable(BONES)).isTrue();
    }

    @Test
    void aSixDeploysNobody() {
        var scene = drawn(LIGHT, 6);
        scene.answerDefaults(
                () -> {
                    boolean damage = scene.prompt() == Prompt.Key.DAMAGE_SEGMENT;
                    scene.expect("nobody deploys", damage || !scene.offered().contains("Dengar"));
                    return !damage;
                });
        assertThat(scene.isOnTable("Dengar")).isFalse();
    }
}
