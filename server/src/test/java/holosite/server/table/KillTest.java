package holosite.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** A process that is killed in the middle of everything and started again on the same file. */
class KillTest {
    private static final long SEED = 7;

    @TempDir Path folder;

    private TestProcess start() throws Exception {
        return TestProcess.start("--data=" + folder).await();
    }

    private static boolean inBattle(TestClient client) {
        return client.section("battle").isObject();
    }

    @Test
    void nothingIsLostWhenAProcessIsKilledInTheMiddleOfABattle() throws Exception {
        String table;
        Map<String, JsonNode> sections;
        Map<Integer, String> log;
        long event;
        String watched;
        try (TestProcess process = start()) {
            watched = process.open("bot:random", "bot:random", SEED);
            table = process.open("ann", "bot:rookie", SEED);
            try (TestClient ann = TestClient.connect(process.port(), table, "ann")) {
                for (int i = 0; i < 400 && !(inBattle(ann) && ann.isAsked()); i++) {
                    ann.awaitQuestion();
                    ann.ask(ann.boldAnswer());
                }
                assertThat(inBattle(ann)).isTrue();
                ann.awaitQuestion();
                sections = ann.sections();
                log = ann.log();
                event = ann.event();
                process.kill();
            }
        }
        try (TestProcess process = start()) {
            try (TestClient ann = TestClient.connect(process.port(), table, "ann", "en", event)) {
                assertThat(ann.timesFull()).isZero();
                assertThat(ann.event()).isEqualTo(event);
                assertThat(ann.sections()).isEqualTo(known(sections));
                assertThat(ann.log()).isEmpty();

                // an answer that was acknowledged a moment before is there
                assertThat(ann.outcome(ann.leastAnswer())).isEqualTo("done");
                event = ann.event();
                process.kill();
            }
        }
        try (TestProcess process = start()) {
            try (TestClient ann = TestClient.connect(process.port(), table, "ann", "en", event)) {
                assertThat(ann.event()).isGreaterThanOrEqualTo(event);
                assertThat(ann.timesFull()).isZero();
                ann.awaitQuestion();
                assertThat(ann.outcome(ann.leastAnswer())).isEqualTo("done");
            }
            try (TestClient ann = TestClient.connect(process.port(), table, "ann")) {
                assertThat(ann.log()).containsAllEntriesOf(log);
            }
            // a table of bots continues by itself
            try (TestClient eve = TestClient.connect(process.port(), watched, "eve")) {
                eve.await("the end", eve::isOver);
                assertThat(eve.section("table").path("outcome").path("reason").asString())
                        .isEqualTo("life_force");
            }
        }
    }

    /**
     * Killed at any moment, with answers under way and bots writing: what was acknowledged is there
     * each time, and the table goes on. {@code -Dkills=100} sets how often it is killed.
     */
    @Test
    void nothingIsLostHoweverOftenAProcessIsKilled() throws Exception {
        int kills = Integer.getInteger("kills", 3);
        var random = new Random(SEED);
        String table = "";
        long acknowledged = 0;
        Map<Integer, String> log = new TreeMap<>();
        for (int i = 0; i < kills; i++) {
            try (TestProcess process = start()) {
                if (table.isEmpty()) {
                    table = process.open("ann", "bot:rookie", SEED);
                }
                process.open("bot:random", "bot:random", i);
                try (TestClient ann = TestClient.connect(process.port(), table, "ann")) {
                    assertThat(ann.event()).as("kill %d", i).isGreaterThanOrEqualTo(acknowledged);
                    assertThat(ann.log()).containsAllEntriesOf(log);
                    int answers = 3 + random.nextInt(12);
                    for (int k = 0; k < answers && !ann.isOver(); k++) {
                        ann.awaitQuestion();
                        ann.ask(ann.eagerAnswer());
                        acknowledged = ann.event();
                        log = finished(ann.log());
                    }
                    ann.awaitQuestion();
                    ann.sendNow("{\"id\":\"last\"," + ann.eagerAnswer() + "}");
                    Thread.sleep(random.nextInt(8));
                    process.kill();
                }
            }
        }
        assertThat(acknowledged).isGreaterThan(kills * 3L);
    }

    /**
     * The process stands still with an answer under way. {@code -Dfreeze.seconds=100} makes it do
     * so for longer than any of its timeouts.
     */
    @Test
    void nothingIsLostAndNothingPlayedTwiceWhenAProcessStandsStill() throws Exception {
        int seconds = Integer.getInteger("freeze.seconds", 6);
        try (TestProcess process = start()) {
            String table = process.open("ann", "bot:rookie", SEED);
            try (TestClient ann = TestClient.connect(process.port(), table, "ann")) {
                for (int i = 0; i < 20; i++) {
                    ann.awaitQuestion();
                    ann.ask(ann.eagerAnswer());
                }
                ann.awaitQuestion();
                Map<Integer, String> log = finished(ann.log());
                String answer = ann.eagerAnswer();
                ann.sendNow("{\"id\":\"under way\"," + answer + "}");
                process.freeze();
                Thread.sleep(Duration.ofSeconds(seconds));
                process.goOn();
                // a socket that was idle for too long is opened again by its browser
                try (TestClient again = TestClient.connect(process.port(), table, "ann")) {
                    assertThat(again.outcome(answer)).isIn("done", "late");
                    again.awaitQuestion();
                    assertThat(again.outcome(answer)).isEqualTo("late");
                    assertThat(again.log()).containsAllEntriesOf(log);
                    for (int i = 0; i < 5 && !again.isOver(); i++) {
                        again.awaitQuestion();
                        assertThat(again.outcome(again.eagerAnswer())).isEqualTo("done");
                    }
                }
            }
        }
    }

    /** The last line may still grow. */
    private static Map<Integer, String> finished(Map<Integer, String> log) {
        var lines = new TreeMap<>(log);
        lines.pollLastEntry();
        return lines;
    }

    /** Places that are gone are not sent again. */
    private static Map<String, JsonNode> known(Map<String, JsonNode> sections) {
        var known = new TreeMap<>(sections);
        known.entrySet().removeIf(e -> e.getKey().startsWith("place:") && e.getValue().isNull());
        return known;
    }
}
