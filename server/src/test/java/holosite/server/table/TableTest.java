package holosite.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Side;
import holosite.server.node.Settings;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import tools.jackson.databind.JsonNode;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;

/** Tables in one process, with an H2 file, through their sockets. */
class TableTest {
    /** The same games each time. */
    private static final long SEED = 7;

    @TempDir static Path folder;
    private static TableTestServer running;

    @BeforeAll
    static void start() {
        running =
                TableTestServer.start(
                        Settings.of(
                                Map.of(
                                        "data", folder.toString(),
                                        "port", "0",
                                        "bot-pace", "0")));
    }

    @AfterAll
    static void stop() {
        running.close();
    }

    private static <T> T get(CompletionStage<T> stage) throws Exception {
        return stage.toCompletableFuture().get(20, TimeUnit.SECONDS);
    }

    private static String open(TableOptions options, String dark, String light) throws Exception {
        return get(
                running.node()
                        .tables()
                        .open(
                                new NewTable(
                                        options,
                                        TableTestServer.seat(Side.DARK, dark),
                                        TableTestServer.seat(Side.LIGHT, light),
                                        Optional.of(SEED),
                                        List.of())));
    }

    private static String open(String dark, String light) throws Exception {
        return open(TableOptions.PLAIN, dark, light);
    }

    private static TestClient client(String table, String person) {
        return TestClient.connect(running.port(), table, person);
    }

    @Test
    void aPlayerPlaysAgainstABotToTheEnd() throws Exception {
        String table = open("ann", "bot:random");
        try (TestClient ann = client(table, "ann")) {
            for (int i = 0; !ann.isOver(); i++) {
                ann.awaitQuestion();
                if (ann.isAsked()) {
                    String answer = i % 3 == 0 ? ann.eagerAnswer() : ann.leastAnswer();
                    assertThat(ann.outcome(answer)).isEqualTo("done");
                }
            }
            assertThat(ann.section("table").path("outcome").path("reason").asString())
                    .isEqualTo("life_force");
            assertThat(ann.log()).hasSizeGreaterThan(50);
            Optional<TableRow> row = get(running.node().tables().describe(table));
            assertThat(row.orElseThrow().state()).isEqualTo("over");
            PlayedGame played = get(running.node().tables().played(table)).orElseThrow();
            assertThat(played.after(played.answers()).isOver()).isTrue();
        }
    }

    /** Plays until this client is asked, the others answering as little as they can. */
    private static void playUntilAsked(TestClient client, TestClient other) {
        for (int i = 0; i < 200 && !client.isAsked(); i++) {
            client.await("a question", () -> client.isAsked() || other.isAsked());
            if (!client.isAsked()) {
                other.ask(other.leastAnswer());
            }
        }
        assertThat(client.isAsked()).isTrue();
    }

    @Test
    void onlyTheHolderOfTheSeatAskedAnswersAndOnlyOnce() throws Exception {
        String table = open("ann", "bob");
        try (TestClient ann = client(table, "ann");
                TestClient bob = client(table, "bob");
                TestClient eve = client(table, "eve")) {
            TestClient asked = ann.isAsked() ? ann : bob;
            TestClient other = ann.isAsked() ? bob : ann;
            String answer = asked.leastAnswer();

            assertThat(other.outcome(answer)).isEqualTo("not_your_decision");
            assertThat(eve.outcome(answer)).isEqualTo("not_a_player");
            assertThat(
                            asked.outcome(
                                    answer.replaceFirst(
                                            "\"answer\":\\{.*", "\"answer\":{\"choice\":999}")))
                    .isEqualTo("bad_answer");
            long before = asked.event();
            assertThat(asked.outcome(answer)).isEqualTo("done");
            playUntilAsked(asked, other);
            long after = asked.event();
            assertThat(asked.outcome(answer)).isEqualTo("late");
            assertThat(after).isGreaterThan(before);
            assertThat(asked.event()).isEqualTo(after);
        }
    }

    @Test
    void aSpectatorSeesNoQuestionAndNoHand() throws Exception {
        String table = open("ann", "bot:rookie");
        try (TestClient ann = client(table, "ann");
                TestClient eve = client(table, "eve")) {
            for (int i = 0; i < 60 && !ann.isOver(); i++) {
                ann.awaitQuestion();
                ann.ask(ann.eagerAnswer());
            }
            ann.await("the bot has answered", ann::isAsked);
            assertThat(ann.section("dark").path("cards").isArray()).isTrue();
            assertThat(ann.section("light").path("cards").isNull()).isTrue();
            assertThat(ann.section("table").path("you").asString()).isEqualTo("dark");
            eve.await("all of it", () -> eve.section("turn").equals(ann.section("turn")));
            assertThat(eve.question().isNull()).isTrue();
            assertThat(eve.section("stops").isNull()).isTrue();
            assertThat(eve.section("dark").path("cards").isNull()).isTrue();
            assertThat(eve.section("light").path("cards").isNull()).isTrue();
            assertThat(eve.section("table").path("you").isNull()).isTrue();
            assertThat(eve.section("table").path("watching").asInt()).isEqualTo(1);
            assertThat(eve.received())
                    .noneMatch(text -> text.contains("\"cards\":[{\"handle\":10000"));
        }
    }

    @Test
    void aClientThatComesBackGetsOnlyTheLogItHasNotSeen() throws Exception {
        String table = open("ann", "bot:random");
        try (TestClient ann = client(table, "ann")) {
            for (int i = 0; i < 20; i++) {
                ann.awaitQuestion();
                ann.ask(ann.leastAnswer());
            }
            ann.awaitQuestion();
            long seen = ann.event();
            Map<Integer, String> logThen = ann.log();
            for (int i = 0; i < 10; i++) {
                ann.awaitQuestion();
                ann.ask(ann.leastAnswer());
            }
            ann.awaitQuestion();
            try (TestClient again = TestClient.connect(running.port(), table, "ann", "en", seen)) {
                again.await("everything", () -> again.event() == ann.event());
                assertThat(again.timesFull()).isZero();
                assertThat(again.sections().get("question")).isEqualTo(ann.question());
                assertThat(again.log().size()).isLessThan(ann.log().size());
                var both = new TreeMap<>(logThen);
                both.putAll(again.log());
                assertThat(both).isEqualTo(ann.log());
            }
            try (TestClient french = TestClient.connect(running.port(), table, "ann", "fr", -1)) {
                assertThat(french.timesFull()).isEqualTo(1);
                assertThat(french.log()).hasSameSizeAs(ann.log()).isNotEqualTo(ann.log());
            }
        }
    }

    @Test
    void undoAgainstABotIsGrantedAndTheQuestionComesBackUnderANewNumber() throws Exception {
        String table = open("ann", "bot:random");
        try (TestClient ann = client(table, "ann")) {
            for (int i = 0; i < 12; i++) {
                ann.awaitQuestion();
                ann.ask(ann.leastAnswer());
            }
            ann.awaitQuestion();
            JsonNode before = ann.question();
            JsonNode hand = ann.section("dark");
            int number = before.path("number").asInt();
            String old = ann.leastAnswer();
            ann.ask(ann.eagerAnswer());
            ann.await("the next question", () -> ann.question().path("number").asInt() > number);

            assertThat(ann.outcome("\"type\":\"request\",\"kind\":\"undo\"")).isEqualTo("done");
            ann.await(
                    "the same question",
                    () -> ann.question().path("prompt").equals(before.path("prompt")));
            assertThat(ann.question().path("choices")).isEqualTo(before.path("choices"));
            assertThat(ann.section("dark")).isEqualTo(hand);
            assertThat(ann.question().path("number").asInt()).isGreaterThan(number);
            assertThat(ann.outcome(old)).isEqualTo("late");
        }
    }

    @Test
    void undoBetweenPeopleNeedsConsentOnceSomethingWasRevealed() throws Exception {
        String table = open("ann", "bob");
        try (TestClient ann = client(table, "ann");
                TestClient bob = client(table, "bob")) {
            // the game begins with both choosing what they start with: that reveals cards
            for (int i = 0; i < 12; i++) {
                ann.await("a question", () -> ann.isAsked() || bob.isAsked());
                TestClient asked = ann.isAsked() ? ann : bob;
                asked.ask(asked.eagerAnswer());
            }
            String undo = "\"type\":\"request\",\"kind\":\"undo\"";
            assertThat(ann.outcome(undo)).isEqualTo("done");
            bob.await("the request", () -> bob.section("table").path("requests").size() == 1);
            assertThat(ann.outcome(undo)).isEqualTo("asked_already");
            assertThat(ann.outcome("\"type\":\"reply\",\"kind\":\"undo\",\"accept\":true"))
                    .isEqualTo("own_request");
            assertThat(bob.outcome("\"type\":\"reply\",\"kind\":\"undo\",\"accept\":false"))
                    .isEqualTo("done");
            assertThat(bob.section("table").path("requests").size()).isZero();

            assertThat(ann.outcome(undo)).isEqualTo("done");
            bob.await("the request", () -> bob.section("table").path("requests").size() == 1);
            int full = ann.timesFull();
            assertThat(bob.outcome("\"type\":\"reply\",\"kind\":\"undo\",\"accept\":true"))
                    .isEqualTo("done");
            ann.await("the question again", () -> ann.isAsked() && ann.timesFull() > full);
        }
    }

    @Test
    void cancelNeedsConsentAndConcedingDoesNot() throws Exception {
        String table = open("ann", "bob");
        try (TestClient ann = client(table, "ann");
                TestClient bob = client(table, "bob")) {
            assertThat(bob.outcome("\"type\":\"reply\",\"kind\":\"cancel\",\"accept\":true"))
                    .isEqualTo("not_asked");
            ann.ask("\"type\":\"request\",\"kind\":\"cancel\"");
            assertThat(ann.isOver()).isFalse();
            bob.ask("\"type\":\"reply\",\"kind\":\"cancel\",\"accept\":false");
            assertThat(bob.outcome("\"type\":\"concede\"")).isEqualTo("done");
            ann.await("the end", ann::isOver);
            JsonNode outcome = ann.section("table").path("outcome");
            assertThat(outcome.path("winner").asString()).isEqualTo("dark");
            assertThat(outcome.path("reason").asString()).isEqualTo("conceded");
            assertThat(ann.question().isNull()).isTrue();
            assertThat(ann.outcome("\"type\":\"concede\"")).isEqualTo("over");
        }
    }

    @Test
    void aRematchIsATableOfItsOwnOnceBothWantIt() throws Exception {
        String table = open("ann", "bob");
        try (TestClient ann = client(table, "ann");
                TestClient bob = client(table, "bob")) {
            assertThat(ann.outcome("\"type\":\"rematch\"")).isEqualTo("not_over");
            ann.ask("\"type\":\"concede\"");
            ann.ask("\"type\":\"rematch\"");
            bob.await(
                    "the wish",
                    () ->
                            bob.section("table")
                                    .path("seats")
                                    .path("dark")
                                    .path("wantsRematch")
                                    .asBoolean());
            assertThat(bob.section("table").path("rematch").isNull()).isTrue();
            bob.ask("\"type\":\"rematch\"");
            ann.await("the table", () -> ann.section("table").path("rematch").isString());
            String next = ann.section("table").path("rematch").asString();
            try (TestClient again = client(next, "ann")) {
                assertThat(again.section("table").path("you").asString()).isEqualTo("dark");
                assertThat(again.section("table").path("state").asString()).isEqualTo("playing");
            }
        }
    }

    @Test
    void whoRunsOutOfTimeLosesAndAnExtensionNeedsConsent() throws Exception {
        String table = open(new TableOptions(false, 1, 2, 0), "ann", "bob");
        try (TestClient ann = client(table, "ann");
                TestClient bob = client(table, "bob")) {
            ann.ask("\"type\":\"request\",\"kind\":\"extend\",\"minutes\":5");
            bob.await("the request", () -> bob.section("table").path("requests").size() == 1);
            bob.ask("\"type\":\"reply\",\"kind\":\"extend\",\"accept\":true");
            ann.await("the time", () -> ann.section("clocks").path("dark").asLong() >= 300_000);
            assertThat(ann.outcome("\"type\":\"request\",\"kind\":\"extend\",\"minutes\":500"))
                    .isEqualTo("bad_minutes");
            String waits = ann.section("table").path("waiting").asString();
            assertThat(ann.section("clocks").path("running").asString()).isEqualTo(waits);
            ann.await("the end", ann::isOver);
            assertThat(ann.section("table").path("outcome").path("reason").asString())
                    .isEqualTo("time");
            assertThat(ann.section("table").path("outcome").path("winner").asString())
                    .isNotEqualTo(waits);
        }
    }

    @Test
    void spectatorsSeeLaterWhereThatWasAgreed() throws Exception {
        String table = open(new TableOptions(false, 0, 0, 2), "ann", "bob");
        try (TestClient ann = client(table, "ann");
                TestClient bob = client(table, "bob");
                TestClient eve = client(table, "eve")) {
            assertThat(eve.section("table").path("state").asString()).isEqualTo("playing");
            ann.ask("\"type\":\"chat\",\"text\":\"hello\"");
            long begun = System.nanoTime();
            ann.ask("\"type\":\"concede\"");
            bob.await("the end", bob::isOver);
            assertThat(bob.chat()).containsExactly("Player ann: hello");
            assertThat(eve.isOver()).isFalse();
            assertThat(eve.chat()).isEmpty();
            eve.await("the end", eve::isOver);
            assertThat(System.nanoTime() - begun).isGreaterThan(1_800_000_000L);
            eve.await("what was said", () -> !eve.chat().isEmpty());
            assertThat(eve.chat()).containsExactly("Player ann: hello");
        }
    }

    @Test
    void anOpenTableWaitsForAPlayerAndThenBegins() throws Exception {
        String table = open("ann", "");
        try (TestClient ann = client(table, "ann");
                TestClient bob = client(table, "bob")) {
            assertThat(ann.section("table").path("state").asString()).isEqualTo("open");
            assertThat(bob.section("table").path("you").isNull()).isTrue();
            Tables tables = running.node().tables();
            Seat seat = TableTestServer.seat(Side.LIGHT, "bob").orElseThrow();
            assertThat(get(tables.sit(table, Side.DARK, seat)))
                    .isEqualTo(new FromTable.Refused("", TableRefusal.SEAT_TAKEN));
            assertThat(
                            get(
                                    tables.sit(
                                            table,
                                            Side.LIGHT,
                                            TableTestServer.seat(Side.LIGHT, "ann").orElseThrow())))
                    .isEqualTo(new FromTable.Refused("", TableRefusal.SEATED_ALREADY));
            assertThat(get(tables.sit(table, Side.LIGHT, seat))).isEqualTo(new FromTable.Done(""));
            bob.await("a seat", () -> bob.section("table").path("you").asString().equals("light"));
            ann.await(
                    "the game",
                    () -> ann.section("table").path("state").asString().equals("playing"));
            assertThat(get(tables.describe(table)).orElseThrow().state()).isEqualTo("playing");
        }
    }

    @Test
    void theRowOfATableFollowsIt() throws Exception {
        String table = open(new TableOptions(true, 30, 0, 0), "ann", "bob");
        try (TestClient ann = client(table, "ann")) {
            assertThat(row(table, "playing")).isEqualTo("playing true ann bob 30 null");
            ann.ask("\"type\":\"concede\"");
            assertThat(row(table, "over")).isEqualTo("over true ann bob 30 light");
        }
    }

    private static String row(String table, String state) throws Exception {
        for (int i = 0; i < 100; i++) {
            try (var connection = running.node().database().getConnection();
                    var select =
                            connection.prepareStatement(
                                    "SELECT state, private, dark_person, light_person,"
                                            + " clock_minutes, winner FROM tables WHERE id = ?")) {
                select.setString(1, table);
                try (var rows = select.executeQuery()) {
                    if (rows.next() && rows.getString(1).equals(state)) {
                        return "%s %s %s %s %s %s"
                                .formatted(
                                        rows.getString(1),
                                        rows.getBoolean(2),
                                        rows.getString(3),
                                        rows.getString(4),
                                        rows.getString(5),
                                        rows.getString(6));
                    }
                }
            }
            Thread.sleep(50);
        }
        return "no row";
    }

    @Test
    void chatHasItsLimits() throws Exception {
        String table = open("ann", "bob");
        try (TestClient ann = client(table, "ann")) {
            assertThat(ann.outcome("\"type\":\"chat\",\"text\":\"  \"")).isEqualTo("bad_chat");
            assertThat(ann.outcome("\"type\":\"chat\",\"text\":\"" + "x".repeat(301) + "\""))
                    .isEqualTo("bad_chat");
            assertThat(ann.outcome("\"type\":\"chat\",\"text\":\"one\"")).isEqualTo("done");
            ann.outcome("\"type\":\"chat\",\"text\":\"two\"");
            ann.outcome("\"type\":\"chat\",\"text\":\"three\"");
            assertThat(ann.outcome("\"type\":\"chat\",\"text\":\"four\""))
                    .isEqualTo("chat_too_fast");
            assertThat(ann.chat()).hasSize(3);
        }
    }

    @Test
    void aPlayerWhoKeepsAllStopsIsAskedWhereHeCanDoNothing() throws Exception {
        String table = open("ann", "bot:random");
        String all = "[\"activate\",\"control\",\"deploy\",\"battle\",\"move\",\"draw\"]";
        try (TestClient ann = client(table, "ann")) {
            assertThat(
                            ann.outcome(
                                    "\"type\":\"stops\",\"stops\":{\"own\":%s,\"opponents\":%s,\"responses\":true,\"skip\":[],\"ownActions\":true}"
                                            .formatted(all, all)))
                    .isEqualTo("done");
            assertThat(ann.section("stops").path("responses").asBoolean()).isTrue();
            int nothing = 0;
            for (int i = 0; i < 60 && !ann.isOver(); i++) {
                ann.awaitQuestion();
                nothing += ann.question().path("choices").isEmpty() ? 1 : 0;
                ann.ask(ann.leastAnswer());
            }
            assertThat(nothing).isGreaterThan(20);
        }
    }

    @Test
    void theTablePassesForAPlayerInThePhasesHeSkips() throws Exception {
        String table = open("bot:rookie", "ann");
        String all = "[\"activate\",\"control\",\"deploy\",\"battle\",\"move\",\"draw\"]";
        try (TestClient ann = client(table, "ann")) {
            ann.ask(
                    "\"type\":\"stops\",\"stops\":{\"own\":[],\"opponents\":[],\"responses\":false,\"skip\":%s,\"ownActions\":false}"
                            .formatted(all));
            ann.awaitQuestion();
            ann.ask(ann.leastAnswer());
            for (int i = 0; i < 60 && !ann.isOver(); i++) {
                ann.awaitQuestion();
                if (ann.isAsked() && ann.section("turn").path("player").asString().equals("dark")) {
                    assertThat(
                                    ann.question().path("mayPass").asBoolean()
                                            && ann.question()
                                                    .path("key")
                                                    .asString()
                                                    .equals("phase_action"))
                            .isFalse();
                }
                ann.ask(ann.leastAnswer());
            }
        }
    }

    @Test
    void whatCannotBeUnderstoodIsRefused() throws Exception {
        String table = open("ann", "bot:random");
        try (TestClient ann = client(table, "ann")) {
            long event = ann.event();
            for (String bad :
                    List.of(
                            "\"type\":\"dance\"",
                            "\"type\":\"answer\",\"number\":0",
                            "\"type\":\"answer\",\"number\":0,\"answer\":{\"choice\":\"0\"}",
                            "\"type\":\"answer\",\"number\":1e99,\"answer\":{\"choice\":0}",
                            "\"type\":\"answer\",\"number\":0,\"answer\":{\"cards\":[0,null]}",
                            "\"type\":\"request\",\"kind\":\"victory\"",
                            "\"type\":\"stops\",\"stops\":{\"own\":[\"lunch\"]}",
                            "\"type\":\"why\",\"about\":{\"what\":\"life\"}")) {
                assertThat(ann.outcome(bad)).as(bad).isEqualTo("bad_message");
            }
            ann.send("{{{");
            ann.send("[]");
            assertThat(ann.event()).isEqualTo(event);
            assertThat(ann.outcome("\"type\":\"why\",\"about\":{\"what\":\"generation\"}"))
                    .isEqualTo("why");
            assertThat(
                            ann.ask(
                                            "\"type\":\"why\",\"about\":{\"what\":\"card\",\"handle\":10000}")
                                    .path("answer")
                                    .path("title")
                                    .asString())
                    .isNotEmpty();
        }
    }

    @Test
    void nobodyIsLetInWithoutANameAndNoTableIsMadeUp() throws Exception {
        try (TestClient lost = TestClient.silent(running.port(), "aaaaaaaaaaaaaaaaaaaa", "ann")) {
            lost.send("{\"type\":\"hello\",\"language\":\"en\",\"event\":null}");
            lost.await("the end", () -> lost.closedWith() == 4404);
        }
        try (TestClient odd = TestClient.silent(running.port(), "x", "ann")) {
            odd.send("{\"type\":\"hello\",\"language\":\"en\",\"event\":null}");
            odd.await("the end", () -> odd.closedWith() == 4404);
        }
        assertThat(get(running.node().tables().describe("aaaaaaaaaaaaaaaaaaaa"))).isEmpty();
    }

    @Test
    void whoSendsTooMuchOrTooLongIsCutOff() throws Exception {
        String table = open("ann", "bot:random");
        try (TestClient ann = client(table, "ann")) {
            for (int i = 0; i < 400; i++) {
                ann.sendNow("{\"type\":\"ping\",\"at\":1}");
            }
            ann.await("the end", () -> ann.closedWith() == 4429);
        } catch (CompletionException e) {
            // cut off while still sending
        }
        try (TestClient ann = client(table, "ann")) {
            ann.send("{\"type\":\"chat\",\"id\":\"1\",\"text\":\"" + "x".repeat(70_000) + "\"}");
            ann.await("the end", () -> ann.closedWith() == 1009);
        }
        assertThat(get(running.node().tables().describe(table)).orElseThrow().state())
                .isEqualTo("playing");
    }

    @Test
    void aTableThatFailsFailsAlone() throws Exception {
        // the moves it begins with were never offered: its record cannot be followed
        String broken =
                get(
                        running.node()
                                .tables()
                                .open(
                                        new NewTable(
                                                TableOptions.PLAIN,
                                                TableTestServer.seat(Side.DARK, "ann"),
                                                TableTestServer.seat(Side.LIGHT, "bob"),
                                                Optional.empty(),
                                                List.of(
                                                        new TableEvent.Answered(
                                                                Side.DARK, "=77", 0, false, 0)))));
        String sound = open("ann", "bob");
        try (TestClient ann = client(broken, "ann");
                TestClient other = client(sound, "ann")) {
            assertThat(ann.isOver()).isTrue();
            assertThat(ann.section("table").path("outcome").path("text").asString())
                    .contains("failed");
            assertThat(other.isOver()).isFalse();
        }
    }

    @Test
    void aGameGoesOnFromTheMiddleOfAnother() throws Exception {
        String table = open("ann", "bot:random");
        try (TestClient ann = client(table, "ann")) {
            for (int i = 0; i < 15; i++) {
                ann.awaitQuestion();
                ann.ask(ann.leastAnswer());
            }
            ann.awaitQuestion();
            PlayedGame played = get(running.node().tables().played(table)).orElseThrow();
            int answers = played.answers() - 3;
            String next =
                    get(
                            running.node()
                                    .tables()
                                    .open(
                                            new NewTable(
                                                    TableOptions.PLAIN,
                                                    TableTestServer.seat(Side.DARK, "ann"),
                                                    TableTestServer.seat(Side.LIGHT, "bob"),
                                                    Optional.of(played.seed()),
                                                    played.upTo(answers))));
            PlayedGame gone = get(running.node().tables().played(next)).orElseThrow();
            assertThat(gone.answers()).isEqualTo(answers);
            assertThat(gone.after(answers)).isEqualTo(played.after(answers));
        }
    }
}
