package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.decision.Prompt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Jedi Lightsaber. */
class JediLightsaberTest {
    @ParameterizedTest
    @CsvSource({"Luke Skywalker (1_19), 3", "Rebel Trooper, 6"})
    void whoHasMoreAbilityNeedsLessForce(String bearer, int cost) {
        var scene =
                table().at(MOS_EISLEY, bearer, "Wioslea")
                        .hand(LIGHT, "Jedi Lightsaber")
                        .force(LIGHT, 7)
                        .turn(LIGHT, Phase.DEPLOY);
        scene.deploy("Jedi Lightsaber").passResponses();
        assertThat(scene.hostOf("Jedi Lightsaber")).isEqualTo(scene.printed(bearer).title());
        assertThat(scene.forcePile(LIGHT)).hasSize(7 - cost);
    }

    @ParameterizedTest
    @CsvSource({"1, 1, true", "1, 0, false"})
    void itFiresWithTwoDestiniesForAsMuch(int first, int second, boolean hits) {
        var scene =
                table().at(MOS_EISLEY, "Luke Skywalker (1_19)", "Stormtrooper")
                        .on("Luke Skywalker", "Jedi Lightsaber")
                        .force(LIGHT, 7)
                        .nextDestiny(LIGHT, first, second)
                        .turn(LIGHT, Phase.BATTLE)
                        .battleAt(MOS_EISLEY)
                        .passUntil("fire Jedi Lightsaber");
        int force = scene.forcePile(LIGHT).size();
        scene.fire("Jedi Lightsaber").passResponses();
        assertThat(scene.isHit("Stormtrooper")).isEqualTo(hits);
        assertThat(scene.forcePile(LIGHT)).hasSize(force - 3);
    }

    @Test
    void itAddsOneToAForceDrainWherePresent() {
        for (String place : new String[] {CANTINA, BAY}) {
            var scene =
                    table().site(CANTINA, DARK)
                            .at(CANTINA, "Rebel Trooper")
                            .at(place, "Luke Skywalker (1_19)")
                            .on("Luke Skywalker", "Jedi Lightsaber")
                            .reserve(DARK, 9)
                            .turn(LIGHT, Phase.CONTROL);
            scene.drainAt(CANTINA);
            boolean present = place.equals(CANTINA);
            if (present) {
                scene.passUntil("use Jedi Lightsaber").use("Jedi Lightsaber");
            }
            while (scene.prompt() != Prompt.Key.PHASE_ACTION) {
                scene.mayNot("use Jedi Lightsaber").answerDefault();
            }
            assertThat(scene.lost(DARK)).hasSize(present ? 3 : 2);
        }
    }
}
