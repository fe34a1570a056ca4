package holosite.rules.kit;

import static holosite.language.card.Side.DARK;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;

/** Prisoner transfers may be put with the name of the captive. */
class CaptiveWordsTest {
    private static final String PRISON = "Death Star: Detention Block Corridor";

    private static Position prison() {
        return Scene.with(AllCards::all).at(PRISON, "Stormtrooper", "Boba Fett");
    }

    @Test
    void theCaptiveOrItsEscortIsNamedWhereItIsPutIntoPrison() {
        for (String named : new String[] {"Leia Organa", "Stormtrooper"}) {
            var scene = prison().captive("Stormtrooper", "Leia Organa").turn(DARK, Phase.MOVE);
            scene.mayNot("imprison Boba Fett", "imprison Han Solo").answer("imprison " + named);
            assertThat(scene.hostOf("Leia Organa")).isEqualTo(PRISON);
        }
    }

    @Test
    void theCaptiveOrWhoTakesItOrBothAreNamedWhereItIsTakenOut() {
        for (String named :
                new String[] {
                    "Leia Organa with Boba Fett",
                    "Leia Organa with Stormtrooper",
                    "Leia Organa",
                    "Boba Fett"
                }) {
            var scene = prison().imprisoned(PRISON, "Leia Organa").turn(DARK, Phase.MOVE);
            scene.mayNot("take prisoner Han Solo", "take prisoner Boba Fett with Leia Organa");
            scene.answer("take prisoner " + named);
            String escort = scene.hostOf("Leia Organa");
            assertThat(escort).isIn("Boba Fett", "Stormtrooper");
            if (!named.equals("Leia Organa")) {
                assertThat(named).contains(escort);
            }
        }
    }
}
