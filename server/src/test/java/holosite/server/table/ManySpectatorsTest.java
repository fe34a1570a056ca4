package holosite.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Spectators in crowds: they cannot lock a player out or hold the game up. */
final class ManySpectatorsTest extends TableTestCase {
    private static final int CROWD = 500;
    private static final int MOST_OF_SESSION = 20;
    private static final int MOST_OF_ADDRESS = 200;

    @Test
    void aPlayerReloadsAndPlaysAtATableThatIsFullOfSpectators() throws Exception {
        String table = open("ann", "bob");
        List<TestClient> crowd = new ArrayList<>();
        try {
            for (int i = 0; i < CROWD; i++) {
                crowd.add(client(table, "eve" + i));
            }
            TestClient late = TestClient.silent(running.port(), table, "mallory");
            late.send("{\"type\":\"hello\",\"language\":\"en\",\"event\":null}");
            assertThat(late.awaitRefusal()).isEqualTo("full");
            late.close();
            for (int i = 0; i < 3; i++) {
                try (TestClient ann = client(table, "ann");
                        TestClient bob = client(table, "bob")) {
                    TestClient asked = ann.isAsked() ? ann : bob;
                    assertThat(asked.outcome(asked.leastAnswer())).isEqualTo("done");
                }
            }
            TestClient last = crowd.getLast();
            last.await(
                    "the crowd is counted",
                    () -> last.section("table").path("watching").asInt() == CROWD);
        } finally {
            crowd.forEach(TestClient::close);
        }
    }

    @Test
    void oneSessionHasSoManySocketsAndNoMore() throws Exception {
        String table = open("ann", "bob");
        List<TestClient> sockets = new ArrayList<>();
        try {
            for (int i = 0; i < MOST_OF_SESSION; i++) {
                sockets.add(client(table, "greedy"));
            }
            TestClient more = TestClient.silent(running.port(), table, "greedy");
            more.await("the end", () -> more.closedWith() == 4429);
            try (TestClient ann = client(table, "ann")) {
                assertThat(ann.section("table").path("you").asString()).isEqualTo("dark");
            }
        } finally {
            sockets.forEach(TestClient::close);
        }
    }

    @Test
    void oneAddressHasSoManySocketsAndNoMoreUnderHoweverManyNames() throws Exception {
        String table = open("ann", "bob");
        List<TestClient> sockets = new ArrayList<>();
        try {
            for (int i = 0; i < MOST_OF_ADDRESS; i++) {
                sockets.add(client(table, "mallory" + i + "&address=hers"));
            }
            TestClient more = TestClient.silent(running.port(), table, "another&address=hers");
            more.await("the end", () -> more.closedWith() == 4429);
            for (String elsewhere : List.of("ann&address=his", "bob", "bob&address=hers")) {
                try (TestClient player = client(table, elsewhere)) {
                    assertThat(player.section("table").path("you").isString()).isTrue();
                }
            }
        } finally {
            sockets.forEach(TestClient::close);
        }
    }
}
