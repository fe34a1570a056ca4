package holosite.rules.table;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.glossary.Claim;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

/** Cards that lie face down under others, and cards turned face down, with the cards that do so. */
class FaceDownCardsTest {
    private static final String BLUFFS = "Tatooine: Bluffs";
    private static final String SWAMP = "Dagobah: Swamp";

    /** Whether a player finds this title on the table. */
    private static boolean sees(Scene scene, Side viewer, String title) {
        return scene.game().view(viewer).places().toString().contains(title);
    }

    // ---- Joh Yowza

    private static Scene jammed() {
        return Scene.with(AllCards::all)
                .at(CANTINA, "Joh Yowza", "Luke Skywalker", "Darth Vader")
                .reserve(DARK, "Boba Fett (5_91)")
                .hand(DARK, "Boba Fett (5_91)#2")
                .force(DARK, 9)
                .turn(DARK, Phase.BATTLE)
                .battleAt(CANTINA)
                .passUntil("use Joh Yowza")
                .use("Joh Yowza");
    }

    @Test
    @Claim("face-down#2")
    void aDestinyThatJohYowzaJamsCountsAndIsNotOnTheTable() {
        var scene = jammed();

        assertThat(scene.hostOf("Boba Fett (5_91)")).isEqualTo("Joh Yowza");
        // its number counts, with what Vader adds to it
        assertThat(scene.battleDestiny(DARK)).isEqualTo(2);
        assertThat(sees(scene, LIGHT, "Boba Fett")).isFalse();

        // another Boba Fett is kept away by none that lies face down
        scene.finishBattle().endTurn().passUntil(DARK, Phase.DEPLOY);
        scene.offers("deploy Boba Fett (5_91)#2");
    }

    @Test
    void johYowzaHoldsOneCardAtATimeAndGivesItBackWhenHeLeaves() {
        var scene = jammed();
        scene.passUntil("forfeit Joh Yowza");
        assertThat(scene.hostOf("Boba Fett (5_91)")).isEqualTo("Joh Yowza");

        scene.forfeit("Joh Yowza").passResponses();

        assertThat(scene.isIn("Boba Fett (5_91)", Zone.USED_PILE)).isTrue();
        assertThat(scene.isIn("Joh Yowza", Zone.LOST_PILE)).isTrue();
    }

    // ---- Hem Dazon

    @Test
    @Claim("face-down#3")
    void cardsUnderHemDazonMakeHimStrongerAndAreNotOnTheTable() {
        var scene =
                Scene.with(AllCards::all)
                        .at(CANTINA, "Hem Dazon")
                        .hand(DARK, "Boba Fett (5_91)", "Boba Fett (5_91)#2", "Stormtrooper")
                        .force(DARK, 9)
                        .turn(DARK, Phase.DEPLOY);
        double power = scene.power("Hem Dazon");

        scene.use("Hem Dazon").option(1).choose("Boba Fett (5_91)").passResponses();

        assertThat(scene.power("Hem Dazon")).isEqualTo(power + 1);
        assertThat(scene.totalPower(CANTINA, DARK)).isEqualTo(power + 1);
        assertThat(sees(scene, DARK, "Boba Fett")).isTrue();
        assertThat(sees(scene, LIGHT, "Boba Fett")).isFalse();
        scene.mayNot("use Hem Dazon").offers("deploy Boba Fett (5_91)#2");
    }

    @Test
    void aCardFromTheForcePileUnderHemDazonIsSeenByNobody() {
        var scene =
                Scene.with(AllCards::all)
                        .at(CANTINA, "Hem Dazon")
                        .force(DARK, "Danz Borin", "Stormtrooper")
                        .hand(DARK, "Stormtrooper#2")
                        .turn(DARK, Phase.DEPLOY);

        scene.use("Hem Dazon").option(2).passResponses();

        assertThat(scene.hostOf("Danz Borin")).isEqualTo("Hem Dazon");
        assertThat(sees(scene, DARK, "Danz Borin")).isFalse();
        assertThat(sees(scene, LIGHT, "Danz Borin")).isFalse();
        assertThat(scene.game().view(LIGHT).toString()).contains("faceDown=1");
    }

    @Test
    void whatLiesUnderHemDazonIsLostWithHim() {
        var scene =
                Scene.with(AllCards::all)
                        .at(CANTINA, "Hem Dazon", "Luke Skywalker")
                        .stacked("Hem Dazon", "Stormtrooper")
                        .mark("Stormtrooper", Flag.FACE_DOWN)
                        .force(DARK, 9)
                        .turn(DARK, Phase.BATTLE);

        scene.battleAt(CANTINA).passUntil("forfeit Hem Dazon").forfeit("Hem Dazon").passResponses();

        assertThat(scene.lost(DARK)).contains("Hem Dazon", "Stormtrooper");
    }

    // ---- Stone Pile

    @Test
    @Claim("face-down#4")
    void twoCardsOfTheHandLieUnderAStonePileUntilItLeaves() {
        var scene =
                Scene.with(AllCards::all)
                        .site(SWAMP, LIGHT)
                        .hand(LIGHT, "Stone Pile")
                        .hand(DARK, "Boba Fett (5_91)", "Danz Borin")
                        .at(CANTINA, "Darth Vader")
                        .force(LIGHT, 4)
                        .force(DARK, 9)
                        .turn(LIGHT, Phase.DEPLOY);

        scene.deploy("Stone Pile").to(SWAMP).passResponses();

        assertThat(scene.cardsOn("Stone Pile"))
                .containsExactlyInAnyOrder("Boba Fett", "Danz Borin");
        assertThat(scene.hand(DARK)).isEmpty();
        // no presence there, and only their owner knows them
        assertThat(scene.occupies(DARK, SWAMP)).isFalse();
        assertThat(sees(scene, DARK, "Danz Borin")).isTrue();
        assertThat(sees(scene, LIGHT, "Danz Borin")).isFalse();
    }

    @Test
    void theCardsReturnToHandWhenTheStonePileIsCanceled() {
        var scene =
                Scene.with(AllCards::all)
                        .site(SWAMP, LIGHT)
                        .at("Dagobah: Jungle", "Darth Vader")
                        .hand(LIGHT, "Stone Pile")
                        .hand(DARK, "Boba Fett (5_91)", "Danz Borin")
                        .force(LIGHT, 4)
                        .force(DARK, 4)
                        .turn(LIGHT, Phase.DEPLOY);

        scene.deploy("Stone Pile").to(SWAMP).passUntil(DARK, Phase.MOVE);
        assertThat(scene.hand(DARK)).isEmpty();
        scene.move("Darth Vader").to(SWAMP).passResponses();

        assertThat(scene.isIn("Stone Pile", Zone.LOST_PILE)).isTrue();
        assertThat(scene.hand(DARK)).contains("Boba Fett", "Danz Borin");
    }

    // ---- Tatooine: Bluffs

    private static Scene bluff(String card) {
        return Scene.with(AllCards::all)
                .site(BLUFFS, DARK)
                .at(BLUFFS, "Darth Vader")
                .hand(DARK, card, "Stormtrooper")
                .force(DARK, 9)
                .turn(DARK, Phase.CONTROL)
                .use(BLUFFS)
                .choose(card)
                .passResponses();
    }

    @Test
    @Claim("face-down#5")
    void aBluffCardAddsToTheDrainAndIsNotOnTheTable() {
        var scene = bluff("Danz Borin");

        assertThat(scene.forceDrain(BLUFFS, DARK)).isEqualTo(1);
        assertThat(scene.power("Darth Vader")).isEqualTo(scene.totalPower(BLUFFS, DARK));
        assertThat(sees(scene, LIGHT, "Danz Borin")).isFalse();
        scene.mayNot("use " + BLUFFS);
    }

    @Test
    void aRevealedBluffCostsForceUnlessItIsDeployed() {
        var called = bluff("Danz Borin").passUntil(DARK, Phase.DEPLOY).pass();
        called.use(BLUFFS).choose("Danz Borin").passResponses();
        assertThat(called.locationOf("Danz Borin")).isEqualTo(BLUFFS);

        var caught = bluff("dark Sense").passUntil(DARK, Phase.DEPLOY).pass();
        caught.use(BLUFFS).passUntil(DARK);
        caught.lose("Reserve Deck").lose("Reserve Deck").passResponses();
        assertThat(caught.isIn("dark Sense", Zone.LOST_PILE)).isTrue();
    }

    // ---- M-HYD 'Binary' Droid

    @Test
    @Claim("face-down#8")
    void aDroidTurnedOffDoesNothingAndCanStillBeTurnedOnAgain() {
        var scene =
                Scene.with(AllCards::all)
                        .at(CANTINA, "M-HYD 'Binary' Droid", "Luke Skywalker", "Darth Vader")
                        .on("Darth Vader", "Vader's Lightsaber")
                        .force(DARK, 9)
                        .force(LIGHT, 9)
                        .turn(DARK, Phase.CONTROL);
        double forfeit = scene.forfeitValue("Luke Skywalker");

        scene.use("M-HYD 'Binary' Droid").passResponses();

        // off: no text, no power, not to be aimed at by anything else
        assertThat(scene.forfeitValue("Luke Skywalker")).isEqualTo(forfeit - 2);
        assertThat(scene.totalPower(CANTINA, LIGHT)).isEqualTo(scene.power("Luke Skywalker"));
        assertThat(sees(scene, DARK, "M-HYD 'Binary' Droid")).isTrue();
        scene.offers("use M-HYD 'Binary' Droid");
        scene.passUntil(DARK, Phase.BATTLE).battleAt(CANTINA);
        assertThat(scene.has("M-HYD 'Binary' Droid", Flag.IN_BATTLE)).isFalse();

        // on again, by the other player
        scene.passUntil(LIGHT).use("M-HYD 'Binary' Droid").passResponses();
        assertThat(scene.forfeitValue("Luke Skywalker")).isEqualTo(forfeit);
    }
}
