package holosite.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.bots.kind.BotKind;
import holosite.cards.AllCards;
import holosite.cards.ReadyDecks;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.language.prose.Language;
import holosite.rules.Game;
import holosite.rules.kit.CardPool;
import holosite.rules.log.Audience;
import holosite.rules.notation.DeckNotation;
import holosite.rules.notation.RecordNotation;
import holosite.rules.setup.Setup;
import holosite.rules.tell.Perspective;
import holosite.server.message.BotSpeed;
import holosite.server.message.Sections;
import holosite.server.table.entity.Tables;
import holosite.server.table.feed.Viewer;
import holosite.server.table.game.NewTable;
import holosite.server.table.game.PlayedGame;
import holosite.server.table.game.PlayerStops;
import holosite.server.table.game.Seat;
import holosite.server.table.game.SeatedPlayer;
import holosite.server.table.game.TableAction;
import holosite.server.table.game.TableOptions;
import holosite.server.wire.CardIndex;
import holosite.server.wire.GameSections;
import holosite.server.wire.SharedView;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Finished games, replayed step by step. */
class ReplaysOverHttpTest {
    private static final CardIndex CARDS = new CardIndex(AllCards.all());
    private static final Duration AT_MOST = Duration.ofMinutes(2);
    private static RunningServer running;

    @BeforeAll
    static void open() {
        running = new RunningServer(Limits.all(100_000));
    }

    @AfterAll
    static void close() {
        running.close();
    }

    private static <T> T on(CompletionStage<T> stage) {
        try {
            return stage.toCompletableFuture().get(30, TimeUnit.SECONDS);
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    private static Tables tables() {
        return running.server().node().tables();
    }

    private static Optional<Seat> seat(SeatedPlayer sitter, String deck) {
        return Optional.of(new Seat(sitter, deck, ReadyDecks.text(deck)));
    }

    /** A table whose game is the same at every run, and so is its length. */
    private static NewTable alwaysTheSame(SeatedPlayer dark, SeatedPlayer light) {
        return new NewTable(
                TableOptions.PLAIN,
                seat(dark, "mos-eisley-manhunt"),
                seat(light, "old-heroes"),
                Optional.of(5L),
                "",
                List.of());
    }

    /** However slow the machine is: only a game that stands still is given up. */
    private static void awaitTheEnd(String id) throws InterruptedException {
        int steps = 0;
        long end = System.nanoTime() + AT_MOST.toNanos();
        for (PlayedGame now = played(id); now.ending().isEmpty(); now = played(id)) {
            assertThat(System.nanoTime()).as("at step %d", steps).isLessThan(end);
            if (now.steps() > steps) {
                steps = now.steps();
                end = System.nanoTime() + AT_MOST.toNanos();
            }
            Thread.sleep(100);
        }
    }

    private static PlayedGame played(String id) {
        return on(tables().played(id)).orElseThrow();
    }

    /** What both players see, apart from the number of the question. */
    private static Sections look(Game game) {
        return new GameSections(CARDS, Audience.BOTH, Language.EN)
                .of(new SharedView(CARDS, new Perspective(game, Audience.BOTH)), 0);
    }

    @Test
    void aGameBetweenBotsIsLookedThroughFromBeginningToEnd() throws InterruptedException {
        String id =
                on(
                        tables().open(
                                        alwaysTheSame(
                                                new SeatedPlayer.Robot(BotKind.ROOKIE),
                                                new SeatedPlayer.Robot(BotKind.ROOKIE))));
        awaitTheEnd(id);
        Browser browser = running.browser();
        JsonNode game = browser.get("/api/games/" + id + "?lang=fr").json();
        int steps = game.get("steps").asInt();
        assertThat(steps).isEqualTo(played(id).steps()).isGreaterThan(100);
        int[] before = {0};
        game.get("log")
                .forEach(
                        line -> {
                            assertThat(line.get("step").asInt()).isBetween(before[0], steps - 1);
                            before[0] = line.get("step").asInt();
                        });
        assertThat(game.get("turns").size()).isGreaterThan(3);
        for (int step = 0; step < steps - 1; step += 37) {
            JsonNode told = browser.get("/api/games/" + id + "/steps/" + step).json();
            assertThat(told.get("step").asInt()).isEqualTo(step);
            assertThat(told.get("decision").get("prompt").asString()).isNotBlank();
            assertThat(told.get("decision").get("answer").asString())
                    .as(told.toString())
                    .isNotBlank();
        }
        JsonNode last = browser.get("/api/games/" + id + "/steps/" + (steps - 1)).json();
        assertThat(last.get("decision").isNull()).isTrue();

        Game again =
                RecordNotation.read(
                                browser.get("/api/games/" + id + "/record").body(), AllCards::all)
                        .replay();
        assertThat(look(again)).isEqualTo(look(played(id).step(steps - 1).game()));
    }

    @Test
    void decisionsAreJudgedByWhatTheirPlayersKnew() throws InterruptedException {
        String id =
                on(
                        tables().open(
                                        alwaysTheSame(
                                                new SeatedPlayer.Robot(BotKind.ROOKIE),
                                                new SeatedPlayer.Robot(BotKind.RANDOM))));
        awaitTheEnd(id);
        Browser browser = running.browser();
        String game = "/api/games/" + id;
        JsonNode some = browser.get(game + "/analysis/40").json();
        assertThat(some.get("decisions").size()).isEqualTo(5);
        int before = 39;
        for (JsonNode judged : some.get("decisions")) {
            assertThat(judged.get("step").asInt()).isGreaterThan(before);
            before = judged.get("step").asInt();
            assertThat(judged.get("games").asInt()).isEqualTo(40);
            assertWeighed(judged.get("choices"));
            JsonNode told = browser.get(game + "/steps/" + before).json().get("decision");
            assertThat(judged.get("by")).isEqualTo(told.get("by"));
            assertThat(played(judged).get("text")).isEqualTo(told.get("answer"));
        }
        assertThat(some.get("next").asInt()).isEqualTo(before + 1);
        assertThat(browser.get(game + "/analysis/40").json()).isEqualTo(some);

        JsonNode one = browser.get(game + "/steps/" + before + "/analysis").json();
        assertThat(one.get("games").asInt()).isEqualTo(150);
        assertWeighed(one.get("choices"));

        int steps = played(id).steps();
        JsonNode none = browser.get(game + "/analysis/" + (steps - 1)).json();
        assertThat(none.get("decisions").size()).isZero();
        assertThat(none.get("next").asInt()).isEqualTo(steps);
        JsonNode end = browser.get(game + "/steps/" + (steps - 1) + "/analysis").json();
        assertThat(end.get("by").isNull()).isTrue();
        assertThat(end.get("choices").size()).isZero();
    }

    /** The choices, the best first, one of them played. */
    private static void assertWeighed(JsonNode choices) {
        assertThat(choices.size()).isGreaterThan(1);
        double last = 1;
        int played = 0;
        for (JsonNode choice : choices) {
            assertThat(choice.get("worth").asDouble()).isBetween(0.0, last);
            assertThat(choice.get("text").asString()).isNotBlank();
            last = choice.get("worth").asDouble();
            played += choice.get("played").asBoolean() ? 1 : 0;
        }
        assertThat(choices.get(0).get("error").asDouble()).isZero();
        assertThat(played).isEqualTo(1);
    }

    private static JsonNode played(JsonNode judged) {
        for (JsonNode choice : judged.get("choices")) {
            if (choice.get("played").asBoolean()) {
                return choice;
            }
        }
        throw new AssertionError("nothing was played: " + judged);
    }

    @Test
    void aRecordLeavesOutTheStopsThatAPlayerKept() {
        var who = new Viewer("somebody", "Somebody");
        String id =
                on(
                        tables().open(
                                        alwaysTheSame(
                                                new SeatedPlayer.Human("somebody", "Somebody"),
                                                new SeatedPlayer.Robot(BotKind.RANDOM))));
        var all =
                new PlayerStops(
                        Set.of(Phase.values()),
                        Set.of(Phase.values()),
                        true,
                        Set.of(),
                        true,
                        false,
                        false,
                        Set.of(),
                        BotSpeed.NORMAL);
        on(tables().act(id, who, Language.EN, new TableAction.SetStops(all, Optional.empty())));
        int idle = 0;
        long end = System.nanoTime() + AT_MOST.toNanos();
        for (int given = 0; given < 60; ) {
            assertThat(System.nanoTime()).as("after %d answers", given).isLessThan(end);
            PlayedGame played = played(id);
            int number = played.steps() - 1;
            Game game = played.step(number).game();
            if (game.isOver()) {
                break;
            }
            if (game.decision().player() != Side.DARK) {
                continue;
            }
            var question = game.view(Side.DARK).question().orElseThrow();
            boolean nothing = question.mayPass() && question.choices().isEmpty();
            idle += nothing ? 1 : 0;
            String answer =
                    question.mayPass() && (nothing || given % 3 == 0)
                            ? "pass"
                            : switch (question.kind()) {
                                case ACT, OPTION -> "0";
                                case NUMBER -> "=" + question.least();
                                case CARDS -> first(question.least());
                            };
            on(
                    tables().act(
                                    id,
                                    who,
                                    Language.EN,
                                    new TableAction.GiveAnswer(numberOf(id), answer)));
            given++;
        }
        assertThat(idle).as("stops where nothing could be done").isPositive();
        on(tables().act(id, who, Language.EN, new TableAction.Concede()));
        Browser browser = running.browser();
        String record = browser.get("/api/games/" + id + "/record").body();
        assertThat(record).doesNotContain("# ");
        Game again = RecordNotation.read(record, AllCards::all).replay();
        PlayedGame played = played(id);
        Game there = played.step(played.steps() - 1).game();
        // a record does not stop where a player can only pass: it goes on to the next decision
        assertThat(again.log().from(0).subList(0, there.log().size()))
                .isEqualTo(there.log().from(0));
        assertThat(again.turn().number()).isGreaterThanOrEqualTo(there.turn().number());
    }

    @Test
    void aGameThatBeganFromAPositionHasNoRecord() {
        var setup =
                new Setup(
                        CardPool.of(AllCards.all()).catalog(),
                        DeckNotation.read(ReadyDecks.text("mos-eisley-manhunt"), AllCards::all)
                                .forPlay(),
                        DeckNotation.read(ReadyDecks.text("old-heroes"), AllCards::all).forPlay());
        var ann = new SeatedPlayer.Human("ann", "Ann");
        String id =
                on(
                        tables().open(
                                        NewTable.laidOut(
                                                Game.start(setup, 3),
                                                Side.DARK,
                                                seat(ann, "mos-eisley-manhunt").orElseThrow(),
                                                seat(
                                                                new SeatedPlayer.Robot(
                                                                        BotKind.RANDOM),
                                                                "old-heroes")
                                                        .orElseThrow())));
        on(tables().act(id, new Viewer("ann", "Ann"), Language.EN, new TableAction.Concede()));
        Browser browser = running.browser();
        assertThat(browser.get("/api/games/" + id).status()).isEqualTo(200);
        Browser.Answer record = browser.get("/api/games/" + id + "/record");
        assertThat(record.status()).isEqualTo(409);
        assertThat(record.error()).isEqualTo("no_record");
    }

    private static String first(int count) {
        var text = new StringBuilder("[");
        for (int i = 0; i < count; i++) {
            text.append(i == 0 ? "" : ",").append(i);
        }
        return text.append(']').toString();
    }

    /**
     * How many answers the dark side has given: its questions are numbered by them, as long as
     * nothing was undone.
     */
    private static int numberOf(String id) {
        var own = new AtomicInteger();
        played(id)
                .replay(
                        step -> {
                            if (step.answer().isPresent()
                                    && step.game().decision().player() == Side.DARK) {
                                own.incrementAndGet();
                            }
                        });
        return own.get();
    }
}
