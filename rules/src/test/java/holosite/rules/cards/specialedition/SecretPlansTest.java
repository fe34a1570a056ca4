package holosite.rules.cards.specialedition;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Ruling;
import holosite.language.Card;
import holosite.language.ability.Action;
import holosite.language.ability.When;
import holosite.language.amount.Amount;
import holosite.language.card.Phase;
import holosite.language.card.Pile;
import holosite.language.card.Who;
import holosite.language.effect.Retrieve;
import holosite.language.words.Actions;
import holosite.language.words.Effects;
import holosite.language.words.Filters;
import holosite.language.words.Kinds;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

/** Secret Plans. */
class SecretPlansTest {
    private static final String PLANS = "Secret Plans (7_240)";

    /** Retrieves two Force. */
    private static final Card HOPE =
            Kinds.lostInterrupt("Plain Hope", LIGHT, "0_1")
                    .destiny(1)
                    .says(
                            Actions.lost(
                                    Action.at(When.anyTime()).then(Effects.retrieve(Who.YOU, 2))));

    private static final Card REVELATION =
            Kinds.lostInterrupt("Shocking Revelation", DARK, "0_2").destiny(1).says();

    private static Scene hoping(int lost, int force) {
        return tableWith(HOPE)
                .beside(DARK, PLANS)
                .hand(LIGHT, "Plain Hope")
                .lost(LIGHT, lost)
                .force(LIGHT, force)
                .turn(LIGHT, Phase.CONTROL)
                .play("Plain Hope")
                .passResponses();
    }

    @Test
    void theOpponentUsesAsMuchForceAsHeRetrieves() {
        var scene = hoping(3, 3);
        scene.expectDecider(LIGHT).yes();
        // the Interrupt itself is lost
        assertThat(scene.lost(LIGHT)).hasSize(3 - 2 + 1);
        assertThat(scene.forcePile(LIGHT)).hasSize(1);
    }

    @Test
    void ifHeDoesNotWantToNothingIsRetrieved() {
        var scene = hoping(3, 3);
        scene.expectDecider(LIGHT).no();
        assertThat(scene.lost(LIGHT)).hasSize(3 + 1);
        assertThat(scene.forcePile(LIGHT)).hasSize(3);
    }

    @Test
    void ifHeCannotNothingIsRetrievedEither() {
        assertThat(hoping(3, 1).lost(LIGHT)).hasSize(3 + 1);
    }

    @Test
    void theForceIsThatOfTheRetrievalEvenIfFewerCardsAreLost() {
        var scene = hoping(1, 3);
        scene.expectDecider(LIGHT).yes();
        assertThat(scene.forcePile(LIGHT)).hasSize(1);
    }

    @Test
    void itsOwnPlayerRetrievesFreely() {
        var scene =
                table().at(CANTINA, "Stormtrooper", "Rebel Trooper")
                        .beside(DARK, PLANS, "First Strike")
                        .lost(DARK, 2)
                        .force(DARK, 1)
                        .turn(DARK, Phase.BATTLE);
        scene.battleAt(CANTINA);
        assertThat(scene.lost(DARK)).hasSize(1);
    }

    @Test
    @Ruling("once-in-a-named-phase")
    void onceInEachControlPhaseItFindsAShockingRevelation() {
        var position =
                tableWith(REVELATION)
                        .beside(DARK, PLANS)
                        .reserve(DARK, "Shocking Revelation", "Shocking Revelation");
        var scene = position.turn(DARK, Phase.CONTROL);
        scene.use("Secret Plans").passResponses();
        scene.choose("Shocking Revelation").passResponses();
        assertThat(scene.hand(DARK)).hasSize(1);
        scene.mayNot("use Secret Plans");
        position.turn(DARK, Phase.DEPLOY).mayNot("use Secret Plans");
        position.turn(LIGHT, Phase.CONTROL).pass().mayNot("use Secret Plans");
    }

    /** Retrieves characters of choice, at most two. */
    private static final Card CHOICE =
            Kinds.lostInterrupt("Plain Choice", LIGHT, "0_3")
                    .destiny(1)
                    .says(
                            Actions.lost(
                                    Action.at(When.anyTime())
                                            .then(
                                                    new Retrieve(
                                                            Who.YOU,
                                                            Amount.of(2),
                                                            Filters.CHARACTER,
                                                            Retrieve.How.CHOSEN_UP_TO,
                                                            Pile.USED_PILE))));

    private static Scene choosing(String... lost) {
        return tableWith(CHOICE)
                .beside(DARK, PLANS)
                .hand(LIGHT, "Plain Choice")
                .lost(LIGHT, lost)
                .force(LIGHT, 3)
                .turn(LIGHT, Phase.CONTROL)
                .play("Plain Choice")
                .passResponses();
    }

    @Test
    void whoLooksForCardsOfAKindPaysForThoseHeFinds() {
        var scene = choosing("Luke Skywalker", "Leia Organa", "X-wing");
        scene.expectDecider(LIGHT).choose("Leia Organa");
        scene.expectDecider(LIGHT).yes().passResponses();
        assertThat(scene.forcePile(LIGHT)).hasSize(2);
        assertThat(scene.used(LIGHT)).contains("Leia Organa").doesNotContain("Luke Skywalker");

        var declined = choosing("Luke Skywalker", "X-wing");
        declined.no().passResponses();
        assertThat(declined.forcePile(LIGHT)).hasSize(3);
        assertThat(declined.lost(LIGHT)).contains("Luke Skywalker");
    }

    @Test
    void whoFindsNoneIsNotAskedToPay() {
        var scene = choosing("X-wing", "Y-wing");
        scene.expectPrompt(Prompt.Key.PHASE_ACTION);
        assertThat(scene.forcePile(LIGHT)).hasSize(3);
    }
}
