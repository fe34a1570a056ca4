package holosite.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.bots.kind.BotKind;
import holosite.cards.AllCards;
import holosite.cards.ReadyDecks;
import holosite.language.Card;
import holosite.language.card.Figure;
import holosite.rules.decision.Act;
import holosite.rules.decision.Answer;
import holosite.rules.kit.CardPool;
import holosite.rules.notation.RecordNotation;
import holosite.server.node.Backup;
import holosite.server.node.Settings;
import holosite.server.table.entity.RulesInForce;
import holosite.server.table.entity.Tables;
import holosite.server.table.game.ChangedCards;
import holosite.server.table.game.NewTable;
import holosite.server.table.game.PlayedGame;
import holosite.server.table.game.Seat;
import holosite.server.table.game.SeatedPlayer;
import holosite.server.table.game.TableEvent;
import holosite.server.table.game.TableOptions;
import holosite.server.web.Browser;
import holosite.server.web.RunningServer;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/**
 * A server is stopped, and a version with a changed card or a changed rule starts on its data: what
 * players see of games that were running, and of those that were finished.
 */
class UpgradeOverHttpTest {
    private static final String OLD = "0.1.0-old";
    private static final String NEW = "0.1.1-new";
    private static final long SEED = 7;
    private static final long OTHER_SEED = 8;

    /** Everything the old version has stored. */
    private static byte[] backup = {};

    private static Browser ann;
    private static String running = "";
    private static String conceded = "";
    private static String finished = "";

    /** The finished game as the old version showed it: the whole of it, and its steps. */
    private static JsonNode before;

    private static final Map<Integer, JsonNode> STEPS = new HashMap<>();

    private static JsonNode last;

    private static JsonNode history;

    /**
     * What was deployed for Force in the turn that goes on, and in the middle of the other game.
     */
    private static final Set<String> DEPLOYED = new HashSet<>();

    private static <T> T on(CompletionStage<T> stage) throws Exception {
        return stage.toCompletableFuture().get(30, TimeUnit.SECONDS);
    }

    @BeforeAll
    static void playUnderTheOldRules() throws Exception {
        var rules = new RulesInForce(CardPool.of(AllCards.all()), OLD);
        try (var server = new RunningServer(RunningServer.inMemory(), rules)) {
            Tables tables = server.server().node().tables();
            ann = server.guest();
            SeatedPlayer bot = new SeatedPlayer.Robot(BotKind.ROOKIE);
            finished = open(tables, bot);
            JsonNode me = ann.get("/api/me").json();
            var human = new SeatedPlayer.Human(me.get("id").asString(), me.get("name").asString());
            running = open(tables, human);
            try (TestClient client = TestClient.connect(ann, running, "en")) {
                playUntilSomethingIsDeployed(client, tables);
            }
            conceded = open(tables, human);
            try (TestClient client = TestClient.connect(ann, conceded, "en")) {
                for (int i = 0; i < 20; i++) {
                    client.awaitQuestion();
                    client.ask(client.boldAnswer());
                }
                client.awaitQuestion();
                assertThat(client.outcome("\"type\":\"concede\"")).isEqualTo("done");
            }
            for (int i = 0; on(tables.played(finished)).orElseThrow().ending().isEmpty(); i++) {
                assertThat(i).isLessThan(600);
                Thread.sleep(100);
            }
            PlayedGame played = on(tables.played(finished)).orElseThrow();
            List<String> all = deployed(played, 0);
            DEPLOYED.add(all.get(all.size() / 2));
            before = ann.get("/api/games/" + finished).json();
            int end = before.get("steps").asInt() - 1;
            for (int step = 0; step < end; step += 7) {
                STEPS.put(step, ann.get("/api/games/" + finished + "/steps/" + step).json());
            }
            last = ann.get("/api/games/" + finished + "/steps/" + end).json();
            history = ann.get("/api/games").json();
            assertThat(history.toString()).contains(conceded);
            var zip = new ByteArrayOutputStream();
            Backup.write(server.server().node().database(), zip);
            backup = zip.toByteArray();
        }
    }

    private static String open(Tables tables, SeatedPlayer dark) throws Exception {
        return on(
                tables.open(
                        new NewTable(
                                TableOptions.PLAIN,
                                seat(dark, TableTestServer.DARK_DECK),
                                seat(
                                        new SeatedPlayer.Robot(BotKind.ROOKIE),
                                        TableTestServer.LIGHT_DECK),
                                Optional.of(SEED),
                                "",
                                List.of())));
    }

    private static Optional<Seat> seat(SeatedPlayer sitter, String deck) {
        return Optional.of(new Seat(sitter, deck, ReadyDecks.text(deck)));
    }

    private static void playUntilSomethingIsDeployed(TestClient client, Tables tables)
            throws Exception {
        for (int i = 0; i < 300; i++) {
            client.awaitQuestion();
            int turn = client.section("turn").path("number").asInt();
            if (turn >= 3
                    && client.section("turn").path("phase").asString().equals("deploy")
                    && client.question().path("key").asString().equals("phase_action")) {
                List<String> now = deployed(on(tables.played(running)).orElseThrow(), turn);
                if (!now.isEmpty()) {
                    DEPLOYED.add(now.getLast());
                    return;
                }
            }
            client.ask(client.boldAnswer());
        }
        throw new AssertionError("nothing was deployed");
    }

    /** The cards deployed for Force since a turn began. */
    private static List<String> deployed(PlayedGame played, int turn) {
        var cards = new ArrayList<String>();
        played.replay(
                step -> {
                    Optional<Answer> answer = step.meant();
                    if (step.game().turn().number() >= turn
                            && answer.isPresent()
                            && answer.get() instanceof Answer.Perform(Act.Deploy deploy)) {
                        Card card = step.game().state().table().definition(deploy.card()).card();
                        if (card.figures().containsKey(Figure.DEPLOY_COST)) {
                            cards.add(card.id());
                        }
                    }
                });
        return cards;
    }

    /** Another database with what the old version stored. */
    private static String restored() throws Exception {
        String database = RunningServer.inMemory();
        Backup.restore(
                new ByteArrayInputStream(backup),
                Settings.of(Map.of("database-url", database, "database-user", "sa")));
        return database;
    }

    /** The row of a table as the lobby and the lists read it. */
    private static String row(String database, String table) throws Exception {
        try (Connection connection = DriverManager.getConnection(database, "sa", "");
                PreparedStatement select =
                        connection.prepareStatement(
                                "SELECT state, turn, winner, reason, started, ended FROM tables"
                                        + " WHERE id = ?")) {
            select.setString(1, table);
            try (ResultSet row = select.executeQuery()) {
                assertThat(row.next()).isTrue();
                var text = new ArrayList<String>();
                for (int i = 1; i <= row.getMetaData().getColumnCount(); i++) {
                    text.add(String.valueOf(row.getString(i)));
                }
                return text.toString();
            }
        }
    }

    @Test
    void underAChangedCardNoGameIsLost() throws Exception {
        String database = restored();
        upgraded(database, ChangedCards.dearer(DEPLOYED), SEED);
    }

    /**
     * Decks are shuffled differently: under the new rules the seed of each table leads to another
     * game from its first draw. And what was answered last at the running table led to another
     * position under the old ones.
     */
    @Test
    void underAChangedRuleNoGameIsLost() throws Exception {
        String database = restored();
        try (Connection connection = DriverManager.getConnection(database, "sa", "")) {
            for (String table : List.of(running, conceded, finished)) {
                shuffleOtherwise(connection, table);
            }
            lastAnswerLedElsewhere(connection);
        }
        upgraded(database, CardPool.of(AllCards.all()), OTHER_SEED);
    }

    private static void shuffleOtherwise(Connection connection, String table) throws Exception {
        rewrite(
                connection,
                table,
                "\"sequence_number\" = 1",
                opened -> opened.replace("\"seed\":" + SEED + ",", "\"seed\":" + OTHER_SEED + ","));
    }

    private static void lastAnswerLedElsewhere(Connection connection) throws Exception {
        rewrite(
                connection,
                running,
                "\"sequence_number\" = (SELECT MAX(\"sequence_number\") FROM \"event_journal\""
                        + " WHERE \"persistence_id\" = 'table|"
                        + running
                        + "')",
                answered ->
                        answered.replaceFirst(
                                "\"position\":\"[^\"]+\"", "\"position\":\"elsewhere\""));
    }

    /** Changes one event of a table in the journal. */
    private static void rewrite(
            Connection connection, String table, String which, UnaryOperator<String> change)
            throws Exception {
        String where = " WHERE \"persistence_id\" = 'table|" + table + "' AND " + which;
        try (Statement select = connection.createStatement();
                PreparedStatement update =
                        connection.prepareStatement(
                                "UPDATE \"event_journal\" SET \"event_payload\" = ?" + where);
                ResultSet row =
                        select.executeQuery(
                                "SELECT \"event_payload\" FROM \"event_journal\"" + where)) {
            assertThat(row.next()).isTrue();
            String stored = new String(row.getBytes(1), StandardCharsets.UTF_8);
            String changed = change.apply(stored);
            assertThat(changed).isNotEqualTo(stored);
            update.setBytes(1, changed.getBytes(StandardCharsets.UTF_8));
            assertThat(update.executeUpdate()).isOne();
        }
    }

    private static void upgraded(String database, CardPool cards, long seed) throws Exception {
        String ended = row(database, finished);
        String given = row(database, conceded);
        assertThat(ended).contains("over").contains("life_force");
        assertThat(given).contains("over").contains("conceded");
        var rules = new RulesInForce(cards, NEW);
        // looking at them once changes nothing that is seen the second time
        for (int start = 0; start < 2; start++) {
            try (var server = new RunningServer(database, rules)) {
                Browser browser = ann.at(server.port());
                runningGame(browser, server, start == 0);
                finishedGame(browser, server.guest(), seed, cards);
                assertThat(browser.get("/api/games").json()).isEqualTo(history);
                assertThat(row(database, finished)).isEqualTo(ended);
                assertThat(row(database, conceded)).isEqualTo(given);
            }
            assertThat(row(database, finished)).isEqualTo(ended);
            assertThat(row(database, conceded)).isEqualTo(given);
        }
    }

    /** It goes on, and both players are told. */
    private static void runningGame(Browser browser, RunningServer server, boolean first)
            throws Exception {
        try (TestClient english = TestClient.connect(browser, running, "en");
                TestClient french = TestClient.connect(browser, running, "fr");
                TestClient spectator = TestClient.connect(server.guest(), running, "en")) {
            assertThat(english.section("table").path("state").asString()).isEqualTo("playing");
            assertThat(notice(english)).contains("goes on from here under the new rules");
            assertThat(notice(french)).contains("continue d'ici sous les nouvelles règles");
            assertThat(notice(spectator)).isEqualTo(notice(english));
            for (int i = 0; i < 10; i++) {
                english.awaitQuestion();
                assertThat(english.outcome(english.leastAnswer())).isEqualTo("done");
            }
            assertThat(english.log()).as("what has happened is still told").hasSizeGreaterThan(20);
        }
        List<TableEvent> events = on(server.server().node().tables().journal(running));
        assertThat(events).noneMatch(TableEvent.Suspended.class::isInstance);
        assertThat(events.stream().filter(TableEvent.RulesChanged.class::isInstance))
                .as("it is told once, first start: " + first)
                .singleElement()
                .isInstanceOfSatisfying(
                        TableEvent.RulesChanged.class,
                        changed -> assertThat(changed.game()).isNotEmpty());
    }

    private static String notice(TestClient client) {
        return client.section("table").path("notice").asString("");
    }

    /** Its result stays, and its replay shows what was stored and names the gaps. */
    private static void finishedGame(Browser browser, Browser guest, long seed, CardPool cards)
            throws Exception {
        try (TestClient watching = TestClient.connect(browser, finished, "en")) {
            assertThat(watching.isOver()).isTrue();
            assertThat(watching.section("table").path("outcome"))
                    .isEqualTo(before.get("table").get("outcome"));
        }
        JsonNode game = browser.get("/api/games/" + finished).json();
        assertThat(game.get("table")).isEqualTo(before.get("table"));
        List<Integer> gaps = new ArrayList<>();
        game.get("gaps").forEach(gap -> gaps.add(gap.asInt()));
        assertThat(gaps).isNotEmpty();
        int steps = game.get("steps").asInt();
        assertThat(gaps.getLast()).isLessThan(steps);
        int compared = 0;
        var looked = new TreeSet<>(STEPS.keySet());
        gaps.forEach(gap -> looked.addAll(List.of(gap - 1, gap)));
        looked.add(steps - 1);
        for (int step : looked.headSet(steps)) {
            var answer = browser.get("/api/games/" + finished + "/steps/" + step);
            assertThat(answer.status()).isEqualTo(200);
            JsonNode told = answer.json();
            assertThat(told.get("decision").isNull())
                    .as("before a gap and at the end nothing is answered, step %d", step)
                    .isEqualTo(gaps.contains(step + 1) || step == steps - 1);
            JsonNode then = STEPS.get(step);
            if (seed == SEED && step < gaps.getFirst() - 2 && then != null) {
                assertThat(told.get("decision")).isEqualTo(then.get("decision"));
                for (String section : List.of("turn", "dark", "light", "row")) {
                    assertThat(told.get("sections").get(section))
                            .isEqualTo(then.get("sections").get(section));
                }
                compared++;
            }
        }
        assertThat(compared > 0).isEqualTo(seed == SEED);
        JsonNode end = browser.get("/api/games/" + finished + "/steps/" + (steps - 1)).json();
        for (String side : List.of("dark", "light")) {
            for (String pile : List.of("reserve", "force", "used", "lost", "lifeForce")) {
                assertThat(end.get("sections").get(side).get(pile))
                        .isEqualTo(last.get("sections").get(side).get(pile));
            }
        }
        String record = browser.get("/api/games/" + finished + "/record").body();
        assertThat(record.lines().toList().getLast()).startsWith("# The record ends here");
        assertThat(browser.get("/api/games/" + finished + "/record?lang=fr").body())
                .contains("# La notation s'arrête ici");
        assertThat(RecordNotation.read(record, cards).replay().isOver())
                .as("as far as it goes, it leads through the game")
                .isFalse();
        var on =
                guest.post(
                        "/api/games/" + finished + "/continue",
                        "{\"step\": %d, \"side\": \"dark\", \"level\": \"random\"}"
                                .formatted(gaps.getLast()));
        assertThat(on.status()).isEqualTo(201);
        try (TestClient client = TestClient.connect(guest, on.json().get("id").asString(), "en")) {
            client.awaitQuestion();
            assertThat(client.outcome("\"type\":\"concede\"")).isEqualTo("done");
        }
    }
}
