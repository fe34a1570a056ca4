package holosite.rules.cards.reflections3;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.Card;
import holosite.language.ability.Action;
import holosite.language.ability.When;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.language.card.Who;
import holosite.language.words.Actions;
import holosite.language.words.Effects;
import holosite.language.words.Kinds;
import holosite.rules.kit.Scene;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Secret Plans and Aim High. */
class SecretPlansTest {
    private static Card gleaning(Side side) {
        return Kinds.usedInterrupt("Plain Gleaning", side, "0_1")
                .destiny(3)
                .says(Actions.used(Action.at(When.anyTime()).then(Effects.retrieve(Who.YOU, 3))));
    }

    /** The player has two lost cards and plays a card that retrieves three. */
    private static Scene retrieving(Side side, int force) {
        Side other = side.opposite();
        var scene =
                tableWith(gleaning(side))
                        .site(CANTINA, DARK)
                        .beside(other, other == DARK ? "Secret Plans (13_86)" : "Aim High")
                        .hand(side, "Plain Gleaning")
                        .lost(side, 2)
                        .force(side, force)
                        .turn(side, Phase.CONTROL);
        return scene.play("Plain Gleaning").passResponses();
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    void theFullAmountIsUsedEvenWhereLessIsLost(Side side) {
        var scene = retrieving(side, 4);
        scene.yes().passResponses();
        assertThat(scene.forcePile(side)).hasSize(1);
        assertThat(scene.lost(side)).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    void whoDeclinesRetrievesNothing(Side side) {
        var scene = retrieving(side, 4);
        scene.no().passResponses();
        assertThat(scene.forcePile(side)).hasSize(4);
        assertThat(scene.lost(side)).hasSize(2);
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    void whoCannotUseSoMuchRetrievesNothing(Side side) {
        var scene = retrieving(side, 2);
        assertThat(scene.forcePile(side)).hasSize(2);
        assertThat(scene.lost(side)).hasSize(2);
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    void theOwnersOwnRetrievalIsFree(Side side) {
        var scene =
                tableWith(gleaning(side))
                        .site(CANTINA, DARK)
                        .beside(side, side == DARK ? "Secret Plans (13_86)" : "Aim High")
                        .hand(side, "Plain Gleaning")
                        .lost(side, 5)
                        .turn(side, Phase.CONTROL);
        scene.play("Plain Gleaning").passResponses();
        assertThat(scene.lost(side)).hasSize(2);
    }
}
