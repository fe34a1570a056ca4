package holosite.rules.cards.tatooine;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Position;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Boonta Eve Podrace, the version of the Light Side. */
class BoontaEvePodraceTest {
    private static final String ARENA = "Tatooine: Podrace Arena";
    private static final String EVENT = "light Boonta Eve Podrace";

    private static Position ready() {
        return table().site(ARENA, LIGHT).on(ARENA, EVENT);
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    void eitherPlayerBeginsTheRaceOnceInAGame(Side side) {
        var scene = ready().turn(side, Phase.CONTROL);
        scene.use(EVENT).passResponses();
        assertThat(scene.state().table().counter(scene.card(EVENT))).isPositive();
        scene.passUntil(side, Phase.DEPLOY).mayNot("use " + EVENT);
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    void eitherPlayerDrawsARaceDestinyInDarksControlPhase(Side side) {
        String racer = side == DARK ? "Ben Quadinaros' Podracer" : "Anakin's Podracer";
        var position = ready().counter(EVENT, 1).at(ARENA, racer).nextDestiny(side, 3);
        var scene = position.turn(DARK, Phase.CONTROL);
        if (side == LIGHT) {
            scene.pass();
        }
        scene.expectDecider(side).use(EVENT).passResponses();
        scene.answerDefaults(() -> scene.prompt() != Prompt.Key.PHASE_ACTION);
        scene.passUntil(side).mayNot("use " + EVENT);
        assertThat(scene.phase()).isEqualTo(Phase.CONTROL);
        assertThat(scene.reserve(side)).hasSizeLessThan(44);
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    void nobodyDrawsInLightsControlPhase(Side side) {
        var scene =
                ready().counter(EVENT, 1)
                        .at(ARENA, "Ben Quadinaros' Podracer", "Anakin's Podracer")
                        .turn(LIGHT, Phase.CONTROL);
        if (side == DARK) {
            scene.pass();
        }
        scene.mayNot("use " + EVENT);
    }
}
