package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.cards.CardTable;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;

/** Crash Site Memorial. */
class CrashSiteMemorialTest {
    private static final String MEMORIAL = "Crash Site Memorial";

    private static Position table() {
        return CardTable.table().site(MOS_EISLEY, LIGHT).beside(LIGHT, MEMORIAL).force(LIGHT, 9);
    }

    @Test
    void itDeploysOnYourSideOfTheTable() {
        var scene = CardTable.table().hand(LIGHT, MEMORIAL).turn(LIGHT, Phase.DEPLOY);
        scene.deploy(MEMORIAL).passResponses();
        assertThat(scene.isOnTable(MEMORIAL)).isTrue();
    }

    /** A battle in which the Light Side has no choice but to forfeit this card. */
    private static void loses(String card, boolean stacked) {
        var scene =
                table().at(MOS_EISLEY, card, "Luke Skywalker", "Darth Vader", "Stormtrooper")
                        .force(DARK, 9)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt(MOS_EISLEY);
        scene.passUntil("forfeit " + card).forfeit(card);
        assertThat(scene.isOffered("use " + MEMORIAL)).as(card).isEqualTo(stacked);
        if (stacked) {
            scene.use(MEMORIAL).passResponses();
            assertThat(scene.hostOf(card)).isEqualTo(MEMORIAL);
            assertThat(scene.lost(LIGHT)).doesNotContain(card);
        }
    }

    @Test
    void yourVehiclesDroidsWeaponsAndDevicesThatAreLostMayBeStackedOnIt() {
        loses("C-3PO (See-Threepio)", true);
        loses("Luke's X-34 Landspeeder", true);
        loses("Rebel Trooper", false);
    }

    @Test
    void onceInYourDeployPhaseYouExchangeACardFromHandWithOneStackedThere() {
        var scene =
                table().stacked(MEMORIAL, "Proton Torpedoes", "C-3PO (See-Threepio)")
                        .hand(LIGHT, "Han Solo", "Leia Organa")
                        .turn(LIGHT, Phase.DEPLOY);
        scene.use(MEMORIAL).choose("Proton Torpedoes");
        scene.passResponses().choose("Han Solo").passResponses();

        assertThat(scene.hand(LIGHT)).containsExactlyInAnyOrder("Proton Torpedoes", "Leia Organa");
        assertThat(scene.hostOf("Han Solo")).isEqualTo(MEMORIAL);
        scene.mayNot("use " + MEMORIAL);
        scene.passUntil(DARK, Phase.DEPLOY);
        CardTable.mayNotInThisPhase(scene, "use " + MEMORIAL);
    }

    @Test
    void inAnotherPhaseNothingIsExchanged() {
        var scene =
                table().stacked(MEMORIAL, "Proton Torpedoes")
                        .hand(LIGHT, "Han Solo")
                        .turn(LIGHT, Phase.CONTROL);
        CardTable.mayNotInThisPhase(scene, "use " + MEMORIAL);
    }

    @Test
    void whatTheOpponentLosesIsNotStackedOnIt() {
        var scene =
                table().at(MOS_EISLEY, "Luke Skywalker", "Obi-Wan Kenobi", "Security Battle Droid")
                        .force(DARK, 9)
                        .turn(LIGHT, Phase.BATTLE)
                        .battleAt(MOS_EISLEY);
        scene.passUntil("forfeit Security Battle Droid").forfeit("Security Battle Droid");
        scene.mayNot("use " + MEMORIAL).passResponses();
        assertThat(scene.lost(DARK)).contains("Security Battle Droid");
    }

    @Test
    void withNothingStackedOrInHandNothingIsExchanged() {
        table().hand(LIGHT, "Han Solo").turn(LIGHT, Phase.DEPLOY).mayNot("use " + MEMORIAL);
        table().stacked(MEMORIAL, "Proton Torpedoes")
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("use " + MEMORIAL);
    }

    @Test
    void whatIsStackedThereIsNotOnTheTable() {
        var scene =
                table().stacked(MEMORIAL, "Leia Organa")
                        .hand(LIGHT, "Leia Organa#2")
                        .turn(LIGHT, Phase.DEPLOY);
        scene.offers("deploy Leia Organa#2");
    }

    @Test
    void whenItIsCanceledWhatIsStackedThereIsLost() {
        var scene =
                table().stacked(MEMORIAL, "Proton Torpedoes")
                        .at(MOS_EISLEY, "Darth Vader")
                        .hand(DARK, "Alter (1_234)")
                        .force(DARK, 9)
                        .nextDestiny(DARK, 1)
                        .turn(DARK, Phase.CONTROL);
        scene.play("Alter").passResponses();
        assertThat(scene.lost(LIGHT)).contains(MEMORIAL, "Proton Torpedoes");
    }
}
