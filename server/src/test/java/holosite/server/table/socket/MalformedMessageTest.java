package holosite.server.table.socket;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.server.web.StoredState;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Tries with every kind of message everything that can be wrong with its form. */
final class MalformedMessageTest extends MessageTestCase {
    private static final JsonMapper JSON = JsonMapper.shared();

    @Test
    void whateverIsNotExactlyAMessageIsRefused() {
        StoredState.settled(running.server().node().database());
        for (String bad :
                List.of(
                        "",
                        "{{{",
                        "[]",
                        "7",
                        "null",
                        "{}",
                        "{\"type\":7}",
                        "{\"type\":\"dance\",\"id\":\"1\"}",
                        "{\"type\":\"ping\",\"at\":1} {}",
                        "{\"type\":\"chat\",\"type\":\"concede\",\"id\":\"1\"}",
                        "[".repeat(5000))) {
            refused(asked, bad, "bad_message");
        }
        refused(
                asked,
                "bytes",
                () -> asked.sendBytes("{\"type\":\"concede\"}".getBytes(StandardCharsets.UTF_8)),
                "bad_message");
        refused(
                asked,
                "{\"type\":\"chat\",\"id\":\"1\",\"text\":\"" + "x".repeat(17_000) + "\"}",
                "too_large");
        refusedInFrench("{\"type\":\"chat\",\"text\":\"" + "x".repeat(17_000), "too_large");
        for (Map.Entry<String, String> good : good().entrySet()) {
            assertThat(JSON.readTree(good.getValue()).path("type").asString())
                    .isEqualTo(good.getKey());
            for (String bad : spoilt(good.getKey(), good.getValue())) {
                refused(asked, bad, "bad_message");
            }
        }
        refusedInFrench("{\"type\":\"concede\"}", "bad_message");
        assertThat(
                        asked.refusal(() -> asked.send("{\"type\":\"concede\"}"))
                                .path("message")
                                .asString())
                .contains("'id'");
        assertThat(asked.closedWith()).isZero();
    }

    /** A field too many, one too few, and each of every other kind, also in what it holds. */
    private static List<String> spoilt(String kind, String good) {
        var bad = new ArrayList<String>();
        ObjectNode whole = (ObjectNode) JSON.readTree(good);
        spoil(whole, whole, bad);
        if (whole.has("id")) {
            whole.put("id", "x".repeat(65));
            bad.add(whole.toString());
        }
        assertThat(bad).as(kind).hasSizeGreaterThan(4);
        return bad;
    }

    private static void spoil(ObjectNode whole, ObjectNode here, List<String> bad) {
        here.put("nobody", 1);
        bad.add(whole.toString());
        here.remove("nobody");
        for (String name : List.copyOf(here.propertyNames())) {
            JsonNode value = here.get(name);
            var others = new ArrayList<JsonNode>();
            others.add(JSON.readTree(value.isArray() ? "[\"lunch\"]" : "[1]"));
            others.add(JSON.readTree(value.isString() ? "{}" : "\"text\""));
            others.add(JSON.readTree(value.isNumber() ? "1e99" : "7"));
            others.add(JSON.readTree(value.isBoolean() ? "1" : "true"));
            boolean optional = List.of("minutes", "target", "version").contains(name);
            if (!optional && !name.equals("event")) {
                others.add(JSON.nullNode());
            }
            for (JsonNode wrong : others) {
                here.set(name, wrong);
                bad.add(whole.toString());
            }
            here.remove(name);
            if (!optional) {
                bad.add(whole.toString());
            }
            here.set(name, value);
            if (value instanceof ObjectNode inner) {
                spoil(whole, inner, bad);
            }
        }
    }
}
