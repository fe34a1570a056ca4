package holosite.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Decks, cards and the glossary, through a real server. */
class DecksOverHttpTest {
    private static final JsonMapper JSON = JsonMapper.shared();
    private static RunningServer running;

    @BeforeAll
    static void open() {
        running = new RunningServer(Limits.all(100_000));
    }

    @AfterAll
    static void close() {
        running.close();
    }

    private static final String DRAFT =
            """
            {"name": "My #1 deck", "side": "dark", "start": "Tatooine: Mos Eisley", "style": "Fast",
             "list": [{"id": "1_194", "count": 58}, {"id": "1_168", "count": 1}], "under": []}
            """;

    @Test
    void theReadyDecksAreThereForEverybody() {
        Browser nobody = running.browser();
        JsonNode decks = nobody.get("/api/decks").json();
        assertThat(decks.size()).isEqualTo(holosite.cards.ReadyDecks.names().size());
        decks.forEach(deck -> assertThat(deck.get("legal").asBoolean()).isTrue());
        JsonNode deck = nobody.get("/api/decks/ready:old-heroes").json();
        assertThat(deck.get("cards").asInt()).isEqualTo(60);
        assertThat(deck.get("problems").isEmpty()).isTrue();
    }

    @Test
    void aDeckIsKeptChangedAndDeleted() {
        Browser owner = running.guest();
        Browser.Answer made = owner.post("/api/decks", DRAFT);
        assertThat(made.status()).isEqualTo(201);
        String id = made.json().get("id").asString();
        assertThat(made.json().get("name").asString()).isEqualTo("My #1 deck");
        assertThat(made.json().get("legal").asBoolean()).isFalse();
        assertThat(owner.get("/api/decks").json().get(0).get("id").asString()).isEqualTo(id);
        assertThat(owner.put("/api/decks/" + id, DRAFT.replace("My #1", "Our")).status())
                .isEqualTo(200);
        JsonNode again = owner.get("/api/decks/" + id).json();
        assertThat(again.get("name").asString()).isEqualTo("Our deck");
        assertThat(again.get("list").size()).isEqualTo(2);
        Browser other = running.guest();
        assertThat(other.get("/api/decks/" + id).status()).isEqualTo(404);
        assertThat(other.put("/api/decks/" + id, DRAFT).status()).isEqualTo(404);
        assertThat(other.delete("/api/decks/" + id).status()).isEqualTo(404);
        assertThat(owner.get("/api/decks/" + id).status()).isEqualTo(200);
        assertThat(owner.delete("/api/decks/" + id).status()).isEqualTo(204);
        assertThat(owner.delete("/api/decks/" + id).status()).isEqualTo(404);
        assertThat(owner.delete("/api/decks/ready:old-heroes").error()).isEqualTo("ready_deck");
        assertThat(owner.put("/api/decks/ready:old-heroes", DRAFT).error()).isEqualTo("ready_deck");
    }

    @Test
    void everyProblemComesWithARemedyInTheLanguageOfTheCaller() {
        Browser browser = running.browser();
        JsonNode french = browser.post("/api/decks/check?lang=fr", DRAFT).json().get("problems");
        assertThat(french.get(0).get("text").asString())
                .isEqualTo("Un deck a exactement 60 cartes\u00a0; celui-ci en a 59.");
        assertThat(french.get(0).get("remedy").asString()).isEqualTo("Ajoutez-en 1.");
        JsonNode english =
                browser.post("/api/decks/check?format=premiere", DRAFT).json().get("problems");
        assertThat(english.size()).isEqualTo(french.size());
        english.forEach(problem -> assertThat(problem.get("remedy").asString()).isNotBlank());
        assertThat(browser.post("/api/decks/check?format=none", DRAFT).error())
                .isEqualTo("wrong_format");
        assertThat(browser.get("/api/formats").json().get(0).get("key").asString())
                .isEqualTo("open");
    }

    @Test
    void whatIsNoDeckIsNotKept() {
        Browser browser = running.guest();
        for (String bad :
                new String[] {
                    DRAFT.replace("1_194", "0_0"),
                    DRAFT.replace("58", "0"),
                    DRAFT.replace("58", "-5"),
                    DRAFT.replace("58", "2.5"),
                    DRAFT.replace("58", "61"),
                    DRAFT.replace("\"dark\"", "\"grey\""),
                    DRAFT.replace("\"dark\"", "1"),
                    DRAFT.replace("My #1 deck", " "),
                    DRAFT.replace("My #1 deck", "x".repeat(61)),
                    DRAFT.replace("Tatooine: Mos Eisley", "Nowhere"),
                    DRAFT.replaceAll("\"list\": \\[.*?]", "\"list\": []")
                }) {
            Browser.Answer answer = browser.post("/api/decks", bad);
            assertThat(answer.status()).as(bad).isEqualTo(400);
        }
        assertThat(browser.get("/api/decks").json().get(0).get("id").asString())
                .startsWith("ready:");
    }

    @ParameterizedTest
    @ValueSource(strings = {"holosite", "plain", "gemp-xml", "gemp-ids", "holotable"})
    void aDeckGoesOutAndComesBackInEveryForm(String form) {
        Browser browser = running.browser();
        Browser.Answer out = browser.get("/api/decks/ready:death-squadron/export?form=" + form);
        assertThat(out.header("Content-Disposition"))
                .contains("filename=\"death-squadron-over-hoth.");
        JsonNode back =
                browser.post(
                                "/api/decks/import",
                                JSON.writeValueAsString(Map.of("text", out.body())))
                        .json();
        assertThat(back.get("form").asString()).isEqualTo(form);
        assertThat(back.get("missing").isEmpty()).isTrue();
        assertThat(back.get("deck").get("cards").asInt()).isEqualTo(60);
        assertThat(back.get("deck").get("side").asString()).isEqualTo("dark");
    }

    @Test
    void cardsThatAreNotThereAreListed() {
        JsonNode read =
                running.browser()
                        .post(
                                "/api/decks/import",
                                "{\"text\": \"2x Stormtroper\\n1x Darth Vader\"}")
                        .json();
        assertThat(read.get("missing").get(0).get("nearest").get(0).asString())
                .isEqualTo("Stormtrooper");
        Browser.Answer bad =
                running.browser().post("/api/decks/import", "{\"text\": \"0x Sense\"}");
        assertThat(bad.error()).isEqualTo("unreadable_deck");
        assertThat(bad.json().get("line").asInt()).isEqualTo(1);
        assertThat(running.browser().get("/api/decks/ready:old-heroes/export?form=x").error())
                .isEqualTo("wrong_form");
    }

    @Test
    void theCatalogueIsKeptByItsVersion() {
        Browser browser = running.browser();
        Browser.Answer all = browser.get("/api/cards/fr");
        String version = all.json().get("version").asString();
        assertThat(all.header("ETag")).isEqualTo("\"" + version + "\"");
        assertThat(all.header("Cache-Control")).isEqualTo("no-cache");
        assertThat(browser.get("/api/cards/fr?v=" + version).header("Cache-Control"))
                .contains("immutable");
        assertThat(browser.get("/api/cards/fr?v=old").header("Cache-Control"))
                .isEqualTo("no-cache");
        Browser.Answer known =
                browser.send(
                        "GET", "/api/cards/fr", "", Map.of("If-None-Match", all.header("ETag")));
        assertThat(known.status()).isEqualTo(304);
        assertThat(known.body()).isEmpty();
    }

    @Test
    void theGlossaryIsRead() {
        Browser browser = running.browser();
        JsonNode list = browser.get("/api/glossary?lang=fr").json();
        assertThat(list.size()).isEqualTo(holosite.glossary.Glossary.get().entries().size());
        JsonNode entry = browser.get("/api/glossary/anoat-dark-side").json();
        assertThat(entry.get("claims").get(0).get("status").asString()).isEqualTo("shown");
        assertThat(entry.get("claims").get(0).get("tests").get(0).asString())
                .contains("AnoatTest#");
        assertThat(entry.get("cards").get(0).get("id").asString()).isEqualTo("4_154");
        JsonNode ruled = browser.get("/api/glossary/excluded-from-battle?lang=fr").json();
        assertThat(ruled.get("rulings").get(0).get("text").asString()).contains("bataille");
        assertThat(ruled.get("rulings").get(0).get("tests").get(0).asString()).contains("#");
        list.forEach(
                term ->
                        assertThat(
                                        browser.get("/api/glossary/" + term.get("id").asString())
                                                .status())
                                .isEqualTo(200));
    }

    @Test
    void largeAnswersAreCompressed() throws Exception {
        var request =
                HttpRequest.newBuilder(URI.create(running.browser().base() + "/api/cards/en"))
                        .header("Accept-Encoding", "gzip")
                        .build();
        var answer = TestHttpClient.create().send(request, HttpResponse.BodyHandlers.ofByteArray());
        assertThat(answer.headers().firstValue("Content-Encoding")).contains("gzip");
        int whole = running.browser().get("/api/cards/en").body().length();
        assertThat(answer.body().length).isLessThan(whole / 4);
    }
}
