package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.hosts;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Lateral Damage. */
class LateralDamageTest {
    private static final String DAMAGE = "Lateral Damage";

    @Test
    void itGoesToAnySystemAndIsAimedAtAStarshipOfTheOpponent() {
        var scene =
                table().system("Tatooine", DARK)
                        .site(CANTINA, DARK)
                        .at("Yavin 4", "X-wing", "Devastator", "Gold 1")
                        .pilot("Gold 1", "Dutch")
                        .hand(DARK, DAMAGE)
                        .turn(DARK, Phase.DEPLOY);
        assertThat(hosts(scene, DAMAGE)).containsExactlyInAnyOrder("Tatooine", "Yavin 4");
        scene.choose("Tatooine");
        assertThat(scene.offered()).containsExactlyInAnyOrder("X-wing", "Gold 1");
    }

    private static Position aimed(String where) {
        return table().system("Tatooine", DARK)
                .on("Tatooine", DAMAGE)
                .at(where, "X-wing", "Y-wing")
                .aimed(DAMAGE, "X-wing")
                .site(CANTINA, DARK);
    }

    @Test
    void powerAndForfeitOfItsTargetAreZero() {
        var scene = aimed("Yavin 4").turn(DARK);
        assertThat(scene.power("X-wing")).isZero();
        assertThat(scene.forfeitValue("X-wing")).isZero();
        assertThat(scene.power("Y-wing")).isEqualTo(2);
        assertThat(scene.forfeitValue("Y-wing")).isEqualTo(2);
    }

    @ParameterizedTest
    @CsvSource({"3, false", "2, true"})
    void whenItsTargetReachesItDestinyAboveTwoRepairsIt(int destiny, boolean stays) {
        var scene = aimed("Tatooine").nextDestiny(LIGHT, destiny).turn(LIGHT, Phase.CONTROL);
        scene.passResponses();
        assertThat(scene.isOnTable(DAMAGE)).isEqualTo(stays);
        assertThat(scene.used(LIGHT)).hasSize(1);
    }

    @ParameterizedTest
    @CsvSource({"3, false", "2, true"})
    void otherwiseItIsDrawnForAgainInTheNextMovePhase(int destiny, boolean stays) {
        var scene = aimed("Tatooine").nextDestiny(LIGHT, 0, destiny, 0).turn(LIGHT, Phase.CONTROL);
        scene.passUntil(LIGHT, Phase.BATTLE);
        assertThat(scene.isOnTable(DAMAGE)).isTrue();
        scene.passUntil(LIGHT, Phase.MOVE);
        assertThat(scene.isOnTable(DAMAGE)).isEqualTo(stays);
        scene.passUntil(LIGHT, Phase.DRAW);
        assertThat(scene.isOnTable(DAMAGE)).isEqualTo(stays);
    }

    @Test
    void asLongAsItsTargetIsElsewhereNothingIsDrawn() {
        var scene = aimed("Yavin 4").nextDestiny(LIGHT, 5).turn(LIGHT, Phase.CONTROL);
        scene.passUntil(LIGHT, Phase.DRAW);
        assertThat(scene.isOnTable(DAMAGE)).isTrue();
        assertThat(scene.used(LIGHT)).isEmpty();
    }
}
