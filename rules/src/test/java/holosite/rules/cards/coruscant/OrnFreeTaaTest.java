package holosite.rules.cards.coruscant;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.coruscant.Senate.SENATE;
import static holosite.rules.cards.coruscant.Senate.senate;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;

/** Orn Free Taa. */
class OrnFreeTaaTest {
    @Test
    void ornFreeTaaKeepsADestinyAndSlipsAway() {
        var scene =
                senate().at(SENATE, "Orn Free Taa")
                        .at(CANTINA, "Darth Vader", "Luke Skywalker")
                        .reserve(DARK, "Sense")
                        .force(DARK, 3)
                        .turn(DARK, Phase.BATTLE);
        scene.battleAt(CANTINA).passUntil("use Orn Free Taa").use("Orn Free Taa");
        assertThat(scene.hand(DARK)).containsExactly("Sense");

        var away =
                senate().at(SENATE, "Orn Free Taa")
                        .force(DARK, 3)
                        .force(LIGHT, 2)
                        .turn(LIGHT, Phase.DEPLOY);
        away.pass(LIGHT).use("Orn Free Taa");
        assertThat(away.used(DARK)).contains("Orn Free Taa").hasSize(3);
        assertThat(away.forcePile(DARK)).hasSize(1);
    }
}
