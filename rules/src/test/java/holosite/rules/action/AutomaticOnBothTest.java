package holosite.rules.action;

import static holosite.language.ability.Action.at;
import static holosite.language.ability.Event.BATTLE_INITIATED;
import static holosite.language.ability.When.just;
import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.language.card.Who.OPPONENT;
import static holosite.language.card.Who.YOU;
import static holosite.language.words.Abilities.deploysOnTable;
import static holosite.language.words.Effects.lose;
import static holosite.language.words.Effects.loseForce;
import static holosite.language.words.Effects.retrieve;
import static holosite.language.words.Filters.IT;
import static holosite.language.words.Filters.THAT;
import static holosite.language.words.Filters.titled;
import static holosite.language.words.Kinds.effect;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.Card;
import holosite.language.ability.Ability;
import holosite.language.ability.Action;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.language.effect.Effect;
import holosite.language.words.Actions;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Scene;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/**
 * What happens by itself to both players, or to a card and its target, has no order of its own: the
 * player whose turn it is says which comes first, whatever card it is.
 */
class AutomaticOnBothTest {
    /** A battle that this player begins, with a Dark Effect that does these things then. */
    private static Scene battle(Side turn, Function<Action, Ability> how, Effect... does) {
        Card card =
                effect("Plain Uproar", DARK, "0_20")
                        .destiny(1)
                        .says(deploysOnTable(), how.apply(at(just(BATTLE_INITIATED)).then(does)));
        return tableWith(card)
                .at(CANTINA, "Stormtrooper", "Luke Skywalker")
                .beside(DARK, "Plain Uproar")
                .hand(DARK, "Darth Vader")
                .hand(LIGHT, "Han Solo")
                .lost(DARK, "Sense")
                .force(turn, 1)
                .turn(turn, Phase.BATTLE)
                .battleAt(CANTINA);
    }

    @Test
    @Claim("automatic-actions#8")
    void theSameForBothPlayersIsPutInOrderByTheTurnPlayer() {
        for (Side turn : Side.values()) {
            for (int first : new int[] {1, 2}) {
                var scene =
                        battle(
                                turn,
                                Actions::automatically,
                                loseForce(YOU, 1),
                                loseForce(OPPONENT, 1));

                scene.expectDecider(turn).expectPrompt(Prompt.Key.WHICH_FIRST).option(first);

                scene.expectPrompt(Prompt.Key.LOSE_FORCE_FROM)
                        .expectDecider(first == 1 ? DARK : LIGHT);
            }
        }
    }

    @Test
    @Claim("automatic-actions#8")
    void aCardAndItsTargetArePutInOrderByTheTurnPlayer() {
        for (Side turn : Side.values()) {
            var scene = battle(turn, Actions::automatically, lose(IT), lose(THAT));

            scene.expectDecider(turn).expectPrompt(Prompt.Key.WHICH_FIRST);
        }
    }

    @Test
    @Claim("automatic-actions#11")
    void differentThingsHappenInTheOrderPresented() {
        for (Side turn : Side.values()) {
            var scene =
                    battle(turn, Actions::automatically, retrieve(YOU, 1), loseForce(OPPONENT, 1));
            scene.expectDecider(LIGHT).expectPrompt(Prompt.Key.LOSE_FORCE_FROM);
            assertThat(scene.lost(DARK)).isEmpty();

            var unequal =
                    battle(turn, Actions::automatically, loseForce(YOU, 2), loseForce(OPPONENT, 1));
            unequal.expectDecider(DARK).expectPrompt(Prompt.Key.LOSE_FORCE_FROM);
        }
    }

    @Test
    @Claim("automatic-actions#11")
    void twoCardsOtherThanTheSourceAreLostInTheOrderPresented() {
        for (Side turn : Side.values()) {
            var scene =
                    battle(
                            turn,
                            Actions::automatically,
                            lose(titled("Luke Skywalker")),
                            lose(titled("Stormtrooper")));

            assertThat(scene.lost(LIGHT)).contains("Luke Skywalker");
            assertThat(scene.lost(DARK)).contains("Stormtrooper");
        }
    }

    @Test
    @Claim("automatic-actions#8")
    void whatAPlayerChoosesToDoKeepsItsOrder() {
        for (Side turn : Side.values()) {
            var scene = battle(turn, Actions::may, loseForce(YOU, 1), loseForce(OPPONENT, 1));

            scene.answer(DARK, "use Plain Uproar");

            scene.expectDecider(DARK).expectPrompt(Prompt.Key.LOSE_FORCE_FROM);
        }
    }
}
