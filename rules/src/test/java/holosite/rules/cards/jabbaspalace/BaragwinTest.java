package holosite.rules.cards.jabbaspalace;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.mayNotInThisPhase;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

/** Baragwin. */
class BaragwinTest {
    private static Scene with(String top) {
        return table().at(CANTINA, "Baragwin")
                .lost(LIGHT, top, "Electrobinoculars")
                .hand(LIGHT, "Rebel Trooper")
                .force(LIGHT, 3)
                .turn(LIGHT, Phase.DEPLOY);
    }

    @Test
    void onceATurnItRetrievesAWeaponDeviceOrTransportOnTopOfTheLostPile() {
        for (String top :
                new String[] {
                    "Blaster Rifle", "Tatooine Utility Belt", "Luke's X-34 Landspeeder"
                }) {
            var scene = with(top);
            scene.use("Baragwin").passResponses();
            assertThat(scene.lost(LIGHT)).containsExactly("Electrobinoculars");
            assertThat(scene.used(LIGHT)).contains(top);
            assertThat(scene.forcePile(LIGHT)).hasSize(2);
            scene.passUntil(LIGHT, Phase.DEPLOY).mayNot("use Baragwin");
        }
        for (String top : new String[] {"Rebel Trooper", "Snowspeeder"}) {
            with(top).mayNot("use Baragwin");
        }
    }

    @Test
    void inHisControlPhaseHeExchangesACardOfHandForALostWeaponOrDevice() {
        var scene =
                table().at(CANTINA, "Baragwin")
                        .lost(LIGHT, "Luke Skywalker", "Electrobinoculars", "Blaster Rifle")
                        .hand(LIGHT, "Rebel Trooper")
                        .turn(LIGHT, Phase.CONTROL);
        scene.use("Baragwin").passResponses();
        scene.mayNot("Luke Skywalker").choose("Blaster Rifle");
        assertThat(scene.hand(LIGHT)).containsExactly("Blaster Rifle");
        assertThat(scene.lost(LIGHT))
                .containsExactly("Luke Skywalker", "Electrobinoculars", "Rebel Trooper");
        scene.mayNot("use Baragwin");

        var nothing =
                table().at(CANTINA, "Baragwin")
                        .lost(LIGHT, "Luke Skywalker")
                        .hand(LIGHT, "Rebel Trooper")
                        .turn(LIGHT, Phase.CONTROL);
        nothing.mayNot("use Baragwin");
        mayNotInThisPhase(
                table().at(CANTINA, "Baragwin")
                        .lost(LIGHT, "Luke Skywalker", "Blaster Rifle")
                        .hand(LIGHT, "Rebel Trooper")
                        .turn(DARK, Phase.CONTROL),
                "use Baragwin");
    }

    @Test
    void withAnEmptyHandHeExchangesNothing() {
        table().at(CANTINA, "Baragwin")
                .lost(LIGHT, "Luke Skywalker", "Electrobinoculars", "Blaster Rifle", "Sense")
                .turn(LIGHT, Phase.CONTROL)
                .mayNot("use Baragwin");
    }
}
