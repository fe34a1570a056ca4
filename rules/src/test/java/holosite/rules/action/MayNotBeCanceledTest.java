package holosite.rules.action;

import static holosite.language.ability.Action.at;
import static holosite.language.ability.Event.BEING_PLAYED;
import static holosite.language.ability.When.anyTime;
import static holosite.language.ability.When.just;
import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.language.condition.Always.ALWAYS;
import static holosite.language.words.Abilities.cancels;
import static holosite.language.words.Abilities.deploysOnTable;
import static holosite.language.words.Abilities.mayNot;
import static holosite.language.words.Actions.used;
import static holosite.language.words.Effects.cancelIt;
import static holosite.language.words.Filters.EFFECT;
import static holosite.language.words.Filters.chosen;
import static holosite.language.words.Filters.titled;
import static holosite.language.words.Kinds.effect;
import static holosite.language.words.Kinds.usedInterrupt;
import static holosite.rules.cards.CardTable.CANTINA;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.language.Card;
import holosite.language.ability.Deed;
import holosite.language.card.Phase;
import holosite.language.effect.CancelCards;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A card that may not be canceled is out of reach on the table and while it is played. */
class MayNotBeCanceledTest {
    private static final Card RITE =
            effect("Plain Rite", LIGHT, "0_70").destiny(3).says(deploysOnTable());

    private static final Card OATH =
            effect("Plain Oath", LIGHT, "0_71")
                    .destiny(3)
                    .says(deploysOnTable(), mayNot(Deed.BE_CANCELED, titled("Plain Rite")));

    private static final Card RUIN =
            usedInterrupt("Plain Ruin", DARK, "0_72")
                    .destiny(3)
                    .says(
                            used(
                                    at(anyTime())
                                            .target("target", EFFECT)
                                            .then(new CancelCards(chosen("target")))));

    private static final Card BAN =
            effect("Plain Ban", DARK, "0_73")
                    .destiny(3)
                    .says(deploysOnTable(), cancels(titled("Plain Rite"), ALWAYS));

    private static final Card GAG =
            usedInterrupt("Plain Gag", DARK, "0_69")
                    .destiny(3)
                    .says(used(at(just(BEING_PLAYED).to(titled("Sense"))).then(cancelIt())));

    private static final Card STEADY =
            effect("Plain Steadiness", LIGHT, "0_74")
                    .destiny(3)
                    .says(deploysOnTable(), mayNot(Deed.BE_CANCELED, titled("Sense")));

    private static Position table() {
        var cards = new ArrayList<>(AllCards.all());
        cards.addAll(List.of(RITE, OATH, RUIN, BAN, GAG, STEADY));
        return Scene.with(() -> cards);
    }

    @Test
    void itIsNoTargetForWhatCancels() {
        var scene =
                table().beside(LIGHT, "Plain Rite", "Plain Oath")
                        .hand(DARK, "Plain Ruin")
                        .turn(DARK, Phase.CONTROL);

        scene.play("Plain Ruin").passResponses();

        // the oath protects the rite, not itself
        assertThat(scene.lost(LIGHT)).containsExactly("Plain Oath");
    }

    @Test
    void withoutTheProtectionItCanBeCanceled() {
        var scene =
                table().beside(LIGHT, "Plain Rite")
                        .hand(DARK, "Plain Ruin")
                        .turn(DARK, Phase.CONTROL);

        scene.play("Plain Ruin").passResponses();

        assertThat(scene.lost(LIGHT)).containsExactly("Plain Rite");
    }

    @Test
    void aTextThatCancelsItByItselfDoesNotReachIt() {
        for (boolean guarded : new boolean[] {true, false}) {
            var position = table().beside(LIGHT, "Plain Rite").hand(DARK, "Plain Ban");
            if (guarded) {
                position.beside(LIGHT, "Plain Oath");
            }
            var scene = position.turn(DARK, Phase.DEPLOY).deploy("Plain Ban").passResponses();

            assertThat(scene.isOnTable("Plain Rite")).isEqualTo(guarded);
        }
    }

    @Test
    void whatIsPlayedAndMayNotBeCanceledIsNotAnsweredByCanceling() {
        for (boolean guarded : new boolean[] {true, false}) {
            var position =
                    table().at(CANTINA, "Darth Vader", "Luke Skywalker")
                            .beside(LIGHT, "Plain Rite")
                            .hand(DARK, "Plain Ruin", "Plain Gag")
                            .hand(LIGHT, "Sense")
                            .nextDestiny(LIGHT, 0);
            if (guarded) {
                position.beside(LIGHT, "Plain Steadiness");
            }
            var scene = position.turn(DARK, Phase.CONTROL);
            scene.play("Plain Ruin");
            scene.at("Plain Rite").play("Sense");

            assertThat(scene.isOffered("play Plain Gag")).isEqualTo(!guarded);
        }
    }
}
