package holosite.rules.turn;

import static holosite.language.ability.Action.at;
import static holosite.language.ability.Event.TURN_ENDS;
import static holosite.language.ability.When.just;
import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.language.card.Who.YOU;
import static holosite.language.words.Abilities.*;
import static holosite.language.words.Actions.*;
import static holosite.language.words.Amounts.*;
import static holosite.language.words.Conditions.*;
import static holosite.language.words.Effects.*;
import static holosite.language.words.Filters.*;
import static holosite.language.words.Kinds.*;
import static holosite.rules.cards.CardTable.CANTINA;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.glossary.Claim;
import holosite.language.Card;
import holosite.language.card.Phase;
import holosite.language.card.Pile;
import holosite.language.card.Side;
import holosite.language.effect.DrawCards;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import holosite.rules.table.Flag;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The end of a turn: what must happen, then what may. */
class EndOfTurnTest {
    /** At the end of each turn its owner may draw a card. */
    private static Card nightcap(Side side) {
        return effect("Nightcap", side, side == DARK ? "0_1" : "0_2")
                .destiny(1)
                .says(
                        deploysOnTable(),
                        may(
                                at(just(TURN_ENDS))
                                        .then(new DrawCards(YOU, number(1), Pile.RESERVE_DECK))));
    }

    /** At the end of each turn it goes to its owner's Used Pile. */
    private static final Card CURFEW =
            effect("Curfew", DARK, "0_3")
                    .destiny(1)
                    .says(
                            deploysOnTable(),
                            automatically(at(just(TURN_ENDS)).then(toUsedPile(IT))));

    /** At the end of each turn its owner draws a card if there is a Curfew. */
    private static final Card LAMPLIGHTER =
            effect("Lamplighter", LIGHT, "0_4")
                    .destiny(1)
                    .says(
                            deploysOnTable(),
                            automatically(
                                    at(just(TURN_ENDS))
                                            .when(thereIs(titled("Curfew")))
                                            .then(
                                                    new DrawCards(
                                                            YOU, number(1), Pile.RESERVE_DECK))));

    private static List<Card> cards() {
        return Stream.concat(
                        AllCards.all().stream(),
                        Stream.of(nightcap(DARK), nightcap(LIGHT), CURFEW, LAMPLIGHTER))
                .toList();
    }

    private static Position table() {
        return Scene.with(EndOfTurnTest::cards).site(CANTINA, DARK);
    }

    @Test
    @Claim("end-of-turn#1")
    void theEndComesAfterBothUsedPilesHaveComeRound() {
        var scene =
                table().beside(DARK, "Curfew").used(DARK, 3).used(LIGHT, 2).turn(DARK, Phase.DRAW);

        scene.pass();

        // what goes to the Used Pile at the end of the turn is still there
        assertThat(scene.turnOf()).isEqualTo(LIGHT);
        assertThat(scene.used(DARK)).containsExactly("Curfew");
        assertThat(scene.used(LIGHT)).isEmpty();
    }

    @Test
    @Claim("end-of-turn#1")
    void whatMayHappenAtTheEndFindsBothUsedPilesEmpty() {
        var scene =
                table().beside(DARK, "dark Nightcap")
                        .used(DARK, 3)
                        .used(LIGHT, 2)
                        .turn(DARK, Phase.DRAW);
        int dark = scene.reserve(DARK).size();
        int light = scene.reserve(LIGHT).size();

        scene.mayNot("use Nightcap").pass().expectDecider(DARK).offers("use Nightcap");

        assertThat(scene.used(DARK)).isEmpty();
        assertThat(scene.used(LIGHT)).isEmpty();
        assertThat(scene.reserve(DARK)).hasSize(dark + 3);
        assertThat(scene.reserve(LIGHT)).hasSize(light + 2);
    }

    @Test
    @Claim("end-of-turn#1")
    void aRecirculationByATextIsNoEndOfTheTurn() {
        var scene =
                table().at(CANTINA, "Obi-Wan Kenobi")
                        .beside(LIGHT, "light Nightcap")
                        .beside(DARK, "Curfew", "Astromech Shortage")
                        .hand(LIGHT, "Alter (1_71)", "Descent Into The Dark")
                        .used(DARK, 2)
                        .nextDestiny(LIGHT, 1)
                        .turn(LIGHT, Phase.CONTROL);

        scene.play("Alter").choose("Astromech Shortage");
        scene.passUntil("deploy Descent Into The Dark");
        scene.deploy("Descent Into The Dark");

        // the Used Piles came round: nothing of the end of a turn follows
        assertThat(scene.used(DARK)).isEmpty();
        assertThat(scene.isOnTable("Curfew")).isTrue();
        scene.passUntil(Prompt.Key.PHASE_ACTION).mayNot("use Nightcap");
        assertThat(scene.turnOf()).isEqualTo(LIGHT);
        assertThat(scene.phase()).isEqualTo(Phase.CONTROL);
    }

    @Test
    @Claim("end-of-turn#4")
    void whatAnswersToSomethingDoneAtTheEndIsLegal() {
        var scene =
                table().beside(DARK, "Curfew")
                        .hand(LIGHT, "Descent Into The Dark")
                        .turn(LIGHT, Phase.DRAW);

        scene.pass();

        // the Curfew was placed in the Used Pile
        scene.expectDecider(LIGHT).deploy("Descent Into The Dark");
        assertThat(scene.isOnTable("Descent Into The Dark")).isTrue();
        assertThat(scene.turnOf()).isEqualTo(DARK);
    }

    @Test
    @Claim({"end-of-turn#2", "end-of-turn#3"})
    void whatMustHappenComesBeforeWhatMay() {
        var scene = table().beside(DARK, "dark Nightcap", "Curfew").turn(DARK, Phase.DRAW);

        scene.pass();

        scene.expectDecider(DARK).offers("use Nightcap");
        assertThat(scene.used(DARK)).containsExactly("Curfew");
    }

    @Test
    @Claim("end-of-turn#2")
    void whatMustHappenIsPutInOrderAndCheckedAgainLikeAnyAutomaticAction() {
        for (Side turn : Side.values()) {
            for (String first : List.of("Curfew", "Lamplighter")) {
                var scene =
                        table().beside(DARK, "Curfew", "dark Nightcap")
                                .beside(LIGHT, "Lamplighter", "light Nightcap")
                                .turn(turn, Phase.DRAW);

                scene.passUntil(Prompt.Key.AUTOMATIC_ORDER).expectDecider(turn);
                // nothing optional yet, of either player
                assertThat(scene.offered()).hasSize(2);
                scene.answer("use " + first);

                // once the Curfew is gone the Lamplighter has nothing to draw for
                assertThat(scene.hand(LIGHT)).hasSize(first.equals("Curfew") ? 0 : 1);
                assertThat(scene.used(DARK)).containsExactly("Curfew");
                scene.expectDecider(turn).offers("pass", "use Nightcap");
            }
        }
    }

    @Test
    @Claim({"end-of-turn#3", "end-of-turn#5"})
    void thePlayerWhoseTurnItWasHasTheFirstChanceThenTheOther() {
        for (Side turn : Side.values()) {
            var scene =
                    table().beside(DARK, "dark Nightcap")
                            .beside(LIGHT, "light Nightcap")
                            .turn(turn, Phase.DRAW);

            scene.pass();

            assertThat(scene.turnOf()).isEqualTo(turn);
            scene.expectDecider(turn).pass().expectDecider(turn.opposite());
            scene.answer("use " + (turn == DARK ? "light" : "dark") + " Nightcap");
            // he who passed may think again
            scene.expectDecider(turn).pass();
            assertThat(scene.turnOf()).isEqualTo(turn.opposite());
            assertThat(scene.phase()).isEqualTo(Phase.ACTIVATE);
        }
    }

    @Test
    @Claim("end-of-turn#4")
    void nothingElseIsLegalThen() {
        var scene =
                table().beside(DARK, "dark Nightcap")
                        .at(CANTINA, "DS-61-4", "Darth Vader")
                        .hand(DARK, "Alter (1_234)", "Sense")
                        .beside(DARK, "Astromech Shortage")
                        .force(DARK, 4)
                        .turn(DARK, Phase.DRAW);
        scene.offers("use DS-61-4", "play Alter", "draw").pass();

        scene.expectDecider(DARK).offers("use Nightcap", "pass");
        assertThat(scene.offered()).hasSize(2);
    }

    private static final String SENATE = "Coruscant: Galactic Senate";
    private static final String HOLOTHEATRE = "Executor: Holotheatre";
    private static final String VISAGE = "Visage Of The Emperor";
    private static final String OBJECTIVE = "My Lord, Is That Legal?";
    private static final String OUTRAGE = "This Is Outrageous!";

    /** Dark's Objective has been flipped by two senators; others lie on his Political Effect. */
    private static Position legislature() {
        return Scene.with(AllCards::all)
                .at(SENATE, "Aks Moe", "Baskol Yeesrim")
                .beside(DARK, OBJECTIVE, OUTRAGE)
                .stacked(OUTRAGE, "Lott Dod")
                .force(DARK, 2)
                .nothingElseInReserve(DARK);
    }

    @Test
    @Claim({"end-of-turn#2", "end-of-turn#3", "end-of-turn#6"})
    void theVisageCostsItsForceBeforeThePoliticalEffectsMayBeCleared() {
        for (Side turn : Side.values()) {
            var scene =
                    legislature()
                            .site(HOLOTHEATRE, DARK)
                            .on(HOLOTHEATRE, VISAGE)
                            .reserve(DARK, 3)
                            .hand(LIGHT, "Han Solo")
                            .turn(turn, Phase.DRAW);
            assertThat(scene.has(OBJECTIVE, Flag.FLIPPED)).isTrue();

            scene.passUntil(Prompt.Key.WHICH_FIRST);

            // first both lose 1 Force, in the order the turn player likes
            scene.expectDecider(turn);
            assertThat(scene.isOffered("use " + OBJECTIVE)).isFalse();
            scene.option(1);
            scene.expectDecider(DARK).expectPrompt(Prompt.Key.LOSE_FORCE_FROM);
            assertThat(scene.isOffered("use " + OBJECTIVE)).isFalse();
            scene.lose("Reserve Deck");
            assertThat(scene.lost(DARK)).hasSize(1);
            scene.expectDecider(LIGHT);
            assertThat(scene.isOffered("use " + OBJECTIVE)).isFalse();
            scene.lose("Reserve Deck");
            assertThat(scene.lost(LIGHT)).hasSize(1);

            // only then may Dark use 2 Force to clear his Political Effects
            assertThat(scene.turnOf()).isEqualTo(turn);
            scene.expectDecider(DARK).use(OBJECTIVE);
            assertThat(scene.used(DARK)).startsWith("Lott Dod").hasSize(3);
            assertThat(scene.isOnTable(OUTRAGE)).isTrue();
            assertThat(scene.turnOf()).isEqualTo(turn.opposite());
        }
    }

    @Test
    @Claim({"end-of-turn#1", "end-of-turn#4"})
    void bothUsedPilesHaveComeRoundAndNothingElseIsLegal() {
        var scene =
                legislature()
                        .reserve(DARK, 3)
                        .used(DARK, 3)
                        .used(LIGHT, 2)
                        .at(CANTINA, "DS-61-4", "Darth Vader")
                        .hand(DARK, "Alter (1_234)")
                        .beside(DARK, "Astromech Shortage")
                        .turn(DARK, Phase.DRAW);
        int light = scene.reserve(LIGHT).size();
        scene.offers("use DS-61-4", "use " + OUTRAGE, "play Alter", "draw").pass();

        scene.expectDecider(DARK).offers("use " + OBJECTIVE, "pass");
        assertThat(scene.offered()).hasSize(2);
        assertThat(scene.used(DARK)).isEmpty();
        assertThat(scene.reserve(DARK)).hasSize(3 + 3);
        assertThat(scene.used(LIGHT)).isEmpty();
        assertThat(scene.reserve(LIGHT)).hasSize(light + 2);
    }

    @Test
    @Claim({"end-of-turn#5", "end-of-turn#6"})
    void clearingThemIsNeitherForcedNorFree() {
        var declined = legislature().reserve(DARK, 3).turn(DARK, Phase.DRAW);
        declined.pass().expectDecider(DARK).offers("use " + OBJECTIVE).pass();
        assertThat(declined.hostOf("Lott Dod")).isEqualTo(OUTRAGE);
        assertThat(declined.turnOf()).isEqualTo(LIGHT);

        // the Visage may take what it would have cost
        var poor =
                legislature()
                        .site(HOLOTHEATRE, DARK)
                        .on(HOLOTHEATRE, VISAGE)
                        .turn(DARK, Phase.DRAW);
        poor.pass().option(1);
        assertThat(poor.forcePile(DARK)).hasSize(1);
        assertThat(poor.turnOf()).isEqualTo(LIGHT);
        assertThat(poor.hostOf("Lott Dod")).isEqualTo(OUTRAGE);
    }
}
