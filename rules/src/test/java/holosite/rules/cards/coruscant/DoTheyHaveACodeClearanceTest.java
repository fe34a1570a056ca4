package holosite.rules.cards.coruscant;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.Card;
import holosite.language.ability.Action;
import holosite.language.ability.When;
import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.card.Who;
import holosite.language.words.Abilities;
import holosite.language.words.Actions;
import holosite.language.words.Effects;
import holosite.language.words.Kinds;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Do They Have A Code Clearance?: the Effect, and the Defensive Shield that says the same. */
class DoTheyHaveACodeClearanceTest {
    private static final String EFFECT = "Do They Have A Code Clearance? (12_131)";
    private static final String SHIELD = "Do They Have A Code Clearance? (13_66)";

    private static Card recovery(int force) {
        return Kinds.usedInterrupt("Plain Recovery", LIGHT, "0_1")
                .destiny(1)
                .says(
                        Actions.used(
                                Action.at(When.anyTime()).then(Effects.retrieve(Who.YOU, force))));
    }

    private static Position position(String clearance, int force, int stacked) {
        var position =
                tableWith(recovery(force))
                        .beside(DARK, clearance)
                        .hand(LIGHT, "Plain Recovery")
                        .lost(LIGHT, 9);
        String[] grabbed = {"light Effective Repairs", "light Sense", "Alter (1_71)"};
        for (int i = 0; i < stacked; i++) {
            position.stacked(clearance, grabbed[i]);
        }
        return position;
    }

    private static int retrieved(String clearance, int force, int stacked) {
        var scene = position(clearance, force, stacked).turn(LIGHT, Phase.CONTROL);
        int before = scene.lost(LIGHT).size();
        scene.play("Plain Recovery");
        scene.answerDefaults(() -> scene.prompt() == Prompt.Key.RESPONSE);
        return before - scene.lost(LIGHT).size();
    }

    private static final String NECK = "Neck And Neck";
    private static final int RETRIEVE_FOUR = 2;

    /** Both players have little Life Force left: with Neck And Neck each retrieves 4 Force. */
    private static Position neckAndNeck(String clearance, String... stacked) {
        return table().beside(DARK, clearance)
                .stacked(clearance, stacked)
                .hand(LIGHT, NECK)
                .reserve(LIGHT, 2)
                .nothingElseInReserve(LIGHT)
                .lost(LIGHT, 9)
                .reserve(DARK, 2)
                .nothingElseInReserve(DARK)
                .lost(DARK, 9);
    }

    @ParameterizedTest
    @ValueSource(strings = {EFFECT, SHIELD})
    @Claim("do-they-have-a-code-clearance#1")
    void eachCardThereTakesOneFromTheOpponentsRetrieval(String clearance) {
        var two =
                neckAndNeck(clearance, "light Effective Repairs", "light Sense")
                        .turn(LIGHT, Phase.CONTROL);
        two.play(NECK, RETRIEVE_FOUR);
        // the turn player says who retrieves first
        two.passUntil(Prompt.Key.WHICH_FIRST).option(1);
        two.answerDefaults(() -> two.prompt() == Prompt.Key.RESPONSE);
        assertThat(two.reserve(LIGHT).size() + two.used(LIGHT).size()).isEqualTo(2 + 4 - 2);
        assertThat(two.reserve(DARK).size() + two.used(DARK).size()).isEqualTo(2 + 4);
    }

    @Test
    @Claim("do-they-have-a-code-clearance#2")
    void secretPlansAsksForWhatIsLeftOfThree() {
        var scene =
                neckAndNeck(EFFECT, "light Sense")
                        .beside(DARK, "Secret Plans (7_240)")
                        .force(LIGHT, 7)
                        .turn(LIGHT, Phase.CONTROL);
        scene.play(NECK, RETRIEVE_FOUR)
                .passUntil(Prompt.Key.MAY_PAY)
                .yes()
                .passUntil(LIGHT, Prompt.Key.PHASE_ACTION);
        assertThat(scene.forcePile(LIGHT)).hasSize(7 - 3);
    }

    @ParameterizedTest
    @ValueSource(strings = {EFFECT, SHIELD})
    @Claim("do-they-have-a-code-clearance#3")
    void neckAndNeckIsStackedOnceItHasRetrieved(String clearance) {
        var scene = neckAndNeck(clearance).turn(LIGHT, Phase.CONTROL);
        scene.play(NECK, RETRIEVE_FOUR).passUntil("use " + clearance);
        assertThat(scene.lifeForce(LIGHT)).isEqualTo(2 + 4);
        scene.use(clearance).passResponses();
        assertThat(scene.cardsOn(clearance)).containsExactly(NECK);
        assertThat(scene.lost(LIGHT)).doesNotContain(NECK);
    }

    @ParameterizedTest
    @ValueSource(strings = {EFFECT, SHIELD})
    @Claim("do-they-have-a-code-clearance#1")
    void eachCardThereTakesOneFromARetrieval(String clearance) {
        assertThat(retrieved(clearance, 5, 0)).isEqualTo(5);
        assertThat(retrieved(clearance, 5, 2)).isEqualTo(3);
        assertThat(retrieved(clearance, 1, 2)).isZero();
    }

    @Test
    void itDoesNotReduceItsOwnersRetrieval() {
        var back =
                Kinds.usedInterrupt("Plain Return", DARK, "0_2")
                        .destiny(1)
                        .says(
                                Actions.used(
                                        Action.at(When.anyTime())
                                                .then(Effects.retrieve(Who.YOU, 3))));
        var scene =
                tableWith(back)
                        .beside(DARK, EFFECT)
                        .stacked(EFFECT, "light Sense")
                        .hand(DARK, "Plain Return")
                        .lost(DARK, 5)
                        .turn(DARK, Phase.CONTROL);
        scene.play("Plain Return").passResponses();
        assertThat(scene.lost(DARK)).hasSize(2);
    }

    @Test
    @Claim({"do-they-have-a-code-clearance#1", "do-they-have-a-code-clearance#2"})
    void secretPlansAsksForWhatIsLeftOfTheRetrieval() {
        var scene =
                position(EFFECT, 5, 2)
                        .beside(DARK, "Secret Plans (7_240)")
                        .force(LIGHT, 9)
                        .turn(LIGHT, Phase.CONTROL);
        scene.play("Plain Recovery").passUntil(Prompt.Key.MAY_PAY).yes().passResponses();
        assertThat(scene.forcePile(LIGHT)).hasSize(6);
    }

    @ParameterizedTest
    @ValueSource(strings = {EFFECT, SHIELD})
    @Claim("do-they-have-a-code-clearance#3")
    void theCardThatRetrievedIsStackedAfterwards(String clearance) {
        var scene = position(clearance, 5, 0).turn(LIGHT, Phase.CONTROL);
        int before = scene.lost(LIGHT).size();
        scene.play("Plain Recovery").passUntil("use " + clearance);
        // all five have come back already
        assertThat(before - scene.lost(LIGHT).size()).isEqualTo(5);
        scene.use(clearance).passResponses();
        assertThat(scene.cardsOn(clearance)).contains("Plain Recovery");
        assertThat(scene.used(LIGHT)).doesNotContain("Plain Recovery");
    }

    @ParameterizedTest
    @ValueSource(strings = {EFFECT, SHIELD})
    @Claim("do-they-have-a-code-clearance#3")
    void aUtinniEffectThatRetrievedIsStackedToo(String clearance) {
        var utinni =
                Kinds.utinniEffect("Plain Quest", LIGHT, "0_3")
                        .destiny(1)
                        .says(
                                Abilities.deploysOnTable(),
                                Actions.may(
                                        Action.at(When.your(Phase.CONTROL))
                                                .then(Effects.retrieve(Who.YOU, 2))));
        var effect =
                Kinds.effect("Plain Well", LIGHT, "0_4")
                        .destiny(1)
                        .says(
                                Abilities.deploysOnTable(),
                                Actions.may(
                                        Action.at(When.your(Phase.CONTROL))
                                                .then(Effects.retrieve(Who.YOU, 2))));
        var scene =
                tableWith(utinni, effect)
                        .beside(DARK, clearance)
                        .beside(LIGHT, "Plain Quest", "Plain Well")
                        .lost(LIGHT, 9)
                        .turn(LIGHT, Phase.CONTROL);
        scene.use("Plain Quest").passUntil("use " + clearance).use(clearance).passResponses();
        assertThat(scene.cardsOn(clearance)).containsExactly("Plain Quest");
        // another Effect is not grabbed; with one card there it retrieves one less
        int before = scene.lost(LIGHT).size();
        scene.passUntil("use Plain Well").use("Plain Well");
        scene.answerDefaults(
                () -> {
                    scene.mayNot("use " + clearance);
                    return scene.prompt() == Prompt.Key.RESPONSE;
                });
        assertThat(before - scene.lost(LIGHT).size()).isEqualTo(1);
    }

    @Test
    @Claim("do-they-have-a-code-clearance#4")
    void aRetrievalOfOneSpecificCardIsReducedToNothing() {
        for (int stacked : new int[] {0, 1}) {
            var position =
                    table().beside(DARK, EFFECT)
                            .hand(LIGHT, "Effective Repairs")
                            .lost(LIGHT, "Haven")
                            .force(LIGHT, 5);
            if (stacked == 1) {
                position.stacked(EFFECT, "light Sense");
            }
            var scene = position.turn(LIGHT, Phase.CONTROL);
            scene.play("Effective Repairs");
            scene.answerDefaults(() -> scene.prompt() != Prompt.Key.PHASE_ACTION);
            assertThat(scene.hand(LIGHT).contains("Haven")).isEqualTo(stacked == 0);
        }
    }

    @Test
    @Claim("do-they-have-a-code-clearance#5")
    void baragwinRetrievesNothingWithACardThere() {
        for (int stacked : new int[] {0, 1}) {
            var position =
                    table().beside(DARK, EFFECT)
                            .at(CANTINA, "Baragwin")
                            .lost(LIGHT, "Electrobinoculars")
                            .force(LIGHT, 1);
            if (stacked == 1) {
                position.stacked(EFFECT, "light Sense");
            }
            var scene = position.turn(LIGHT, Phase.CONTROL);
            scene.use("Baragwin").passResponses();
            assertThat(scene.forcePile(LIGHT)).isEmpty();
            assertThat(scene.lost(LIGHT).isEmpty()).isEqualTo(stacked == 0);
        }
    }

    @Test
    void uniqueImperialsOfAbilityThreeAreWorthMore() {
        var scene =
                table().beside(DARK, EFFECT)
                        .at(CANTINA, "General Veers", "Stormtrooper", "Darth Vader", "Boba Fett")
                        .turn(DARK);
        assertThat(scene.ability("General Veers")).isEqualTo(3);
        for (String other : new String[] {"Stormtrooper", "Darth Vader", "Boba Fett"}) {
            assertThat(scene.forfeitValue(other)).isEqualTo(scene.printed(Figure.FORFEIT, other));
        }
        assertThat(scene.forfeitValue("General Veers"))
                .isEqualTo(scene.printed(Figure.FORFEIT, "General Veers") + 3);
        var shield = table().beside(DARK, SHIELD).at(CANTINA, "General Veers").turn(DARK);
        assertThat(shield.forfeitValue("General Veers"))
                .isEqualTo(shield.printed(Figure.FORFEIT, "General Veers"));
    }

    @Test
    void itDeploysOnTable() {
        var scene = table().hand(DARK, EFFECT).turn(DARK, Phase.DEPLOY);
        scene.deploy(EFFECT).passResponses();
        assertThat(scene.isOnTable(EFFECT)).isTrue();
    }
}
