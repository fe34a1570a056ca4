package holosite.server.table.feed;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.bots.Bot;
import holosite.bots.RandomBot;
import holosite.cards.AllCards;
import holosite.cards.ReadyDecks;
import holosite.language.card.Side;
import holosite.language.prose.Language;
import holosite.rules.Game;
import holosite.rules.decision.Answer;
import holosite.rules.kit.CardPool;
import holosite.rules.log.Audience;
import holosite.rules.log.Log;
import holosite.rules.log.PileEntry;
import holosite.rules.notation.DeckNotation;
import holosite.rules.save.AnswerMeaning;
import holosite.rules.save.SavedGame;
import holosite.rules.setup.Setup;
import holosite.rules.view.CardView;
import holosite.rules.view.PlaceView;
import holosite.rules.view.View;
import holosite.server.message.RequestKind;
import holosite.server.table.TableTestServer;
import holosite.server.table.game.ActionResult;
import holosite.server.table.game.BegunGame;
import holosite.server.table.game.DelayedView;
import holosite.server.table.game.PlayerStops;
import holosite.server.table.game.TableAction;
import holosite.server.table.game.TableOptions;
import holosite.server.table.game.TableRules;
import holosite.server.table.game.TableState;
import holosite.server.table.game.TableView;
import holosite.server.table.game.TableViews;
import holosite.server.table.game.TableWish;
import holosite.server.table.row.TableRow;
import holosite.server.wire.CardIndex;
import holosite.server.wire.SharedView;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * Two games that differ in nothing but a card in a hand and one in a Reserve Deck. As long as both
 * are hidden, the opponent and the spectators are sent the same, byte for byte, whatever the player
 * could have done.
 */
class HiddenHandsTest {
    private static final CardPool CARDS = CardPool.of(AllCards.all());
    private static final CardIndex INDEX = new CardIndex(AllCards.all());
    private static final TableRules RULES = new TableRules(INDEX, () -> "next", () -> 1L);
    private static final TableOptions CLOCK = new TableOptions(false, 30, 0, 0);
    private static final int BOTH_DECKS = 120;
    private static final int MOST_DECISIONS = 400;

    /** One decision in so many is followed by what costs more to compare. */
    private static final int SELDOM = 12;

    /** So many of all the questions the opponent could ask then, drawn by lot. */
    private static final int QUESTIONS = 25;

    /** A table, and what everybody but one of its players is sent. */
    private static final class Watched {
        private record Channel(Audience audience, Language language) {}

        private final Map<Channel, Feed> feeds = new LinkedHashMap<>();
        private final Side hidden;
        TableState state = new TableState(CARDS, TableTestServer.RULES);

        Watched(Game game, Side hidden) {
            this.hidden = hidden;
            for (Audience audience : List.of(Audience.of(hidden.opposite()), Audience.SPECTATOR)) {
                for (Language language : Language.values()) {
                    feeds.put(new Channel(audience, language), new Feed(INDEX, audience, language));
                }
            }
            state = state.apply(BegunGame.opened(game, CLOCK));
            TableRules.atTheBeginning(state, 0).forEach(event -> state = state.apply(event));
        }

        /** He gives this answer as the browser does, so many times; or the pause is over. */
        void play(Answer answer, int times) {
            if (state.passing() == PlayerStops.Passing.AFTER_A_PAUSE) {
                apply(RULES.passAfterPause(state, 0, 0));
                return;
            }
            Side asked = state.game().decision().player();
            String code = state.game().decision().code(answer).toString();
            apply(wish(asked, new TableAction.GiveAnswer(state.question(asked), code, times)));
        }

        /** The opponent takes his last answer back, if he may, with the consent of the other. */
        void takeBack() {
            apply(wish(hidden.opposite(), new TableAction.Ask(RequestKind.UNDO, 0)));
            if (!state.requests().isEmpty()) {
                apply(wish(hidden, new TableAction.Reply(RequestKind.UNDO, true)));
            }
        }

        /** One of the players passes until something happens, or no longer. */
        void passUntil(Side side, boolean on) {
            apply(wish(side, new TableAction.PassUntil(state.question(side), on)));
        }

        private ActionResult wish(Side side, TableAction action) {
            String person = side == Side.DARK ? "ann" : "bob";
            return RULES.of(
                    state, new TableWish(person, person, Language.EN, action), 0, 0, Set.of());
        }

        private void apply(ActionResult result) {
            if (result instanceof ActionResult.Happens happens) {
                happens.events().forEach(event -> state = state.apply(event));
            }
        }

        /** What is sent because something has happened, and what the lists of games say. */
        List<String> sent() {
            var sent = new ArrayList<String>();
            sent.add(TableRow.of(state, 0).toString());
            Map<Audience, Optional<SharedView>> views = new EnumMap<>(Audience.class);
            feeds.forEach(
                    (channel, feed) -> {
                        var info =
                                new TableSection(Set.of(Side.DARK, Side.LIGHT), Map.of(), 0, 0, 0);
                        TableView seen = view(channel.audience);
                        Optional<SharedView> view =
                                views.computeIfAbsent(
                                        channel.audience,
                                        a -> seen.game().map(one -> new SharedView(INDEX, one)));
                        feed.update(seen, view, info, 0)
                                .ifPresent(message -> sent.add(channel + ": " + message));
                    });
            return sent;
        }

        private TableView view(Audience audience) {
            return new TableViews(state, new DelayedView(state), 0, 0).of(audience);
        }

        /** What whoever loads the page again is sent, and whoever was away since some event. */
        List<String> sentAnew(int away) {
            var sent = new ArrayList<String>();
            feeds.forEach(
                    (channel, feed) -> {
                        TableView seen = view(channel.audience);
                        sent.add(channel + ": " + feed.whole(seen, -1, 0));
                        sent.add(channel + ": " + feed.whole(seen, seen.event() - away, 0));
                    });
            return sent;
        }

        /** What the opponent is told when he asks about what he sees, or acts out of turn. */
        List<String> told(long lot) {
            Side opponent = hidden.opposite();
            var asked = new ArrayList<>(questions(state.game().view(opponent)));
            Collections.shuffle(asked, new Random(lot));
            var actions = new ArrayList<>(asked.subList(0, Math.min(asked.size(), QUESTIONS)));
            actions.add(new TableAction.WhyGeneration());
            actions.add(new TableAction.WhyQuestion());
            if (state.isPlaying() && state.game().decision().player() == hidden) {
                int number = state.question(opponent);
                actions.add(new TableAction.GiveAnswer(number, "pass"));
                actions.add(new TableAction.GiveAnswer(number + 1, "pass"));
                actions.add(new TableAction.PassUntil(number + 1, true));
            }
            return actions.stream().map(one -> one + ": " + wish(opponent, one)).toList();
        }

        /** Why each card he sees is as it is, and why nothing can be done with it, or there. */
        private static List<TableAction> questions(View seen) {
            var cards = new ArrayList<CardView>(seen.own().hand());
            cards.addAll(seen.own().sideOfTable());
            cards.addAll(seen.opponents().sideOfTable());
            for (PlaceView place : seen.places()) {
                cards.add(place.location());
                cards.addAll(place.cards());
            }
            var questions = new ArrayList<TableAction>();
            for (CardView card : cards) {
                questions.add(new TableAction.WhyCard(card.handle()));
                questions.add(new TableAction.WhyNot(card.handle(), OptionalInt.empty()));
                for (PlaceView place : seen.places()) {
                    var where = OptionalInt.of(place.location().handle());
                    questions.add(new TableAction.WhyNot(card.handle(), where));
                }
            }
            return questions;
        }
    }

    /** The same answer, as each of two games offers it. */
    private record Alike(Answer one, Answer other) {}

    private int compared;
    private int differentlyAble;
    private int searched;
    private int askedAnew;
    private int takenBack;

    private static Game begin(long seed, Random random) {
        return Game.start(
                new Setup(
                        CARDS.catalog(),
                        DeckNotation.read(deck(Side.DARK, random), CARDS).forPlay(),
                        DeckNotation.read(deck(Side.LIGHT, random), CARDS).forPlay()),
                seed);
    }

    private static String deck(Side side, Random random) {
        List<String> all =
                ReadyDecks.names().stream()
                        .map(ReadyDecks::text)
                        .filter(text -> DeckNotation.read(text, CARDS).side() == side)
                        .toList();
        return all.get(random.nextInt(all.size()));
    }

    /** The numbers of the cards in a pile, from the top, as the saved game lists them. */
    private static List<Integer> pile(String saved, Side side, String zone) {
        String begin =
                "- pile(player=%s, zone=%s, cards=cards(numbers=["
                        .formatted(side.word().toLowerCase(Locale.ROOT), zone);
        return saved.lines()
                .filter(line -> line.startsWith(begin))
                .map(line -> line.substring(begin.length(), line.indexOf(']')))
                .flatMap(numbers -> Arrays.stream(numbers.split(", ")))
                .map(Integer::valueOf)
                .toList();
    }

    /** The lines with the cards of both decks, in the order of their numbers. */
    private static List<Integer> cards(String[] lines) {
        var cards = new ArrayList<Integer>();
        for (int i = 0; !lines[i].equals("places:"); i++) {
            if (lines[i].startsWith("- ")) {
                cards.add(i);
            }
        }
        return cards;
    }

    /** The same game, with these two cards changed for each other. */
    private static Game exchanged(String saved, int one, int other) {
        String[] lines = saved.split("\n", -1);
        List<Integer> cards = cards(lines);
        String kept = lines[cards.get(one)];
        lines[cards.get(one)] = lines[cards.get(other)];
        lines[cards.get(other)] = kept;
        return SavedGame.read(String.join("\n", lines), CARDS);
    }

    private static boolean isHidden(Watched watched, Side side, int inHand, int inDeck) {
        String saved = SavedGame.write(watched.state.game());
        return pile(saved, side, "hand").contains(inHand)
                && pile(saved, side, "reserve-deck").contains(inDeck);
    }

    /** Whether a search of this player's cards was in vain since then. */
    private static boolean findsNothing(Watched watched, Side side, int since) {
        Log log = watched.state.game().log();
        return log.from(since).stream()
                .anyMatch(
                        entry ->
                                entry instanceof PileEntry.FindsNothing nothing
                                        && nothing.whose() == side);
    }

    private void compare(long seed) {
        var random = new Random(seed);
        Game game = begin(seed, random);
        var bot = new RandomBot(seed);
        Side side = random.nextBoolean() ? Side.DARK : Side.LIGHT;
        int before = 30 + random.nextInt(200);
        for (int i = 0; !game.isOver() && (i < before || game.decision().player() == side); i++) {
            game.answer(Bot.asked(bot, game));
        }
        String saved = SavedGame.write(game);
        List<Integer> hand = pile(saved, side, "hand");
        List<Integer> deck = pile(saved, side, "reserve-deck");
        boolean plain = cards(saved.split("\n", -1)).size() == BOTH_DECKS;
        if (game.isOver() || hand.isEmpty() || deck.size() < 3 || !plain) {
            return;
        }
        int inHand = hand.get(random.nextInt(hand.size()));
        int inDeck = deck.get(deck.size() - 1 - random.nextInt(deck.size() / 2));
        var one = new Watched(game, side);
        var other = new Watched(exchanged(saved, inHand, inDeck), side);
        assertThat(other.sent()).isEqualTo(one.sent());
        for (int i = 0; i < MOST_DECISIONS && one.state.isPlaying(); i++) {
            Optional<Alike> answers = answers(one, other, bot);
            if (answers.isEmpty()) {
                return;
            }
            int told = one.state.game().log().size();
            int times = 1 + random.nextInt(3);
            one.play(answers.get().one, times);
            other.play(answers.get().other, times);
            if (findsNothing(one, side, told) != findsNothing(other, side, told)) {
                // the card in the deck was looked for: whether it is there is told to everybody
                searched++;
                return;
            }
            if (!isHidden(one, side, inHand, inDeck) || !isHidden(other, side, inHand, inDeck)) {
                return;
            }
            assertThat(other.sent())
                    .as("seed %d, decision %d: %s", seed, i, AnswerMeaning.of(answers.get().one))
                    .isEqualTo(one.sent());
            compared++;
            if (random.nextInt(SELDOM) == 0) {
                long lot = random.nextLong();
                assertThat(other.told(lot))
                        .as("seed %d, decision %d", seed, i)
                        .isEqualTo(one.told(lot));
                int away = random.nextInt(100);
                assertThat(other.sentAnew(away))
                        .as("seed %d, decision %d, anew", seed, i)
                        .isEqualTo(one.sentAnew(away));
                askedAnew++;
            }
            if (random.nextInt(SELDOM) == 0) {
                actBesides(one, other, random);
            }
            if (!isHidden(one, side, inHand, inDeck) || !isHidden(other, side, inHand, inDeck)) {
                return;
            }
            assertThat(other.sent())
                    .as("seed %d, after decision %d", seed, i)
                    .isEqualTo(one.sent());
        }
    }

    /** Something is done at both tables that is no answer. */
    private void actBesides(Watched one, Watched other, Random random) {
        boolean on = random.nextBoolean();
        Side side = random.nextBoolean() ? Side.DARK : Side.LIGHT;
        if (random.nextBoolean()) {
            int before = one.state.answers();
            one.takeBack();
            other.takeBack();
            takenBack += one.state.answers() < before ? 1 : 0;
        } else if (one.state.passing() == other.state.passing()) {
            one.passUntil(side, on);
            other.passUntil(side, on);
        }
    }

    private Optional<Alike> answers(Watched one, Watched other, Bot bot) {
        PlayerStops.Passing passing = one.state.passing();
        if (passing != other.state.passing()) {
            differentlyAble++;
        }
        if (passing != PlayerStops.Passing.NONE
                || other.state.passing() != PlayerStops.Passing.NONE) {
            return Optional.of(new Alike(Answer.PASS, Answer.PASS));
        }
        for (int i = 0; i < 20; i++) {
            Answer answer = Bot.asked(bot, one.state.game());
            Optional<Answer> same =
                    AnswerMeaning.find(other.state.game().decision(), AnswerMeaning.of(answer));
            if (same.isPresent()) {
                return Optional.of(new Alike(answer, same.get()));
            }
        }
        return Optional.empty();
    }

    /** {@code -Dgames=5000} compares so many games, {@code -Dfirst=233} from this one on. */
    @Test
    void whatAPlayerHoldsChangesNothingThatOthersAreSent() {
        int games = Integer.getInteger("games", 25);
        int first = Integer.getInteger("first", 0);
        for (int seed = first; seed < first + games; seed++) {
            compare(seed);
        }
        assertThat(searched).as("cut short by a search").isLessThanOrEqualTo(games / 20);
        assertThat(compared).as("comparisons").isGreaterThan(games * 10);
        assertThat(askedAnew).as("times all was asked and sent anew").isGreaterThan(games);
        assertThat(takenBack).as("answers that were taken back").isPositive();
        assertThat(differentlyAble).as("only one of the hands could answer").isPositive();
    }
}
