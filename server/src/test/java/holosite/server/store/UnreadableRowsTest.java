package holosite.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.server.web.Browser;
import holosite.server.web.Limits;
import holosite.server.web.RunningServer;
import java.sql.SQLException;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** One stored thing that cannot be read never keeps the others from being listed. */
class UnreadableRowsTest {
    private static final String DRAFT =
            """
            {"name": "Troopers", "side": "dark", "list": [{"id": "1_194", "count": 3}]}
            """;

    private static RunningServer running;

    @BeforeAll
    static void open() {
        running = new RunningServer(Limits.all(1_000_000));
    }

    @AfterAll
    static void close() {
        running.close();
    }

    private static void run(String sql, String id) throws SQLException {
        try (var connection = running.server().node().database().getConnection();
                var statement = connection.prepareStatement(sql)) {
            statement.setString(1, id);
            assertThat(statement.executeUpdate()).isEqualTo(1);
        }
    }

    @Test
    void aDeckWithCardsThatAreGoneIsListedWithTheOthers() throws SQLException {
        Browser browser = running.guest();
        String broken = browser.post("/api/decks", DRAFT).json().get("id").asString();
        String gone = browser.post("/api/decks", DRAFT).json().get("id").asString();
        browser.post("/api/decks", DRAFT);
        run(
                "UPDATE decks SET text = 'side: dark\n2x Nobody (0_0)\n' WHERE id = CAST(? AS BIGINT)",
                gone);
        run("UPDATE decks SET text = '!' WHERE id = CAST(? AS BIGINT)", broken);

        JsonNode own = browser.get("/api/decks").json();
        assertThat(own.valueStream().filter(deck -> !deck.get("id").asString().startsWith("ready")))
                .hasSize(3);
        JsonNode deck = browser.get("/api/decks/" + gone).json();
        assertThat(deck.get("cards").asInt()).isZero();
        assertThat(deck.get("problems")).isNotEmpty();
        assertThat(browser.get("/api/decks/" + broken).status()).isEqualTo(200);
    }

    @Test
    void aTableWithAStrangeRowIsLeftOutAndTheOthersAreListed() throws Exception {
        Browser browser = running.guest();
        String opening = "{\"side\": \"dark\", \"deck\": \"\", \"opponent\": {\"kind\": \"open\"}}";
        String strange = browser.post("/api/tables", opening).json().get("id").asString();
        String good = browser.post("/api/tables", opening).json().get("id").asString();
        for (int i = 0; i < 200 && ids(browser).size() < 2; i++) {
            Thread.sleep(50);
        }
        run("UPDATE tables SET winner = 'grey' WHERE id = ?", strange);

        assertThat(ids(browser)).containsExactly(good);
    }

    private static List<String> ids(Browser browser) {
        return browser.get("/api/lobby")
                .json()
                .get("open")
                .valueStream()
                .map(table -> table.get("id").asString())
                .toList();
    }
}
