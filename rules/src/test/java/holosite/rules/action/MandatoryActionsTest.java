package holosite.rules.action;

import static holosite.language.ability.Action.at;
import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.language.card.Who.OPPONENT;
import static holosite.language.card.Who.YOU;
import static holosite.language.words.Abilities.deploysOnTable;
import static holosite.language.words.Actions.must;
import static holosite.language.words.Conditions.thereIs;
import static holosite.language.words.Effects.loseForce;
import static holosite.language.words.Filters.titled;
import static holosite.language.words.Kinds.effect;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Ruling;
import holosite.language.Card;
import holosite.language.ability.When;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;

/**
 * Mandatory actions: taken once in their phase, when their player likes, and at its end in any
 * case.
 */
class MandatoryActionsTest {
    private static Card levy(String title, Side side, String id, When when) {
        return effect(title, side, id)
                .destiny(1)
                .says(deploysOnTable(), must(at(when).then(loseForce(OPPONENT, 1))));
    }

    private static final Card LEVY = levy("Plain Levy", DARK, "0_70", When.your(Phase.CONTROL));

    private static final Card TOLL =
            levy("Plain Toll", LIGHT, "0_71", When.opponents(Phase.CONTROL));

    private static final Card TRIBUTE =
            effect("Plain Tribute", DARK, "0_72")
                    .destiny(1)
                    .says(
                            deploysOnTable(),
                            must(
                                    at(When.your(Phase.CONTROL))
                                            .when(thereIs(titled("Darth Vader")))
                                            .then(loseForce(YOU, 2))));

    private static Position table() {
        return tableWith(LEVY, TOLL, TRIBUTE).at(CANTINA, "Stormtrooper");
    }

    @Test
    @Ruling("mandatory-actions")
    void itsPlayerChoosesTheMoment() {
        var scene = table().beside(DARK, "Plain Levy").turn(DARK, Phase.CONTROL);
        assertThat(scene.lost(LIGHT)).isEmpty();

        scene.use("Plain Levy").passResponses();

        assertThat(scene.lost(LIGHT)).hasSize(1);
        scene.mayNot("use Plain Levy").passUntil(DARK, Phase.DEPLOY);
        assertThat(scene.lost(LIGHT)).hasSize(1);
    }

    @Test
    @Ruling("mandatory-actions")
    void whatHeHasNotDoneHappensAsThePhaseEnds() {
        var scene = table().beside(DARK, "Plain Levy").turn(DARK, Phase.CONTROL);

        scene.passUntil(DARK, Phase.DEPLOY);
        assertThat(scene.lost(LIGHT)).hasSize(1);
        scene.passUntil(LIGHT, Phase.DRAW);
        assertThat(scene.lost(LIGHT)).hasSize(1);
        scene.passUntil(DARK, Phase.DEPLOY);
        assertThat(scene.lost(LIGHT)).hasSize(2);
    }

    @Test
    @Ruling("mandatory-actions")
    void whatCannotBeDoneIsNotRequired() {
        var vader = table().at(CANTINA, "Darth Vader").beside(DARK, "Plain Tribute");
        assertThat(vader.turn(DARK, Phase.CONTROL).passUntil(DARK, Phase.DEPLOY).lost(DARK))
                .hasSize(2);
        var nobody = table().beside(DARK, "Plain Tribute");
        assertThat(nobody.turn(DARK, Phase.CONTROL).passUntil(DARK, Phase.DEPLOY).lost(DARK))
                .isEmpty();
    }

    @Test
    @Ruling("mandatory-actions")
    void ofSeveralTheTurnPlayerChoosesTheOrder() {
        var scene =
                table().beside(DARK, "Plain Levy")
                        .beside(LIGHT, "Plain Toll")
                        .hand(DARK, "Darth Vader")
                        .turn(DARK, Phase.CONTROL);

        scene.passUntil(Prompt.Key.AUTOMATIC_ORDER).expectDecider(DARK).answer("use Plain Toll");

        scene.expectDecider(DARK).expectPrompt(Prompt.Key.LOSE_FORCE_FROM);
        assertThat(scene.lost(LIGHT)).isEmpty();
        scene.passUntil(DARK, Phase.DEPLOY);
        assertThat(scene.lost(DARK)).hasSize(1);
        assertThat(scene.lost(LIGHT)).hasSize(1);
    }
}
