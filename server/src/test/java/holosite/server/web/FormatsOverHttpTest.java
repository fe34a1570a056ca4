package holosite.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Tables whose decks are held to a format. */
class FormatsOverHttpTest {
    private static RunningServer running;

    @BeforeAll
    static void open() {
        running = new RunningServer(Limits.all(100_000));
    }

    @AfterAll
    static void close() {
        running.close();
    }

    /** A deck of Premiere, and one with a card of Hoth among it. */
    private static String deck(Browser owner, boolean hoth) {
        String one = hoth ? "{\"id\": \"3_115\", \"count\": 1}, " : "";
        Browser.Answer made =
                owner.post(
                        "/api/decks",
                        """
                        {"name": "Troopers", "side": "dark", "start": "Tatooine: Mos Eisley", "style": "",
                         "list": [%s{"id": "1_194", "count": %d}, {"id": "1_295", "count": 1}], "under": []}
                        """
                                .formatted(one, hoth ? 58 : 59));
        assertThat(made.status()).isEqualTo(201);
        return made.json().get("id").asString();
    }

    private static String wanted(String deck, String format, String opponent) {
        return """
        {"side": "dark", "deck": "%s", "opponent": %s, "format": "%s"}
        """
                .formatted(deck, opponent, format);
    }

    @Test
    void aTableTakesDecksOfItsFormatOnly() {
        Browser ann = running.guest();
        String premiere = deck(ann, false);
        String hoth = deck(ann, true);
        String open = "{\"kind\": \"open\"}";
        Browser.Answer refused = ann.post("/api/tables", wanted(hoth, "premiere", open));
        assertThat(refused.status()).isEqualTo(409);
        assertThat(refused.error()).isEqualTo("illegal_deck");
        Browser.Answer opened = ann.post("/api/tables", wanted(premiere, "premiere", open));
        assertThat(opened.status()).isEqualTo(201);
        String id = opened.json().get("id").asString();
        JsonNode table = ann.get("/api/tables/" + id + "?lang=fr").json();
        assertThat(table.get("format").get("key").asString()).isEqualTo("premiere");
        assertThat(table.get("format").get("name").asString()).isEqualTo("Premiere seulement");
        assertThat(ann.post("/api/tables", wanted(hoth, "premiere_to_hoth", open)).status())
                .isEqualTo(201);
        assertThat(ann.post("/api/tables", wanted(hoth, "premiere_to_a_new_hope", open)).error())
                .isEqualTo("illegal_deck");
    }

    @Test
    void whoeverJoinsIsHeldToTheFormatToo() {
        Browser ann = running.guest();
        Browser bob = running.guest();
        String table =
                ann.post(
                                "/api/tables",
                                wanted(deck(ann, false), "premiere", "{\"kind\": \"open\"}"))
                        .json()
                        .get("id")
                        .asString();
        Browser.Answer refused =
                bob.post(
                        "/api/tables/" + table + "/join",
                        "{\"deck\": \"ready:echo-base-squadrons\"}");
        assertThat(refused.status()).isEqualTo(409);
        assertThat(refused.error()).isEqualTo("illegal_deck");
        assertThat(bob.get("/api/tables/" + table).json().get("state").asString())
                .isEqualTo("open");
    }

    @Test
    void theHouseChoosesADeckOfTheFormatOrSaysThatThereIsNone() {
        Browser ann = running.guest();
        Browser.Answer none =
                ann.post(
                        "/api/tables",
                        wanted("", "episode_i", "{\"kind\": \"bot\", \"level\": \"random\"}"));
        assertThat(none.status()).isEqualTo(409);
        assertThat(none.error()).isEqualTo("no_ready_deck");
        for (String format : List.of("premiere", "premiere_to_a_new_hope", "premiere_to_hoth")) {
            String bot = "{\"kind\": \"bot\", \"level\": \"random\"}";
            assertThat(running.guest().post("/api/tables", wanted("", format, bot)).status())
                    .as(format)
                    .isEqualTo(201);
        }
        assertThat(ann.post("/api/tables", wanted("", "open", "{\"kind\": \"open\"}")).status())
                .isEqualTo(201);
        assertThat(ann.post("/api/tables", wanted("", "none", "{\"kind\": \"open\"}")).error())
                .isEqualTo("wrong_format");
    }

    @Test
    void decksAreListedAsLegalInTheFormatAskedFor() {
        Browser ann = running.guest();
        deck(ann, true);
        assertThat(legal(ann, "open")).isTrue();
        assertThat(legal(ann, "premiere_to_hoth")).isTrue();
        assertThat(legal(ann, "premiere")).isFalse();
    }

    private static boolean legal(Browser owner, String format) {
        return owner.get("/api/decks?format=" + format).json().get(0).get("legal").asBoolean();
    }
}
