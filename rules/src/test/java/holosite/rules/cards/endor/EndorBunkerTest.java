package holosite.rules.cards.endor;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.card.Side;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Endor: Bunker. */
class EndorBunkerTest {
    private static final String BUNKER = "Endor: Bunker";

    @ParameterizedTest
    @EnumSource(Side.class)
    void darkBringsTheShieldOnceInAGame(Side version) {
        var scene =
                table().site(BUNKER, version)
                        .reserve(DARK, "Endor Shield", "Endor Shield", "Presence Of The Force")
                        .turn(DARK, Phase.DEPLOY);
        scene.use(BUNKER).passResponses();
        scene.offers("nothing").mayNot("Presence Of The Force");
        scene.chooseOnly("Endor Shield").passResponses();
        assertThat(scene.hostOf("Endor Shield")).isEqualTo(BUNKER);
        scene.passUntil(DARK).mayNot("use " + BUNKER);

        table().site(BUNKER, version)
                .reserve(DARK, "Endor Shield")
                .turn(DARK, Phase.CONTROL)
                .mayNot("use " + BUNKER);
        table().site(BUNKER, version)
                .reserve(DARK, "Endor Shield")
                .turn(LIGHT, Phase.DEPLOY)
                .pass(LIGHT)
                .mayNot("use " + BUNKER);
    }

    @ParameterizedTest
    @CsvSource({
        "Endor: Dense Forest, LIGHT, Rebel Trooper, false",
        "Endor: Dense Forest, DARK, Stormtrooper, true",
        "Endor: Back Door, LIGHT, Rebel Trooper, true"
    })
    void lightGoesInByTheBackDoorOnly(String from, Side side, String card, boolean goes) {
        var scene =
                table().site(from, DARK)
                        .site(BUNKER, DARK)
                        .at(from, card)
                        .force(side, 2)
                        .turn(side, Phase.MOVE);
        assertThat(scene.isOffered("move " + card)).isEqualTo(goes);
    }
}
