package holosite.rules.cards.specialedition;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
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
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** First Strike. */
class FirstStrikeTest {
    private static final Card PRANK =
            Kinds.usedInterrupt("Plain Prank", LIGHT, "0_1")
                    .destiny(1)
                    .says(
                            Actions.used(
                                    Action.at(When.inBattle()).then(Effects.retrieve(Who.YOU, 1))));

    @ParameterizedTest
    @EnumSource(Side.class)
    void whoBeginsABattleRetrievesAForceAndTheOtherLosesOne(Side side) {
        var scene =
                table().at(CANTINA, "Stormtrooper", "Rebel Trooper")
                        .beside(DARK, "First Strike")
                        .lost(DARK, 2)
                        .lost(LIGHT, 2)
                        .force(side, 1)
                        .turn(side, Phase.BATTLE);
        scene.battleAt(CANTINA).finishBattle();
        assertThat(scene.lost(side)).hasSize(1);
        assertThat(scene.lost(side.opposite())).hasSize(3);
    }

    private static Scene withAPrank(Side initiator, int force) {
        return tableWith(PRANK)
                .at(CANTINA, "Stormtrooper", "Rebel Trooper")
                .on("Stormtrooper", "Imperial Blaster")
                .beside(DARK, "First Strike")
                .hand(LIGHT, "Plain Prank")
                .force(DARK, 5)
                .force(LIGHT, force)
                .turn(initiator, Phase.BATTLE)
                .battleAt(CANTINA);
    }

    @Test
    void inBattlesOfItsPlayerTheOpponentUsesAForceForEachInterrupt() {
        var scene = withAPrank(DARK, 1).passUntil("play Plain Prank");
        scene.play("Plain Prank").passResponses();
        assertThat(scene.forcePile(LIGHT)).isEmpty();
        var poor = withAPrank(DARK, 0);
        poor.answerDefaults(() -> poor.inBattle() && !poor.isOffered("play Plain Prank"));
        assertThat(poor.inBattle()).isFalse();
        // in a battle that Light has begun, with the last of its Force
        withAPrank(LIGHT, 1).passUntil("play Plain Prank");
    }
}
