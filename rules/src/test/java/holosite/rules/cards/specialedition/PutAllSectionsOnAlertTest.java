package holosite.rules.cards.specialedition;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.glossary.Claim;
import holosite.glossary.Ruling;
import holosite.language.card.Phase;
import holosite.rules.cards.CardTable;
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
                .containsExactly(Refusal.TEXT_CANCELED);
    }

    @Test
    @Ruling("text-that-may-not-be-used")
    void norDoesWhatHisTextSaysOfHimHold() {
        String trooper = "Echo Base Trooper";
        var scene =
                Scene.with(AllCards::all)
                        .at("Death Star: War Room", trooper)
                        .hand(DARK, ALERT)
                        .turn(DARK, Phase.CONTROL);
        // away from Hoth he is weaker by 1
        double power = scene.power(trooper);

        scene.play(ALERT, 1).passResponses();

        assertThat(scene.power(trooper)).isEqualTo(power + 1);
        scene.passUntil(LIGHT, Phase.CONTROL);
        assertThat(scene.power(trooper)).isEqualTo(power);
    }

    private static final String ALERT = "Put All Sections On Alert";

    @Test
    void onlyARebelAtASiteOfTheDeathStarOrOfExecutorIsPutOnAlert() {
        assertThat(targets("Death Star: War Room", "Han Solo")).isTrue();
        assertThat(targets("Executor: Main Corridor", "Han Solo")).isTrue();
        assertThat(targets("Tatooine: Cantina", "Han Solo")).isFalse();
        assertThat(targets("Death Star II: Docking Bay", "Han Solo")).isFalse();
        assertThat(targets("Death Star: War Room", "R2-X2")).isFalse();
        Scene.with(AllCards::all)
                .at("Death Star", "Corellian Corvette")
                .passenger("Corellian Corvette", "Han Solo")
                .hand(DARK, ALERT)
                .turn(DARK, Phase.CONTROL)
                .mayNot("play " + ALERT + ", text 1");
        Scene.with(AllCards::all)
                .at("Death Star: War Room", "Luke Skywalker", "Rebel Trooper")
                .hand(DARK, ALERT)
                .turn(DARK, Phase.CONTROL)
                .play(ALERT, 1)
                .chooseOnly("Luke Skywalker");
    }

    private static boolean targets(String place, String who) {
        var scene =
                Scene.with(AllCards::all)
                        .at(place, who)
                        .hand(DARK, ALERT)
                        .turn(DARK, Phase.CONTROL);
        return scene.isOffered("play " + ALERT + ", text 1");
    }

    @Test
    void hisAbilityDrawsNoBattleDestinyForTheTurn() {
        for (boolean alert : new boolean[] {false, true}) {
            var scene =
                    Scene.with(AllCards::all)
                            .at("Death Star: War Room", "Luke Skywalker", "Stormtrooper")
                            .hand(DARK, ALERT)
                            .force(DARK, 1)
                            .turn(DARK, Phase.BATTLE);
            if (alert) {
                scene.play(ALERT, 1).passResponses().passUntil(DARK);
            }
            scene.battleAt("Death Star: War Room");
            assertThat(CardTable.battleDestinies(scene, LIGHT)).isEqualTo(alert ? 0 : 1);
        }
    }

    @Test
    void senseReachesOnlyItsLostFunction() {
        var used =
                Scene.with(AllCards::all)
                        .at("Death Star: War Room", "Luke Skywalker")
                        .hand(DARK, ALERT)
                        .hand(LIGHT, "Sense")
                        .turn(DARK, Phase.CONTROL);
        used.play(ALERT, 1).mayNot("play Sense");
        var lost =
                Scene.with(AllCards::all)
                        .at("Tatooine: Cantina", "Luke Skywalker")
                        .lost(DARK, "Death Star Gunner")
                        .hand(DARK, ALERT)
                        .hand(LIGHT, "Sense")
                        .turn(DARK, Phase.CONTROL);
        lost.play(ALERT).offers("play Sense");
    }

    @Test
    @Claim("death-star-and-death-star-ii#4")
    void oneOrTwoCardsNamedAfterTheFirstDeathStarComeBackToHand() {
        for (String[] chosen :
                new String[][] {
                    {"Death Star Gunner"}, {"Death Star Gunner", "Death Star: War Room"}
                }) {
            var scene =
                    Scene.with(AllCards::all)
                            .lost(
                                    DARK,
                                    "Death Star Gunner",
                                    "Stormtrooper",
                                    "Death Star: War Room",
                                    "Death Star Tractor Beam",
                                    "Death Star II: Throne Room")
                            .hand(DARK, ALERT)
                            .turn(DARK, Phase.CONTROL);
            scene.play(ALERT).passResponses();
            assertThat(scene.offered().toString())
                    .contains("Death Star Gunner", "Death Star: War Room")
                    .doesNotContain("Stormtrooper", "Throne Room");
            scene.mayNot("Death Star Gunner; Death Star: War Room; Death Star Tractor Beam");
            scene.choose(chosen).passResponses();
            assertThat(scene.hand(DARK)).containsExactlyInAnyOrder(chosen);
            assertThat(scene.lost(DARK)).contains(ALERT);
        }
    }
}
