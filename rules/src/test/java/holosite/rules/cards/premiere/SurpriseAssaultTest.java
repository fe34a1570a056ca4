package holosite.rules.cards.premiere;

import static holosite.language.ability.Action.at;
import static holosite.language.ability.Event.DESTINY_DRAWN;
import static holosite.language.ability.When.just;
import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.language.card.Who.OPPONENT;
import static holosite.language.words.Abilities.deploysOnTable;
import static holosite.language.words.Actions.automatically;
import static holosite.language.words.Effects.lose;
import static holosite.language.words.Filters.CHARACTER;
import static holosite.language.words.Filters.titled;
import static holosite.language.words.Kinds.effect;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.Card;
import holosite.language.card.Phase;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Scene;
import holosite.rules.table.Zone;
import org.junit.jupiter.api.Test;

/** Surprise Assault. */
class SurpriseAssaultTest {
    private static Scene assaulted(int... destinies) {
        var scene =
                table().at(BAY, "Grand Moff Tarkin", "Stormtrooper")
                        .hand(LIGHT, "Surprise Assault")
                        .force(LIGHT, 1)
                        .nextDestiny(LIGHT, destinies)
                        .turn(DARK, Phase.CONTROL);
        scene.drainAt(BAY).play("Surprise Assault").passResponses();
        return scene.passUntil(Prompt.Key.PHASE_ACTION);
    }

    @Test
    void aHigherTotalMakesTheOpponentLoseTheDifferenceInsteadOfTheDrain() {
        // power 4 and 1 against two destinies
        var scene = assaulted(4, 4);
        assertThat(scene.lost(DARK)).hasSize(3);
        assertThat(scene.lost(LIGHT)).containsExactly("Surprise Assault");
    }

    @Test
    void aLowerTotalCostsItsPlayerTheDifference() {
        var scene = assaulted(1, 2);
        assertThat(scene.lost(DARK)).isEmpty();
        assertThat(scene.lost(LIGHT)).hasSize(1 + 2);
    }

    @Test
    void itNeedsAForceAndTheOpponentsDrain() {
        table().at(BAY, "Stormtrooper")
                .hand(LIGHT, "Surprise Assault")
                .turn(DARK, Phase.CONTROL)
                .drainAt(BAY)
                .mayNot("play Surprise Assault");
        table().at(BAY, "Rebel Trooper")
                .hand(LIGHT, "Surprise Assault")
                .force(LIGHT, 1)
                .turn(LIGHT, Phase.CONTROL)
                .drainAt(BAY)
                .mayNot("play Surprise Assault");
    }

    /** Whoever is there when a destiny is drawn flees, and with him his power. */
    private static final Card PANIC =
            effect("Plain Panic", DARK, "0_80")
                    .destiny(1)
                    .says(
                            deploysOnTable(),
                            automatically(
                                    at(just(DESTINY_DRAWN).by(OPPONENT))
                                            .then(lose(CHARACTER.and(titled("Stormtrooper"))))));

    @Test
    void howOftenIsDrawnAndAgainstHowMuchPowerIsSettledAsItBegins() {
        var scene =
                tableWith(PANIC)
                        .at(BAY, "Grand Moff Tarkin", "Stormtrooper")
                        .beside(DARK, "Plain Panic")
                        .hand(LIGHT, "Surprise Assault")
                        .force(LIGHT, 1)
                        .nextDestiny(LIGHT, 1, 1)
                        .turn(DARK, Phase.CONTROL);
        scene.drainAt(BAY).play("Surprise Assault").passResponses();
        scene.passUntil(Prompt.Key.PHASE_ACTION);
        assertThat(scene.isIn("Stormtrooper", Zone.LOST_PILE)).isTrue();
        assertThat(scene.used(LIGHT)).as("the Force and both destinies").hasSize(3);
        // power 5 against 2
        assertThat(scene.lost(LIGHT)).hasSize(1 + 3);
    }
}
