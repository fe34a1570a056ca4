package holosite.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.server.store.TestPostgres;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Three processes on one PostgreSQL: they find each other, share the tables, and take over from
 * each other.
 */
class ClusterTest {
    private static final int TABLES = 9;

    @TempDir Path folder;

    private static void awaitMembers(List<TestProcess> processes, int members) throws Exception {
        for (TestProcess process : processes) {
            for (int i = 0; !process.get("/members").equals(Integer.toString(members)); i++) {
                assertThat(i).as("seconds until there are %d", members).isLessThan(600);
                Thread.sleep(100);
            }
        }
    }

    private static Optional<TestProcess> home(List<TestProcess> processes, String table)
            throws Exception {
        for (TestProcess process : processes) {
            if (process.get("/here/" + table).equals("true")) {
                return Optional.of(process);
            }
        }
        return Optional.empty();
    }

    @Test
    void tablesOfAKilledProcessGoOnAtAnotherAndItsClientsResume() throws Exception {
        try (TestPostgres postgres = TestPostgres.database()) {
            String url = postgres.url();
            var processes = new ArrayList<TestProcess>();
            try {
                for (int i = 0; i < 3; i++) {
                    processes.add(process(url, i));
                }
                for (TestProcess process : processes) {
                    process.await();
                }
                awaitMembers(processes, 3);
                standIn(processes);
            } finally {
                for (TestProcess process : processes) {
                    process.close();
                }
            }
        }
    }

    @Test
    void aProcessCutOffFromTheOthersChangesNothingAnyMore() throws Exception {
        try (TestPostgres postgres = TestPostgres.database()) {
            String url = postgres.url();
            try (TestProcess one = process(url, 0);
                    TestProcess other = process(url, 1)) {
                one.await();
                other.await();
                awaitMembers(List.of(one, other), 2);
                String table = tableAt(one, other);
                String before;
                try (TestClient there = TestClient.connect(other.port(), table, "ann")) {
                    there.awaitQuestion();
                    before = there.question().toString();
                    other.freeze();
                    // an answer that arrives while it is cut off
                    there.sendNow("{\"id\":\"late\"," + there.leastAnswer() + "}");
                }
                Map<Integer, String> log;
                long event;
                try (TestClient here = TestClient.connect(one.port(), table, "ann")) {
                    assertThat(here.question().toString()).isEqualTo(before);
                    for (int i = 0; i < 5; i++) {
                        here.awaitQuestion();
                        assertThat(here.outcome(here.leastAnswer())).isEqualTo("done");
                    }
                    here.awaitQuestion();
                    log = here.log();
                    event = here.event();

                    other.goOn();
                    assertThat(other.awaitEnd()).isEqualTo(TableTestServer.LEFT_ALONE);
                    awaitMembers(List.of(one), 1);
                    assertThat(here.event()).isEqualTo(event);
                    assertThat(here.outcome(here.leastAnswer())).isEqualTo("done");
                }
                try (TestClient again = TestClient.connect(one.port(), table, "ann")) {
                    assertThat(again.event()).isGreaterThan(event);
                    assertThat(again.log()).containsAllEntriesOf(log);
                }
            }
        }
    }

    private TestProcess process(String url, int number) throws Exception {
        return TestProcess.start(
                "--data=" + folder.resolve("node" + number),
                "--database-url=" + url,
                "--database-user=postgres");
    }

    /** Opens tables until one is at the other process. */
    private static String tableAt(TestProcess one, TestProcess other) throws Exception {
        for (int i = 0; i < 50; i++) {
            String table = one.open("ann", "bot:random", i);
            try (TestClient client = TestClient.connect(one.port(), table, "ann")) {
                client.awaitQuestion();
            }
            if (home(List.of(other), table).isPresent()) {
                return table;
            }
        }
        throw new AssertionError("no table came to the other process");
    }

    private static void standIn(List<TestProcess> processes) throws Exception {
        TestProcess first = processes.getFirst();
        Map<String, TestClient> clients = new LinkedHashMap<>();
        Map<String, TestProcess> homes = new LinkedHashMap<>();
        for (int i = 0; i < TABLES; i++) {
            String table = processes.get(i % 3).open("ann", "bot:random", i);
            TestClient client = TestClient.connect(first.port(), table, "ann");
            client.awaitQuestion();
            client.ask(client.leastAnswer());
            client.awaitQuestion();
            clients.put(table, client);
            homes.put(table, home(processes, table).orElseThrow());
        }
        assertThat(homes.values())
                .as("tables shard over the processes")
                .contains(processes.get(1), processes.get(2));

        // one is killed; its client connects to another, the others do not notice
        TestProcess victim = processes.get(1);
        String orphan =
                homes.entrySet().stream()
                        .filter(entry -> entry.getValue() == victim)
                        .map(Map.Entry::getKey)
                        .findFirst()
                        .orElseThrow();
        long seen;
        String question;
        try (TestClient there = TestClient.connect(victim.port(), orphan, "ann")) {
            there.awaitQuestion();
            seen = there.event();
            question = there.question().toString();
            victim.kill();
        }
        var left = List.of(first, processes.get(2));
        try (TestClient again = TestClient.connect(left.get(1).port(), orphan, "ann", "en", seen)) {
            assertThat(again.question().toString()).isEqualTo(question);
            assertThat(again.timesFull()).isZero();
            assertThat(again.outcome(again.leastAnswer())).isEqualTo("done");
        }
        for (Map.Entry<String, TestClient> entry : clients.entrySet()) {
            TestClient client = entry.getValue();
            client.awaitQuestion();
            assertThat(client.outcome(client.leastAnswer())).isIn("done", "late");
            assertThat(client.closedWith()).isZero();
            assertThat(home(left, entry.getKey())).isPresent();
        }
        awaitMembers(left, 2);

        // one stops in order: its clients are told, and all tables move to the last one
        TestClient told = TestClient.connect(processes.get(2).port(), orphan, "ann");
        processes.get(2).stop();
        told.await("a good-bye", () -> told.closedWith() == 1001);
        assertThat(told.received()).anyMatch(text -> text.startsWith("{\"type\":\"bye\""));
        awaitMembers(List.of(first), 1);
        for (Map.Entry<String, TestClient> entry : clients.entrySet()) {
            TestClient client = entry.getValue();
            client.awaitQuestion();
            assertThat(client.outcome(client.leastAnswer())).isEqualTo("done");
            client.close();
        }
    }
}
