package holosite.rules.cards.endor;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.battleDestinies;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.table.Flag;
import org.junit.jupiter.api.Test;
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
    @EnumSource(Side.class)
    void whoLooksForTheShieldInVainDoesNotLookAgainInTheGame(Side version) {
        var scene =
                table().site(BUNKER, version)
                        .reserve(DARK, "Endor Shield")
                        .turn(DARK, Phase.DEPLOY);
        scene.use(BUNKER).passResponses().answer("nothing");
        scene.passUntil(LIGHT, Phase.CONTROL).passUntil(DARK, Phase.DEPLOY);
        scene.mayNot("use " + BUNKER);
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

    @ParameterizedTest
    @CsvSource({
        "LIGHT, Endor: Bunker, 2",
        "DARK, Endor: Bunker, 1",
        "LIGHT, Endor: Dense Forest, 1"
    })
    void lightDrawsOneBattleDestinyMoreInABattleItBeginsThere(Side side, String where, int draws) {
        var scene =
                table().site(BUNKER, LIGHT)
                        .site("Endor: Dense Forest", DARK)
                        .at(where, "Obi-Wan Kenobi", "Darth Vader")
                        .force(side, 1)
                        .turn(side, Phase.BATTLE)
                        .battleAt(where);
        assertThat(battleDestinies(scene, LIGHT)).isEqualTo(draws);
        assertThat(battleDestinies(scene, DARK)).isEqualTo(1);
    }

    @Test
    void lightDrainsForOneMoreThere() {
        var scene =
                table().site(BUNKER, LIGHT)
                        .site("Endor: Back Door", DARK)
                        .at(BUNKER, "Luke Skywalker")
                        .turn(LIGHT);
        var plain = table().site(BUNKER, DARK).at(BUNKER, "Luke Skywalker").turn(LIGHT);
        assertThat(scene.forceDrain(BUNKER, LIGHT)).isEqualTo(plain.forceDrain(BUNKER, LIGHT) + 1);
        assertThat(scene.forceDrain(BUNKER, DARK)).isEqualTo(plain.forceDrain(BUNKER, DARK));
    }

    @ParameterizedTest
    @CsvSource({"Luke Skywalker, '', true", "Luke Skywalker, Stormtrooper, false", "'', '', false"})
    void theShieldIsSuspendedWhileLightControlsTheDarkBunker(
            String rebel, String trooper, boolean suspended) {
        var position = table().site(BUNKER, DARK).on(BUNKER, "Endor Shield");
        if (!rebel.isEmpty()) {
            position.at(BUNKER, rebel);
        }
        if (!trooper.isEmpty()) {
            position.at(BUNKER, trooper);
        }
        var scene = position.turn(LIGHT, Phase.CONTROL);
        assertThat(scene.has("Endor Shield", Flag.SUSPENDED)).isEqualTo(suspended);
    }
}
