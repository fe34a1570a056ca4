package holosite.rules.cards.specialedition;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.language.card.Phase;
import holosite.rules.kit.Scene;
import holosite.rules.refusal.Objection;
import holosite.rules.refusal.Refusal;
import org.junit.jupiter.api.Test;

/** Put All Sections On Alert. */
class PutAllSectionsOnAlertTest {
    @Test
    void whoIsPutOnAlertMayNotUseHisText() {
        String alert = "Put All Sections On Alert";
        String son = "Son Of Skywalker";
        var scene =
                Scene.with(AllCards::all)
                        .at("Death Star: War Room", son)
                        .reserve(LIGHT, "Anakin's Lightsaber")
                        .hand(DARK, alert)
                        .turn(LIGHT, Phase.DEPLOY);
        scene.offers("use " + son).pass(LIGHT);

        scene.expectDecider(DARK).play(alert, 1);

        scene.expectDecider(LIGHT).mayNot("use " + son);
        assertThat(scene.game().why().notUse(LIGHT, scene.card(son)))
                .extracting(Objection::refusal)
                .containsExactly(Refusal.FORBIDDEN_BY_CARD);
    }
}
