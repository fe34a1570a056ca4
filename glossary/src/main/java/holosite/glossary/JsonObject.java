package holosite.glossary;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** A JSON object whose members are texts, lists of texts and objects; anything else is refused. */
final class JsonObject {
    private static final JsonMapper MAPPER =
            JsonMapper.builder()
                    .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                    .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
                    .build();

    private final ObjectNode members;

    private JsonObject(ObjectNode members) {
        this.members = members;
    }

    /**
     * The object on a line.
     *
     * @throws IllegalArgumentException if the line is something else
     */
    static JsonObject read(String line) {
        JsonNode read;
        try {
            read = MAPPER.readTree(line);
        } catch (JacksonException e) {
            int column = e.getLocation() == null ? 1 : e.getLocation().getColumnNr();
            throw new IllegalArgumentException(
                    "column " + column + ": " + e.getOriginalMessage(), e);
        }
        if (read instanceof ObjectNode object) {
            return new JsonObject(object);
        }
        throw new IllegalArgumentException("a line is one JSON object");
    }

    /** A value as JSON. */
    static String write(Object value) {
        return MAPPER.writeValueAsString(value);
    }

    Set<String> keys() {
        return Set.copyOf(members.propertyNames());
    }

    boolean has(String key) {
        return members.has(key);
    }

    String text(String key) {
        return text(member(key), key);
    }

    Optional<String> optional(String key) {
        return has(key) ? Optional.of(text(key)) : Optional.empty();
    }

    List<String> texts(String key) {
        if (!member(key).isArray()) {
            throw new IllegalArgumentException("\"" + key + "\" must be an array of strings");
        }
        return member(key).valueStream().map(item -> text(item, key)).toList();
    }

    JsonObject object(String key) {
        if (member(key) instanceof ObjectNode object) {
            return new JsonObject(object);
        }
        throw new IllegalArgumentException("\"" + key + "\" must be an object");
    }

    /** All members, which must be texts, in the order of the file. */
    Map<String, String> allTexts() {
        var texts = new LinkedHashMap<String, String>();
        for (var member : members.properties()) {
            texts.put(member.getKey(), text(member.getValue(), member.getKey()));
        }
        return texts;
    }

    private JsonNode member(String key) {
        @Nullable JsonNode value = members.get(key);
        if (value == null) {
            throw new IllegalArgumentException("\"" + key + "\" is missing");
        }
        return value;
    }

    private static String text(JsonNode value, String key) {
        if (!value.isString() || value.stringValue().isBlank()) {
            throw new IllegalArgumentException("\"" + key + "\" must be a string with text in it");
        }
        return value.stringValue();
    }
}
