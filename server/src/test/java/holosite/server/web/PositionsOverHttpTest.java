package holosite.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** A position is read, checked, written, and played against a bot. */
class PositionsOverHttpTest {
    private static final JsonMapper JSON = JsonMapper.shared();
    private static final String POSITION =
            """
            turn: Light 6, deploy phase
            seed: 99
            table:
              Tatooine (Dark)
                Devastator
                  DS-61-2 (passenger)
              Tatooine: Cantina (Light over Dark)
                Darth Vader
                  Vader's Lightsaber
                Luke Skywalker [moved]
              Tatooine: Mos Eisley (Dark)
            dark:
              hand: Sense; 3
              force: 4
              next destiny: 1, ?, 1
            light:
              hand: 2x Han Solo (1_11)
              reserve: 12; nothing else
            """;
    private static RunningServer running;

    @BeforeAll
    static void start() {
        running = new RunningServer(Limits.all(100_000));
    }

    @AfterAll
    static void stop() {
        running.close();
    }

    private static Browser.Answer post(Browser who, String what, ObjectNode body) {
        return who.post("/api/positions/" + what, body.toString());
    }

    private static ObjectNode read(String text) {
        Browser.Answer answer =
                post(running.guest(), "read", JSON.createObjectNode().put("text", text));
        assertThat(answer.status()).as(answer.body()).isEqualTo(200);
        return (ObjectNode) answer.json();
    }

    private static JsonNode checked(ObjectNode draft) {
        Browser.Answer answer = post(running.guest(), "check", draft);
        assertThat(answer.status()).as(answer.body()).isEqualTo(200);
        return answer.json();
    }

    private static ObjectNode with(String key, ObjectNode draft) {
        ObjectNode body = JSON.createObjectNode();
        body.set(key, draft);
        return body;
    }

    @Test
    void aPositionIsReadCheckedAndWrittenAgain() {
        ObjectNode draft = read(POSITION);
        assertThat(draft.at("/table/1/covers").asBoolean()).isTrue();
        assertThat(draft.at("/table/1/on/0/on/0/id").asString()).isEqualTo("1_324");
        assertThat(draft.at("/dark/destinies/1").asString()).isEqualTo("?");
        JsonNode verdict = checked(draft);
        assertThat(verdict.has("impossible")).as(verdict.toString()).isFalse();
        assertThat(read(verdict.get("text").asString())).isEqualTo(draft);
        // the rules lay out the sites before the system above them
        assertThat(verdict.get("places").get(1).get("piece").asInt()).isEqualTo(7);
        JsonNode cantina = verdict.get("places").get(0);
        assertThat(cantina.get("piece").asInt()).isEqualTo(3);
        assertThat(cantina.get("system").asString()).isEqualTo("Tatooine");
        assertThat(cantina.at("/power/dark").asInt()).isEqualTo(6);
        assertThat(cantina.has("controls")).isFalse();
        assertThat(verdict.get("places").get(2).get("piece").asInt()).isZero();
        assertThat(verdict.get("places").get(2).get("controls").asString()).isEqualTo("dark");
        assertThat(verdict.at("/piles/dark/force").asInt()).isEqualTo(4);
        assertThat(verdict.at("/piles/light/reserve").asInt()).isEqualTo(12);
    }

    @Test
    void whatCannotBeIsNamedWithItsLineAndItsCard() {
        ObjectNode draft =
                read(
                        POSITION.replace(
                                "Tatooine: Mos Eisley (Dark)\n",
                                "Tatooine: Mos Eisley (Dark)\n    Darth Vader\n"));
        JsonNode impossible = checked(draft).get("impossible");
        assertThat(impossible.get("text").asString()).startsWith("Darth Vader does not go there");
        assertThat(impossible.get("line").asInt()).isEqualTo(12);
        assertThat(impossible.get("piece").asInt()).isEqualTo(8);
        Browser.Answer french =
                running.guest().post("/api/positions/check?lang=fr", draft.toString());
        assertThat(french.json().at("/impossible/text").asString())
                .startsWith("Darth Vader ne peut pas être là");

        Browser.Answer refused =
                post(
                        running.guest(),
                        "play",
                        with("position", draft).put("side", "dark").put("level", "rookie"));
        assertThat(refused.status()).isEqualTo(409);
        assertThat(refused.json().get("error").asString()).isEqualTo("impossible_position");
    }

    @Test
    void whoeverHasNoLifeForceHasLostBeforeItBegins() {
        ObjectNode draft =
                read(POSITION.replace("reserve: 12; nothing else", "reserve: nothing else"));
        assertThat(checked(draft).at("/impossible/text").asString())
                .startsWith("Light has no Life Force left");
    }

    @Test
    void aTextThatCannotBeReadIsRefusedInBothLanguages() {
        String body = "{\"text\": \"turn: Dark, lunch phase\"}";
        Browser.Answer en = running.guest().post("/api/positions/read", body);
        assertThat(en.status()).isEqualTo(400);
        assertThat(en.json().get("message").asString())
                .startsWith("Line 1: there is no lunch phase");
        Browser.Answer fr = running.guest().post("/api/positions/read?lang=fr", body);
        assertThat(fr.json().get("message").asString().toLowerCase(Locale.ROOT))
                .startsWith("ligne 1")
                .contains("il n'y a pas de phase");
    }

    @Test
    void aCardIsOfferedTheSlotsThatCanHoldIt() {
        Browser.Answer answer =
                post(
                        running.guest(),
                        "slots",
                        with("position", read(POSITION)).put("card", "1_17"));
        assertThat(answer.status()).as(answer.body()).isEqualTo(200);
        JsonNode slots = answer.json();
        assertThat(slots.get("table").asString()).isEmpty();
        // a character is at no system, but at a site
        assertThat(slots.get("pieces").get(0).asString()).isNotEmpty();
        assertThat(slots.get("pieces").get(3).asString()).isEmpty();
        assertThat(slots.get("beside").get(0).asString()).isNotEmpty();
    }

    @Test
    void whoPlaysFromHereSitsAtTheTableAsItWasLaidOut() {
        Browser player = running.guest();
        ObjectNode wanted =
                with("position", read(POSITION)).put("side", "light").put("level", "rookie");
        Browser.Answer opened = post(player, "play", wanted);
        assertThat(opened.status()).as(opened.body()).isEqualTo(201);
        String id = opened.json().get("id").asString();
        JsonNode table = player.get("/api/tables/" + id).json();
        assertThat(table.get("yours").asString()).isEqualTo("light");
        assertThat(table.get("private").asBoolean()).isTrue();

        // and opens it in the editor again, with what he may know of it
        Browser.Answer again = player.get("/api/tables/" + id + "/position");
        assertThat(again.status()).as(again.body()).isEqualTo(200);
        JsonNode draft = again.json();
        assertThat(draft.at("/table/0/on/0/id").asString()).isEqualTo("1_168");
        assertThat(draft.at("/dark/hand/0").has("id")).isFalse();
        assertThat(draft.at("/dark/hand/0/count").asInt()).isEqualTo(4);
        assertThat(draft.at("/light/hand/0/id").asString()).isEqualTo("1_11");
        assertThat(running.guest().get("/api/tables/" + id + "/position").status()).isEqualTo(403);
    }
}
