package holosite.rules.cards.endor;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.cards.CardTable;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Imperial Arrest Order. */
class ImperialArrestOrderTest {
    private static final String ORDER = "Imperial Arrest Order";

    private static Position table() {
        return CardTable.table()
                .site(CANTINA, DARK)
                .site(BAY, LIGHT)
                .site(MOS_EISLEY, DARK)
                .site(FARM, LIGHT)
                .beside(DARK, ORDER)
                .force(DARK, 9)
                .force(LIGHT, 9);
    }

    @Test
    void uniqueImperialsOfAbilityBelowThreeAreForfeitTwoMore() {
        var scene =
                table().at(CANTINA, "DS-61-2", "Stormtrooper", "Grand Moff Tarkin", "Ponda Baba")
                        .turn(DARK, Phase.CONTROL);
        for (String card :
                new String[] {"DS-61-2", "Stormtrooper", "Grand Moff Tarkin", "Ponda Baba"}) {
            assertThat(scene.forfeitValue(card) - scene.printed(Figure.FORFEIT, card))
                    .as(card)
                    .isEqualTo(card.equals("DS-61-2") ? 2 : 0);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "DARK, Elis Helrot, Darth Vader, Boba Fett (5_91)",
        "LIGHT, Nabrun Leids, Luke Skywalker, Leia Organa"
    })
    void transportIsLimitedToItsOwnersMovePhaseAndExteriorSites(
            Side side, String transport, String outside, String inside) {
        table().at(MOS_EISLEY, outside)
                .hand(side, transport)
                .turn(side, Phase.CONTROL)
                .mayNot("play " + transport);
        CardTable.mayNotInThisPhase(
                table().at(MOS_EISLEY, outside)
                        .hand(side, transport)
                        .turn(side.opposite(), Phase.MOVE),
                "play " + transport);

        var scene =
                table().at(MOS_EISLEY, outside)
                        .at(CANTINA, inside)
                        .hand(side, transport)
                        .turn(side, Phase.MOVE)
                        .play(transport);
        // nobody leaves the Cantina, and nobody goes there; the docking bay is exterior, too
        assertThat(scene.offered()).containsExactlyInAnyOrder(BAY, FARM);
    }

    @Test
    void whereNobodyIsOutsideNothingIsPlayed() {
        table().at(CANTINA, "Darth Vader")
                .hand(DARK, "Elis Helrot")
                .turn(DARK, Phase.MOVE)
                .mayNot("play Elis Helrot");
    }

    @Test
    void onceInYourDeployPhaseADockingBayComesFromReserveDeck() {
        var scene =
                CardTable.table()
                        .site(CANTINA, DARK)
                        .beside(DARK, ORDER)
                        .reserve(DARK, BAY, "Yavin 4: Docking Bay", "Tatooine: Bluffs")
                        .turn(DARK, Phase.DEPLOY);
        assertThat(scene.use(ORDER).offered())
                .contains(BAY, "Yavin 4: Docking Bay")
                .doesNotContain("Tatooine: Bluffs");
        scene.choose(BAY).passResponses();
        assertThat(scene.locations()).contains(BAY);
        scene.mayNot("use " + ORDER);
        CardTable.mayNotInThisPhase(
                table().reserve(DARK, "Yavin 4: Docking Bay").turn(LIGHT, Phase.DEPLOY),
                "use " + ORDER);
    }
}
