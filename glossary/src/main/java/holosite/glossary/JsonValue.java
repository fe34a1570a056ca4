package holosite.glossary;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The part of JSON the glossary file uses: objects, arrays and strings. Nothing else is allowed.
 */
sealed interface JsonValue {
    record Text(String value) implements JsonValue {}

    record Items(List<JsonValue> values) implements JsonValue {
        public Items {
            values = List.copyOf(values);
        }
    }

    /** An object; its members keep the order of the file. */
    record Members(Map<String, JsonValue> values) implements JsonValue {
        public Members {
            values = new LinkedHashMap<>(values);
        }
    }

    /** The text as a JSON string, quotes included. */
    static String quote(String text) {
        var out = new StringBuilder("\"");
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '"' -> out.append("\\\"");
                case '\\' -> out.append("\\\\");
                case '\n' -> out.append("\\n");
                case '\r' -> out.append("\\r");
                case '\t' -> out.append("\\t");
                default -> out.append(c < ' ' ? String.format("\\u%04x", (int) c) : c);
            }
        }
        return out.append('"').toString();
    }
}
