package holosite.rules.action;

import static holosite.language.ability.Action.at;
import static holosite.language.ability.Event.BATTLE_INITIATED;
import static holosite.language.ability.Event.DESTINY_DRAWN;
import static holosite.language.ability.When.just;
import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.language.card.Who.OPPONENT;
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
import holosite.glossary.Ruling;
import holosite.language.Card;
import holosite.language.CardText;
import holosite.language.card.Phase;
import holosite.language.card.Pile;
import holosite.language.card.Side;
import holosite.language.effect.DrawCards;
import holosite.language.effect.Effect;
import holosite.language.effect.InAnyOrder;
import holosite.language.prose.Language;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Which of several automatic actions comes first, and what is checked again after it. */
class AutomaticOrderTest {
    private static final String CHAMBER = "Jabba's Palace: Audience Chamber";

    /** A battle of Dark's answered by two of his Effects, one of which hurts Light as well. */
    private static Position twoEffects() {
        return Scene.with(AllCards::all)
                .site(CHAMBER, DARK)
                .on(CHAMBER, "Scum And Villainy")
                .at(CANTINA, "Dengar", "Luke Skywalker")
                .beside(DARK, "First Strike")
                .lost(DARK, "Sense", "Alter (1_234)", "Evader", "Lone Pilot")
                .force(DARK, 3);
    }

    @Test
    @Claim({"automatic-actions#6", "automatic-actions#10"})
    void theTurnPlayerChoosesWhichOfTwoComesFirst() {
        var scene = twoEffects().turn(DARK, Phase.BATTLE);

        scene.battleAt(CANTINA);

        scene.expectDecider(DARK).expectPrompt(Prompt.Key.AUTOMATIC_ORDER);
        assertThat(scene.offered()).hasSize(2);
        scene.answer("use First Strike");
        // one retrieved by First Strike, two by the other; both happened without being asked for
        assertThat(scene.used(DARK)).contains("Sense", "Alter", "Evader");
        assertThat(scene.lost(DARK)).containsExactly("Lone Pilot");
        assertThat(scene.lost(LIGHT)).hasSize(1);
    }

    @Test
    @Claim("automatic-actions#11")
    @Ruling("order-of-automatic-actions")
    void anOrderedSequenceHappensInItsOrder() {
        var scene =
                Scene.with(AllCards::all)
                        .at(CANTINA, "Dengar", "Luke Skywalker")
                        .beside(DARK, "First Strike")
                        .lost(DARK, "Sense")
                        .hand(LIGHT, "Han Solo")
                        .force(DARK, 1)
                        .turn(DARK, Phase.BATTLE);

        scene.battleAt(CANTINA);

        // first Dark retrieves, then Light loses: he is still choosing what to lose
        scene.expectDecider(LIGHT).expectPrompt(Prompt.Key.LOSE_FORCE_FROM);
        assertThat(scene.lost(DARK)).isEmpty();
        assertThat(scene.lost(LIGHT)).isEmpty();
        scene.choose("Han Solo");
        assertThat(scene.lost(LIGHT)).containsExactly("Han Solo");
    }

    /** Light's loses the other as a battle begins; Dark's costs Light 1 Force then. */
    private static List<Card> alarms() {
        return Stream.concat(
                        AllCards.all().stream(),
                        Stream.of(
                                effect("Silence", LIGHT, "0_10")
                                        .destiny(1)
                                        .says(
                                                deploysOnTable(),
                                                automatically(
                                                        at(just(BATTLE_INITIATED))
                                                                .then(lose(titled("Alarm"))))),
                                effect("Alarm", DARK, "0_11")
                                        .destiny(1)
                                        .says(
                                                deploysOnTable(),
                                                automatically(
                                                        at(just(BATTLE_INITIATED))
                                                                .then(loseForce(OPPONENT, 1))))))
                .toList();
    }

    @Test
    @Claim({"automatic-actions#6", "automatic-actions#7"})
    void whatTheFirstOneEndsIsNotTriggeredAnyMore() {
        for (Side turn : Side.values()) {
            for (String first : List.of("Silence", "Alarm")) {
                var scene =
                        Scene.with(AutomaticOrderTest::alarms)
                                .at(CANTINA, "Stormtrooper", "Luke Skywalker")
                                .beside(DARK, "Alarm")
                                .beside(LIGHT, "Silence")
                                .force(turn, 1)
                                .turn(turn, Phase.BATTLE);

                scene.battleAt(CANTINA);
                // one is Dark's, the other Light's: whose turn it is chooses
                scene.expectDecider(turn).expectPrompt(Prompt.Key.AUTOMATIC_ORDER);
                scene.answer("use " + first);

                // with the Force of the battle in his Used Pile, Light says from where he loses one
                if (turn == LIGHT && first.equals("Alarm")) {
                    scene.lose("Reserve Deck");
                }
                scene.expect("the Alarm is lost", !scene.isOnTable("Alarm"));
                assertThat(scene.lost(LIGHT)).hasSize(first.equals("Alarm") ? 1 : 0);
            }
        }
    }

    @Test
    @Claim({"automatic-actions#6", "automatic-actions#10"})
    void whoeverActsTheTurnPlayerChooses() {
        for (Side turn : Side.values()) {
            for (Side drawer : Side.values()) {
                var scene =
                        Scene.with(AutomaticOrderTest::omens)
                                .at(CANTINA, "Darth Vader", "Luke Skywalker")
                                .beside(DARK, "dark Omen")
                                .beside(LIGHT, "light Omen")
                                .force(turn, 1)
                                .turn(turn, Phase.BATTLE);
                scene.battleAt(CANTINA);
                for (Side asked : List.of(turn, turn.opposite())) {
                    scene.answer(asked, asked == drawer ? "yes" : "no");
                    if (asked == drawer) {
                        break;
                    }
                }

                // one draws, and a card of each player responds
                scene.expectDecider(turn).expectPrompt(Prompt.Key.AUTOMATIC_ORDER);
                scene.answer("use " + (turn == DARK ? "dark" : "light") + " Omen");
                assertThat(scene.hand(DARK)).hasSize(1);
                assertThat(scene.hand(LIGHT)).hasSize(1);
            }
        }
    }

    /** Draws its player a card whenever destiny is drawn. */
    private static Card omen(Side side) {
        var draw = new DrawCards(YOU, number(1), Pile.RESERVE_DECK);
        return effect("Omen", side, side == DARK ? "0_71" : "0_72")
                .destiny(1)
                .says(deploysOnTable(), automatically(at(just(DESTINY_DRAWN)).then(draw)));
    }

    private static List<Card> omens() {
        return Stream.concat(AllCards.all().stream(), Stream.of(omen(DARK), omen(LIGHT))).toList();
    }

    /** Three of Dark's as a battle begins; one of them asks for a card that another one ends. */
    private static List<Card> bells() {
        var action = at(just(BATTLE_INITIATED));
        return Stream.concat(
                        alarms().stream(),
                        Stream.of(
                                effect("Bell", DARK, "0_12")
                                        .destiny(1)
                                        .says(
                                                deploysOnTable(),
                                                automatically(
                                                        action.when(thereIs(titled("Alarm")))
                                                                .then(drawOne()))),
                                effect("Echo", DARK, "0_13")
                                        .destiny(1)
                                        .says(
                                                deploysOnTable(),
                                                automatically(
                                                        action.when(thereIsNo(titled("Alarm")))
                                                                .then(drawOne())))))
                .toList();
    }

    private static Effect drawOne() {
        return new DrawCards(YOU, number(1), Pile.RESERVE_DECK);
    }

    private static Scene ringing(String... effects) {
        return Scene.with(AutomaticOrderTest::bells)
                .at(CANTINA, "Stormtrooper", "Luke Skywalker")
                .beside(DARK, effects)
                .beside(LIGHT, "Silence")
                .force(DARK, 1)
                .turn(DARK, Phase.BATTLE)
                .battleAt(CANTINA);
    }

    @Test
    @Claim("automatic-actions#7")
    void afterEachOneTheRestAreCheckedAgain() {
        // the Bell first: two are left, and the player chooses anew
        var all = ringing("Bell", "Alarm");
        all.offers("use Bell", "use Alarm", "use Silence").answer("use Bell");
        assertThat(all.hand(DARK)).hasSize(1);
        all.expectDecider(DARK).expectPrompt(Prompt.Key.AUTOMATIC_ORDER);
        all.offers("use Alarm", "use Silence").mayNot("use Bell");

        // the Alarm is lost first: the Bell is still there, but what it asks for is not
        var ended = ringing("Bell", "Alarm").answer("use Silence");
        assertThat(ended.isOnTable("Bell")).isTrue();
        assertThat(ended.prompt()).isNotEqualTo(Prompt.Key.AUTOMATIC_ORDER);
        assertThat(ended.hand(DARK)).isEmpty();
        assertThat(ended.lost(LIGHT)).isEmpty();
    }

    @Test
    @Claim("automatic-actions#7")
    void whatTheFirstOneMakesTrueIsTriggeredByTheSameCondition() {
        var scene = ringing("Echo", "Alarm");

        // with the Alarm on the table there is nothing for the Echo to do
        scene.offers("use Alarm", "use Silence").mayNot("use Echo").answer("use Silence");

        assertThat(scene.hand(DARK)).hasSize(1);
    }

    @Test
    @Claim("automatic-actions#8")
    @Ruling("order-of-automatic-actions")
    void theTurnPlayerSaysWhichOfSeekerAndTargetIsLostFirst() {
        for (var turn : new Side[] {DARK, LIGHT}) {
            for (int first : new int[] {1, 2}) {
                var scene =
                        Scene.with(AllCards::all)
                                .at(CANTINA, "Han Seeker", "Wioslea")
                                .turn(turn, Phase.CONTROL);

                scene.expectPrompt(Prompt.Key.WHICH_FIRST).expectDecider(turn);
                scene.option(first);

                assertThat(scene.lost(DARK)).containsExactly("Han Seeker");
                assertThat(scene.lost(LIGHT)).containsExactly("Wioslea");
                boolean targetFirst = first == 1;
                assertThat(lostFirst(scene, "Wioslea", "Han Seeker")).isEqualTo(targetFirst);
            }
        }
    }

    @Test
    @Claim("automatic-actions#8")
    @Ruling("order-of-automatic-actions")
    void theTurnPlayerSaysWhichOfBothPlayersIsAffectedFirst() {
        String theatre = "Executor: Holotheatre";
        for (var turn : Side.values()) {
            for (int first : new int[] {1, 2}) {
                var scene =
                        Scene.with(AllCards::all)
                                .site(theatre, DARK)
                                .on(theatre, "Visage Of The Emperor")
                                .hand(DARK, "Stormtrooper")
                                .hand(LIGHT, "Rebel Trooper")
                                .turn(turn, Phase.DRAW);
                scene.passUntil(Prompt.Key.WHICH_FIRST).expectDecider(turn).option(first);

                // it is Dark's text: its owner is the first of the two
                Side loser = first == 1 ? DARK : LIGHT;
                scene.expectDecider(loser).expectPrompt(Prompt.Key.LOSE_FORCE_FROM);
                scene.lose("Reserve Deck").expectDecider(loser.opposite());
                assertThat(scene.lost(loser)).hasSize(1);
                assertThat(scene.lost(loser.opposite())).isEmpty();
            }
        }
    }

    @Test
    @Claim("automatic-actions#8")
    void nobodyIsAskedAboutTheOrderOfASingleTarget() {
        for (var turn : Side.values()) {
            var scene =
                    Scene.with(AutomaticOrderTest::alarms)
                            .at(CANTINA, "Stormtrooper", "Luke Skywalker")
                            .beside(DARK, "Alarm")
                            .hand(LIGHT, "Rebel Trooper")
                            .force(turn, 1)
                            .turn(turn, Phase.BATTLE);

            scene.battleAt(CANTINA).expectDecider(LIGHT).expectPrompt(Prompt.Key.LOSE_FORCE_FROM);
        }
    }

    /**
     * Says the same three things as a battle begins: as a list without order, or in this order. The
     * last of them counts only while the Alarm is still there.
     */
    private static Card uproar(Side side, boolean listed) {
        List<Effect> takes = List.of(loseForce(OPPONENT, 1));
        List<Effect> ends = List.of(lose(titled("Alarm")));
        List<Effect> rings =
                List.of(
                        branch(
                                thereIs(titled("Alarm")),
                                new DrawCards(YOU, number(1), Pile.RESERVE_DECK)));
        var action = at(just(BATTLE_INITIATED));
        return effect("Uproar", side, side == DARK ? "0_20" : "0_21")
                .destiny(1)
                .says(
                        deploysOnTable(),
                        automatically(
                                listed
                                        ? action.then(new InAnyOrder(List.of(takes, ends, rings)))
                                        : action.then(
                                                Stream.of(takes, ends, rings)
                                                        .flatMap(List::stream)
                                                        .toArray(Effect[]::new))));
    }

    /** A battle of this player; the Uproar is its owner's, the Alarm says nothing. */
    private static Scene uproar(Side turn, Side owner, boolean listed) {
        var cards =
                Stream.concat(
                                AllCards.all().stream(),
                                Stream.of(
                                        uproar(owner, listed),
                                        effect("Alarm", DARK, "0_11")
                                                .destiny(1)
                                                .says(deploysOnTable())))
                        .toList();
        return Scene.with(() -> cards)
                .at(CANTINA, "Stormtrooper", "Luke Skywalker")
                .beside(owner, "Uproar")
                .beside(DARK, "Alarm")
                .force(turn, 1)
                .turn(turn, Phase.BATTLE)
                .battleAt(CANTINA);
    }

    @Test
    @Claim("automatic-actions#9")
    void theTurnPlayerChoosesTheOrderOfAListWithoutOrder() {
        for (Side turn : Side.values()) {
            for (Side owner : Side.values()) {
                Side loser = owner.opposite();
                // ring, end, take: each is chosen anew among those left
                var scene = uproar(turn, owner, true);
                scene.expectDecider(turn).expectPrompt(Prompt.Key.WHICH_FIRST);
                assertThat(scene.offered()).hasSize(3);
                scene.option(3);
                assertThat(scene.hand(owner)).hasSize(1);
                assertThat(scene.isOnTable("Alarm")).isTrue();
                scene.expectDecider(turn).expectPrompt(Prompt.Key.WHICH_FIRST);
                assertThat(scene.offered()).hasSize(2);
                scene.option(2);
                assertThat(scene.isOnTable("Alarm")).isFalse();
                // the last one needs no question
                assertThat(scene.isOffered("Reserve Deck") || scene.lost(loser).size() > 0)
                        .isTrue();

                // once the Alarm has ended the check after it finds nothing to ring
                var ended = uproar(turn, owner, true);
                ended.option(2);
                assertThat(ended.isOnTable("Alarm")).isFalse();
                ended.expectDecider(turn).option(2);
                assertThat(ended.hand(owner)).isEmpty();
            }
        }
    }

    @Test
    @Claim({"automatic-actions#9", "automatic-actions#11"})
    void nobodyIsAskedAboutTheOrderOfASequence() {
        for (Side turn : Side.values()) {
            for (Side owner : Side.values()) {
                var scene = uproar(turn, owner, false);

                // taken first, then ended, so that nothing rings
                if (turn != owner) {
                    assertThat(scene.isOnTable("Alarm")).isTrue();
                    scene.lose("Reserve Deck");
                }
                assertThat(scene.lost(owner.opposite())).isNotEmpty();
                assertThat(scene.isOnTable("Alarm")).isFalse();
                assertThat(scene.hand(owner)).isEmpty();
            }
        }
    }

    @Test
    void aListIsPrintedAsAList() {
        assertThat(CardText.of(uproar(DARK, true), Language.EN).text().getLast())
                .contains("in any order: • opponent loses 1 Force • Alarm is lost • if");
        assertThat(CardText.of(uproar(DARK, true), Language.FR).text().getLast())
                .contains("dans un ordre au choix : • l'adversaire perd 1 point de Force • ");
        assertThat(CardText.of(uproar(DARK, false), Language.EN).text().getLast())
                .doesNotContain("•");
    }

    private static boolean lostFirst(Scene scene, String one, String other) {
        var lines =
                scene.game().log().from(0).stream()
                        .filter(entry -> entry.key().equals("card_lost"))
                        .map(entry -> entry.named().getFirst().title())
                        .toList();
        return lines.indexOf(one) < lines.indexOf(other);
    }
}
