package holosite.rules.cards.specialedition;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

/** Droid Merchant. */
class DroidMerchantTest {
    private static final String MERCHANT = "Droid Merchant";
    private static final String SPEEDERS = "Spaceport Speeders";

    @Test
    @Claim({"droid-merchant#1", "droid-merchant#2"})
    void spaceportSpeedersMayBePlayedAtHisSite() {
        var there =
                table().at(FARM, MERCHANT, "C-3PO")
                        .hand(LIGHT, SPEEDERS)
                        .turn(LIGHT, Phase.CONTROL);
        there.offers("play " + SPEEDERS);
        var away =
                table().at(FARM, "C-3PO")
                        .at(BAY, MERCHANT)
                        .hand(LIGHT, SPEEDERS)
                        .turn(LIGHT, Phase.CONTROL);
        away.mayNot("play " + SPEEDERS);
    }

    private static Scene deploying() {
        return table().at("Tatooine", "Red 5")
                .at(BAY, MERCHANT)
                .hand(LIGHT, "C-3PO", "R2-D2 (Artoo-Detoo)", "Rebel Trooper")
                .lost(LIGHT, 5)
                .force(LIGHT, 9)
                .turn(LIGHT, Phase.DEPLOY);
    }

    @Test
    @Claim({"droid-merchant#1", "droid-merchant#3"})
    void onceInTheGameADroidDeployedActivatesOneForce() {
        var scene = deploying();
        scene.deploy("C-3PO").to(BAY).passUntil("use " + MERCHANT);
        int force = scene.forcePile(LIGHT).size();
        scene.use(MERCHANT).passResponses();
        assertThat(scene.forcePile(LIGHT)).hasSize(force + 1);
        assertThat(scene.lost(LIGHT)).hasSize(5);

        var trooper = deploying();
        trooper.deploy("Rebel Trooper").to(BAY);
        trooper.answerDefaults(
                () -> {
                    trooper.mayNot("use " + MERCHANT);
                    return !trooper.isOnTable("Rebel Trooper");
                });
        trooper.mayNot("use " + MERCHANT);
    }

    @Test
    @Claim("droid-merchant#4")
    void anAstromechDeployedToAStarfighterMayRetrieveOneForceInstead() {
        for (int option : new int[] {1, 2}) {
            var scene = deploying();
            scene.deploy("R2-D2").to("Red 5").passUntil("use " + MERCHANT);
            int force = scene.forcePile(LIGHT).size();
            scene.use(MERCHANT).option(option).passResponses();
            assertThat(scene.lost(LIGHT)).hasSize(option == 1 ? 5 : 4);
            assertThat(scene.forcePile(LIGHT)).hasSize(option == 1 ? force + 1 : force);
        }
        // not to a site
        var site = deploying();
        site.deploy("R2-D2").to(BAY).passUntil("use " + MERCHANT).use(MERCHANT);
        site.mayNot("option 2").passResponses();
        assertThat(site.lost(LIGHT)).hasSize(5);
    }

    @Test
    void notForADroidThatIsNoAstromech() {
        var scene =
                table().at("Tatooine", "Millennium Falcon")
                        .at(BAY, MERCHANT)
                        .hand(LIGHT, "C-3PO")
                        .lost(LIGHT, 5)
                        .force(LIGHT, 9)
                        .turn(LIGHT, Phase.DEPLOY);
        scene.deploy("C-3PO").to("Millennium Falcon").passUntil("use " + MERCHANT);
        scene.use(MERCHANT).mayNot("option 2").passResponses();
        assertThat(scene.lost(LIGHT)).hasSize(5);
    }

    @Test
    @Claim("droid-merchant#5")
    void norIsThereAnotherInALaterTurn() {
        for (boolean used : new boolean[] {true, false}) {
            var scene = deploying();
            scene.deploy("C-3PO").to(BAY).passUntil("use " + MERCHANT);
            if (used) {
                scene.use(MERCHANT).passResponses();
            } else {
                scene.pass();
            }
            scene.passUntil(DARK, Phase.DEPLOY).passUntil(LIGHT, Phase.DEPLOY);
            scene.deploy("R2-D2").to("Red 5");
            boolean offered = false;
            while (scene.phase() == Phase.DEPLOY && !offered) {
                offered = scene.isOffered("use " + MERCHANT);
                if (!offered) {
                    scene.answerDefault();
                }
            }
            assertThat(offered).isEqualTo(!used);
        }
    }

    @Test
    @Claim("droid-merchant#5")
    void bothShareOneUseInTheGame() {
        var scene = deploying();
        scene.deploy("C-3PO").to(BAY).passUntil("use " + MERCHANT).use(MERCHANT).passResponses();
        scene.passUntil("deploy R2-D2 (Artoo-Detoo)").deploy("R2-D2").to("Red 5");
        scene.answerDefaults(
                () -> {
                    scene.mayNot("use " + MERCHANT);
                    return !scene.isOnTable("R2-D2");
                });
        scene.mayNot("use " + MERCHANT);
        var other = deploying();
        other.deploy("R2-D2").to("Red 5").passUntil("use " + MERCHANT).use(MERCHANT).option(2);
        other.passUntil("deploy C-3PO (See-Threepio)").deploy("C-3PO").to(BAY);
        other.answerDefaults(
                () -> {
                    other.mayNot("use " + MERCHANT);
                    return !other.isOnTable("C-3PO");
                });
        other.mayNot("use " + MERCHANT);
    }

    @Test
    void theOpponentsDroidsDoNotCount() {
        var scene =
                table().at(BAY, MERCHANT, "Stormtrooper")
                        .hand(DARK, "EG-6")
                        .force(DARK, 9)
                        .turn(DARK, Phase.DEPLOY);
        scene.deploy("EG-6").to(BAY);
        scene.answerDefaults(
                () -> {
                    scene.mayNot("use " + MERCHANT);
                    return !scene.isOnTable("EG-6");
                });
        scene.mayNot("use " + MERCHANT);
    }
}
