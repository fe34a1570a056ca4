package holosite.rules.start;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.start.StartDecks.card;
import static holosite.rules.start.StartDecks.deck;
import static holosite.rules.start.StartDecks.shield;
import static holosite.rules.start.StartDecks.start;
import static holosite.rules.start.StartDecks.under;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.glossary.Claim;
import holosite.glossary.Ruling;
import holosite.language.Card;
import holosite.language.ability.Action;
import holosite.language.ability.When;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.language.prose.Language;
import holosite.language.words.Actions;
import holosite.language.words.Effects;
import holosite.language.words.Filters;
import holosite.language.words.Kinds;
import holosite.rules.Game;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Scene;
import holosite.rules.modifier.Rulings;
import holosite.rules.save.SavedGame;
import holosite.rules.setup.DeckCheck;
import holosite.rules.setup.Setup;
import holosite.rules.tell.DeckWords;
import holosite.rules.view.CardView;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Starting Effects, and the cards from outside the deck that lie under them. */
class StartingEffectTest {
    private static final DeckWords ENGLISH = new DeckWords(Language.EN);
    private static final String FEAR = "Fear Is My Ally";

    private static Setup.PlayerDeck feared() {
        return under(
                deck(DARK, CANTINA, CANTINA, "Hoth", FEAR),
                DARK,
                "Battle Order",
                "Secret Plans",
                "Wipe Them Out, All Of Them");
    }

    private static Scene started() {
        return start(feared(), deck(LIGHT, "Yavin 4", "Yavin 4")).choose(FEAR);
    }

    private static CardView fear(Scene scene, Side viewer) {
        return scene.game().view(viewer).dark().sideOfTable().stream()
                .filter(card -> card.title().equals(FEAR))
                .findFirst()
                .orElseThrow();
    }

    @Test
    @Claim({"effect-starting#1", "effect-starting#2", "starting-the-game#3"})
    @Ruling("cards-under-a-starting-effect")
    void itBringsAReserveOfShieldsForOneCardOfTheDeck() {
        var scene = start(feared(), deck(LIGHT, "Yavin 4", "Yavin 4"));

        scene.expectDecider(DARK).expectPrompt(Prompt.Key.STARTING_EFFECT).offers(FEAR);
        scene.choose(FEAR);

        assertThat(scene.isOnTable(FEAR)).isTrue();
        assertThat(scene.cardsOn(FEAR))
                .containsExactlyInAnyOrder(
                        "Battle Order", "Secret Plans", "Wipe Them Out, All Of Them");
        assertThat(scene.hand(DARK).size() + scene.reserve(DARK).size()).isEqualTo(58);
        // Light has a Starting Effect too
        var light =
                start(
                        deck(DARK, CANTINA, CANTINA),
                        under(
                                deck(LIGHT, "Yavin 4", "Yavin 4", "An Unusual Amount Of Fear"),
                                LIGHT,
                                "Battle Plan"));
        light.expectDecider(LIGHT).choose("An Unusual Amount Of Fear");
        assertThat(light.cardsOn("An Unusual Amount Of Fear")).containsExactly("Battle Plan");
    }

    @Test
    @Claim("starting-the-game#3")
    void itIsLeftOutByChoiceAndThenLiesInTheDeck() {
        var scene = start(feared(), deck(LIGHT, "Yavin 4", "Yavin 4")).choose();

        assertThat(scene.isOnTable(FEAR)).isFalse();
        assertThat(scene.hand(DARK).size() + scene.reserve(DARK).size()).isEqualTo(59);
        assertThat(DeckCheck.problems(deck(DARK, CANTINA, CANTINA, FEAR, FEAR), DARK))
                .extracting(ENGLISH::problem)
                .containsExactly("A deck has at most one Starting Effect; this one has 2.");
    }

    @Test
    @Claim({"effect-starting#3", "starting-the-game#9"})
    void bothComeToTheTableBeforeAnyLocation() {
        var scene =
                start(
                        feared(),
                        under(
                                deck(
                                        LIGHT,
                                        CANTINA,
                                        CANTINA,
                                        "Yavin 4",
                                        "An Unusual Amount Of Fear"),
                                LIGHT,
                                "Battle Plan"));
        scene.choose(FEAR);
        // revealed together: Light still chooses and sees nothing of it
        scene.expectDecider(LIGHT).expectPrompt(Prompt.Key.STARTING_EFFECT);
        assertThat(scene.isOnTable(FEAR)).isFalse();
        scene.choose("An Unusual Amount Of Fear");

        // the same location was chosen twice: no location is on the table yet, both Effects are
        scene.expectPrompt(Prompt.Key.STARTING_LOCATION);
        assertThat(scene.locations()).isEmpty();
        assertThat(scene.isOnTable(FEAR)).isTrue();
        assertThat(scene.isOnTable("An Unusual Amount Of Fear")).isTrue();
    }

    @Test
    @Claim("effect-starting#3")
    void itComesBeforeAnyObjectiveToo() {
        String objective = "Ralltiir Operations";
        var scene =
                start(
                        under(deck(DARK, "", FEAR, objective, "Ralltiir"), DARK, "Battle Order"),
                        under(
                                deck(LIGHT, "Yavin 4", "Yavin 4", "An Unusual Amount Of Fear"),
                                LIGHT,
                                "Battle Plan"));

        for (String effect : new String[] {FEAR, "An Unusual Amount Of Fear"}) {
            // both players decide with nothing revealed
            scene.expectPrompt(Prompt.Key.STARTING_EFFECT);
            assertThat(scene.isOnTable(objective)).isFalse();
            assertThat(scene.locations()).isEmpty();
            scene.choose(effect);
        }

        var table = scene.state().table();
        for (String later : new String[] {objective, "Ralltiir", "Yavin 4"}) {
            for (String effect : new String[] {FEAR, "An Unusual Amount Of Fear"}) {
                assertThat(table.arrived(scene.card(effect)))
                        .as(effect + " before " + later)
                        .isLessThan(table.arrived(scene.card(later)));
            }
        }
    }

    @Test
    @Claim("effect-starting#4")
    void itDoesNotDeployFromHand() {
        for (Phase phase : Phase.values()) {
            var scene =
                    Scene.with(AllCards::all)
                            .site(CANTINA, DARK)
                            .hand(DARK, FEAR, "First Strike")
                            .force(DARK, 9)
                            .turn(DARK, phase);

            assertThat(scene.isOffered("deploy First Strike")).isEqualTo(phase == Phase.DEPLOY);
            scene.mayNot("deploy " + FEAR, "play " + FEAR);
        }
    }

    @Test
    @Claim("effect-starting#5")
    void inAPileItIsAnyOtherCard() {
        var scene =
                Scene.with(AllCards::all)
                        .site(CANTINA, DARK)
                        .reserve(DARK, FEAR)
                        .turn(DARK, Phase.ACTIVATE);
        scene.activate();
        assertThat(scene.forcePile(DARK)).contains(FEAR);

        var drawn =
                Scene.with(AllCards::all)
                        .site(CANTINA, DARK)
                        .force(DARK, FEAR)
                        .turn(DARK, Phase.DRAW);
        drawn.draw();
        assertThat(drawn.hand(DARK)).containsExactly(FEAR);

        var spent =
                Scene.with(AllCards::all)
                        .site(CANTINA, DARK)
                        .hand(DARK, "Stormtrooper")
                        .force(DARK, FEAR)
                        .turn(DARK, Phase.DEPLOY);
        spent.deploy("Stormtrooper");
        assertThat(spent.used(DARK)).containsExactly(FEAR);

        var destiny =
                Scene.with(AllCards::all)
                        .at(CANTINA, "Darth Vader", "Luke Skywalker")
                        .reserve(DARK, FEAR)
                        .force(DARK, 1)
                        .turn(DARK, Phase.BATTLE);
        destiny.battleAt(CANTINA).answer(DARK, "yes");
        // one more by Vader
        assertThat(destiny.battleDestiny(DARK))
                .isEqualTo(destiny.printed(FEAR).destiny().getFirst() + 1);

        var lost =
                Scene.with(AllCards::all)
                        .at(CANTINA, "Luke Skywalker")
                        .hand(DARK, FEAR)
                        .turn(LIGHT, Phase.CONTROL);
        lost.drainAt(CANTINA).expectDecider(DARK).lose(FEAR);
        assertThat(lost.lost(DARK)).contains(FEAR);
    }

    @Test
    @Claim({"effect-starting#6", "effect-starting#7", "effect-starting#8", "effect-starting#10"})
    void atMostTenCardsOfItsSideLieUnderItBeyondTheSixty() {
        Setup.PlayerDeck sixty = deck(DARK, CANTINA, CANTINA, FEAR);
        Card shield = shield("Battle Order", DARK);

        assertThat(reasons(sixty, Collections.nCopies(10, shield))).isEmpty();
        assertThat(reasons(sixty, Collections.nCopies(11, shield)))
                .containsExactly("At most 10 cards lie under Fear Is My Ally; this deck has 11.");
        assertThat(reasons(sixty, List.of(shield("Battle Plan", LIGHT))))
                .containsExactly("Battle Plan (13_8) is not of the Dark Side.");
        // the Effect is one of the sixty
        var more = new java.util.ArrayList<>(sixty.cards());
        more.add(card("Stormtrooper", DARK));
        assertThat(reasons(new Setup.PlayerDeck("x", more, CANTINA), List.of(shield)))
                .containsExactly("A deck has exactly 60 cards; this one has 61.");
        var fewer = sixty.cards().subList(0, 59);
        assertThat(fewer).anyMatch(one -> one.title().equals(FEAR));
        assertThat(reasons(new Setup.PlayerDeck("x", fewer, CANTINA), List.of(shield)))
                .containsExactly("A deck has exactly 60 cards; this one has 59.");
        assertThat(reasons(deck(DARK, CANTINA, CANTINA), List.of(shield)))
                .containsExactly(
                        "Cards outside the deck need a Starting Effect in it to lie under; there is"
                                + " none.");
    }

    private static List<String> reasons(Setup.PlayerDeck deck, List<Card> under) {
        var complete = new Setup.PlayerDeck(deck.name(), deck.cards(), deck.start(), under);
        return DeckCheck.problems(complete, DARK).stream().map(ENGLISH::problem).toList();
    }

    @Test
    @Claim({
        "effect-starting#9",
        "effect-starting#10",
        "effect-starting#11",
        "effect-starting#14",
        "effect-starting#15"
    })
    void theOpponentSeesTheEffectAndCountsTheBacksOnly() {
        var scene = start(feared(), deck(LIGHT, CANTINA, CANTINA, "Yavin 4")).choose(FEAR);

        // asked for another location, the players can count: 59 and 3
        scene.expectPrompt(Prompt.Key.STARTING_LOCATION);
        for (Side viewer : Side.values()) {
            assertThat(scene.game().view(viewer).dark().reserveDeck()).isEqualTo(59);
        }
        assertThat(fear(scene, LIGHT).faceDown()).isEqualTo(3);
        assertThat(fear(scene, LIGHT).on()).isEmpty();
        assertThat(scene.game().view(LIGHT).toString()).doesNotContain("Battle Order");
        assertThat(fear(scene, DARK).faceDown()).isZero();
        assertThat(fear(scene, DARK).on())
                .extracting(CardView::title)
                .containsExactlyInAnyOrder(
                        "Battle Order", "Secret Plans", "Wipe Them Out, All Of Them");
        // and so at any later time
        scene.choose("Hoth").choose("Yavin 4").passUntil(LIGHT, Phase.CONTROL);
        assertThat(scene.game().view(LIGHT).toString()).doesNotContain("Battle Order");
        assertThat(fear(scene, DARK).on()).hasSize(3);
    }

    @Test
    @Claim({"effect-starting#12", "effect-starting#13"})
    void whatLiesUnderItIsNotOnTheTableAndLeavesOnlyByItsText() {
        var scene = started();

        assertThat(scene.isOnTable("Battle Order")).isFalse();
        assertThat(toll(scene)).isZero();
        scene.use(FEAR).choose("Battle Order");
        assertThat(scene.isOnTable("Battle Order")).isTrue();
        assertThat(toll(scene)).isEqualTo(3);
        assertThat(scene.cardsOn(FEAR)).hasSize(2);
    }

    /** Takes any card named like that from the table, from a pile or from what lies on cards. */
    private static final Card REACH =
            Kinds.usedInterrupt("Reach", LIGHT, "0_92")
                    .destiny(3)
                    .says(
                            Actions.used(
                                    Action.at(When.anyTime())
                                            .target(
                                                    "it",
                                                    Filters.titled("Come Here You Big Coward"))
                                            .then(Effects.lose(Filters.chosen("it")))));

    /** The same of its owner's Reserve Deck. */
    private static final Card SEARCH =
            Kinds.usedInterrupt("Search", DARK, "0_93")
                    .destiny(3)
                    .says(
                            Actions.used(
                                    Action.at(When.anyTime())
                                            .then(
                                                    Effects.takeIntoHand(
                                                            Filters.titled(
                                                                    "Come Here You Big Coward")))));

    @Test
    @Claim({"effect-starting#12", "effect-starting#13"})
    void nothingElseReachesWhatLiesUnderIt() {
        for (boolean under : new boolean[] {true, false}) {
            var position =
                    Scene.with(
                                    () ->
                                            Stream.concat(
                                                            AllCards.all().stream(),
                                                            Stream.of(REACH, SEARCH))
                                                    .toList())
                            .site(CANTINA, DARK)
                            .beside(DARK, FEAR)
                            .hand(LIGHT, "Reach")
                            .hand(DARK, "Search");
            if (under) {
                position.stacked(FEAR, "Come Here You Big Coward");
            } else {
                position.beside(DARK, "Come Here You Big Coward");
            }
            var scene = position.turn(DARK, Phase.CONTROL);

            // no deck or pile has it
            scene.play("Search");
            assertThat(scene.hand(DARK)).doesNotContain("Come Here You Big Coward");
            scene.passUntil(LIGHT, Phase.CONTROL);
            assertThat(scene.isOffered("play Reach")).isEqualTo(!under);
            if (under) {
                assertThat(scene.cardsOn(FEAR)).containsExactly("Come Here You Big Coward");
            } else {
                scene.play("Reach");
                assertThat(scene.isOnTable("Come Here You Big Coward")).isFalse();
            }
        }
    }

    private static int toll(Scene scene) {
        return Rulings.toll(
                scene.state(),
                holosite.language.ability.Deed.FORCE_DRAIN,
                Side.LIGHT,
                scene.card("Yavin 4"),
                scene.card("Yavin 4"));
    }

    @Test
    @Claim("effect-starting#12")
    void threeTimesInAGameAShieldIsPlayedFromThere() {
        var scene =
                start(
                                under(
                                        deck(DARK, CANTINA, CANTINA, FEAR),
                                        DARK,
                                        "Battle Order",
                                        "Secret Plans",
                                        "Wipe Them Out, All Of Them",
                                        "Battle Order",
                                        "Come Here You Big Coward"),
                                deck(LIGHT, "Yavin 4", "Yavin 4"))
                        .choose(FEAR);

        scene.use(FEAR).choose("Battle Order");
        // a unique Shield lies on the table once
        scene.use(FEAR).mayNot("Battle Order").choose("Secret Plans");
        scene.passUntil(LIGHT, Phase.CONTROL).pass();
        scene.expectDecider(DARK).use(FEAR).choose("Wipe Them Out, All Of Them");
        scene.passUntil(DARK, Phase.ACTIVATE);
        scene.mayNot("use " + FEAR);
    }

    @Test
    void theGameIsSavedWithThem() {
        var scene = started();
        Game read = SavedGame.read(SavedGame.write(scene.game()), AllCards::all);

        assertThat(read).isEqualTo(scene.game());
        scene.use(FEAR).choose("Battle Order");
        assertThat(SavedGame.read(SavedGame.write(scene.game()), AllCards::all))
                .isEqualTo(scene.game());
    }

    @Test
    @Claim("defensive-shields#2")
    void aShieldIsNotPlayedAsAnEffect() {
        var scene =
                Scene.with(AllCards::all)
                        .site(CANTINA, DARK)
                        .hand(DARK, "Battle Order", "First Strike")
                        .force(DARK, 9)
                        .turn(DARK, Phase.DEPLOY);

        scene.offers("deploy First Strike").mayNot("deploy Battle Order");
        for (Phase phase : Phase.values()) {
            if (!phase.isBefore(Phase.DEPLOY)) {
                scene.passUntil(DARK, phase).mayNot("deploy Battle Order", "play Battle Order");
            }
        }
    }
}
