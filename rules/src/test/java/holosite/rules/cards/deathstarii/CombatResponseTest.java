package holosite.rules.cards.deathstarii;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.cards.CardTable;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import holosite.rules.log.Entry;
import holosite.rules.modifier.Immunities;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Combat Response. */
class CombatResponseTest {
    private static final String RESPONSE = "Combat Response";

    private static Position response() {
        return table().system("Tatooine", DARK)
                .system("Dantooine", DARK)
                .beside(DARK, RESPONSE)
                .force(DARK, 9);
    }

    @ParameterizedTest
    @CsvSource({"Black 2, DS-61-2", "DS-61-2, Black 2"})
    void aStarfighterAndItsMatchingPilotComeFromHandAndReserveDeckTogether(
            String revealed, String found) {
        var scene =
                response()
                        .hand(DARK, revealed, "Black 4")
                        .reserve(DARK, found, "DS-61-3", "Black 3")
                        .turn(DARK, Phase.DEPLOY)
                        .use(RESPONSE)
                        .choose(revealed);
        assertThat(scene.offered()).contains(found).doesNotContain("DS-61-3", "Black 3");
        scene.choose(found);
        assertThat(scene.offered()).containsExactlyInAnyOrder("Tatooine", "Dantooine");
        scene.choose("Dantooine").passResponses();

        assertThat(scene.locationOf("Black 2")).isEqualTo("Dantooine");
        assertThat(scene.hostOf("DS-61-2")).isEqualTo("Black 2");
        assertThat(scene.used(DARK)).as("1 for the ship and 2 for its pilot").hasSize(3);
        assertThat(scene.hand(DARK)).containsExactly("Black 4");
        scene.mayNot("use " + RESPONSE);
    }

    @Test
    void whichCardOfTheHandIsRevealedIsItsPlayersChoice() {
        var scene =
                response()
                        .hand(DARK, "Black 2", "Black 3", "DS-61-4", "TIE Fighter", "Stormtrooper")
                        .reserve(DARK, "DS-61-3")
                        .turn(DARK, Phase.DEPLOY)
                        .use(RESPONSE);
        // a fighter with a permanent pilot is not unpiloted
        assertThat(scene.offered()).containsExactlyInAnyOrder("Black 2", "Black 3", "DS-61-4");
        scene.choose("Black 3");
        assertThat(scene.game().log().from(0)).extracting(Entry::key).contains("reveals");
        assertThat(scene.offered()).contains("DS-61-3");
    }

    @Test
    void withoutAPartnerOrWithoutForceTheRevealedCardStaysInHand() {
        var nobody =
                response()
                        .hand(DARK, "Black 2")
                        .reserve(DARK, "DS-61-3")
                        .turn(DARK, Phase.DEPLOY)
                        .use(RESPONSE)
                        .passResponses();
        assertThat(nobody.hand(DARK)).contains("Black 2");
        assertThat(nobody.isOnTable("DS-61-3")).isFalse();

        var poor =
                table().system("Tatooine", DARK)
                        .beside(DARK, RESPONSE)
                        .force(DARK, 2)
                        .hand(DARK, "Black 2")
                        .reserve(DARK, "DS-61-2")
                        .turn(DARK, Phase.DEPLOY)
                        .use(RESPONSE)
                        .passResponses();
        assertThat(poor.hand(DARK)).contains("Black 2");
        assertThat(poor.reserve(DARK)).contains("DS-61-2");
        assertThat(poor.used(DARK)).isEmpty();
    }

    @Test
    void theyMayGoToADockingBayOrAboardACarrierToo() {
        var scene =
                table().system("Tatooine", DARK)
                        .site(BAY, DARK)
                        .at("Tatooine", "Thunderflare")
                        .beside(DARK, RESPONSE)
                        .force(DARK, 9)
                        .hand(DARK, "Black 2")
                        .reserve(DARK, "DS-61-2")
                        .turn(DARK, Phase.DEPLOY)
                        .use(RESPONSE)
                        .choose("DS-61-2");
        assertThat(scene.offered()).containsExactlyInAnyOrder("Tatooine", BAY, "Thunderflare");
        scene.choose("Thunderflare").passResponses();
        assertThat(scene.hostOf("Black 2")).isEqualTo("Thunderflare");
    }

    @Test
    void itNeedsAFighterOrPilotInHandAndAReserveDeck() {
        response()
                .hand(DARK, "Stormtrooper", "TIE Fighter", "Thunderflare")
                .reserve(DARK, "DS-61-2")
                .turn(DARK, Phase.DEPLOY)
                .mayNot("use " + RESPONSE);
        response()
                .hand(DARK, "Black 2")
                .nothingElseInReserve(DARK)
                .turn(DARK, Phase.DEPLOY)
                .mayNot("use " + RESPONSE);
    }

    @Test
    void itIsUsedInItsOwnersDeployPhaseOnly() {
        response()
                .hand(DARK, "Black 2")
                .reserve(DARK, "DS-61-2")
                .turn(DARK, Phase.CONTROL)
                .mayNot("use " + RESPONSE);
        CardTable.mayNotInThisPhase(
                response().hand(DARK, "Black 2").reserve(DARK, "DS-61-2").turn(LIGHT, Phase.DEPLOY),
                "use " + RESPONSE);
    }

    @Test
    void itDeploysOnTheTableAndIsImmuneToAlter() {
        Scene scene =
                table().system("Tatooine", DARK)
                        .hand(DARK, RESPONSE)
                        .hand(LIGHT, "Alter (1_71)")
                        .turn(DARK, Phase.DEPLOY)
                        .deploy(RESPONSE)
                        .passResponses();
        assertThat(scene.isOnTable(RESPONSE)).isTrue();
        assertThat(scene.used(DARK)).isEmpty();
        assertThat(Immunities.protects(scene.state(), scene.card(RESPONSE), scene.card("Alter")))
                .isTrue();
    }
}
