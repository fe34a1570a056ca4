package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.cards.CardTable;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

/** Reegesk. */
class ReegeskTest {
    private static final String REEGESK = "Reegesk";

    private static Position table() {
        return CardTable.table().at(CANTINA, REEGESK).force(DARK, 9);
    }

    /** He is used on a card that is named, or the only one. */
    private static Scene takes(Scene scene, String... cards) {
        scene.use(REEGESK);
        if (cards.length > 0) {
            scene.choose(cards);
        }
        while (scene.lost(DARK).isEmpty()) {
            scene.answerDefault();
        }
        return scene.passResponses();
    }

    @Test
    void heTakesAVehicleDroidWeaponOrDeviceOfTheOpponentsLostPile() {
        var scene =
                table().lost(
                                LIGHT,
                                "C-3PO",
                                "Luke's X-34 Landspeeder",
                                "Proton Torpedoes",
                                "Electrobinoculars",
                                "Luke Skywalker",
                                "Gold 1",
                                "Alter (1_71)")
                        .turn(DARK, Phase.CONTROL);
        assertThat(scene.use(REEGESK).offered()).hasSize(4);
        scene.choose("C-3PO");
        while (scene.lost(DARK).isEmpty()) {
            scene.answerDefault();
        }
        scene.passResponses();
        assertThat(scene.hand(DARK)).contains("C-3PO (See-Threepio)");
        assertThat(scene.lost(DARK)).hasSize(1);
        assertThat(scene.lost(LIGHT)).hasSize(6);
    }

    @Test
    void heUsesItAsHisOwn() {
        var scene =
                table().at(CANTINA, "Stormtrooper")
                        .lost(LIGHT, "Electrobinoculars")
                        .turn(DARK, Phase.CONTROL);
        takes(scene);
        assertThat(scene.hand(DARK)).contains("Electrobinoculars");
        assertThat(scene.ownerOf("Electrobinoculars")).isEqualTo(DARK);
        scene.passUntil(DARK, Phase.DEPLOY).deploy("Electrobinoculars").passResponses();
        assertThat(scene.hostOf("Electrobinoculars")).isEqualTo("Stormtrooper");
    }

    @Test
    void orWhatLiesOnACrashSiteMemorial() {
        var scene =
                table().beside(LIGHT, "Crash Site Memorial")
                        .stacked("Crash Site Memorial", "C-3PO", "Han Solo")
                        .beside(LIGHT, "Mantellian Savrip")
                        .stacked("Mantellian Savrip", "R2-D2")
                        .turn(DARK, Phase.CONTROL);
        takes(scene);
        assertThat(scene.hand(DARK)).containsExactly("C-3PO (See-Threepio)");
        assertThat(scene.hostOf("Han Solo")).isEqualTo("Crash Site Memorial");
    }

    @Test
    void withNothingOfThatKindThereIsNothingToTake() {
        table().lost(LIGHT, "Luke Skywalker")
                .lost(DARK, "EG-6")
                .turn(DARK, Phase.CONTROL)
                .mayNot("use " + REEGESK);
    }

    @Test
    void onceInEachOfYourControlPhases() {
        var scene = table().lost(LIGHT, "C-3PO", "R2-D2").turn(DARK, Phase.CONTROL);
        takes(scene, "C-3PO");
        CardTable.mayNotInThisPhase(scene, "use " + REEGESK);
        table().lost(LIGHT, "C-3PO").turn(DARK, Phase.DEPLOY).mayNot("use " + REEGESK);
        CardTable.mayNotInThisPhase(
                table().lost(LIGHT, "C-3PO").turn(LIGHT, Phase.CONTROL), "use " + REEGESK);
    }
}
