package holosite.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Decks tried in the browser, through a real server. */
class LabOverHttpTest {
    private static RunningServer running;

    @BeforeAll
    static void open() {
        running = new RunningServer(Limits.all(100_000));
    }

    @AfterAll
    static void close() {
        running.close();
    }

    private static Browser.Answer games(Browser by, String deck, String against, int first, int n) {
        return by.post(
                "/api/lab/games",
                "{\"deck\": \"%s\", \"against\": \"%s\", \"first\": %d, \"games\": %d}"
                        .formatted(deck, against, first, n));
    }

    private static JsonNode played(String deck, String against, int first, int n) {
        Browser.Answer answer = games(running.guest(), deck, against, first, n);
        assertThat(answer.status()).as(answer.body()).isEqualTo(200);
        return answer.json();
    }

    private static final String DARK = "ready:mos-eisley-manhunt";
    private static final String LIGHT = "ready:old-heroes";

    /** Everything that is counted, by name; for a card with its id. */
    private static Map<String, Long> counted(JsonNode... results) {
        var all = new TreeMap<String, Long>();
        for (JsonNode result : results) {
            result.properties()
                    .forEach(
                            part -> {
                                if (part.getValue().isNumber()) {
                                    all.merge(part.getKey(), part.getValue().asLong(), Long::sum);
                                }
                            });
            for (JsonNode card : result.get("cards")) {
                for (String what : new String[] {"early", "earlyWon", "played", "playedWon"}) {
                    all.merge(
                            card.get("id").asString() + " " + what,
                            card.get(what).asLong(),
                            Long::sum);
                }
            }
        }
        return all;
    }

    @Test
    void whatAFewGamesCameToCanBeAddedUp() {
        JsonNode four = played(DARK, LIGHT, 0, 4);
        assertThat(counted(played(DARK, LIGHT, 0, 1), played(DARK, LIGHT, 1, 3)))
                .isEqualTo(counted(four));
        assertThat(four.get("games").asInt()).isEqualTo(4);
        assertThat(four.get("turns").asInt()).isGreaterThan(8);
        int ways =
                four.get("byDrains").asInt()
                        + four.get("byBattle").asInt()
                        + four.get("byOther").asInt();
        assertThat(ways).isEqualTo(four.get("won").asInt());
    }

    @Test
    void whatOneDeckWinsTheOtherLoses() {
        JsonNode dark = played(DARK, LIGHT, 0, 6);
        JsonNode light = played(LIGHT, DARK, 0, 6);
        assertThat(dark.get("turns").asInt()).isEqualTo(light.get("turns").asInt());
        assertThat(
                        dark.get("won").asInt()
                                + light.get("won").asInt()
                                + dark.get("undecided").asInt())
                .isEqualTo(6);
    }

    @Test
    void aDeckThatCannotBePlayedIsRefusedWithARemedy() {
        Browser owner = running.guest();
        String draft =
                """
                {"name": "Small", "side": "dark", "start": "", "style": "",
                 "list": [{"id": "1_194", "count": 10}], "under": []}
                """;
        String id = owner.post("/api/decks", draft).json().get("id").asString();
        Browser.Answer refused = games(owner, id, LIGHT, 0, 1);
        assertThat(refused.status()).isEqualTo(409);
        assertThat(refused.error()).isEqualTo("illegal_deck");
        assertThat(refused.message()).contains("60");
        assertThat(games(running.guest(), id, LIGHT, 0, 1).status()).isEqualTo(404);
        assertThat(games(running.browser(), DARK, LIGHT, 0, 1).status()).isEqualTo(401);
    }
}
